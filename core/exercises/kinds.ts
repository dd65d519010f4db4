import type { Judgement } from '../grading/judgement.ts';
import { randomFrom, seedOf } from '../random.ts';
import { type Dictation, dictation } from './dictation.ts';
import {
  type Answer,
  type Choices,
  EXERCISE_KINDS,
  type ExerciseKind,
  type ExerciseSource,
  type Judging,
  type JudgingMode,
  type KindRules,
} from './exercise.ts';
import { type FormBlank, formBlank } from './form-blank.ts';
import { type FreeTranslation, freeTranslation } from './free-translation.ts';
import { type HeardChoice, heardChoice } from './heard-choice.ts';
import { type MatchPairs, matchPairs } from './match-pairs.ts';
import { type MeaningChoice, meaningChoice } from './meaning-choice.ts';
import { type ParticleBlank, particleBlank } from './particle-blank.ts';
import { type Tiles, tiles } from './tiles.ts';

export type Exercise =
  | MatchPairs
  | MeaningChoice
  | HeardChoice
  | Tiles
  | ParticleBlank
  | FormBlank
  | Dictation
  | FreeTranslation;

/** The kinds. Everything that handles exercises walks over this table. */
export const kindRules: { readonly [Kind in ExerciseKind]: KindRules<Extract<Exercise, { kind: Kind }>> } = {
  'match-pairs': matchPairs,
  'meaning-choice': meaningChoice,
  'heard-choice': heardChoice,
  tiles,
  'particle-blank': particleBlank,
  'form-blank': formBlank,
  dictation,
  'free-translation': freeTranslation,
};

/** All exercises of one sentence, always the same ones for a seed. */
export const makeExercises = (source: ExerciseSource, seed = ''): Exercise[] =>
  EXERCISE_KINDS.flatMap((kind) => makeExercise(kind, source, seed) ?? []);

/** Each has a random of its own, so a change of one kind leaves the others as they are. */
export const makeExercise = (kind: ExerciseKind, source: ExerciseSource, seed = ''): Exercise | null =>
  kindRules[kind].make(source, randomFrom(seedOf(`${seed}:${kind}:${source.sentence.id}`)));

/** The verdict of an answer, or what the judge must be asked. */
export function judgingOf(exercise: Exercise, answer: Answer): Judging {
  const rules: KindRules<Exercise> = kindRules[exercise.kind];
  return rules.judging(exercise, answer);
}

/** What a learner sees before the answer, in words. */
export function questionOf(exercise: Exercise): string {
  const rules: KindRules<Exercise> = kindRules[exercise.kind];
  return rules.question(exercise);
}

/** Answers that must be right, the model answer first. */
export function rightAnswersOf(exercise: Exercise): readonly Answer[] {
  const rules: KindRules<Exercise> = kindRules[exercise.kind];
  return rules.rightAnswers(exercise);
}

/** The choices of an exercise, if it has any. */
export function choicesOf(exercise: Exercise): Choices | null {
  if ('options' in exercise) return exercise.options;
  return 'choices' in exercise ? exercise : null;
}

/** The judge of a sentence; in a browser it runs in a worker. */
export type JudgeJapanese = (sentenceId: number, text: string, mode: JudgingMode) => Promise<Judgement>;

export async function judgeExercise(
  exercise: Exercise,
  answer: Answer,
  judgeJapanese: JudgeJapanese,
): Promise<Judgement> {
  const judging = judgingOf(exercise, answer);
  if ('judgement' in judging) return judging.judgement;
  return judgeJapanese(exercise.sentenceId, judging.text, judging.mode);
}
