import { isRight, judge } from '#core/grading/judge.ts';
import { type Judge, questionOf } from './check-answers.ts';
import type { ReaderAnswer } from './reader-answers.ts';
import type { Sentence } from './sentences.ts';

const FIRST_VERDICTS = ['accepted', 'refused'];

/** A right answer of a reader must stay accepted, and a wrong one must stay refused. */
export function checkReaderAnswer(
  { sentenceId, answer, first, wrong }: ReaderAnswer,
  sentences: ReadonlyMap<number, Sentence>,
  { modelOf }: Judge,
): string[] {
  const sentence = sentences.get(sentenceId);
  if (!sentence) return [`${sentenceId}: a reader answered a sentence that is not there`];
  if (!FIRST_VERDICTS.includes(first))
    return [`${sentenceId}: ${first} is none of ${FIRST_VERDICTS.join(', ')}`];
  const isAccepted = isRight(judge(modelOf(questionOf(sentence)), answer));
  if (isAccepted === (wrong === '')) return [];
  return [`${sentenceId}: a reader’s answer is judged ${isAccepted ? 'right' : 'wrong'}: ${answer}`];
}
