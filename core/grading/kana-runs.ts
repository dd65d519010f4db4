import { isKana } from '../japanese/kana.ts';
import { isAuxiliary, isParticle, isSymbol } from './clause-words.ts';
import type { Lexicon } from './lexicon.ts';
import type { Token } from './token.ts';

/** So many pieces a word in kana is cut into at most. */
const PIECES_MAX = 4;

/** がっこう written in kana is cut in pieces by the tokenizer (がっ, こう): a word of the dictionary is put together again. */
export function withWholeWords(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  const whole: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const count = wordLength(tokens.slice(at, at + PIECES_MAX), lexicon);
    const taken = tokens.slice(at, at + Math.max(count, 1));
    whole.push(...(count > 1 ? [joinedNoun(taken)] : taken));
    at += taken.length;
  }
  return whole;
}

function wordLength(tokens: readonly Token[], lexicon: Lexicon): number {
  const [first] = tokens;
  if (!first || isParticle(first) || isAuxiliary(first)) return 0;
  for (let count = tokens.length; count > 1; count--) {
    const pieces = tokens.slice(0, count);
    const word = pieces.map(({ surface }) => surface).join('');
    const last = pieces.at(-1);
    if (!last || isParticle(last) || pieces.some(isSymbol) || !isKana(word)) continue;
    if (lexicon.isWord(word) && lexicon.spellingsOf(word).some((other) => !isKana(other))) return count;
  }
  return 0;
}

function joinedNoun(tokens: readonly Token[]): Token {
  const surface = tokens.map((token) => token.surface).join('');
  const reading = tokens.map((token) => token.reading).join('');
  return { surface, reading, pos: '名詞/一般', base: surface, conjugation: '' };
}
