import { addComment } from '#contract/comments/endpoints.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { useCommentsAround, type Viewer } from '../comments-context.ts';
import { useKnownComments } from '../comments-query.ts';
import { withReply } from '../thread/comment-tree.ts';

/** Sends a comment, or a reply to one, and puts it into its place at once. */
export function useAddComment(viewer: Viewer, parentId: number | null) {
  const { sentenceId } = useCommentsAround();
  const api = useApi();
  const known = useKnownComments(sentenceId);
  return async (content: string): Promise<void> => {
    const added = await api.call(addComment, {
      params: { sentenceId: String(sentenceId) },
      body: { content, userId: viewer.id, parentId },
    });
    await known.holdStill();
    if (parentId === null) known.addThread(added);
    else known.change((threads) => withReply(threads, parentId, added));
  };
}
