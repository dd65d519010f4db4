import { isKana, toHiragana } from '../japanese/kana.ts';
import type { Steps } from '../steps.ts';
import { glossKeys } from './english-keys.ts';
import type { TailWord } from './tail-words.ts';
import { DISTANCES } from './tail.ts';

/** The fields of a word of our own by which it is known again among those of the tail. */
interface OwnWord {
  readonly id: number;
  readonly kanji: string;
  readonly hiragana: string;
  readonly variants: string;
}

/** Glosses of a word of our own, the usual one first. */
export interface EnglishOfWord {
  readonly wordId: number;
  /** The headword for which they were written: an admin may make another word of the entry. */
  readonly kanji: string;
  readonly glosses: readonly string[];
}

/** A word of our own that means an English text. */
export interface MeantWord<Word> {
  readonly word: Word;
  /** As in the tail: 0 for the first gloss. */
  readonly nearness: number;
}

/** Our own words as English and the tail find them. Immutable, made for each edition. */
export interface OwnWords<Word> {
  /** The same words in our dictionary: with one of its spellings and any of its readings. */
  readonly sameAs: (word: TailWord) => readonly Word[];
  readonly meaning: (keys: readonly string[]) => readonly MeantWord<Word>[];
}

/** Packages have no English for words in kana: `english` is ours. Made in steps: a step is one word. */
export function* ownWordsSteps<Word extends OwnWord>(
  words: ReadonlyMap<number, Word>,
  english: readonly EnglishOfWord[],
): Steps<OwnWords<Word>> {
  const byForm = new Map<string, Word[]>();
  for (const word of words.values()) {
    for (const spelling of new Set([word.kanji, ...word.variants.split('、').filter(Boolean)]))
      addTo(byForm, formOf(spelling, word.hiragana), word);
    yield;
  }

  const byKey = new Map<string, MeantWord<Word>[]>();
  const inKana = new Map<string, { readonly word: Word; readonly keys: ReadonlySet<string> }[]>();
  for (const { wordId, kanji, glosses } of english) {
    const word = words.get(wordId);
    if (word?.kanji !== kanji) continue;
    glosses.forEach((gloss, at) => {
      for (const key of glossKeys(gloss)) addTo(byKey, key, { word, nearness: at * DISTANCES.gloss });
    });
    if (isKana(word.kanji))
      addTo(inKana, toHiragana(word.hiragana), { word, keys: new Set(glosses.flatMap(glossKeys)) });
    yield;
  }

  /** こんにちは is 今日は, because both mean “hello”; ホテル is not 火照る. */
  const sameInKana = ({ readings, senses }: TailWord): Word[] => {
    const found = readings.flatMap((reading) => inKana.get(toHiragana(reading)) ?? []);
    if (found.length === 0) return [];
    const meant = senses.flat().flatMap(glossKeys);
    return found.filter(({ keys }) => meant.some((key) => keys.has(key))).map(({ word }) => word);
  };

  return {
    sameAs(word) {
      const found = word.spellings.flatMap((spelling) =>
        word.readings.flatMap((reading) => byForm.get(formOf(spelling, reading)) ?? []),
      );
      return [...new Set(found.length > 0 ? found : sameInKana(word))];
    },
    meaning: (keys) => keys.flatMap((key) => byKey.get(key) ?? []),
  };
}

const formOf = (spelling: string, reading: string): string => `${spelling}\t${toHiragana(reading)}`;

function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
