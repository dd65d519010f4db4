import { type ReactNode, useState } from 'react';
import { exercisePlayerTexts as texts } from '#contract/texts/exercise-player.ts';
import type { Answer } from '#core/exercises/exercise.ts';
import { type Exercise, judgingOf } from '#core/exercises/kinds.ts';
import type { CarriedModels } from '#core/grading/carried-models.ts';
import { isRight } from '#core/grading/judge.ts';
import type { Judgement } from '#core/grading/judgement.ts';
import { feelVerdict } from '#app/lib/haptics.ts';
import { showLongToast } from '#app/ui/overlays/toast.tsx';
import { ExerciseTask } from './kinds.tsx';
import type { TaskPhase } from './task.ts';
import { useJudge } from './use-judge.ts';
import { ModelAnswer, Verdict } from './verdict.tsx';

interface SingleExerciseProps {
  readonly exercise: Exercise;
  readonly models: CarriedModels;
  /** What follows the verdict. */
  readonly renderAfter: (isRight: boolean) => ReactNode;
}

/** One exercise outside of a lesson. A slip may be mended once. */
export default function SingleExercise({ exercise, models, renderAfter }: SingleExerciseProps) {
  const judge = useJudge(models);
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [outcome, setOutcome] = useState<'asked' | 'slipped' | 'right' | 'wrong'>('asked');

  const show = (given: Judgement) => {
    const isSecondSlip = given.verdict === 'almost' && outcome === 'slipped';
    setJudgement(isSecondSlip ? { ...given, verdict: 'wrong' } : given);
    // Another language by mistake is no try (PRODUCT.md, Grading).
    if (given.language) return;
    if (given.verdict === 'almost' && !isSecondSlip) return setOutcome('slipped');
    setOutcome(isRight(given) ? 'right' : 'wrong');
    feelVerdict(isRight(given));
  };
  const answer = async (given: Answer, typedAs?: 'romaji') => {
    const judging = judgingOf(exercise, given);
    if ('judgement' in judging) return show(judging.judgement);
    setChecking(true);
    const { sentenceId } = exercise;
    const judged = await judge({ sentenceId, ...judging, typing: { fromRomaji: typedAs === 'romaji' } });
    setChecking(false);
    if (judged) show(judged);
    else showLongToast(texts.checkFailed, 'error');
  };

  const isOver = outcome === 'right' || outcome === 'wrong';
  const phase: TaskPhase = isChecking
    ? 'checking'
    : isOver
      ? outcome === 'right'
        ? 'right'
        : 'shown'
      : 'asked';
  return (
    <div className="grid gap-4">
      <ExerciseTask exercise={exercise} phase={phase} onAnswer={(...given) => void answer(...given)} />
      {judgement && <Verdict judgement={judgement} />}
      {isOver && (
        <>
          <ModelAnswer exercise={exercise} />
          {renderAfter(outcome === 'right')}
        </>
      )}
    </div>
  );
}
