import { useEffect, useRef } from 'react';
import { exercisePlayerTexts as texts } from '#contract/texts/exercise-player.ts';
import type { Exercise } from '#core/exercises/kinds.ts';
import type { LadderState } from '#core/exercises/ladder-state.ts';
import type { Judgement } from '#core/grading/judgement.ts';
import { Button } from '#app/ui/button.tsx';
import { ModelAnswer, Verdict } from './verdict.tsx';

interface VerdictSheetProps {
  readonly exercise: Exercise;
  readonly ladder: LadderState;
  /** Null if the learner asked for the answer. */
  readonly judgement: Judgement | null;
  readonly onContinue: () => void;
}

const SHEET =
  'z-20 flex max-h-[72dvh] flex-col gap-3 rounded-t-xl border border-line bg-paper p-3 shadow-float ' +
  'md:sticky md:bottom-0 md:-mx-3 ' +
  'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-40 max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))]';

/** The verdict and what follows. It covers the bottom edge of the screen, so that nothing above it moves. */
export function VerdictSheet({ exercise, ladder, judgement, onContinue }: VerdictSheetProps) {
  const { outcome } = ladder;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The next Enter goes on, and a phone's keyboard closes to make room for the verdict.
    button.current?.focus({ preventScroll: true });
  }, []);
  const comesBack = ladder.returning.some(
    ({ kind, sentenceId }) => kind === exercise.kind && sentenceId === exercise.sentenceId,
  );
  const isTriedAgain = outcome === 'again' || outcome === null;
  return (
    <div className={SHEET}>
      <div className="grid gap-3 overflow-y-auto">
        {judgement && <Verdict judgement={judgement} />}
        {(outcome === 'right' || outcome === 'shown') && <ModelAnswer exercise={exercise} />}
        {outcome === 'lower' && <p>{texts.lower}</p>}
        {outcome === 'shown' && comesBack && <p className="text-ink-soft">{texts.comesBack}</p>}
      </div>
      <Button
        ref={button}
        className="shrink-0 md:min-w-40 md:self-end md:justify-self-end"
        onClick={onContinue}
      >
        {isTriedAgain ? texts.tryAgain : texts.continue}
      </Button>
    </div>
  );
}
