import type { Token } from '../../japanese/tokens/token.ts';
import type { Lexicon } from '../lexicon.ts';
import type { UnitPiece } from './piece.ts';

/** Which liberties an answer takes beyond its spelling. */
export interface SentenceRules {
  /** The rules of PRODUCT.md, Grading, 5: 私は dropped, に for へ, お before a noun, final よ. */
  readonly byRule: boolean;
  readonly freeRegister: boolean;
  /** By ear, only what was said is right. */
  readonly literally: boolean;
  /** The Vietnamese sentence says "tôi": 私は may be added. */
  readonly addsFirstPerson: boolean;
  /** It asks "bạn", "anh" or "chị": あなたは may be added to the question. */
  readonly addsSecondPerson: boolean;
  /** Something stands before を already. */
  readonly hasObject: boolean;
  /** 誰, いつ: it asks even without か. */
  readonly hasQuestionWord: boolean;
}

/** A stretch of words and what is said after it: a predicate is read by what follows. */
export interface Stretch {
  readonly tokens: readonly Token[];
  readonly following: readonly Token[];
  readonly preceding?: Token | undefined;
  /** Where it begins in the answer that is shown. */
  readonly start: number;
}

export interface Surroundings {
  readonly rules: SentenceRules;
  readonly lexicon: Lexicon;
}

/** One unit and how many tokens it takes. */
export interface Taken {
  readonly piece: UnitPiece;
  readonly count: number;
}
