import { useQueryClient } from '@tanstack/react-query';
import type { SentEntry } from '#app/lib/outbox/outbox-kinds.ts';
import { useSentEntries } from '#app/lib/outbox/use-outbox.ts';
import { useCachedComments } from './comments-query.ts';
import { withChanged, withReply } from './thread/comment-tree.ts';

export const likeMutationKey = (commentId: number) => ['like', commentId];

/** Shows comments and likes as soon as the server has them, whether they were sent at once or have waited. */
export function useSentComments(sentenceId: number): void {
  const client = useQueryClient();
  const cached = useCachedComments(sentenceId);
  const show = async (sent: SentEntry) => {
    if (sent.kind === 'answer' || sent.kind === 'reveal' || sent.kind === 'save') return;
    if (sent.entry.input.sentenceId !== sentenceId) return;
    if (sent.kind === 'comment') {
      const { parentId } = sent.entry.input;
      await cached.cancelPending();
      if (parentId === null) cached.addThread(sent.reply);
      else cached.change((threads) => withReply(threads, parentId, sent.reply));
      return;
    }
    const { commentId } = sent.entry.input;
    // While it is pressed, the button itself shows the result.
    if (client.isMutating({ mutationKey: likeMutationKey(commentId) }) > 0) return;
    const { likes } = sent.reply;
    cached.change((threads) => withChanged(threads, commentId, (comment) => ({ ...comment, likes })));
  };
  useSentEntries((sent) => void show(sent));
}
