import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { knownText } from '#contract/texts/known-text.ts';
import { learningKindNames } from '#contract/texts/learning.ts';
import { outboxTexts as texts } from '#contract/texts/outbox.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { copyText } from '#app/lib/copy-text.ts';
import { formatNumber } from '#app/lib/format.ts';
import { logFailure } from '#app/lib/log.ts';
import { canBeSent, isWaiting, type OutboxEntry } from '#app/lib/outbox/outbox-entry.ts';
import { contentOf, labelOf } from '#app/lib/outbox/outbox-kinds.ts';
import { useOutbox, useOwnEntries } from '#app/lib/outbox/use-outbox.ts';
import type { RefusedLearning } from '#app/lib/outbox/use-refused-learning.ts';
import { hasExpired } from '#app/lib/session/session.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import Confirm from '#app/ui/overlays/confirm.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { showToast } from '#app/ui/overlays/toast.tsx';

interface OutboxPanelProps {
  readonly refusedLearning: readonly RefusedLearning[];
  readonly onClose: () => void;
}

/** What waits for the network, and what was refused: nothing disappears without the learner. */
export default function OutboxPanel({ refusedLearning, onClose }: OutboxPanelProps) {
  const outbox = useOutbox();
  const entries = useOwnEntries();
  /** Removes what the learner is asked about. */
  const [removing, setRemoving] = useState<{ readonly remove: () => void } | null>(null);
  const [sending, setSending] = useState<'idle' | 'sending' | 'failed'>('idle');
  const canSend = entries.some(canBeSent) || refusedLearning.length > 0;
  const isExpired = hasExpired();
  const send = async () => {
    setSending('sending');
    await Promise.all([
      outbox().sendNow(),
      refusedLearning.length > 0 && loadLearning().then(({ retryRefusedLearning }) => retryRefusedLearning()),
    ]);
    setSending('failed');
  };
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={texts.title}
        description={leadOf(entries, refusedLearning)}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              {uiTexts.close}
            </Button>
            {canSend && !isExpired && (
              <Button busyLabel={sending === 'sending' && texts.sending} onClick={() => void send()}>
                {texts.sendNow}
              </Button>
            )}
          </>
        }
      >
        {entries.length + refusedLearning.length > 0 && (
          <ul className="max-h-[45dvh] divide-y divide-line overflow-y-auto rounded-md border border-line">
            {entries.map((entry) => (
              <WaitingEntry
                key={entry.id}
                entry={entry}
                onRemove={() => setRemoving({ remove: () => void outbox().remove(entry.id) })}
              />
            ))}
            {refusedLearning.map((refused) => (
              <RefusedLearningEntry
                key={`${refused.kind} ${refused.reason}`}
                refused={refused}
                onRemove={() => setRemoving({ remove: () => giveUp(refused) })}
              />
            ))}
          </ul>
        )}
        {canSend && (isExpired || sending === 'failed') && (
          <p role="status" className="mt-3 text-sm text-ink-soft">
            {isExpired ? texts.loginToSend : texts.stillWaiting}
          </p>
        )}
      </Dialog>
      {removing && (
        <Confirm
          open
          dangerous
          question={texts.removeQuestion}
          explanation={texts.removeExplanation}
          confirmLabel={texts.remove}
          onCancel={() => setRemoving(null)}
          onConfirm={() => {
            removing.remove();
            setRemoving(null);
          }}
        />
      )}
    </>
  );
}

const loadLearning = () => import('#app/lib/learning/learning.ts');

const giveUp = ({ ids }: RefusedLearning): void =>
  void loadLearning()
    .then(({ giveUpRefusedLearning }) => giveUpRefusedLearning(ids))
    .catch((error: unknown) => logFailure('Refused learning could not be removed', error));

function leadOf(entries: readonly OutboxEntry[], refusedLearning: readonly RefusedLearning[]): string {
  if (entries.some(isWaiting)) return texts.lead;
  if (refusedLearning.length > 0) return texts.learningLead;
  if (entries.length === 0) return texts.empty;
  return entries.some(canBeSent) ? texts.putAsideLead : texts.refusedLead;
}

interface RefusedLearningProps {
  readonly refused: RefusedLearning;
  readonly onRemove: () => void;
}

function RefusedLearningEntry({ refused: { kind, reason, ids }, onRemove }: RefusedLearningProps) {
  const label = texts.learnt(formatNumber(ids.size));
  return (
    <li className="flex items-start gap-2 py-2 pr-1 pl-4">
      <div className="min-w-0 flex-1 py-1.5">
        <p className="text-sm text-ink-soft">{label}</p>
        <p className="wrap-anywhere">{knownText(learningKindNames, kind) ?? texts.unknownLearning}</p>
        <p className="mt-1 text-sm text-error">{texts.refused(reason)}</p>
      </div>
      <IconButton label={texts.removeOf(label)} icon={<Trash2 />} onClick={onRemove} />
    </li>
  );
}

interface WaitingEntryProps {
  readonly entry: OutboxEntry;
  readonly onRemove: () => void;
}

function WaitingEntry({ entry, onRemove }: WaitingEntryProps) {
  const label = labelOf(entry);
  const content = contentOf(entry);
  const copy = async () =>
    (await copyText(content)) ? showToast(texts.copied, 'success') : showToast(texts.copyFailed, 'error');
  return (
    <li className="flex items-start gap-2 py-2 pr-1 pl-4">
      <div className="min-w-0 flex-1 py-1.5">
        <p className="text-sm text-ink-soft">{label}</p>
        <p className="wrap-anywhere whitespace-pre-line">
          <MixedText>{content}</MixedText>
        </p>
        {entry.refusal !== undefined && (
          <p className="mt-1 text-sm text-error">{texts.refused(entry.refusal)}</p>
        )}
      </div>
      <IconButton label={texts.copy} icon={<Copy />} onClick={() => void copy()} />
      <IconButton label={texts.removeOf(label)} icon={<Trash2 />} onClick={onRemove} />
    </li>
  );
}
