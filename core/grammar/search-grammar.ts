import { hasJapanese } from '../japanese/kana.ts';
import { withoutMarks } from '../vietnamese/without-marks.ts';

/** A grammar point or contrast in a list that can be searched. */
export interface SearchedGrammar {
  /** Its names, in Japanese and as `romajiKey`, divided by spaces. */
  readonly keys: string;
  /** What it means, in Vietnamese. */
  readonly meaning: string;
}

/** How well an entry fits, the best first. */
const RANKS = ['name', 'beginning of a name', 'part of a name', 'meaning'] as const;
const NO_RANK = RANKS.length;

/** A shorter part of a name is in too many other names. */
const PART_MIN_CHARS = 2;

/** Entries that fit what was typed in Japanese, romaji or Vietnamese, with or without marks: the best first. */
export function searchGrammar<Entry extends SearchedGrammar>(
  entries: readonly Entry[],
  typed: string,
): readonly Entry[] {
  const text = typed.normalize('NFKC').trim().toLowerCase();
  const name = hasJapanese(text) ? spellingKey(text) : romajiKey(text);
  const words = wordsOf(text);
  if (name === '' && words.length === 0) return entries;
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry, name, words) }));
  return ranked
    .filter(({ rank }) => rank < NO_RANK)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

function rankOf({ keys, meaning }: SearchedGrammar, name: string, words: readonly string[]): number {
  const names = keys.split(' ');
  if (name !== '' && names.includes(name)) return RANKS.indexOf('name');
  if (name !== '' && names.some((key) => key.startsWith(name))) return RANKS.indexOf('beginning of a name');
  if (name.length >= PART_MIN_CHARS && keys.includes(name)) return RANKS.indexOf('part of a name');
  return words.length > 0 && means(meaning, words) ? RANKS.indexOf('meaning') : NO_RANK;
}

/** 〜て いる, ～ている from any keyboard: characters that only mark an omission do not count. */
export const spellingKey = (spelling: string): string =>
  spelling.normalize('NFKC').replaceAll(/[〜~\s]/gu, '');

const ROMAJI = /^[a-zāīūēō'’\s~-]*$/;

/** Several spellings of one sound, in the order in which they are replaced. */
const ONE_SPELLING: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ''],
  [/cch/g, 'tch'],
  [/sh/g, 'sy'],
  [/ch/g, 'ty'],
  [/ts/g, 't'],
  [/j/g, 'zy'],
  [/f/g, 'h'],
  [/(?<=[stz])yi/g, 'i'],
  // The particles は and を, as they sound and as they are written.
  [/wa/g, 'ha'],
  [/wo/g, 'o'],
  [/(?<=o)[uo]|(?<=u)u/g, ''],
];

/** One key for Hepburn, Kunrei and the Japanese keyboard, with or without long vowels; empty if it is no romaji. */
export const romajiKey = (text: string): string =>
  ROMAJI.test(text.normalize('NFC'))
    ? ONE_SPELLING.reduce((key, [spelling, one]) => key.replaceAll(spelling, one), text.normalize('NFD'))
    : '';

/** Vietnamese words; Japanese in between is not one. */
const wordsOf = (text: string): string[] => text.normalize('NFC').match(/[\p{sc=Latin}\p{M}]+/gu) ?? [];

/** Every typed word begins a word of the meaning; typed without marks, it matches any marks. */
function means(meaning: string, words: readonly string[]): boolean {
  const written = wordsOf(meaning.toLowerCase());
  return words.every((word) => {
    const isPlain = withoutMarks(word) === word;
    return written.some((one) => (isPlain ? withoutMarks(one) : one).startsWith(word));
  });
}
