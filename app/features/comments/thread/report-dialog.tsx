import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Comment } from '#contract/comments/comment.ts';
import { reportComment } from '#contract/comments/endpoints.ts';
import { COMMENT_REPORT_MAX_CHARS } from '#contract/limits.ts';
import { commentTexts } from '#contract/texts/comments.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { TextArea } from '#app/ui/forms/field.tsx';
import { focusFirstField, useFirstField } from '#app/ui/forms/use-first-field.ts';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';
import { showLongToast } from '#app/ui/overlays/toast.tsx';

interface ReportDialogProps {
  readonly comment: Comment;
  readonly onClose: () => void;
}

/** Asks why a comment is inappropriate, and notifies the admins. */
export default function ReportDialog({ comment, onClose }: ReportDialogProps) {
  const api = useApi();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const form = useFirstField();
  const report = useMutation({
    mutationFn: (given: string) =>
      api.call(reportComment, { params: { commentId: String(comment.id) }, body: { reason: given } }),
    onSuccess: ({ message }) => {
      showLongToast(message, 'success');
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = reason.trim();
    setMissing(!given);
    if (!given) focusFirstField(form.current);
    else if (!report.isPending) report.mutate(given);
  };
  return (
    <FormDialog
      title={commentTexts.reportTitle}
      description={commentTexts.reportLead}
      form={form}
      isTyped={reason.trim() !== ''}
      submitLabel={commentTexts.reportSend}
      busyLabel={report.isPending && commentTexts.sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label={commentTexts.reportReason}
        hint={commentTexts.reportReasonHint}
        required
        rows={3}
        maxLength={COMMENT_REPORT_MAX_CHARS}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value);
          setMissing(false);
        }}
        error={missing ? commentTexts.reportReasonMissing : report.error && failureMessage(report.error)}
      />
    </FormDialog>
  );
}
