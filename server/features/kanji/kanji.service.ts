import { bridgeTexts } from '#contract/texts/dictionary.ts';
import { hanVietOf } from '#core/hanviet/han-viet-of.ts';
import { createKanjiBook, type KanjiSource } from '#core/kanji/kanji-book.ts';
import type { WordFacts } from '#server/gateways/kanji-data.ts';
import { oncePerEdition } from '#server/once-per-edition.ts';
import type { KanjiLibrary } from './kanji-library.ts';

/** Data about the kanji of a word. One for each library: neither changes. */
export const createKanjiService = oncePerEdition((library: KanjiLibrary) => {
  const source: KanjiSource = {
    find: library.find,
    hasDrawing: (character) => library.strokeFileOf(character) !== null,
  };
  const book = createKanjiBook(source, bridgeTexts);
  const byReading = new Map<string, string>();
  for (const character of library.characters)
    for (const reading of book.readingsOf(character))
      byReading.set(reading, (byReading.get(reading) ?? '') + character);

  return {
    ...book,
    source,
    names: library.names,

    /** The characters with this reading. */
    charactersRead: (reading: string): string => byReading.get(reading) ?? '',

    /** The text with the forms in use today: 會社 会社, 习 習. */
    modern: (text: string): string =>
      Array.from(text, (character) => library.modernOf(character) ?? character).join(''),

    /** HỌC HIỆU for 学校, from the usual reading of each character. Empty when one is unknown, or without kanji. */
    hanVietOf: (word: string): string => hanVietOf(word, (character) => library.find(character)?.hanViet[0]),

    /** Characters in use with a matching Hán Việt reading, the most usual reading first. */
    charactersSounding: (isSought: (hanViet: string) => boolean): string[] =>
      library.characters
        .flatMap((character) => {
          const { hanViet = [], meaning = '' } = library.find(character) ?? {};
          const place = hanViet.findIndex(isSought);
          return place === -1 || meaning === '' ? [] : [{ character, place }];
        })
        .toSorted((a, b) => a.place - b.place)
        .map(({ character }) => character),

    /** The published pitch accent and frequency of a word, found by one of its spellings. */
    wordFacts(spellings: readonly string[], hiragana: string): WordFacts | null {
      for (const spelling of spellings) {
        const facts = library.wordFacts(spelling, hiragana);
        if (facts) return facts;
      }
      return null;
    },
  };
});

export type KanjiService = ReturnType<typeof createKanjiService>;
