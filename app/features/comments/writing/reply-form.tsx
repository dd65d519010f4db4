import type { Comment } from '#contract/comments/comment.ts';
import { blankTexts, commentTexts } from '#contract/texts/comments.ts';
import { useCommentsContext, type Viewer } from '../comments-context.ts';
import { CommentForm } from './comment-form.tsx';
import { sendingFailure } from './sending-failure.ts';
import { useAddComment } from './use-add-comment.ts';

interface ReplyFormProps {
  readonly comment: Comment;
  readonly viewer: Viewer;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

export function ReplyForm({ comment, viewer, onSent, onCancel }: ReplyFormProps) {
  const { open } = useCommentsContext();
  const add = useAddComment(comment.id);
  return (
    <CommentForm
      label={commentTexts.yourReply(comment.userName)}
      draftKey={`${viewer.id} to ${comment.id}`}
      blankText={blankTexts.reply}
      sendLabel={commentTexts.sendReply}
      busyLabel={commentTexts.sending}
      takesFocus
      send={add}
      onSent={onSent}
      onFailed={(error) => open({ kind: 'failure', message: sendingFailure(error) })}
      onCancel={onCancel}
    />
  );
}
