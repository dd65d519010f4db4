import type { Comment } from '#contract/comments/comment.ts';
import { editComment } from '#contract/comments/endpoints.ts';
import { blankTexts, commentTexts } from '#contract/texts/comments.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { useCommentsAround } from '../comments-context.ts';
import { useKnownComments } from '../comments-query.ts';
import { withChanged } from '../thread/comment-tree.ts';
import { CommentForm } from './comment-form.tsx';

interface EditFormProps {
  readonly comment: Comment;
  readonly onDone: () => void;
}

/** Stands in the place of the words that it changes. */
export function EditForm({ comment, onDone }: EditFormProps) {
  const { id, content, parentId, userId } = comment;
  const { sentenceId, open } = useCommentsAround();
  const api = useApi();
  const known = useKnownComments(sentenceId);
  const save = async (wanted: string) => {
    const reply = await api.call(editComment, {
      params: { commentId: String(id) },
      body: { content: wanted },
    });
    await known.holdStill();
    known.change((threads) => withChanged(threads, id, (before) => ({ ...before, ...reply })));
  };
  return (
    <CommentForm
      label={commentTexts.editLabel}
      draftKey={`${userId} edits ${id}`}
      original={content}
      blankText={parentId === null ? blankTexts.comment : blankTexts.reply}
      sendLabel={commentTexts.save}
      busyLabel={commentTexts.saving}
      takesFocus
      send={save}
      onSent={onDone}
      onFailed={(error) => open({ kind: 'failure', message: failureMessage(error) })}
      onCancel={onDone}
    />
  );
}
