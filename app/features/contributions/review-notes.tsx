import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { REVIEW_NOTE_MAX_CHARS } from '#contract/content-limits.ts';
import type { ReviewNote } from '#contract/contributions/contribution.ts';
import { addReviewNote } from '#contract/reviews/endpoints.ts';
import { contentHistoryTexts as texts } from '#contract/texts/versions.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { ReviewNoteList } from '#app/ui/layout/review-note-list.tsx';
import { useContributionsChanged } from './contribution-queries.ts';

interface ReviewNotesProps {
  readonly notes: readonly ReviewNote[];
  /** The version that the notes are about, as long as it can still be discussed. */
  readonly answerTo: number | null;
  /** Label of the answer field; it depends on the role of the writer. */
  readonly label: string;
}

/** The discussion between reviewer and author, oldest first, with a form for an answer. */
export function ReviewNotes({ notes, answerTo, label }: ReviewNotesProps) {
  return (
    <div className="grid gap-3">
      <ReviewNoteList notes={notes} />
      {answerTo !== null && <AnswerForm versionId={answerTo} label={label} />}
    </div>
  );
}

interface AnswerFormProps {
  readonly versionId: number;
  readonly label: string;
}

function AnswerForm({ versionId, label }: AnswerFormProps) {
  const api = useApi();
  const changed = useContributionsChanged();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const send = useMutation({
    mutationFn: (answer: string) =>
      api.call(addReviewNote, { params: { id: String(versionId) }, body: { text: answer } }),
    onSuccess: async () => {
      await changed();
      setText('');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const answer = text.trim();
    setMissing(!answer);
    if (answer && !send.isPending) send.mutate(answer);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextArea
        label={label}
        hint={texts.answerHint}
        rows={2}
        maxLength={REVIEW_NOTE_MAX_CHARS}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={missing ? texts.answerMissing : send.error && failureMessage(send.error)}
      />
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        busyLabel={send.isPending && texts.sending}
      >
        {texts.send}
      </Button>
    </form>
  );
}
