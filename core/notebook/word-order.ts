import { toHiragana } from '../japanese/kana.ts';
import { MEMORY_LEVELS, type MemoryLevel } from '../memory/levels.ts';

export const WORD_ORDERS = ['new', 'kana', 'level', 'memory'] as const;
export type WordOrder = (typeof WORD_ORDERS)[number];

/** A word of the notebook, as far as its place in the list depends on it. */
export interface OrderedWord {
  /** Higher for words that were saved later. */
  readonly savedAs: number;
  readonly kanji: string;
  readonly hiragana: string;
  /** 0 is the easiest. */
  readonly level: number;
  /** Absent while no card asks for the word. */
  readonly memory?: MemoryLevel;
}

type Compare = (one: OrderedWord, other: OrderedWord) => number;

// Japanese collation: が after か, and ー like the vowel before it.
const japanese = new Intl.Collator('ja');

const byTime: Compare = (one, other) => other.savedAs - one.savedAs;

const COMPARE: Readonly<Record<WordOrder, Compare>> = {
  new: byTime,
  kana: (one, other) =>
    japanese.compare(one.hiragana, other.hiragana) || japanese.compare(one.kanji, other.kanji),
  level: (one, other) => one.level - other.level,
  // What is remembered least comes first, words without a card last.
  memory: (one, other) => placeOf(one) - placeOf(other),
};

const placeOf = ({ memory }: OrderedWord): number =>
  memory === undefined ? MEMORY_LEVELS.length : MEMORY_LEVELS.indexOf(memory);

/** Words that are equal in an order are listed newest first. `read` says what the order depends on. */
export function sortWords<Word>(
  words: readonly Word[],
  order: WordOrder,
  read: (word: Word) => OrderedWord,
): Word[] {
  return words
    .map((word) => ({ word, ...read(word) }))
    .map((entry) => (order === 'kana' ? { ...entry, hiragana: toHiragana(entry.hiragana) } : entry))
    .toSorted((one, other) => COMPARE[order](one, other) || byTime(one, other))
    .map(({ word }) => word);
}
