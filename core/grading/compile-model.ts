import type { AnalysedAnswer } from '../japanese/notation/analysed-answer.ts';
import { finish, type Steps } from '../steps.ts';
import type { Lexicon } from './lexicon.ts';
import { type Answer, compileAnswer, plainest } from './sentence/compile-answer.ts';

export interface SentenceToJudge {
  /** The model answer first. */
  readonly answers: readonly AnalysedAnswer[];
  readonly blocked: readonly AnalysedAnswer[];
  readonly register: 'free' | 'pinned';
  /** What is to be translated. Without it nothing speaks against an added 私は. */
  readonly vietnamese?: string;
}

export interface Model {
  readonly answers: readonly Answer[];
  readonly blocked: readonly Answer[];
  /** The model answer to the letter, for what is heard and what an author has blocked; made when it is first asked for. */
  readonly literally: () => Steps<Answer>;
}

/** After these, "tôi" says whose, or to whom. */
const NOT_ACTING =
  /(?:^|[^\p{L}])(?:của|bố|mẹ|cha|ba|má|anh|chị|em|ông|bà|con|cháu|bạn|vợ|chồng|cô|chú|dì|bác|cậu|trai|gái|nhà|tên|tuổi|trường|công ty|phòng|gia đình|quê|sinh nhật|xe|cho|với|gọi|giúp|bảo|hỏi|đưa|tặng|mời|thăm|chúng|bọn) $/u;

/** Whether the Vietnamese speaks of what "tôi" does. */
const speaksOfMe = (vietnamese: string): boolean =>
  [...vietnamese.toLowerCase().matchAll(/(?<!\p{L})(?:tôi|mình|tớ)(?!\p{L})/gu)].some(
    ({ index }) => !NOT_ACTING.test(vietnamese.toLowerCase().slice(0, index)),
  );

const YOU = /^(?:[^,]*,\s*)?(?:bạn|anh|chị|em|cậu|ông|bà)\s(?!ấy)/iu;

const LITERALLY = {
  byRule: false,
  freeRegister: false,
  literally: true,
  addsFirstPerson: false,
  addsSecondPerson: false,
};

export const compileModel = (sentence: SentenceToJudge, lexicon: Lexicon): Model =>
  finish(compileInSteps(sentence, lexicon));

/** The same in steps, one for each word of each answer: twenty long answers take longer than anyone should wait for others. */
export function* compileInSteps(
  { answers, blocked, register, vietnamese }: SentenceToJudge,
  lexicon: Lexicon,
): Steps<Model> {
  const [model] = answers;
  if (!model) throw new Error('A sentence has at least one answer');
  const rules = {
    byRule: true,
    freeRegister: register === 'free',
    literally: false,
    addsFirstPerson: vietnamese === undefined || speaksOfMe(vietnamese),
    addsSecondPerson: vietnamese !== undefined && YOU.test(vietnamese),
  };
  const compiled: Answer[] = [];
  for (const answer of answers) compiled.push(yield* compileAnswer(answer, rules, lexicon));
  const compiledBlocked: Answer[] = [];
  for (const answer of blocked) compiledBlocked.push(yield* compileAnswer(answer, LITERALLY, lexicon));
  let literal: Answer | null = null;
  const shown = plainest(model);
  function* literally(): Steps<Answer> {
    return (literal ??= yield* compileAnswer(shown, LITERALLY, lexicon));
  }
  return {
    answers: compiled,
    blocked: compiledBlocked,
    literally,
  };
}
