import type { AnalysedAnswer } from '../japanese/notation/analysed-answer.ts';
import { finish, type Steps } from '../steps.ts';
import { withToneInFront } from '../vietnamese/syllables.ts';
import type { Lexicon } from './lexicon.ts';
import type { RuleName } from './paraphrase/rule-names.ts';
import { PARAPHRASE_RULES } from './paraphrase/rules.ts';
import { type Answer, compileAnswer, plainest } from './sentence/compile-answer.ts';
import { LITERALLY } from './sentence/surroundings.ts';

export interface SentenceToJudge {
  /** The model answer first. */
  readonly answers: readonly AnalysedAnswer[];
  readonly blocked: readonly AnalysedAnswer[];
  readonly register: 'free' | 'pinned';
  /** The sentence to translate. Without it, an added 私は is always accepted. */
  readonly vietnamese?: string;
  /** The grammar points that it practises: said in another way, the answer is right, and the note names the point. */
  readonly focus?: readonly string[];
  /** Families of paraphrases that the author has switched off. */
  readonly rulesOff?: readonly RuleName[];
}

export interface Model {
  readonly answers: readonly Answer[];
  readonly blocked: readonly Answer[];
  /** The model answer with no rules applied, for listening and for blocked answers. Compiled on first use. */
  readonly literally: () => Steps<Answer>;
  /** What it takes in memory, about: words that several models share are counted once for each. */
  readonly bytes: number;
}

/** After these words, "tôi" is a possessor or an object, not the subject. */
const NOT_ACTING =
  /(?:^|[^\p{L}])(?:của|bố|mẹ|cha|ba|má|anh|chị|em|ông|bà|con|cháu|bạn|vợ|chồng|cô|chú|dì|bác|cậu|trai|gái|nhà|tên|tuổi|trường|công ty|phòng|gia đình|quê|sinh nhật|xe|cho|với|gọi|giúp|bảo|hỏi|đưa|tặng|mời|thăm|chúng|bọn) $/u;

/** Whether "tôi" is the subject of something in the Vietnamese sentence. */
const speaksOfMe = (vietnamese: string): boolean =>
  [...vietnamese.toLowerCase().matchAll(/(?<!\p{L})(?:tôi|mình|tớ)(?!\p{L})/gu)].some(
    ({ index }) => !NOT_ACTING.test(vietnamese.toLowerCase().slice(0, index)),
  );

const ADDRESS = /^(\p{L}{1,8}?(?:さん|くん|ちゃん|先生|様|さま))、/u;

/** Whether an answer calls somebody by name where the model has a particle: 山田さん、趣味は for 山田さんの趣味は. */
function addressesOtherwise(text: string, model: string): boolean {
  const name = ADDRESS.exec(text)?.[1];
  return name !== undefined && model.startsWith(name) && !model.startsWith('、', name.length);
}

const YOU = /^(?:[^,]*,\s*)?(?:bạn|anh|chị|em|cậu|ông|bà)\s(?!ấy)/iu;

/** 先生、教えていただけますか: nobody speaks plainly to a teacher. */
const CALLS_SUPERIOR = /^[^、。]{0,6}(?:先生|教授|社長|部長|課長|店長|お客様|お客さん)、/u;

export const compileModel = (sentence: SentenceToJudge, lexicon: Lexicon): Model =>
  finish(compileInSteps(sentence, lexicon));

/** The same in steps, one for each word of each answer, so that twenty long answers do not block other requests. */
export function* compileInSteps(
  { answers, blocked, register, vietnamese, focus = [], rulesOff = [] }: SentenceToJudge,
  lexicon: Lexicon,
): Steps<Model> {
  const [model] = answers;
  if (!model) throw new Error('A sentence has at least one answer');
  const rules = {
    byRule: true,
    freeRegister: register === 'free' && !CALLS_SUPERIOR.test(model.text),
    literally: false,
    addsFirstPerson: vietnamese === undefined || speaksOfMe(vietnamese),
    addsSecondPerson: vietnamese !== undefined && YOU.test(vietnamese),
    paraphrases: PARAPHRASE_RULES.filter(({ name }) => !rulesOff.includes(name)),
    focus,
    vietnamese: withToneInFront(vietnamese ?? ''),
  };
  const compiled: Answer[] = [];
  for (const answer of answers) {
    const one = yield* compileAnswer(answer, rules, lexicon);
    compiled.push(addressesOtherwise(answer.text, model.text) ? { ...one, needsPause: true } : one);
  }
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
    bytes: bytesOf([...compiled, ...compiledBlocked]),
  };
}

/** Measured over all shipped sentences (`npm run bench:grading`). */
const BYTES_PER_PLACE = 640;

const bytesOf = (answers: readonly Answer[]): number =>
  answers.reduce((sum, { graph }) => sum + graph.edges.length * BYTES_PER_PLACE, 0);
