import { useEffect, useEffectEvent, useRef } from 'react';
import type { Answer } from '#core/exercises/exercise.ts';
import type { Exercise } from '#core/exercises/kinds.ts';
import { isSingleKey } from '#app/lib/choices/single-keys.ts';

/** `asked`: the answer can be changed; `shown`: the answer is on the screen. */
export type TaskPhase = 'asked' | 'checking' | 'right' | 'wrong' | 'shown';

/** What the screen of a kind gets. */
export interface TaskProps<Made extends Exercise> {
  readonly exercise: Made;
  readonly phase: TaskPhase;
  readonly onAnswer: (answer: Answer, typedAs?: 'romaji') => void;
}

/** Focuses an element whenever the learner is asked: at first, and again after a wrong answer. */
export function useFocusWhenAsked<Target extends HTMLElement>(phase: TaskPhase) {
  const target = useRef<Target>(null);
  const isAsked = phase === 'asked';
  useEffect(() => {
    if (isAsked) target.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return target;
}

/** The keys 1, 2, 3 … for the choices on the screen. */
export function useChoiceKeys(count: number, onKey: (choice: number) => void): void {
  const choose = useEffectEvent((event: KeyboardEvent) => {
    const choice = Array.from({ length: count }, (_, index) => index).find((index) =>
      isSingleKey(event, String(index + 1)),
    );
    if (choice !== undefined) onKey(choice);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => choose(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
