import type { Judgement } from '../grading/judgement.ts';
import { readingOf, withoutRuby } from '../japanese/ruby.ts';
import { shuffled } from '../random.ts';
import type { Answer, Choices, ExerciseKind, ExerciseOf, SourceSentence } from './exercise.ts';
import { rubyOf } from './sentence-text.ts';

/** The fields that every exercise has. */
export const exerciseOf = <Kind extends ExerciseKind>(
  kind: Kind,
  { id, vietnamese, tokens }: SourceSentence,
): ExerciseOf<Kind> => ({ kind, sentenceId: id, vietnamese, japanese: rubyOf(tokens) });

/** The right choice among the wrong ones. */
export function mixedChoices(right: string, wrong: readonly string[], random: () => number): Choices {
  const choices = shuffled([right, ...wrong], random);
  return { choices, right: choices.indexOf(right) };
}

export const chosenOf = (answer: Answer): number => ('choice' in answer ? answer.choice : -1);
export const typedOf = (answer: Answer): string => ('text' in answer ? answer.text : '');

/** The model answer, typed with kanji and in kana. */
export const typedModel = ({ japanese }: ExerciseOf<ExerciseKind>): Answer[] => [
  { text: withoutRuby(japanese) },
  { text: readingOf(japanese) },
];

/** The judgement of an answer in which there is nothing to explain: the screen colours what was chosen. */
export const judgedPlainly = (isRight: boolean): Judgement => ({
  verdict: isRight ? 'correct' : 'wrong',
  read: '',
  nearest: '',
  segments: [],
  mistakes: [],
  notes: [],
});

/** The judgement of the model answer itself: the right choice completes it. */
export function judgedAsModel({ japanese }: ExerciseOf<ExerciseKind>): Judgement {
  const text = withoutRuby(japanese);
  const segments = [{ typed: text, expected: text, state: 'right' as const }];
  return { verdict: 'correct', read: text, nearest: text, segments, mistakes: [], notes: [] };
}
