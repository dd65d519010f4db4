import { type FormEvent, useState } from 'react';
import { exercisePlayerTexts as texts } from '#contract/texts/exercise-player.ts';
import type { MatchPairs } from '#core/exercises/match-pairs.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { Instruction } from './prompts.tsx';
import { type TaskProps, useChoiceKeys, useFocusWhenAsked } from './task.ts';

/** The meaning of each word so far. */
type Pairs = readonly (number | null)[];

/** Match words with meanings: one word is chosen, its meaning is tapped, and the next word is chosen by itself. */
export function MatchPairsTask({ exercise, phase, onAnswer }: TaskProps<MatchPairs>) {
  const { words, meanings, partners } = exercise;
  const [given, setGiven] = useState<Pairs>(() => words.map(() => null));
  const [chosen, setChosen] = useState(0);
  const heading = useFocusWhenAsked<HTMLHeadingElement>(phase);
  const isAsked = phase === 'asked';
  const shown: Pairs = phase === 'shown' ? partners : given;

  const chooseWord = (word: number) => {
    setGiven(given.with(word, null));
    setChosen(word);
  };
  const giveMeaning = (meaning: number) => {
    // A meaning belongs to one word: it leaves the word that had it.
    const next = given.map((one) => (one === meaning ? null : one)).with(chosen, meaning);
    setGiven(next);
    setChosen(next.includes(null) ? next.indexOf(null) : chosen);
  };
  useChoiceKeys(meanings.length, (meaning) => isAsked && giveMeaning(meaning));

  const pairs = given.filter((meaning) => meaning !== null);
  const isComplete = pairs.length === words.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAsked && isComplete) onAnswer({ pairs });
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Instruction ref={heading} exercise={exercise} />
      <ul className="grid gap-2">
        {words.map((word, at) => {
          const meaning = shown[at];
          const isFilled = meaning !== null && meaning !== undefined;
          return (
            <li key={word}>
              <button
                type="button"
                aria-pressed={isAsked && at === chosen}
                disabled={!isAsked}
                onClick={() => chooseWord(at)}
                className={classNames(
                  'grid min-h-14 w-full grid-cols-2 items-center gap-3 rounded-lg border-2 px-4 py-1.5 text-left',
                  colourOf({ isChosen: isAsked && at === chosen, isRight: partners[at] === meaning, phase }),
                )}
              >
                <JapaneseText className="text-xl">{parseRuby(word)}</JapaneseText>
                <span
                  className={classNames(
                    'min-w-0 border-b-2',
                    isFilled ? 'border-transparent' : 'border-line',
                  )}
                >
                  {isFilled ? meanings[meaning] : <span className="sr-only">{texts.blank}</span>}
                  {!isFilled && <span aria-hidden>&nbsp;</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <ul aria-label={texts.choices} className="flex flex-wrap gap-2">
        {meanings.map((meaning, at) => (
          <li key={meaning}>
            <button
              type="button"
              disabled={!isAsked || given.includes(at)}
              onClick={() => giveMeaning(at)}
              className="flex min-h-11 items-center gap-2 rounded-md border border-edge bg-surface px-3 py-1.5 enabled:hover:border-indigo disabled:opacity-40"
            >
              <kbd
                aria-hidden
                className="hidden size-6 shrink-0 place-items-center rounded-sm border border-line text-sm text-ink-soft pointer-fine:grid"
              >
                {at + 1}
              </kbd>
              {meaning}
            </button>
          </li>
        ))}
      </ul>
      <Button type="submit" disabled={!isAsked || !isComplete} className="sm:min-w-40 sm:justify-self-end">
        {texts.check}
      </Button>
    </form>
  );
}

interface Colouring {
  readonly isChosen: boolean;
  readonly isRight: boolean;
  readonly phase: TaskProps<MatchPairs>['phase'];
}

function colourOf({ isChosen, isRight, phase }: Colouring): string {
  if (phase === 'asked' || phase === 'checking')
    return isChosen ? 'border-indigo bg-indigo-wash' : 'border-line bg-surface';
  return isRight ? 'border-moss bg-moss-wash' : 'border-error bg-error-wash';
}
