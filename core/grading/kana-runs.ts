import { isKana } from '../japanese/kana.ts';
import { isAuxiliary, isCounter, isParticle, isSymbol, isVerb } from './clause-words.ts';
import type { Lexicon } from './lexicon.ts';
import type { Token } from './token.ts';

/** So many pieces a word in kana is cut into at most. */
const PIECES_MAX = 4;

/** がっこう written in kana is cut in pieces by the tokenizer (がっ, こう): a word of the dictionary is put together again. */
export function withWholeWords(given: readonly Token[], lexicon: Lexicon): Token[] {
  const tokens = given.flatMap(withoutHalf);
  const whole: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const count = wordLength(tokens.slice(at, at + PIECES_MAX), lexicon);
    const taken = tokens.slice(at, at + Math.max(count, 1));
    whole.push(...(count > 1 ? [joinedNoun(taken)] : taken));
    at += taken.length;
  }
  return whole;
}

/** 二時半: half past can be forgotten by itself. */
function withoutHalf(token: Token): Token[] {
  const { surface, reading } = token;
  if (!/^.半$/u.test(surface) || !reading.endsWith('はん') || !isCounter(token)) return [token];
  return [
    { ...token, surface: surface.slice(0, -1), reading: reading.slice(0, -2), base: surface.slice(0, -1) },
    { surface: '半', reading: 'はん', pos: '名詞/一般', base: '半', conjugation: '' },
  ];
}

function wordLength(tokens: readonly Token[], lexicon: Lexicon): number {
  const [first] = tokens;
  if (!first || isParticle(first) || isAuxiliary(first)) return 0;
  for (let count = tokens.length; count > 1; count--) {
    const pieces = tokens.slice(0, count);
    const word = pieces.map(({ surface }) => surface).join('');
    const last = pieces.at(-1);
    if (!last || isParticle(last) || pieces.some(isSymbol) || !isKana(word) || isInflected(pieces)) continue;
    if (lexicon.isWord(word) && lexicon.spellingsOf(word).some((other) => !isKana(other))) return count;
  }
  return 0;
}

/** き + た is 来た, not 北; but み + ず is hardly a form of 見る. */
const isInflected = ([first, next]: readonly Token[]): boolean =>
  first !== undefined &&
  isVerb(first) &&
  next !== undefined &&
  isAuxiliary(next) &&
  !/^[ずぬじ]$/u.test(next.surface);

function joinedNoun(tokens: readonly Token[]): Token {
  const surface = tokens.map((token) => token.surface).join('');
  const reading = tokens.map((token) => token.reading).join('');
  return { surface, reading, pos: '名詞/一般', base: surface, conjugation: '' };
}
