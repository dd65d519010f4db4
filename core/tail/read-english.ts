import type { Query } from '../search/read-query.ts';
import { isPlainSyllable } from '../vietnamese/syllable-shape.ts';
import { englishWords, glossKeys } from './english-keys.ts';

/** What somebody typed, read as English. */
export interface EnglishText {
  readonly text: string;
  /** Keys of glosses, as `glossKeys` writes them. */
  readonly keys: readonly string[];
  /** The same with its last word in the singular or without its -ing; empty if it has no such ending. */
  readonly simpler: readonly string[];
  /** Its words, where a part of a gloss may be meant; empty where only a whole gloss can be. */
  readonly words: readonly string[];
  /** All of its words can be Vietnamese without marks, or with keys of Telex left over: “an com”, “con meo”, “hot”. */
  readonly isPerhapsVietnamese: boolean;
}

/** Letters with marks are Vietnamese, never English; numbers have an answer of their own. */
const ENGLISH = /^(?=.*[a-z])[\p{ASCII}’]+$/iu;

/** Null if it cannot be English. */
export function readEnglish({ text, meantSyllables }: Query): EnglishText | null {
  if (!ENGLISH.test(text)) return null;
  const parts = text
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
  const isPerhapsVietnamese = meantSyllables.length > 0 || parts.every((part) => isPlainSyllable(part));
  if (isPerhapsVietnamese)
    return { text, keys: [keyOfWhole(text)], simpler: [], words: [], isPerhapsVietnamese };
  const keys = glossKeys(text);
  return {
    text,
    keys,
    simpler: [...new Set(keys.flatMap(simplerForms))],
    words: englishWords(text),
    isPerhapsVietnamese,
  };
}

/** “an” and “the” are Vietnamese syllables too, and stay: “an com” is not COM. */
const keyOfWhole = (text: string): string => text.toLowerCase().replace(/^to (?=\S)/, '');

const SINGULARS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{2})ies$/, 'y'],
  [/(?<=ch|sh|s|x|z|o)es$/, ''],
  [/(?<=[a-z]{2}[^siu])s$/, ''],
];
const DOUBLED = /([bdgklmnprt])\1$/;

/** Regular endings only: dogs, boxes, cities; eating, making, running. */
function simplerForms(key: string): string[] {
  const singulars = SINGULARS.filter(([ending]) => ending.test(key)).map(([ending, one]) =>
    key.replace(ending, one),
  );
  const stem = /^(?<stem>.+[aeiouy][a-z]*)ing$/.exec(key)?.groups?.['stem'];
  if (stem === undefined) return singulars;
  return [...singulars, stem, `${stem}e`, ...(DOUBLED.test(stem) ? [stem.slice(0, -1)] : [])];
}
