import type { FormEvent, KeyboardEvent } from 'react';
import { practiceTexts } from '#contract/texts/practice.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox, TextArea } from '#app/ui/field.tsx';

interface AnswerFormProps {
  readonly answer: string;
  readonly onChange: (answer: string) => void;
  /** Whether romaji turns into kana while it is typed. */
  readonly romaji: boolean;
  readonly onRomajiChange: (romaji: boolean) => void;
  readonly onCheck: () => void;
  readonly onHint: () => void;
}

/** Enter checks, Shift+Enter is a new line, and an Enter that ends a composition only ends it (spec §5). */
export function AnswerForm({ answer, onChange, romaji, onRomajiChange, onCheck, onHint }: AnswerFormProps) {
  const blank = answer.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!blank) onCheck();
  };
  const checkOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    submit(event);
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <TextArea
        label={practiceTexts.answerLabel}
        lang="ja"
        rows={2}
        className="text-xl leading-relaxed"
        placeholder={practiceTexts.answerPlaceholder}
        autoComplete="off"
        value={answer}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={checkOnEnter}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Checkbox
          label={practiceTexts.romajiSwitch}
          checked={romaji}
          onChange={(event) => onRomajiChange(event.target.checked)}
        />
        <div className="flex flex-1 justify-end gap-3">
          <Button variant="quiet" onClick={onHint}>
            {practiceTexts.hint}
          </Button>
          <Button type="submit" disabled={blank} className="min-w-32">
            {practiceTexts.check}
          </Button>
        </div>
      </div>
    </form>
  );
}
