import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { PracticeMode } from '#contract/practice/modes.ts';
import { readPractised } from '#app/lib/progress/practised.ts';
import { placeToResume, wantedSentence } from './resume.ts';

interface Resume {
  readonly lessonId: number;
  readonly mode: PracticeMode;
  readonly sentenceIds: readonly number[];
  /** What the learner has solved; undefined until it is known. */
  readonly solved: readonly number[] | undefined;
  /** Nothing was typed, asked for or heard yet. */
  readonly untouched: boolean;
  /** An address asks for this sentence. */
  readonly onWanted: (sentenceId: number) => void;
  readonly onResumed: (index: number) => void;
}

/** Opens a lesson where it was left, once; and wherever an address asks for, as often as it does. */
export function useResume({ lessonId, mode, sentenceIds, solved, untouched, ...told }: Resume): void {
  const { hash, key } = useLocation();
  const decided = useRef(false);

  const follow = useEffectEvent((asked: { readonly hash: string }) => {
    const wanted = wantedSentence(asked.hash);
    if (wanted === null || !sentenceIds.includes(wanted)) return;
    decided.current = true;
    told.onWanted(wanted);
  });
  // The same link chosen a second time is another visit.
  useEffect(() => {
    if (key) follow({ hash });
  }, [hash, key]);

  const resume = useEffectEvent((known: readonly number[] | undefined) => {
    const stoppedAt = readPractised(lessonId, mode).at;
    if (decided.current || !untouched || (stoppedAt === null && !known)) return;
    decided.current = true;
    const index = placeToResume(sentenceIds, { stoppedAt, solved: known ?? [] });
    if (index > 0) told.onResumed(index);
  });
  useEffect(() => resume(solved), [solved]);
}
