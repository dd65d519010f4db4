import { blankWord, FREQUENCIES } from '#contract/dictionary/word-fields.ts';
import { isKana, isKatakana } from '#core/japanese/kana.ts';
import { KANA } from '#core/search/near-misses.ts';
import type { NearWord } from '#core/search/near-phrases.ts';
import { oneEditAway } from '#core/search/one-edit-away.ts';
import type { Query } from '#core/search/read-query.ts';
import { findGlosses, findInGlosses, type FoundByEnglish } from '#core/tail/find-english.ts';
import { findInTail, type FoundInTail } from '#core/tail/find-in-tail.ts';
import { wordsOf } from '#core/tail/key-file.ts';
import type { EnglishText } from '#core/tail/read-english.ts';
import { placeOf, type TailWord, tailWordAt } from '#core/tail/tail-words.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import type { OpenTail } from '#server/gateways/tail-data.ts';
import type { WordRow } from './present-item.ts';

interface TailParts {
  /** Null if it is switched off, or not there yet. */
  readonly tail: OpenTail | null;
  readonly kanji: Pick<KanjiService, 'hanVietOf'>;
}

/**
 * Words of JMdict that our dictionary does not have, with English meanings. While the server runs they change at most
 * once: when the build has made them after the start.
 */
export function createTailService({ tail: tailAtStart, kanji }: TailParts) {
  let tail = tailAtStart;
  const rowOf = (id: number, { spellings, readings, senses, commonness }: TailWord): WordRow => {
    const [spelling = '', ...variants] = spellings;
    return {
      ...blankWord,
      id,
      kanji: spelling,
      hiragana: readings[0] ?? '',
      sino: kanji.hanVietOf(spelling),
      mean: senses.map((glosses) => glosses.join(', ')).join('; '),
      type: '',
      variants: variants.join('、'),
      frequency: FREQUENCIES[commonness] ?? null,
    };
  };

  function word(id: number): TailWord | null {
    const place = tail ? placeOf(tail.words, id) : -1;
    return tail && place >= 0 ? tailWordAt(tail.words, place) : null;
  }

  return {
    /** From now on these words are found. */
    attach: (built: OpenTail): void => void (tail = built),

    rowOf,
    word,

    row(id: number): WordRow | null {
      const found = word(id);
      return found && rowOf(id, found);
    },

    find: (query: Query, limit: number): FoundInTail[] => (tail ? findInTail(tail, query, limit) : []),

    /** The words with one of these glosses. */
    findGlosses: (text: EnglishText, keys: readonly string[]): FoundByEnglish[] =>
      tail ? findGlosses(tail, text, keys) : [],

    /** The words with a gloss that has all words of the text. */
    findInGlosses: (text: EnglishText, how: { readonly isBeside: boolean }): FoundByEnglish[] =>
      tail ? findInGlosses(tail, text, how) : [],

    /** Words that differ by one kana from a text in kana, the common ones first. */
    near(query: Query, limit: number): NearWord[] {
      const words = tail;
      if (!words) return [];
      const keys = query.readings.filter((key) => isKana(key) && key.length >= NEAR_MIN_CHARS);
      const places = keys.flatMap((key) =>
        Array.from(oneEditAway(key, KANA), (edited) => [...wordsOf(words.japanese, edited)]).flat(),
      );
      return (
        [...new Set(places)]
          .map((place) => tailWordAt(words.words, place))
          // Who types katakana means a word in katakana.
          .filter(({ spellings: [spelling = ''] }) => !isKatakana(query.text) || isKatakana(spelling))
          .toSorted((a, b) => a.commonness - b.commonness)
          .slice(0, limit)
          .map(({ spellings: [text = ''], senses: [gloss = []] }) => ({ text, gloss: gloss.join(', ') }))
      );
    },
  };
}

/** Of fewer kana, too many rare words are near. */
const NEAR_MIN_CHARS = 5;

export type TailService = ReturnType<typeof createTailService>;
