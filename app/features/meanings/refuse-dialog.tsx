import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { REASON_MAX_CHARS } from '#contract/limits.ts';
import { refuseMeaning, type WaitingMeaning, type WordToReview } from '#contract/meanings/endpoints.ts';
import { meaningReviewTexts as texts } from '#contract/texts/meanings.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { TextArea } from '#app/ui/forms/field.tsx';
import { ReadyPhrases } from '#app/ui/forms/ready-phrases.tsx';
import { focusFirstField, useFirstField } from '#app/ui/forms/use-first-field.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';
import { showToast } from '#app/ui/overlays/toast.tsx';

interface RefuseDialogProps {
  readonly word: WordToReview;
  readonly meaning: WaitingMeaning;
  readonly onRefused: () => void;
  /** Somebody else decided on it. */
  readonly onOutdated: () => void;
  readonly onClose: () => void;
}

/** Asks for a reason, which the learner will read. */
export default function RefuseDialog({ word, meaning, onRefused, onOutdated, onClose }: RefuseDialogProps) {
  const api = useApi();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const form = useFirstField();
  const send = useMutation({
    mutationFn: (given: string) =>
      api.call(refuseMeaning, { params: { id: String(meaning.id) }, body: { reason: given } }),
    onSuccess: () => {
      showToast(texts.refused, 'success');
      onRefused();
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.statusCode !== 409) return;
      showToast(error.message, 'error');
      onOutdated();
    },
  });

  const write = (text: string) => {
    // One line, because it is shown in a notification.
    setReason(text.replaceAll('\n', ' ').slice(0, REASON_MAX_CHARS));
    setMissing(false);
  };
  const add = (phrase: string) => {
    write(`${reason.trimEnd()} ${phrase}`.trimStart());
    focusFirstField(form.current);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = reason.trim();
    setMissing(!given);
    if (!given) focusFirstField(form.current);
    else if (!send.isPending) send.mutate(given);
  };
  return (
    <FormDialog
      title={texts.refuseTitle}
      description={texts.refuseLead}
      form={form}
      isTyped={reason.trim() !== ''}
      submitLabel={texts.sendRefusal}
      busyLabel={send.isPending && texts.sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="rounded-md bg-sunken px-4 py-3 wrap-anywhere">
        <MixedText>{`${word.kanji}: ${meaning.mean}`}</MixedText>
      </p>
      <TextArea
        label={texts.reason}
        required
        rows={3}
        maxLength={REASON_MAX_CHARS}
        value={reason}
        onChange={(event) => write(event.target.value)}
        error={missing ? texts.reasonMissing : send.error && failureMessage(send.error, texts.refusalFailed)}
      />
      <ReadyPhrases label={texts.readyPhrases} phrases={texts.readyReasons} typed={reason} onAdd={add} />
    </FormDialog>
  );
}
