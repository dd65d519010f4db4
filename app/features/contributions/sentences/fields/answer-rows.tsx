import { Plus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { ExpandedAnswer } from '#contract/contributions/sentence-endpoints.ts';
import { ANSWERS_PER_SENTENCE_MAX } from '#contract/limits.ts';
import { sentenceEditorTexts as texts } from '#contract/texts/sentences.ts';
import { Button } from '#app/ui/button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { NotationField } from './notation-field.tsx';
import { Wordings } from './wordings.tsx';

interface AnswerRowsProps {
  readonly name: 'accepted' | 'blocked';
  readonly rows: readonly string[];
  readonly expanded: readonly (ExpandedAnswer | undefined)[] | undefined;
  readonly error?: string;
  readonly readOnly: boolean;
  readonly onChange: (rows: readonly string[]) => void;
}

const TEXTS = {
  accepted: {
    title: texts.accepted,
    hint: texts.acceptedHint,
    row: texts.acceptedRow,
    add: texts.addAccepted,
  },
  blocked: { title: texts.blocked, hint: texts.blockedHint, row: texts.blockedRow, add: texts.addBlocked },
} as const;

/** More right answers, or answers that stay wrong: a line each, with what it stands for. */
export function AnswerRows({ name, rows, expanded, error, readOnly, onChange }: AnswerRowsProps) {
  const { title, hint, row, add } = TEXTS[name];
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<number | null>(null);
  // A row that says itself what is wrong with it needs no second voice.
  const isSaid = expanded?.some((answer) => answer?.problem);
  const said = isSaid ? undefined : error;

  // A new row takes the focus; the button that removed one went with it.
  useEffect(() => {
    if (wanted.current === null) return;
    const fields = group.current?.querySelectorAll('textarea');
    const field = fields?.[Math.max(wanted.current, 0)] ?? group.current?.querySelector('button');
    wanted.current = null;
    field?.focus();
  });

  const addRow = () => {
    if (readOnly) return;
    wanted.current = rows.length;
    onChange([...rows, '']);
  };
  const removeRow = (index: number) => {
    if (readOnly) return;
    wanted.current = index - 1;
    onChange(rows.toSpliced(index, 1));
  };
  return (
    <fieldset
      ref={group}
      aria-describedby={said ? `${id}-error ${id}` : id}
      className="grid min-w-0 gap-4 rounded-lg border border-line p-4"
    >
      <legend className="px-1.5 font-bold">{title}</legend>
      <p id={id} className="text-sm text-ink-soft">
        <MixedText>{hint}</MixedText>
      </p>
      {said && (
        <p id={`${id}-error`} role="alert" className="text-sm text-error">
          <MixedText>{said}</MixedText>
        </p>
      )}
      {rows.map((text, index) => (
        // Rows have no other identity than their place.
        <NotationField
          key={index}
          name={name}
          label={row(index + 1)}
          readOnly={readOnly}
          value={text}
          onType={(typed) => onChange(rows.with(index, typed))}
          onRemove={() => removeRow(index)}
        >
          <Wordings expanded={expanded?.[index]} />
        </NotationField>
      ))}
      {rows.length < ANSWERS_PER_SENTENCE_MAX && (
        <Button
          variant="quiet"
          className="-ml-3 justify-self-start px-3!"
          icon={<Plus aria-hidden className="size-4" />}
          onClick={addRow}
        >
          {add}
        </Button>
      )}
    </fieldset>
  );
}
