import type { Answer, ExerciseSource } from '#core/exercises/exercise.ts';
import { type Exercise, judgingOf } from '#core/exercises/kinds.ts';
import { isRight } from '#core/grading/judge.ts';
import { readingOf } from '#core/japanese/ruby.ts';
import { choicesOf, rightAnswer } from './right-answer.ts';

/** What is wrong with an exercise: a second right choice, or a right answer that is refused. */
export interface ExerciseFault {
  readonly kind: 'second-choice' | 'refused';
  readonly exercise: Exercise;
  readonly text: string;
}

export function faultsOf(exercise: Exercise, source: ExerciseSource): ExerciseFault[] {
  const right = rightAnswer(exercise);
  const choices = choicesOf(exercise);
  const second = choices.filter(
    (text, choice) =>
      !isKey(right, choice) &&
      (text === choices[keyOf(right)] ||
        isAccepted(exercise, { choice }, source) ||
        isMeantToo(exercise, text, source)),
  );
  const refused = [right, ...inKana(exercise)].filter((answer) => !isAccepted(exercise, answer, source));
  return [
    ...second.map((text): ExerciseFault => ({ kind: 'second-choice', exercise, text })),
    ...refused.map((answer): ExerciseFault => ({ kind: 'refused', exercise, text: JSON.stringify(answer) })),
  ];
}

const keyOf = (answer: Answer): number => ('choice' in answer ? answer.choice : -1);
const isKey = (right: Answer, choice: number): boolean => keyOf(right) === choice;

function isAccepted(exercise: Exercise, answer: Answer, { sentence }: ExerciseSource): boolean {
  const judging = judgingOf(exercise, answer);
  return 'judgement' in judging ? isRight(judging.judgement) : sentence.accepts(judging.text, judging.mode);
}

/** A wrong meaning belongs to a sentence: neither may be an answer to the other. */
function isMeantToo(exercise: Exercise, meaning: string, { sentence, others }: ExerciseSource): boolean {
  if (exercise.kind !== 'meaning-choice') return false;
  const textOf = ({ tokens }: typeof sentence): string => tokens.map(({ surface }) => surface).join('');
  return others
    .filter(({ vietnamese }) => vietnamese === meaning)
    .some(
      (other) => sentence.accepts(textOf(other), 'translate') || other.accepts(textOf(sentence), 'translate'),
    );
}

/** A typed answer in kana always passes. */
function inKana(exercise: Exercise): Answer[] {
  const isTyped = exercise.kind === 'dictation' || exercise.kind === 'free-translation';
  return isTyped ? [{ text: readingOf(exercise.japanese) }] : [];
}
