import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ANSWER_MAX_CHARS } from '#contract/limits.ts';
import { kanaDrillTexts as texts } from '#contract/texts/kana.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { useAboveKeyboard } from '#app/ui/forms/use-above-keyboard.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import type { Answered } from './drill-state.ts';

interface TypingTaskProps {
  /** The kana or the word to read. */
  readonly shown: string;
  readonly question: string;
  readonly label: string;
  readonly hint: string;
  readonly answered: Answered | null;
  /** Called with an empty text if the learner does not know it. */
  readonly onCheck: (typed: string) => void;
}

/** Kana to read: the answer is typed in romaji. */
export function TypingTask({ shown, question, label, hint, answered, onCheck }: TypingTaskProps) {
  const [typed, setTyped] = useState('');
  const [isReminded, setReminded] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const form = useRef<HTMLFormElement>(null);
  useAboveKeyboard(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answered) return;
    if (typed.trim() === '') setReminded(true);
    else onCheck(typed);
  };
  return (
    <form ref={form} onSubmit={submit} className="grid justify-items-center gap-5">
      <h2 className="text-xl font-bold">{question}</h2>
      <JapaneseText className="text-[4.5rem] leading-none">{shown}</JapaneseText>
      <div className="grid w-full max-w-md gap-3">
        <Field
          ref={field}
          label={label}
          hint={hint}
          error={isReminded && typed.trim() === '' ? texts.typeSomething : null}
          value={typed}
          readOnly={answered !== null}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={ANSWER_MAX_CHARS}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          className="text-center text-xl"
        />
        {!answered && (
          <div className="flex flex-wrap justify-center gap-3">
            <Button type="submit">{texts.check}</Button>
            <Button variant="quiet" onClick={() => onCheck('')}>
              {texts.unknown}
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}
