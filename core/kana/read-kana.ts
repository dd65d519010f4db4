import { toHiragana } from '../japanese/kana.ts';
import { foldLongVowels } from '../japanese/long-vowels.ts';
import { romajiToKana } from '../japanese/romaji.ts';
import { toRomaji } from '../japanese/to-romaji.ts';

/** Kana that sound alike: hearing and romaji cannot tell them apart. */
const SAME_SOUND: Readonly<Record<string, string>> = { ぢ: 'じ', づ: 'ず', を: 'お' };

const soundOf = (kana: string): string =>
  foldLongVowels(kana).replaceAll(/[ぢづを]/g, (one) => SAME_SOUND[one] ?? one);

/** Whether two spellings sound alike: ず and づ, ず and ズ. */
export const soundAlike = (one: string, other: string): boolean =>
  soundOf(toHiragana(one)) === soundOf(toHiragana(other));

/**
 * Whether somebody who typed this has read the kana: in romaji of any kind (shi, si), or in kana. Long vowels must be
 * there, however they are spelt.
 */
export function isReadAs(kana: string, typed: string): boolean {
  const text = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\-_.。]/g, '');
  if (text === '') return false;
  if (text === toRomaji(kana)) return true;
  const read = romajiToKana(text);
  return read !== null && soundAlike(read, kana);
}
