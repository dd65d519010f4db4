import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import type { Comment } from '#contract/comments/comment.ts';
import { likeComment, unlikeComment } from '#contract/comments/endpoints.ts';
import { commentTexts } from '#contract/texts/comments.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { formatNumber } from '#app/lib/format.ts';
import { classNames } from '#app/ui/class-names.ts';
import { useCommentsContext } from '../comments-context.ts';
import { useCachedComments } from '../comments-query.ts';
import { sendingFailure } from '../writing/sending-failure.ts';
import { actionStyles } from './action-styles.ts';
import { withChanged, withLike } from './comment-tree.ts';

export function LikeButton({ comment }: { readonly comment: Comment }) {
  const { liked, toggle } = useLike(comment);
  const count = comment.likes.length;
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={count > 0 ? commentTexts.likeOf(formatNumber(count)) : undefined}
      className={classNames(actionStyles, liked && '[&_svg]:fill-vermilion [&_svg]:text-vermilion')}
      onClick={toggle}
    >
      <Heart aria-hidden />
      {commentTexts.like}
      {count > 0 && <span className="tabular-nums"> {formatNumber(count)}</span>}
    </button>
  );
}

/** The heart changes at once and is reverted when the server refuses. */
function useLike({ id, likes }: Comment) {
  const { sentenceId, viewer, open } = useCommentsContext();
  const api = useApi();
  const client = useQueryClient();
  const cached = useCachedComments(sentenceId);
  const userId = viewer?.id ?? 0;
  const params = { sentenceId: String(sentenceId), commentId: String(id) };
  const mutationKey = ['like', id];
  const setLikes = (likesOf: (comment: Comment) => number[]) =>
    cached.change((threads) =>
      withChanged(threads, id, (comment) => ({ ...comment, likes: likesOf(comment) })),
    );
  // Of several presses only the last one decides the result on screen.
  const isLast = () => client.isMutating({ mutationKey }) === 1;

  const { mutate } = useMutation({
    mutationKey,
    // Several presses are sent one after the other.
    scope: { id: `like ${id}` },
    mutationFn: (liked: boolean) =>
      liked ? api.call(likeComment, { params, query: { userId } }) : api.call(unlikeComment, { params }),
    onMutate: async (liked) => {
      await cached.cancelPending();
      setLikes((comment) => withLike(comment.likes, userId, liked));
    },
    onSuccess: (reply) => {
      if (isLast()) setLikes(() => reply.likes);
    },
    onError: (error, liked) => {
      if (isLast()) setLikes((comment) => withLike(comment.likes, userId, !liked));
      open({ kind: 'failure', message: sendingFailure(error) });
    },
  });
  const liked = likes.includes(userId);
  return { liked, toggle: () => (viewer ? mutate(!liked) : open({ kind: 'login' })) };
}
