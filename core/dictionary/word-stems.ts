import { hasKanji } from '../japanese/kana.ts';
import type { Headword } from './headwords.ts';

/**
 * The parts of a word that stay in all its forms, as it can be written: 食 of 食べる, おいし of おいしい. A text without
 * one of them does not have the word; a text with one may have another word.
 */
export function wordStems({ kanji, variants }: Headword, inflects: boolean): string[] {
  const spellings = [kanji, ...variants.split('、')].filter((spelling) => spelling !== '');
  return [...new Set(spellings.map((spelling) => stemOf(spelling, inflects)))];
}

function stemOf(spelling: string, inflects: boolean): string {
  if (!inflects) return spelling;
  // 来る and 行く change the kana behind the character, and a verb in kana changes at least its last one.
  const stem = hasKanji(spelling) ? spelling.replace(/\p{sc=Hiragana}+$/u, '') : spelling.slice(0, -1);
  return stem === '' ? spelling : stem;
}
