import { Check, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { exercisePlayerTexts as texts } from '#contract/texts/exercise-player.ts';
import type { MatchPairs } from '#core/exercises/match-pairs.ts';
import { parseRuby, withoutRuby } from '#core/japanese/ruby.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Instruction } from './prompts.tsx';
import { type TaskPhase, type TaskProps, useChoiceKeys, useFocusWhenAsked } from './task.ts';

/** The meaning of each word so far. */
type Pairs = readonly (number | null)[];

/** Match words with meanings: one word is chosen, its meaning is tapped, and the next word is chosen by itself. */
export function MatchPairsTask({ exercise, phase, onAnswer }: TaskProps<MatchPairs>) {
  const { words, meanings, partners } = exercise;
  const [given, setGiven] = useState<Pairs>(() => words.map(() => null));
  const [chosen, setChosen] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const heading = useFocusWhenAsked<HTMLHeadingElement>(phase);
  const isAsked = phase === 'asked';
  const shown: Pairs = phase === 'shown' ? partners : given;
  const textOf = (word: number) => withoutRuby(words[word] ?? '');
  const meaningOf = (word: number) => meanings[shown[word] ?? -1] ?? '';

  const chooseWord = (word: number) => {
    const next = given.with(word, null);
    setGiven(next);
    setChosen(word);
    // That it is chosen now, its button says itself.
    setAnnouncement(meaningOf(word) && texts.unpaired(textOf(word), meaningOf(word), blanksIn(next)));
  };
  const giveMeaning = (meaning: number) => {
    // A meaning belongs to one word: it leaves the word that had it.
    const next = given.map((one) => (one === meaning ? null : one)).with(chosen, meaning);
    const nextChosen = next.includes(null) ? next.indexOf(null) : chosen;
    setGiven(next);
    setChosen(nextChosen);
    setAnnouncement(
      texts.paired(textOf(chosen), meanings[meaning] ?? '', blanksIn(next), textOf(nextChosen)),
    );
  };
  useChoiceKeys(meanings.length, (meaning) => isAsked && giveMeaning(meaning));

  const pairs = given.filter((meaning) => meaning !== null);
  const isComplete = pairs.length === words.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isAsked || !isComplete) return;
    setAnnouncement('');
    onAnswer({ pairs });
  };
  const wrong = partners.flatMap((meaning, word) => (given[word] === meaning ? [] : [textOf(word)]));
  // Before the verdict each step; after it which pairs are wrong, or what would have been right.
  const status = {
    asked: announcement,
    checking: '',
    right: '',
    wrong: texts.pairsChecked(words.length - wrong.length, words.length, wrong.join(', ')),
    shown: words.map((_, word) => `${textOf(word)}: ${meaningOf(word)}.`).join(' '),
  }[phase];
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Instruction ref={heading} exercise={exercise} />
      <ul aria-label={texts.words} className="grid gap-2">
        {words.map((word, at) => (
          <li key={word}>
            <WordButton
              word={word}
              meaning={meaningOf(at)}
              isChosen={isAsked && at === chosen}
              state={stateOf(phase, shown[at] === partners[at])}
              isDisabled={!isAsked}
              onClick={() => chooseWord(at)}
            />
          </li>
        ))}
      </ul>
      <ul aria-label={texts.choices} className="flex flex-wrap gap-2">
        {meanings.map((meaning, at) => {
          const isGiven = given.includes(at);
          return (
            <li key={meaning}>
              <button
                type="button"
                disabled={!isAsked}
                // Not `disabled`: who has just pressed it would lose the focus.
                aria-disabled={isGiven}
                onClick={() => !isGiven && giveMeaning(at)}
                className="flex min-h-11 items-center gap-2 rounded-md border border-edge bg-surface px-3 py-1.5 enabled:not-aria-disabled:hover:border-indigo disabled:border-line disabled:*:opacity-40 aria-disabled:cursor-default aria-disabled:border-line aria-disabled:*:opacity-40"
              >
                <kbd
                  aria-hidden
                  className="hidden size-6 shrink-0 place-items-center rounded-sm border border-line text-sm text-ink-soft pointer-fine:grid"
                >
                  {at + 1}
                </kbd>
                <span>{meaning}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        <MixedText>{status}</MixedText>
      </p>
      <Button type="submit" disabled={!isAsked || !isComplete} className="sm:min-w-40 sm:justify-self-end">
        {texts.check}
      </Button>
    </form>
  );
}

const blanksIn = (pairs: Pairs): number => pairs.filter((meaning) => meaning === null).length;

type PairState = keyof typeof texts.pairStates | null;

function stateOf(phase: TaskPhase, isRight: boolean): PairState {
  if (phase === 'asked' || phase === 'checking') return null;
  return isRight ? 'right' : 'wrong';
}

interface WordButtonProps {
  readonly word: string;
  /** Empty while the word has none. */
  readonly meaning: string;
  readonly isChosen: boolean;
  readonly state: PairState;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

/** A word and its meaning so far. The verdict is an icon too, for those who do not see the colour. */
function WordButton({ word, meaning, isChosen, state, isDisabled, onClick }: WordButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={isDisabled}
      onClick={onClick}
      className={classNames(
        'grid min-h-14 w-full grid-cols-[1fr_1fr_1.25rem] items-center gap-3 rounded-lg border-2 px-4 py-1.5 text-left',
        state ? STATE_COLOURS[state] : isChosen ? 'border-indigo bg-indigo-wash' : 'border-line bg-surface',
      )}
    >
      <JapaneseText className="text-xl">{parseRuby(word)}</JapaneseText>
      <span className={classNames('min-w-0 border-b-2', meaning ? 'border-transparent' : 'border-line')}>
        {meaning || <span className="sr-only">{texts.blank}</span>}
        {!meaning && <span aria-hidden>&nbsp;</span>}
      </span>
      {state && (
        <span className={state === 'right' ? 'text-moss' : 'text-error'}>
          {state === 'right' ? (
            <Check aria-hidden className="size-5" />
          ) : (
            <X aria-hidden className="size-5" />
          )}
          <span className="sr-only">{texts.pairStates[state]}</span>
        </span>
      )}
    </button>
  );
}

const STATE_COLOURS = {
  right: 'border-moss bg-moss-wash',
  wrong: 'border-error bg-error-wash',
} as const;
