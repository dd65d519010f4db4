import type { Token } from '../../japanese/tokens/token.ts';
import { folded } from '../typed/fold.ts';
import { QUESTION_WORDS } from '../words/grammar-words.ts';

/** What the word classes of IPADIC mean for the judge. */

/** A token that is not read. The tokenizer calls a half-width ? and emoji nouns, and Ｂ of Ｂさん a symbol. */
export const isSymbol = ({ pos, surface }: Token): boolean =>
  /[\p{L}\p{N}]/u.test(surface)
    ? pos.startsWith('記号') && !pos.startsWith('記号/アルファベット')
    : folded(surface) === '';
export const isParticle = ({ pos }: Token): boolean => pos.startsWith('助詞');
export const isNoun = ({ pos }: Token): boolean => pos.startsWith('名詞') || pos.startsWith('接頭詞');
export const isVerb = ({ pos }: Token): boolean => pos.startsWith('動詞');
export const isAdjective = ({ pos }: Token): boolean => pos.startsWith('形容詞');
export const isAuxiliary = ({ pos }: Token): boolean => pos.startsWith('助動詞');
/** ない, and ん of ません. */
export const isNegation = ({ pos, base }: Token): boolean =>
  base === 'ない' || (pos.startsWith('助動詞') && /^[んぬ]$/u.test(base));
/** 何時 can be one word. つ is what the tokenizer makes of いつ before です. */
export const isQuestionWord = ({ pos, surface }: Token): boolean =>
  QUESTION_WORDS.has(surface) || surface.startsWith('何') || (pos.startsWith('助動詞') && surface === 'つ');
export const isSuruNoun = ({ pos }: Token): boolean => pos.startsWith('名詞/サ変接続');
export const isNumeral = ({ pos, surface }: Token): boolean =>
  (pos.startsWith('名詞/数') && surface !== '何') || /^[\d０-９,，]+$/u.test(surface);
export const isCounter = ({ pos }: Token): boolean => pos.startsWith('名詞/接尾/助数詞');
/** 人 of 日本人, 語 of 日本語: one word together with the noun before it. さん and たち can be left out on their own. */
export const isSuffix = ({ pos, surface }: Token): boolean =>
  pos.startsWith('名詞/接尾') && !/^(?:さん|様|さま|君|くん|ちゃん|たち|達|ら|方|がた)$/u.test(surface);

const CLAUSE_PARTICLES = new Set([
  'から',
  'けど',
  'けれど',
  'けれども',
  'が',
  'し',
  'ので',
  'のに',
  'と',
  'ながら',
  'ば',
]);
const POLITENESS_FREE_BEFORE = new Set(['から', 'けど', 'けれど', 'けれども', 'が', 'し', 'ので']);

/** から and けど after a predicate; not the から of a starting point. */
export const endsClause = (token: Token): boolean =>
  token.pos.startsWith('助詞/接続助詞') && CLAUSE_PARTICLES.has(token.surface);

export const isFinalParticle = ({ pos, surface }: Token): boolean =>
  pos.startsWith('助詞') && pos.includes('終助詞') && surface !== 'の';

/** Polite and plain may replace each other at the end of a sentence and of some clauses (PRODUCT.md, Grading, 5). */
export function registerIsFree(following: readonly Token[]): boolean {
  const [next, afterNext] = following;
  if (!next || following.every(isFinalParticle)) return true;
  if (isParticle(next) && POLITENESS_FREE_BEFORE.has(next.surface)) return true;
  return next.surface === 'と' && afterNext?.base === '思う';
}
