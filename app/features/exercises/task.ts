import { useEffect, useRef } from 'react';
import type { Answer } from '#core/exercises/exercise.ts';
import type { Exercise } from '#core/exercises/kinds.ts';

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
