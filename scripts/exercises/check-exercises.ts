import type { Answer, ExerciseSource } from '#core/exercises/exercise.ts';
import { choicesOf, type Exercise, judgingOf, rightAnswersOf } from '#core/exercises/kinds.ts';
import { isRight } from '#core/grading/judge.ts';

/** What is wrong with an exercise: a second right choice, or a right answer that is refused. */
export interface ExerciseFault {
  readonly kind: 'second-choice' | 'refused';
  readonly exercise: Exercise;
  readonly text: string;
}

export function faultsOf(exercise: Exercise, source: ExerciseSource): ExerciseFault[] {
  const { choices, right } = choicesOf(exercise) ?? { choices: [], right: -1 };
  const second = choices.filter(
    (text, choice) =>
      choice !== right &&
      (text === choices[right] ||
        isAccepted(exercise, { choice }, source) ||
        isMeantToo(exercise, text, source)),
  );
  const answers = rightAnswersOf(exercise);
  const refused = answers
    .filter((answer) => !isAccepted(exercise, answer, source))
    .map((answer) => JSON.stringify(answer));
  if (answers.length === 0) refused.push('there is none');
  return [
    ...second.map((text): ExerciseFault => ({ kind: 'second-choice', exercise, text })),
    ...refused.map((text): ExerciseFault => ({ kind: 'refused', exercise, text })),
  ];
}

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
