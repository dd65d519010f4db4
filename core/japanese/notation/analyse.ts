import { isKana, toHiragana } from '../kana.ts';
import { readAs, readLike } from '../tokens/author-readings.ts';
import { type Cuts, cutsOf } from '../tokens/cuts.ts';
import { joinDigits } from '../tokens/joined-digits.ts';
import { withUsualReadings } from '../tokens/misreads.ts';
import type { Token, Tokenize } from '../tokens/token.ts';
import type { AnalysedAnswer, AnswerPart, AnswerParts } from './analysed-answer.ts';
import { checkedNotation, type Notation, type NotationNode, plainText } from './notation.ts';
import { instead, type Place, placed, textsAround } from './places.ts';
import { freePartsPlaced, widen, type Words } from './widen.ts';

/** All texts that `analyseAnswer` can ask the tokenizer for, so that they can be sent in one request. */
export function textsToTokenize(source: string): string[] {
  const notation = checkedNotation(source);
  return [...new Set(textsAround(notation, { text: plainText(notation), at: 0 }))];
}

/**
 * An answer with its tokens, ready to be stored. `reading` is the author's reading of the whole plain sentence in kana;
 * it wins over the tokenizer. The source must be valid for `parseNotation`.
 */
export function analyseAnswer(source: string, tokensOf: Tokenize, reading?: string): AnalysedAnswer {
  const notation = checkedNotation(source);
  const text = plainText(notation);
  const plain = readAs(plainTokens(text, tokensOf), reading ?? '');
  const words = cachedWords((asked) =>
    asked === text ? plain : readLike(plainTokens(asked, tokensOf), plain),
  );
  const place = { text, at: 0 };
  return { text, parts: partsOf(widen(notation, place, words), place, words) };
}

/**
 * The tokens of a text without notation, with the readings that learners mean. If a tokenizer changes letters it does
 * not know (half a surrogate pair), the whole text becomes one token, because all offsets would be wrong.
 */
export function plainTokens(text: string, tokensOf: Tokenize): readonly Token[] {
  const tokens = tokensOf(text).filter(({ surface }) => surface !== '');
  if (tokens.map(({ surface }) => surface).join('') === text) return withUsualReadings(joinDigits(tokens));
  return [
    {
      surface: text,
      reading: isKana(text) ? toHiragana(text) : '',
      pos: '名詞',
      base: text,
      conjugation: '',
    },
  ];
}

function cachedWords(tokensOf: Tokenize): Words {
  const known = new Map<string, { tokens: readonly Token[]; cuts: Cuts }>();
  const look = (text: string) => {
    const before = known.get(text);
    if (before) return before;
    const tokens = tokensOf(text);
    const found = { tokens, cuts: cutsOf(tokens) };
    known.set(text, found);
    return found;
  };
  return { tokensOf: (text) => look(text).tokens, cutsOf: (text) => look(text).cuts };
}

const partsOf = (nodes: Notation, place: Place, words: Words): AnswerParts =>
  placed(nodes, place).map((found) => partOf(found.node, found.place, words));

function partOf(node: NotationNode, place: Place, words: Words): AnswerPart {
  switch (node.kind) {
    case 'text': {
      const end = place.at + node.text.length;
      return { kind: 'words', tokens: wordsBetween(words.tokensOf(place.text), place.at, end) };
    }
    case 'optional':
      return { kind: 'optional', inside: partsOf(node.inside, place, words) };
    case 'choice': {
      const options = node.options.map((option) =>
        partsOf(option, instead(node, place, plainText(option)), words),
      );
      return { kind: 'choice', options };
    }
    case 'free-order': {
      const inside = freePartsPlaced(node, place, words).map((part) => partsOf(part.node, part.place, words));
      return { kind: 'free-order', inside };
    }
  }
}

function wordsBetween(tokens: readonly Token[], from: number, to: number): Token[] {
  const found: Token[] = [];
  let start = 0;
  for (const token of tokens) {
    const end = start + token.surface.length;
    if (end > from && start < to) {
      found.push(pieceOf(token, Math.max(from - start, 0), Math.min(to, end) - start));
    }
    start = end;
  }
  return found;
}

/**
 * A part of a token that brackets still split (too many slots in one word): kana are their own reading, kanji get the
 * rest.
 */
function pieceOf(token: Token, from: number, to: number): Token {
  const { surface, reading } = token;
  if (from === 0 && to === surface.length) return token;
  const piece = surface.slice(from, to);
  if (isKana(piece)) return { ...token, surface: piece, reading: toHiragana(piece) };
  const after = toHiragana(surface.slice(to));
  const before = toHiragana(surface.slice(0, from));
  const fits = reading.startsWith(before) && reading.endsWith(after);
  return {
    ...token,
    surface: piece,
    reading: fits ? reading.slice(before.length, reading.length - after.length) : '',
  };
}
