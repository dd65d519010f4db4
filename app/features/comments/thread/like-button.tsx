import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import type { Comment } from '#contract/comments/comment.ts';
import { OUTBOX_MAX } from '#contract/device-limits.ts';
import { commentTexts } from '#contract/texts/comments.ts';
import { outboxTexts } from '#contract/texts/outbox.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { formatNumber } from '#app/lib/format.ts';
import { useOutbox, useOwnEntries } from '#app/lib/outbox/use-outbox.ts';
import { classNames } from '#app/ui/class-names.ts';
import { useCommentsContext } from '../comments-context.ts';
import { useCachedComments } from '../comments-query.ts';
import { likeMutationKey } from '../use-sent-comments.ts';
import { sendingFailure } from '../writing/sending-failure.ts';
import { actionStyles } from './action-styles.ts';
import { withChanged, withLike } from './comment-tree.ts';

export function LikeButton({ comment }: { readonly comment: Comment }) {
  const { liked, count, toggle } = useLike(comment);
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

/** How much of a comment names it in the list of what waits. */
const ABOUT_CHARS = 60;

/** What the last press says that waits for the network; null if none does. */
function useWaitingLike(commentId: number): boolean | null {
  const last = useOwnEntries().findLast(
    ({ kind, input, refusal }) =>
      (kind === 'like' || kind === 'unlike') && input.commentId === commentId && refusal === undefined,
  );
  return last ? last.kind === 'like' : null;
}

/** The heart changes at once and is reverted when the server refuses. */
function useLike({ id, likes, content }: Comment) {
  const { sentenceId, viewer, open } = useCommentsContext();
  const outbox = useOutbox();
  const waiting = useWaitingLike(id);
  const client = useQueryClient();
  const cached = useCachedComments(sentenceId);
  const userId = viewer?.id ?? 0;
  const mutationKey = likeMutationKey(id);
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
    mutationFn: async (liked: boolean) => {
      const input = { sentenceId, commentId: id, about: content.slice(0, ABOUT_CHARS) };
      const outcome = await outbox().submit(liked ? 'like' : 'unlike', input);
      if (outcome.state === 'refused') throw outcome.error;
      if (outcome.state === 'full') throw new ApiError(409, outboxTexts.full(OUTBOX_MAX));
      // Without a network the heart stays as it was pressed.
      return outcome.state === 'sent' ? outcome.reply : undefined;
    },
    onMutate: async (liked) => {
      await cached.cancelPending();
      setLikes((comment) => withLike(comment.likes, userId, liked));
    },
    onSuccess: (reply) => {
      if (isLast() && reply) setLikes(() => reply.likes);
    },
    onError: (error, liked) => {
      if (isLast()) setLikes((comment) => withLike(comment.likes, userId, !liked));
      open({ kind: 'failure', message: sendingFailure(error) });
    },
  });
  const liked = waiting ?? likes.includes(userId);
  const { length: count } = waiting === null ? likes : withLike(likes, userId, waiting);
  return { liked, count, toggle: () => (viewer ? mutate(!liked) : open({ kind: 'login' })) };
}
