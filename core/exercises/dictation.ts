import { readingOf } from '../japanese/ruby.ts';
import { exerciseOf, typedModel, typedOf } from './answers.ts';
import type { ExerciseOf, KindRules } from './exercise.ts';
import { kanaOf } from './sentence-text.ts';

/** Type what was heard. */
export type Dictation = ExerciseOf<'dictation'>;

/** Longer sentences are not remembered after one hearing: about eight seconds of speech. */
const HEARD_MAX_KANA = 40;

export const dictation: KindRules<Dictation> = {
  needsSound: true,
  make: ({ sentence }) =>
    kanaOf(sentence.tokens).length > HEARD_MAX_KANA ? null : exerciseOf('dictation', sentence),
  judging: (_, answer) => ({ text: typedOf(answer), mode: 'listening' }),
  question: ({ japanese }) => `♪ ${readingOf(japanese)}`,
  rightAnswers: typedModel,
};
