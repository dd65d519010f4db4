import { type FormEvent, useEffect, useRef, useState } from 'react';
import { REVIEW_NOTE_MAX_CHARS } from '#contract/content-limits.ts';
import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import { knownText } from '#contract/texts/known-text.ts';
import { readyReasons, reviewRefusals, reviewTexts } from '#contract/texts/reviews.ts';
import { TextArea } from '#app/ui/forms/field.tsx';
import { ReadyPhrases } from '#app/ui/forms/ready-phrases.tsx';
import { FormActions } from './form-actions.tsx';

interface ChangesFormProps {
  readonly kind: ContentKind;
  readonly busy: boolean;
  readonly onSend: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks the author for changes. A reason is required, because a request without one does not help. */
export function ChangesForm({ kind, busy, onSend, onCancel }: ChangesFormProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  const write = (text: string) => {
    setReason(text.slice(0, REVIEW_NOTE_MAX_CHARS));
    setMissing(false);
  };
  /** The phrase button gets disabled, so the focus moves to the field. */
  const add = (phrase: string) => {
    write(`${reason.trimEnd()} ${phrase}`.trimStart());
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = reason.trim();
    setMissing(!given);
    if (given) onSend(given);
    else field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextArea
        ref={field}
        label={reviewTexts.reason}
        required
        rows={3}
        maxLength={REVIEW_NOTE_MAX_CHARS}
        value={reason}
        onChange={(event) => write(event.target.value)}
        error={missing ? reviewRefusals.reasonMissing : null}
      />
      <ReadyPhrases
        label={reviewTexts.readyPhrases}
        phrases={knownText(readyReasons, kind) ?? []}
        typed={reason}
        onAdd={add}
      />
      <FormActions
        send={reviewTexts.sendChanges}
        busyLabel={busy && reviewTexts.sending}
        onCancel={onCancel}
      />
    </form>
  );
}
