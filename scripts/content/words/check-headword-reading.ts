import { isExplained } from '#core/japanese/align-reading.ts';
import { toHiragana } from '#core/japanese/kana.ts';
import type { ExceptionList } from '../exception-list.ts';
import { japaneseReadings } from './kanji-sources.ts';
import type { Word } from './word.ts';

/** The reading of a headword follows from its characters, or the word is a known exception such as 今日 or 大人. */
export function checkHeadwordReading({ kanji, hiragana }: Word, irregular: ExceptionList): string[] {
  if (toHiragana(kanji) === toHiragana(hiragana)) return spelledAlike(kanji, hiragana);
  const readingsOf = (character: string) => readingsInWord(character, kanji);
  if (isExplained(kanji, hiragana, readingsOf) || irregular.accepts(kanji, hiragana)) return [];
  return [`the characters of ${kanji} do not explain ${hiragana}`];
}

const spelledAlike = (kanji: string, hiragana: string) =>
  kanji === hiragana ? [] : [`${kanji} is written in kana but read ${hiragana}`];

/** 々 is read like the character before it. */
const readingsInWord = (character: string, word: string) =>
  japaneseReadings(character === '々' ? word.charAt(word.indexOf('々') - 1) : character);
