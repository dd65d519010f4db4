import type { Answer } from '#core/exercises/exercise.ts';
import { choicesOf, type Exercise, questionOf, rightAnswersOf } from '#core/exercises/kinds.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';

/** An exercise as a learner sees it, without its answer. */
export function inWords(exercise: Exercise): string {
  const choices = choicesOf(exercise)?.choices ?? [];
  const [first = '', ...lines] = questionOf(exercise).split('\n');
  return [
    `[${exercise.kind}] ${first}`,
    ...lines.map((line) => `   ${line}`),
    ...choices.map((choice, at) => `   ${at + 1}) ${choice}`),
  ].join('\n');
}

/** The answer, as short as it would be noted on paper. */
export function keyInWords(exercise: Exercise): string {
  const [right] = rightAnswersOf(exercise);
  const shown = right ? onPaper(right) : '?';
  return `[${exercise.kind} ${exercise.sentenceId}] ${shown}   ${withoutRuby(exercise.japanese)}`;
}

/** Numbers count from 1. */
const onPaper = (answer: Answer): string =>
  Object.values(answer)
    .flat()
    .map((part: number | string) => (typeof part === 'number' ? part + 1 : part))
    .join(' ');
