import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Comment } from '#contract/comments/comment.ts';
import { deleteComment } from '#contract/comments/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { commentTexts } from '#contract/texts/comments.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { Alert, Confirm } from '#app/ui/overlays/question-dialogs.ts';
import { showLongToast, showToast } from '#app/ui/overlays/toast.tsx';
import { type CommentDialog, useCommentsContext } from '../comments-context.ts';
import { useCachedComments } from '../comments-query.ts';
import { useLoginState } from '../writing/use-login-state.ts';

const ReportDialog = onDemand(() => import('./report-dialog.tsx'));

interface CommentDialogsProps {
  readonly dialog: CommentDialog | null;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

export function CommentDialogs({ dialog, onClose, onRemoved }: CommentDialogsProps) {
  const remove = useRemove(onRemoved);
  if (!dialog) return null;
  return (
    <OnDemand key={dialog.kind} onFailed={onClose}>
      {dialog.kind === 'login' && <LoginQuestion onClose={onClose} />}
      {dialog.kind === 'failure' && <Alert message={dialog.message} onClose={onClose} />}
      {dialog.kind === 'report' && <ReportDialog comment={dialog.comment} onClose={onClose} />}
      {dialog.kind === 'remove' && (
        <Confirm
          open
          dangerous
          question={commentTexts.removeQuestion}
          explanation={commentTexts.removeExplanation}
          confirmLabel={commentTexts.removeConfirm}
          onConfirm={() => {
            onClose();
            remove(dialog.comment);
          }}
          onCancel={onClose}
        />
      )}
    </OnDemand>
  );
}

/** Asks visitors to log in before they reply or like (PRODUCT.md, Comments). */
function LoginQuestion({ onClose }: Pick<CommentDialogsProps, 'onClose'>) {
  const { sentenceId } = useCommentsContext();
  const navigate = useNavigate();
  const state = useLoginState(sentenceId);
  return (
    <Confirm
      open
      question={commentTexts.loginNeeded}
      confirmLabel={commentTexts.login}
      cancelLabel={commentTexts.notNow}
      onConfirm={() => void navigate(paths.login, { state })}
      onCancel={onClose}
    />
  );
}

function useRemove(onRemoved: () => void) {
  const { sentenceId } = useCommentsContext();
  const api = useApi();
  const cached = useCachedComments(sentenceId);
  const { mutate } = useMutation({
    mutationFn: ({ id }: Comment) => api.call(deleteComment, { params: { commentId: String(id) } }),
    onSuccess: async () => {
      showToast(commentTexts.removed, 'success');
      // Only the server knows whether a placeholder stays for the replies.
      await cached.refresh();
      onRemoved();
    },
    onError: (error) => showLongToast(failureMessage(error), 'error'),
  });
  return mutate;
}
