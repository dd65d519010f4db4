import { isRight, isRightInOrder, judge, judgeListening } from '#core/grading/judge.ts';
import { checkedNotation } from '#core/japanese/notation/notation.ts';
import { sampleWordings } from '#core/japanese/notation/wordings.ts';
import type { PreparedJudge, Question } from '../../grading/prepare-judge.ts';
import type { Sentence } from './sentences.ts';

export type Judge = Pick<PreparedJudge, 'modelOf'>;

const wordingsOf = (answer: string): string[] => sampleWordings(checkedNotation(answer));

export const questionOf = ({ jpSentence, viSentence, ...rest }: Sentence): Question => ({
  ...rest,
  model: jpSentence,
  vi: viSentence,
});

/** Answers that the author accepts are judged right, in all their wordings, and blocked answers are wrong. */
export function checkAnswers(sentence: Sentence, prepared: Judge): string[] {
  try {
    return misjudged(sentence, prepared);
  } catch (error) {
    // One sentence that cannot be judged must not hide the mistakes of all others.
    return [`cannot be judged: ${String(error)}`];
  }
}

/** The model answer of one sentence must not be right for another sentence of the same lesson. */
export function checkOtherAnswers(
  sentence: Sentence,
  sentences: readonly Sentence[],
  { modelOf }: Judge,
): string[] {
  const others = sentences.filter(({ id, lessonId }) => lessonId === sentence.lessonId && id !== sentence.id);
  const model = modelOf(questionOf(sentence));
  return others
    .filter(({ jpSentence }) => isRightInOrder(model, jpSentence) && isRight(judge(model, jpSentence)))
    .map(({ id, jpSentence }) => `the answer to ${id} is judged right: ${jpSentence}`);
}

function misjudged(sentence: Sentence, { modelOf }: Judge): string[] {
  const { jpSentence, reading, accepted, blocked } = sentence;
  const model = modelOf(questionOf(sentence));
  return [
    ...[jpSentence, reading, ...accepted.flatMap(wordingsOf)]
      .filter((text) => !isRight(judge(model, text)))
      .map((text) => `judged wrong: ${text}`),
    ...blocked
      .flatMap(wordingsOf)
      .filter((text) => judge(model, text).verdict !== 'wrong')
      .map((text) => `blocked, but not judged wrong: ${text}`),
    ...[jpSentence, reading]
      .filter((text) => !isRight(judgeListening(model, text)))
      .map((text) => `heard wrong: ${text}`),
  ];
}
