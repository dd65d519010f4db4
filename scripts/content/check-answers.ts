import { checkedNotation } from '#core/grading/analysis/notation.ts';
import { sampleWordings } from '#core/grading/analysis/wordings.ts';
import { isRight, judge, judgeListening } from '#core/grading/judge.ts';
import type { PreparedJudge } from '../grading/prepare-judge.ts';
import type { Sentence } from './sentences.ts';

type Judge = Pick<PreparedJudge, 'modelOf'>;

const wordingsOf = (answer: string): string[] => sampleWordings(checkedNotation(answer));

/** What its author calls right is judged right, in all its wordings, and what is blocked is wrong. */
export function checkAnswers(sentence: Sentence, prepared: Judge): string[] {
  try {
    return misjudged(sentence, prepared);
  } catch (error) {
    // One sentence that cannot be judged must not hide the mistakes of all others.
    return [`cannot be judged: ${String(error)}`];
  }
}

function misjudged(sentence: Sentence, { modelOf }: Judge): string[] {
  const { jpSentence, viSentence, reading, accepted, blocked, register } = sentence;
  const model = modelOf({ model: jpSentence, vi: viSentence, reading, accepted, blocked, register });
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
