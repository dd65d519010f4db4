import { addComment } from '#contract/comments/endpoints.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { useCommentsContext, type Viewer } from '../comments-context.ts';
import { useCachedComments } from '../comments-query.ts';
import { withReply } from '../thread/comment-tree.ts';

/** Sends a comment or a reply, and shows it at once. */
export function useAddComment(viewer: Viewer, parentId: number | null) {
  const { sentenceId } = useCommentsContext();
  const api = useApi();
  const cached = useCachedComments(sentenceId);
  return async (content: string): Promise<void> => {
    const added = await api.call(addComment, {
      params: { sentenceId: String(sentenceId) },
      body: { content, userId: viewer.id, parentId },
    });
    await cached.cancelPending();
    if (parentId === null) cached.addThread(added);
    else cached.change((threads) => withReply(threads, parentId, added));
  };
}
