import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { REVIEW_NOTE_MAX_CHARS } from '#contract/content-limits.ts';
import type { ReviewNote } from '#contract/contributions/contribution.ts';
import { addReviewNote } from '#contract/reviews/endpoints.ts';
import { reviewTexts } from '#contract/texts/reviews.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { TextArea } from '#app/ui/forms/field.tsx';
import { showToast } from '#app/ui/overlays/toast.tsx';
import { FormActions } from './form-actions.tsx';

interface NoteFormProps {
  readonly reviewId: number;
  readonly onSent: (notes: ReviewNote[]) => void;
  readonly onCancel: () => void;
}

/** Sends a note to the author without a decision. */
export function NoteForm({ reviewId, onSent, onCancel }: NoteFormProps) {
  const api = useApi();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  const send = useMutation({
    mutationFn: (note: string) =>
      api.call(addReviewNote, { params: { id: String(reviewId) }, body: { text: note } }),
    onSuccess: (notes) => {
      showToast(reviewTexts.commentSent, 'success');
      onSent(notes);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const note = text.trim();
    setMissing(!note);
    if (!note) field.current?.focus();
    else if (!send.isPending) send.mutate(note);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextArea
        ref={field}
        label={reviewTexts.commentLabel}
        hint={reviewTexts.commentHint}
        required
        rows={2}
        maxLength={REVIEW_NOTE_MAX_CHARS}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
        }}
        error={
          missing
            ? reviewTexts.commentMissing
            : send.error && failureMessage(send.error, reviewTexts.commentFailed)
        }
      />
      <FormActions
        send={reviewTexts.sendComment}
        busyLabel={send.isPending && reviewTexts.sending}
        onCancel={onCancel}
      />
    </form>
  );
}
