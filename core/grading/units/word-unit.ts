import type { NoteCode } from '../judgement.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Spelling } from '../sentence/spelling.ts';
import type { TypedAnswer } from '../typed/typed-answer.ts';
import { MINIMAL_PAIRS } from '../words/minimal-pairs.ts';
import { once } from './once.ts';
import { shared } from './shared.ts';
import { findSlip, type Slip, slipsOf } from './slips.ts';
import { TextTable } from './text-table.ts';
import {
  COST,
  type Emit,
  type Matcher,
  mistaken,
  noted,
  type Outcome,
  RIGHT,
  slipped,
  type Unit,
} from './unit.ts';

interface WordParts {
  readonly text: string;
  readonly start: number;
  readonly spellings: readonly Spelling[];
  /** Other words that are right here, with a note: 僕 for 私. */
  readonly others?: readonly string[];
  readonly note?: NoteCode;
}

const ALL_KANA = /^[\p{sc=Hiragana}ー]+$/u;

/** A noun, an adverb, a name: right in any of its spellings. */
export function wordUnit({ text, start, ...parts }: WordParts, lexicon: Lexicon): Unit {
  const { spellings, others = [], note = '' } = parts;
  const key = [...spellings.map((spelling) => spelling.text), note, ...others].join(' ');
  const { shortest, longest, match, nearly } = sharedMatcher(lexicon, key, () => makeMatcher(parts, lexicon));
  return { kind: 'word', text, start, shortest, longest, match, nearly };
}

const sharedMatcher = shared<Matcher>();

function makeMatcher(
  { spellings, others = [], note }: Omit<WordParts, 'text' | 'start'>,
  lexicon: Lexicon,
): Matcher {
  const known = new TextTable<Outcome>([
    ...spellings.map(({ text }) => [text, RIGHT] as const),
    ...others.map((other) => [other, note ? noted(note) : RIGHT] as const),
  ]);
  const romaji = once(() => romajiTable(spellings));
  const otherWords = once(() => wordsBeside(spellings, lexicon));
  return {
    ...lengthsOf(spellings.map((spelling) => spelling.text)),
    match: (typed, at, emit) => {
      known.find(typed, at, emit);
      if (typed.isRomaji) romaji().find(typed, at, emit);
    },
    nearly: (typed, at, emit) => {
      for (const spelling of spellings) {
        emitSlip(typed, at, spelling.text, otherWords, emit);
        const end = alikeEnd(typed, at, spelling);
        if (end !== null) emit(end, mistaken(COST.kanjiWrong, 'kanji-wrong'), false);
      }
    },
  };
}

/** Romaji cannot write ティ: "paatii" is read ぱあちい. */
const LATIN_SOUNDS: readonly (readonly [string, string])[] = [
  ['てぃ', 'ち'],
  ['でぃ', 'じ'],
  ['ふぁ', 'ふあ'],
  ['うぃ', 'うい'],
  ['ゔ', 'ぶ'],
];

const romajiTable = (spellings: readonly Spelling[]): TextTable<Outcome> =>
  new TextTable(
    spellings.flatMap(({ text }) => {
      const heard = LATIN_SOUNDS.reduce((kana, [sound, letters]) => kana.replaceAll(sound, letters), text);
      return heard === text ? [] : [[heard, RIGHT] as const];
    }),
  );

export const lengthsOf = (texts: readonly string[]) => ({
  shortest: Math.min(...texts.map(({ length }) => length)),
  longest: Math.max(...texts.map(({ length }) => length)),
});

/** The words that a slip of one kana can make of it. */
export function wordsBeside(spellings: readonly Spelling[], lexicon: Lexicon): ReadonlySet<string> {
  const kana = spellings.map(({ text }) => text).filter((text) => ALL_KANA.test(text));
  return new Set(kana.flatMap(slipsOf).filter((slip) => MINIMAL_PAIRS.has(slip) || lexicon.isWord(slip)));
}

export function emitSlip(
  typed: TypedAnswer,
  at: number,
  expected: string,
  otherWords: () => ReadonlySet<string>,
  emit: Emit,
  counts: (slip: Slip) => boolean = () => true,
): void {
  const slip = findSlip(typed, at, expected);
  if (!slip || !counts(slip)) return;
  const isOther = otherWords().has(typed.chars.slice(at, slip.end).join(''));
  // A wrong kana that makes another word counts as that word. A wrong long vowel that makes one is still a long vowel
  // mistake.
  if (isOther && slip.isStrange) return;
  emit(slip.end, slipped(slip.codes, !isOther && slip.codes.length === 1, slip.isStrange), false);
}

/** The end of this spelling if some characters are replaced by others of the same sound, or null. */
export function alikeEnd(typed: TypedAnswer, at: number, { text, alike }: Spelling): number | null {
  let differs = false;
  let place = 0;
  for (const char of text) {
    const found = typed.chars[at + place];
    if (found === undefined) return null;
    if (found !== char) {
      if (!alike[place]?.includes(found)) return null;
      differs = true;
    }
    place++;
  }
  return differs ? at + place : null;
}
