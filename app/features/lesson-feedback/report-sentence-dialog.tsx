import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { reportSentence } from '#contract/lesson-feedback/endpoints.ts';
import type { ReportKind } from '#contract/lesson-feedback/report-kinds.ts';
import { SENTENCE_REPORT_MAX_CHARS } from '#contract/limits.ts';
import { sentenceReportTexts as texts } from '#contract/texts/practice.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { TextArea } from '#app/ui/forms/field.tsx';
import { focusFirstField, useFirstField } from '#app/ui/forms/use-first-field.ts';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';
import { showLongToast } from '#app/ui/overlays/toast.tsx';
import { ReportKinds } from './report-kinds.tsx';

interface ReportSentenceDialogProps {
  readonly sentenceId: number;
  readonly onClose: () => void;
}

/** Asks what is wrong; only an error of another kind needs a description. */
export default function ReportSentenceDialog({ sentenceId, onClose }: ReportSentenceDialogProps) {
  const api = useApi();
  const [kind, setKind] = useState<ReportKind | null>(null);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const form = useFirstField();
  const description = useRef<HTMLTextAreaElement>(null);
  const sending = useMutation({
    mutationFn: (body: { kind: ReportKind; text: string }) =>
      api.call(reportSentence, { params: { sentenceId: String(sentenceId) }, body }),
    onSuccess: ({ message }) => {
      showLongToast(message, 'success');
      onClose();
    },
  });
  const textMissing = kind === 'other' && text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (kind === null) focusFirstField(form.current);
    else if (textMissing) description.current?.focus();
    else if (!sending.isPending) sending.mutate({ kind, text: text.trim() });
  };
  return (
    <FormDialog
      title={texts.title}
      description={texts.lead}
      form={form}
      isTyped={text.trim() !== ''}
      submitLabel={texts.send}
      busyLabel={sending.isPending && texts.sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReportKinds
        chosen={kind}
        onChoose={setKind}
        error={tried && kind === null ? texts.kindMissing : null}
      />
      <TextArea
        ref={description}
        label={kind === 'other' ? texts.textNeeded : texts.text}
        placeholder={texts.textPlaceholder}
        required={kind === 'other'}
        rows={3}
        maxLength={SENTENCE_REPORT_MAX_CHARS}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={tried && textMissing ? texts.textMissing : sending.error && failureMessage(sending.error)}
      />
    </FormDialog>
  );
}
