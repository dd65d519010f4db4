import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import type { Comment } from '#contract/comments/comment.ts';
import { likeComment, unlikeComment } from '#contract/comments/endpoints.ts';
import { commentTexts } from '#contract/texts/comments.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { formatNumber } from '#app/lib/format.ts';
import { classNames } from '#app/ui/class-names.ts';
import { useCommentsAround } from '../comments-context.ts';
import { useKnownComments } from '../comments-query.ts';
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

/** The heart follows the finger and goes back when the server says no. */
function useLike({ id, likes }: Comment) {
  const { sentenceId, viewer, open } = useCommentsAround();
  const api = useApi();
  const client = useQueryClient();
  const known = useKnownComments(sentenceId);
  const userId = viewer?.id ?? 0;
  const params = { sentenceId: String(sentenceId), commentId: String(id) };
  const mutationKey = ['like', id];
  const setLikes = (likesOf: (comment: Comment) => number[]) =>
    known.change((threads) =>
      withChanged(threads, id, (comment) => ({ ...comment, likes: likesOf(comment) })),
    );
  // Of several presses only the last one decides what is shown.
  const isLast = () => client.isMutating({ mutationKey }) === 1;

  const { mutate } = useMutation({
    mutationKey,
    // One after the other, in the order of the presses.
    scope: { id: `like ${id}` },
    mutationFn: (liked: boolean) =>
      liked ? api.call(likeComment, { params, query: { userId } }) : api.call(unlikeComment, { params }),
    onMutate: async (liked) => {
      await known.holdStill();
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
