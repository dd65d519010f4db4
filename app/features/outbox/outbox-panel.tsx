import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { outboxTexts as texts } from '#contract/texts/outbox.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { copyText } from '#app/lib/copy-text.ts';
import { canBeSent, isWaiting, type OutboxEntry } from '#app/lib/outbox/outbox-entry.ts';
import { contentOf, labelOf } from '#app/lib/outbox/outbox-kinds.ts';
import { useOutbox, useOwnEntries } from '#app/lib/outbox/use-outbox.ts';
import { hasExpired } from '#app/lib/session/session.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import Confirm from '#app/ui/overlays/confirm.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { showToast } from '#app/ui/overlays/toast.tsx';

/** What waits for the network, and what was refused: nothing disappears without the learner. */
export default function OutboxPanel({ onClose }: { readonly onClose: () => void }) {
  const outbox = useOutbox();
  const entries = useOwnEntries();
  const [removing, setRemoving] = useState<OutboxEntry | null>(null);
  const [sending, setSending] = useState<'idle' | 'sending' | 'failed'>('idle');
  const canSend = entries.some(canBeSent);
  const isExpired = hasExpired();
  const send = async () => {
    setSending('sending');
    await outbox().sendNow();
    setSending('failed');
  };
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={texts.title}
        description={leadOf(entries)}
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
        {entries.length > 0 && (
          <ul className="max-h-[45dvh] divide-y divide-line overflow-y-auto rounded-md border border-line">
            {entries.map((entry) => (
              <WaitingEntry key={entry.id} entry={entry} onRemove={() => setRemoving(entry)} />
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
            void outbox().remove(removing.id);
            setRemoving(null);
          }}
        />
      )}
    </>
  );
}

function leadOf(entries: readonly OutboxEntry[]): string {
  if (entries.length === 0) return texts.empty;
  if (entries.some(isWaiting)) return texts.lead;
  return entries.some(canBeSent) ? texts.putAsideLead : texts.refusedLead;
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
