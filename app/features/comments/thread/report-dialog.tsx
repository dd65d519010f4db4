import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { Comment } from '#contract/comments/comment.ts';
import { reportComment } from '#contract/comments/endpoints.ts';
import { COMMENT_REPORT_MAX_CHARS } from '#contract/limits.ts';
import { commentTexts } from '#contract/texts/comments.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { focusFirstField, useFirstField } from '#app/ui/forms/use-first-field.ts';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { DiscardQuestion } from '#app/ui/overlays/discard-question.tsx';
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
  const [leaving, setLeaving] = useState(false);
  const form = useFirstField();
  const formId = useId();
  const report = useMutation({
    mutationFn: (given: string) =>
      api.call(reportComment, { params: { commentId: String(comment.id) }, body: { reason: given } }),
    onSuccess: ({ message }) => {
      showLongToast(message, 'success');
      onClose();
    },
  });
  const close = () => (reason.trim() ? setLeaving(true) : onClose());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = reason.trim();
    setMissing(!given);
    if (!given) focusFirstField(form.current);
    else if (!report.isPending) report.mutate(given);
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && close()}
      title={commentTexts.reportTitle}
      description={commentTexts.reportLead}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {uiTexts.cancel}
          </Button>
          <Button type="submit" form={formId} busyLabel={report.isPending && commentTexts.sending}>
            {commentTexts.reportSend}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit}>
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
      </form>
      {leaving && <DiscardQuestion onDiscard={onClose} onKeep={() => setLeaving(false)} />}
    </Dialog>
  );
}
