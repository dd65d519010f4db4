import { kanjiOf } from '../japanese/kana.ts';

/** HỌC HIỆU for 学校, from the usual reading of each character; empty if the word has no kanji or one is unknown. */
export function hanVietOf(word: string, usualReading: (character: string) => string | undefined): string {
  const syllables = kanjiOf(word).map(usualReading);
  return syllables.every((syllable) => syllable !== undefined) ? syllables.join(' ') : '';
}
