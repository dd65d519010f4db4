import { exerciseOf, typedModel, typedOf } from './answers.ts';
import type { ExerciseOf, KindRules } from './exercise.ts';

/** Translate the Vietnamese sentence, typed. */
export type FreeTranslation = ExerciseOf<'free-translation'>;

export const freeTranslation: KindRules<FreeTranslation> = {
  needsSound: false,
  make: ({ sentence }) => (sentence.tokens.length === 0 ? null : exerciseOf('free-translation', sentence)),
  judging: (_, answer) => ({ text: typedOf(answer), mode: 'translate' }),
  question: ({ vietnamese }) => vietnamese,
  rightAnswers: typedModel,
};
