import type { Token } from '../../japanese/tokens/token.ts';
import type { Lexicon } from '../lexicon.ts';
import type { ParaphraseRule } from '../paraphrase/rule.ts';
import type { UnitPiece } from './piece.ts';

/** Which rules apply to an answer beyond its spelling. */
export interface SentenceRules {
  /** The rules of PRODUCT.md, Grading, 5: 私は dropped, に for へ, お before a noun, final よ. */
  readonly byRule: boolean;
  readonly freeRegister: boolean;
  /** In listening, only what was said is right. */
  readonly literally: boolean;
  /** The Vietnamese sentence says "tôi": 私は may be added. */
  readonly addsFirstPerson: boolean;
  /** The Vietnamese sentence asks "bạn", "anh" or "chị": あなたは may be added to the question. */
  readonly addsSecondPerson: boolean;
  /** The families of paraphrases that apply; none where only the model's own words are right. */
  readonly paraphrases: readonly ParaphraseRule[];
  /** The grammar points that the sentence practises. */
  readonly focus: readonly string[];
  /** The sentence to translate; empty if it is not known. */
  readonly vietnamese: string;
  /** The sentence has an を already. */
  readonly hasObject: boolean;
  /** 誰, いつ: a question even without か. */
  readonly hasQuestionWord: boolean;
}

/** What the compiler of an answer finds out by itself. */
type Found = 'hasObject' | 'hasQuestionWord';
export type GivenRules = Omit<SentenceRules, Found>;

/** No rules: only the spelling is free. */
export const LITERALLY: GivenRules = {
  byRule: false,
  freeRegister: false,
  literally: true,
  addsFirstPerson: false,
  addsSecondPerson: false,
  paraphrases: [],
  focus: [],
  vietnamese: '',
};

/** A range of tokens, with the tokens after it: they decide how a predicate is read. */
export interface Stretch {
  readonly tokens: readonly Token[];
  readonly following: readonly Token[];
  readonly preceding?: Token | undefined;
  /** Its index in the answer that learners see. */
  readonly start: number;
}

export interface Surroundings {
  readonly rules: SentenceRules;
  readonly lexicon: Lexicon;
}

/** One unit, and how many tokens it covers. */
export interface Taken {
  readonly piece: UnitPiece;
  readonly count: number;
}
