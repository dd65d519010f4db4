import type { Inflection } from '../japanese/inflection/steps.ts';
import { hasKanji, isKana } from '../japanese/kana.ts';
import type { SearchIndex } from './index-entries.ts';

/** A part of the sentence; without `place` no word is known for it. */
export interface SentencePiece {
  readonly text: string;
  readonly place?: number;
  readonly steps: readonly Inflection[];
  /** Grammar between the words, which no word is known for either. */
  readonly isGrammar?: true;
}

const SOUNDS_MAX_CHARS = 5;
/** A word of so few kana sounds like a part of many others. */
export const CHANCE_MAX_CHARS = 2;

/**
 * Single characters in a row are rarely the words that they are alone: 田中 is a name, not a rice field and a middle. A
 * single one beside a longer word can be one: 今何時.
 */
export function withoutNames(pieces: readonly SentencePiece[]): SentencePiece[] {
  const isSingle = (piece: SentencePiece | undefined) =>
    piece !== undefined && piece.text.length === 1 && hasKanji(piece.text);
  return pieces.map((piece, at) =>
    isSingle(piece) && (isSingle(pieces[at - 1]) || isSingle(pieces[at + 1]))
      ? { text: piece.text, steps: [] }
      : piece,
  );
}

/** Kana that are left over show that the kana beside them are no words either: が of 生きがい, かり of 言いがかり. */
export function withoutChance({ entries }: SearchIndex, pieces: readonly SentencePiece[]): SentencePiece[] {
  const isBySound = ({ text, place = -1 }: SentencePiece) =>
    isKana(text) &&
    (isFunctionWord(entries[place]?.wordClass) ||
      hasKanji(entries[place]?.kanji ?? '') ||
      text.length <= CHANCE_MAX_CHARS);
  const isLeft = (piece: SentencePiece | undefined) =>
    piece !== undefined &&
    piece.place === undefined &&
    !piece.isGrammar &&
    /^\p{sc=Hiragana}$/u.test(piece.text);
  return pieces.map((piece, at) =>
    isBySound(piece) && (isLeft(pieces[at - 1]) || isLeft(pieces[at + 1]))
      ? { text: piece.text, steps: [] }
      : piece,
  );
}

/**
 * Whether the words explain the text: there are at least two, or one that is written with several letters (図書館員, 生きがい);
 * they are most of it; and it does not begin with a particle.
 */
export function isSplit({ entries }: SearchIndex, pieces: readonly SentencePiece[]): boolean {
  const meaning = pieces.filter(({ isGrammar }) => !isGrammar);
  const known = meaning.filter(({ place }) => place !== undefined);
  const hasLong = known.some(({ text }) => hasKanji(text) && text.length > 1);
  const letters = (list: readonly SentencePiece[]) => list.reduce((sum, piece) => sum + piece.text.length, 0);
  const first = entries[pieces[0]?.place ?? -1];
  const isBySound = ({ text, place = -1 }: SentencePiece) =>
    isKana(text) && (hasKanji(entries[place]?.kanji ?? '') || entries[place]?.wordClass === 'suffix');
  // せん|さい, おか|あさ and とも|たち: any few kana sound like some words.
  if (letters(pieces) <= SOUNDS_MAX_CHARS && known.every(isBySound)) return false;
  return (
    (hasLong || new Set(known.map(({ place }) => place)).size >= 2) &&
    letters(known) * 2 >= letters(meaning) &&
    !isFunctionWord(first?.wordClass)
  );
}

export const isFunctionWord = (wordClass: string | null | undefined) =>
  wordClass === 'particle' || wordClass === 'auxiliary';
