import { OUTBOX_MAX } from '#contract/device-limits.ts';
import { outboxTexts } from '#contract/texts/outbox.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { useOutbox } from '#app/lib/outbox/use-outbox.ts';
import { hasExpired } from '#app/lib/session/session.ts';
import { showLongToast } from '#app/ui/overlays/toast.tsx';
import { useCommentsContext } from '../comments-context.ts';
import { useCachedComments } from '../comments-query.ts';

/** Sends a comment or a reply, or keeps it until the network is back. Returns which. */
export function useAddComment(parentId: number | null) {
  const { sentenceId } = useCommentsContext();
  const outbox = useOutbox();
  const cached = useCachedComments(sentenceId);
  return async (content: string): Promise<'sent' | 'waiting'> => {
    const outcome = await outbox().submit('comment', { sentenceId, parentId, content });
    if (outcome.state === 'refused') throw outcome.error;
    if (outcome.state === 'full') throw new ApiError(409, outboxTexts.full(OUTBOX_MAX));
    if (outcome.state === 'waiting')
      showLongToast(hasExpired() ? outboxTexts.commentKeptForLogin : outboxTexts.commentKept);
    else if (!outcome.reply) await cached.refresh();
    return outcome.state;
  };
}
