import type { ReactNode } from 'react';
import type { ExerciseKind } from '#core/exercises/exercise.ts';
import type { Exercise } from '#core/exercises/kinds.ts';
import { FormBlankTask, ParticleBlankTask } from './blank-tasks.tsx';
import { HeardChoiceTask, MeaningChoiceTask } from './choice-tasks.tsx';
import { MatchPairsTask } from './match-pairs-task.tsx';
import type { TaskProps } from './task.ts';
import { TilesTask } from './tiles/tiles-task.tsx';
import { DictationTask, FreeTranslationTask } from './typed-tasks.tsx';

interface KindScreen<Made extends Exercise> {
  /** A component. */
  Task(props: TaskProps<Made>): ReactNode;
  /** The server judges the answer again and credits points, as in practice (PRODUCT.md, Scores). */
  readonly earnsPoints: boolean;
}

/** The screen of each kind. */
export const kindScreens: {
  readonly [Kind in ExerciseKind]: KindScreen<Extract<Exercise, { kind: Kind }>>;
} = {
  'match-pairs': { Task: MatchPairsTask, earnsPoints: false },
  'meaning-choice': { Task: MeaningChoiceTask, earnsPoints: false },
  'heard-choice': { Task: HeardChoiceTask, earnsPoints: false },
  tiles: { Task: TilesTask, earnsPoints: false },
  'particle-blank': { Task: ParticleBlankTask, earnsPoints: false },
  'form-blank': { Task: FormBlankTask, earnsPoints: false },
  dictation: { Task: DictationTask, earnsPoints: true },
  'free-translation': { Task: FreeTranslationTask, earnsPoints: true },
};

/** The screen of an exercise. */
export function ExerciseTask(props: TaskProps<Exercise>) {
  const { Task }: KindScreen<Exercise> = kindScreens[props.exercise.kind];
  return <Task {...props} />;
}
