import { type FormEvent, type ReactNode, useState } from 'react';
import { REASON_MAX_CHARS } from '#contract/limits.ts';
import { lessonFeedbackTexts as texts } from '#contract/texts/lesson-feedback.ts';
import { TextArea } from '#app/ui/forms/field.tsx';
import { focusFirstField, useFirstField } from '#app/ui/forms/use-first-field.ts';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';

interface ReasonDialogProps {
  readonly title: string;
  readonly lead: string;
  /** What is refused. */
  readonly about: ReactNode;
  readonly sending: boolean;
  readonly failure: string | null;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for a reason, which the learner will read. */
export default function ReasonDialog(props: ReasonDialogProps) {
  const { title, lead, about, sending, failure, onSend, onClose } = props;
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const form = useFirstField();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = reason.trim();
    setMissing(!given);
    if (!given) focusFirstField(form.current);
    else if (!sending) onSend(given);
  };
  return (
    <FormDialog
      title={title}
      description={lead}
      form={form}
      isTyped={reason.trim() !== ''}
      submitLabel={texts.sendReason}
      busyLabel={sending && texts.sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="rounded-md bg-sunken px-4 py-3 wrap-anywhere">{about}</p>
      <TextArea
        label={texts.reason}
        required
        rows={3}
        maxLength={REASON_MAX_CHARS}
        value={reason}
        onChange={(event) => {
          // One line, because it is shown in a notification.
          setReason(event.target.value.replaceAll('\n', ' '));
          setMissing(false);
        }}
        error={missing ? texts.reasonMissing : failure}
      />
    </FormDialog>
  );
}
