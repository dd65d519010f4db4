import { Plus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { ANSWERS_PER_SENTENCE_MAX } from '#contract/content-limits.ts';
import type { ExpandedAnswer } from '#contract/contributions/sentence-endpoints.ts';
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

/** Further accepted answers, or blocked ones: one line each, with the wordings that it expands to. */
export function AnswerRows({ name, rows, expanded, error, readOnly, onChange }: AnswerRowsProps) {
  const { title, hint, row, add } = TEXTS[name];
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const rowToFocus = useRef<number | null>(null);
  // Skip the message of the group when a row already shows its own problem.
  const rowShowsProblem = expanded?.some((answer) => answer?.problem);
  const groupError = rowShowsProblem ? undefined : error;

  // Focuses a new row. After a removal it focuses the row before, because the pressed button is gone.
  useEffect(() => {
    if (rowToFocus.current === null) return;
    const fields = group.current?.querySelectorAll('textarea');
    const field = fields?.[Math.max(rowToFocus.current, 0)] ?? group.current?.querySelector('button');
    rowToFocus.current = null;
    field?.focus();
  });

  const addRow = () => {
    if (readOnly) return;
    rowToFocus.current = rows.length;
    onChange([...rows, '']);
  };
  const removeRow = (index: number) => {
    if (readOnly) return;
    rowToFocus.current = index - 1;
    onChange(rows.toSpliced(index, 1));
  };
  return (
    <fieldset
      ref={group}
      aria-describedby={groupError ? `${id}-error ${id}` : id}
      className="grid min-w-0 gap-4 rounded-lg border border-line p-4"
    >
      <legend className="px-1.5 font-bold">{title}</legend>
      <p id={id} className="text-sm text-ink-soft">
        <MixedText>{hint}</MixedText>
      </p>
      {groupError && (
        <p id={`${id}-error`} role="alert" className="text-sm text-error">
          <MixedText>{groupError}</MixedText>
        </p>
      )}
      {rows.map((text, index) => (
        // Rows have no identity besides their index.
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
