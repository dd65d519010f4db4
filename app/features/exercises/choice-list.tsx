import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { exercisePlayerTexts as texts } from '#contract/texts/exercise-player.ts';
import type { Choices } from '#core/exercises/exercise.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { type TaskPhase, useChoiceKeys } from './task.ts';

interface ChoiceListProps extends Choices {
  readonly phase: TaskPhase;
  readonly onAnswer: (answer: { readonly choice: number }) => void;
  readonly onChoose?: (choice: number) => void;
  /** Short choices stand side by side. */
  readonly isShort?: boolean;
  readonly children: (choice: string) => ReactNode;
}

/** Choices as radio buttons. The keys 1 to 4 choose, Enter checks. */
export function ChoiceList(props: ChoiceListProps) {
  const { choices, right, phase, onAnswer, onChoose, isShort = false, children } = props;
  const [chosen, setChosen] = useState<number | null>(null);
  const group = useId();
  const list = useRef<HTMLUListElement>(null);
  const isAsked = phase === 'asked';
  const choose = (choice: number) => {
    setChosen(choice);
    onChoose?.(choice);
  };
  useChoiceKeys(choices.length, (choice) => {
    if (!isAsked) return;
    choose(choice);
    list.current?.querySelectorAll('input')[choice]?.focus();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAsked && chosen !== null) onAnswer({ choice: chosen });
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <ul
        ref={list}
        role="radiogroup"
        aria-label={texts.choices}
        className={classNames('grid gap-2.5', isShort && 'grid-cols-2')}
      >
        {choices.map((choice, index) => (
          <li key={choice} role="none">
            <label className={classNames(CHOICE, colourOf(index, { chosen, right, phase }))}>
              <input
                type="radio"
                name={group}
                checked={index === chosen}
                disabled={!isAsked}
                onChange={() => choose(index)}
                className="sr-only"
              />
              <kbd
                aria-hidden
                className="hidden size-6 shrink-0 place-items-center rounded-sm border border-line text-sm text-ink-soft pointer-fine:grid"
              >
                {index + 1}
              </kbd>
              <span className="min-w-0">{children(choice)}</span>
            </label>
          </li>
        ))}
      </ul>
      <Button
        type="submit"
        disabled={!isAsked || chosen === null}
        className="sm:min-w-40 sm:justify-self-end"
      >
        {phase === 'checking' ? texts.checking : texts.check}
      </Button>
    </form>
  );
}

const CHOICE =
  'flex min-h-13 w-full cursor-pointer items-center gap-3 rounded-lg border-2 px-4 py-2 transition-colors ' +
  'has-enabled:hover:border-indigo has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo';

interface Marking {
  readonly chosen: number | null;
  readonly right: number;
  readonly phase: TaskPhase;
}

function colourOf(index: number, { chosen, right, phase }: Marking): string {
  const isRight = phase === 'right' || phase === 'shown' ? index === right : false;
  if (isRight) return 'border-moss bg-moss-wash';
  if (index !== chosen) return 'border-line bg-surface';
  return phase === 'wrong' || phase === 'shown'
    ? 'border-error bg-error-wash'
    : 'border-indigo bg-indigo-wash';
}
