import type { Token } from '../analysis/token.ts';

/** What the word classes of IPADIC mean for the judge. */

export const isSymbol = ({ pos }: Token): boolean => pos.startsWith('記号');
export const isParticle = ({ pos }: Token): boolean => pos.startsWith('助詞');
export const isNoun = ({ pos }: Token): boolean => pos.startsWith('名詞') || pos.startsWith('接頭詞');
export const isVerb = ({ pos }: Token): boolean => pos.startsWith('動詞');
export const isAdjective = ({ pos }: Token): boolean => pos.startsWith('形容詞');
export const isAuxiliary = ({ pos }: Token): boolean => pos.startsWith('助動詞');
export const isSuruNoun = ({ pos }: Token): boolean => pos.startsWith('名詞/サ変接続');
export const isNumeral = ({ pos, surface }: Token): boolean =>
  (pos.startsWith('名詞/数') && surface !== '何') || /^[\d０-９,，]+$/u.test(surface);
export const isCounter = ({ pos }: Token): boolean => pos.startsWith('名詞/接尾/助数詞');
/** 人 of 日本人, 語 of 日本語: one word with what stands before it. さん and たち can be left out by themselves. */
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

/** から and けど after a predicate, not から of a place. */
export const endsClause = (token: Token): boolean =>
  token.pos.startsWith('助詞/接続助詞') && CLAUSE_PARTICLES.has(token.surface);

export const isFinalParticle = ({ pos, surface }: Token): boolean =>
  pos.startsWith('助詞') && pos.includes('終助詞') && surface !== 'の';

/** Polite and plain may stand for each other at the end of a sentence and where a clause ends so (grading.md, Accept 5). */
export function registerIsFree(following: readonly Token[]): boolean {
  const [next, afterNext] = following;
  if (!next || following.every(isFinalParticle)) return true;
  if (isParticle(next) && POLITENESS_FREE_BEFORE.has(next.surface)) return true;
  return next.surface === 'と' && afterNext?.base === '思う';
}
