import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { PracticeMode } from '#contract/practice/modes.ts';
import { readPractised } from '#app/lib/progress/practised.ts';
import { placeToResume, sentenceInHash } from './resume.ts';

interface Resume {
  readonly lessonId: number;
  readonly mode: PracticeMode;
  readonly sentenceIds: readonly number[];
  /** Sentences that the learner has solved; undefined until they are loaded. */
  readonly solved: readonly number[] | undefined;
  /** The learner has not typed, revealed or played anything yet. */
  readonly untouched: boolean;
  /** The URL names this sentence. */
  readonly onRequested: (sentenceId: number) => void;
  readonly onResumed: (index: number) => void;
}

/** Opens a lesson where the learner stopped, once. A sentence in the URL is opened every time. */
export function useResume({ lessonId, mode, sentenceIds, solved, untouched, ...callbacks }: Resume): void {
  const { hash, key } = useLocation();
  const decided = useRef(false);

  const follow = useEffectEvent((asked: { readonly hash: string }) => {
    const requested = sentenceInHash(asked.hash);
    if (requested === null || !sentenceIds.includes(requested)) return;
    decided.current = true;
    callbacks.onRequested(requested);
  });
  // Choosing the same link again counts as another visit.
  useEffect(() => {
    if (key) follow({ hash });
  }, [hash, key]);

  const resume = useEffectEvent((known: readonly number[] | undefined) => {
    const stoppedAt = readPractised(lessonId, mode).at;
    if (decided.current || !untouched || (stoppedAt === null && !known)) return;
    decided.current = true;
    const index = placeToResume(sentenceIds, { stoppedAt, solved: known ?? [] });
    if (index > 0) callbacks.onResumed(index);
  });
  useEffect(() => resume(solved), [solved]);
}
