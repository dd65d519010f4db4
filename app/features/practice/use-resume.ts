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

  const follow = useEffectEvent(() => {
    if (wanted === null || !sentenceIds.includes(wanted)) return;
    decided.current = true;
    told.onWanted(sentenceIds.indexOf(wanted));
  });
  useEffect(() => follow(), [wanted]);

  const resume = useEffectEvent(() => {
    const stoppedAt = readPractised(lessonId, mode).at;
    const known = stoppedAt !== null || solved !== undefined;
    if (decided.current || !untouched || !known) return;
    decided.current = true;
    const index = placeToResume(sentenceIds, { wanted, stoppedAt, solved: solved ?? [] });
    if (index > 0) told.onResumed(index);
  });
  useEffect(() => resume(), [solved]);
}
