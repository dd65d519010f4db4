import type { KanjiCard } from '#contract/dictionary/word.ts';
import { bridgeTexts } from '#contract/texts/dictionary.ts';
import { hanVietOf } from '#core/hanviet/han-viet-of.ts';
import { hanVietBridges } from '#core/hanviet/sound-bridge.ts';
import { alignReading } from '#core/japanese/align-reading.ts';
import { kanjiOf } from '#core/japanese/kana.ts';
import { type RubySegment, rubyText } from '#core/japanese/ruby.ts';
import { strokeFileName, type WordFacts } from '#server/gateways/kanji-data.ts';
import type { KanjiLibrary } from './kanji-library.ts';

/** Data about the kanji of a word. */
export function createKanjiService(library: KanjiLibrary) {
  const readingsOf = (character: string) => library.find(character)?.readings ?? [];
  const byReading = new Map<string, string>();
  for (const character of library.characters)
    for (const reading of readingsOf(character))
      byReading.set(reading, (byReading.get(reading) ?? '') + character);
  const align = (word: string, reading: string): RubySegment[] => alignReading(word, reading, readingsOf);

  return {
    /** In hiragana, without okurigana. */
    readingsOf,

    /** The characters with this reading. */
    charactersRead: (reading: string): string => byReading.get(reading) ?? '',

    /** Distributes the reading over the characters of the word. */
    align,
    rubyOf: (word: string, reading: string): string => rubyText(align(word, reading)),

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

    /** The file names of the drawings under `/assets/img/`, one for each character that has one. */
    strokeFilesOf: (word: string): string[] =>
      kanjiOf(word).flatMap((character) => library.strokeFileOf(character) ?? []),

    cardsOf: (word: string): KanjiCard[] =>
      [...new Set(kanjiOf(word))].flatMap((character) => cardOf(character) ?? []),
  };

  function cardOf(character: string): KanjiCard | null {
    const kanji = library.find(character);
    if (!kanji) return null;
    const { hanViet, meaning, on, kun, radical, strokes } = kanji;
    const bridges = hanVietBridges(hanViet, on).map(({ rule, ...pair }) => ({
      ...pair,
      rule: bridgeTexts[rule],
    }));
    return {
      character,
      hanViet: [...hanViet],
      meaning,
      on: [...on],
      kun: [...kun],
      radical,
      strokes,
      // Also without a drawing: the card then shows the printed character and its other data.
      strokeFile: strokeFileName(character),
      bridges,
    };
  }
}

export type KanjiService = ReturnType<typeof createKanjiService>;
