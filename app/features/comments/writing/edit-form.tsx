import type { Comment } from '#contract/comments/comment.ts';
import { editComment } from '#contract/comments/endpoints.ts';
import { blankTexts, commentTexts } from '#contract/texts/comments.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { useCommentsContext } from '../comments-context.ts';
import { useCachedComments } from '../comments-query.ts';
import { withChanged } from '../thread/comment-tree.ts';
import { CommentForm } from './comment-form.tsx';

interface EditFormProps {
  readonly comment: Comment;
  readonly onDone: () => void;
}

/** Replaces the text of the comment while it is edited. */
export function EditForm({ comment, onDone }: EditFormProps) {
  const { id, content, parentId, userId } = comment;
  const { sentenceId, open } = useCommentsContext();
  const api = useApi();
  const cached = useCachedComments(sentenceId);
  const save = async (text: string) => {
    const reply = await api.call(editComment, {
      params: { commentId: String(id) },
      body: { content: text },
    });
    await cached.cancelPending();
    cached.change((threads) => withChanged(threads, id, (before) => ({ ...before, ...reply })));
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
