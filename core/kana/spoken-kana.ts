import { toKatakana } from '../japanese/kana.ts';

/** What a voice has to say: in katakana は is never a particle, and with ー a long vowel is one sound. */
export const spokenKana = (kana: string): string =>
  toKatakana(kana).replace(/^([アイウエオ])[アイウエオ]$/, '$1ー');
