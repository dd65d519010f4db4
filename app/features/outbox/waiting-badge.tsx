import { useQueryClient } from '@tanstack/react-query';
import { CloudUpload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { listComments } from '#contract/comments/endpoints.ts';
import { listCategories, listCategoryChoices, listNotebook } from '#contract/notebook/endpoints.ts';
import { outboxTexts as texts } from '#contract/texts/outbox.ts';
import { formatNumber } from '#app/lib/format.ts';
import { isWaiting } from '#app/lib/outbox/outbox-entry.ts';
import { labelOf } from '#app/lib/outbox/outbox-kinds.ts';
import { useOutbox, useOwnEntries, useSentEntries } from '#app/lib/outbox/use-outbox.ts';
import { useRefusedLearning } from '#app/lib/outbox/use-refused-learning.ts';
import { useScoreUpdate } from '#app/lib/progress/use-score-update.ts';
import { useSession } from '#app/lib/session/session.ts';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { showLongToast } from '#app/ui/overlays/toast.tsx';

const OutboxPanel = onDemand(() => import('./outbox-panel.tsx'));

/** Stands over the page, so that nothing moves when it comes and goes; on phones above a note at the bottom. */
export default function WaitingBadge() {
  const entries = useOwnEntries();
  const waiting = entries.filter(isWaiting).length;
  const refusedLearning = useRefusedLearning();
  const unsent = entries.length + refusedLearning.reduce((sum, { ids }) => sum + ids.size, 0);
  const [isOpen, setOpen] = useState(false);
  useSendAfterLogin();
  useTellRefusals();
  useShowSent();
  const close = () => setOpen(false);
  return (
    <>
      {unsent > 0 && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="fixed bottom-[calc(var(--spacing-bottom-bar)+env(safe-area-inset-bottom)+0.75rem+var(--bottom-notes))] left-4 z-20 inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-bold text-ink-soft shadow-float hover:text-ink md:bottom-6 md:left-6 [&_svg]:size-4"
        >
          <CloudUpload aria-hidden />
          {waiting > 0 ? texts.waiting(formatNumber(waiting)) : texts.unsent(formatNumber(unsent))}
        </button>
      )}
      {isOpen && (
        <OnDemand onFailed={close}>
          <OutboxPanel refusedLearning={refusedLearning} onClose={close} />
        </OnDemand>
      )}
    </>
  );
}

/** What an account left here is sent when that account is back. */
function useSendAfterLogin(): void {
  const outbox = useOutbox();
  const userId = useSession()?.userId ?? null;
  const before = useRef(userId);
  useEffect(() => {
    if (before.current !== userId) void outbox().send();
    before.current = userId;
  }, [outbox, userId]);
}

/** Once for each entry that was refused for good. */
function useTellRefusals(): void {
  const outbox = useOutbox();
  const untold = useOwnEntries().filter(({ refusal, isTold }) => refusal !== undefined && !isTold);
  const next = untold[0];
  useEffect(() => {
    if (next?.refusal === undefined) return;
    showLongToast(texts.refusedToast(labelOf(next), next.refusal), 'error');
    void outbox().markTold(next);
    // By its id: the list is read again whenever anything changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [outbox, next?.id]);
}

/** What was sent in the background changes the score and the lists of other screens. */
function useShowSent(): void {
  const client = useQueryClient();
  const updateScore = useScoreUpdate();
  useSentEntries((sent) => {
    if (sent.kind === 'reveal') return;
    if (sent.kind === 'answer') return updateScore(sent.reply.score);
    const lists = sent.kind === 'save' ? [listCategories, listCategoryChoices, listNotebook] : [listComments];
    for (const { path } of lists)
      void client.invalidateQueries({ queryKey: ['GET', path], refetchType: 'none' });
  });
}
