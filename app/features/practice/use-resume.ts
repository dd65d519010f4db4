import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { PracticeMode } from '#contract/practice/modes.ts';
import { readPractised } from '#app/lib/practised.ts';
import { placeToResume, wantedSentence } from './resume.ts';

interface Resume {
  readonly lessonId: number;
  readonly mode: PracticeMode;
  readonly sentenceIds: readonly number[];
  /** What the learner has solved; undefined until it is known. */
  readonly solved: readonly number[] | undefined;
  /** Nothing was typed or chosen yet. */
  readonly untouched: boolean;
  readonly onWanted: (index: number) => void;
  readonly onResumed: (index: number) => void;
}

/** Opens a lesson where it was left, once; and wherever the address asks for, whenever it does. */
export function useResume({ lessonId, mode, sentenceIds, solved, untouched, ...told }: Resume): void {
  const { hash } = useLocation();
  const wanted = wantedSentence(hash);
  const decided = useRef(false);

  const follow = useEffectEvent((id: number | null) => {
    if (id === null || !sentenceIds.includes(id)) return;
    decided.current = true;
    told.onWanted(sentenceIds.indexOf(id));
  });
  useEffect(() => follow(wanted), [wanted]);

  const resume = useEffectEvent((known: readonly number[] | undefined) => {
    const stoppedAt = readPractised(lessonId, mode).at;
    if (decided.current || !untouched || (stoppedAt === null && !known)) return;
    decided.current = true;
    const index = placeToResume(sentenceIds, { wanted, stoppedAt, solved: known ?? [] });
    if (index > 0) told.onResumed(index);
  });
  useEffect(() => resume(solved), [solved]);
}
