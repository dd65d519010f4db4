import { hasJapanese, hasKanji } from '../../japanese/kana.ts';
import { romajiToKana } from '../../japanese/romaji.ts';
import { isPlainSyllable } from '../../vietnamese/syllable-shape.ts';
import { withoutMarks } from '../../vietnamese/without-marks.ts';

/** đ, and in NFD the marks of ă, ơ, ư and of the five tones. */
const VIETNAMESE_MARK = /đ|[\u0300\u0301\u0303\u0306\u0309\u031B\u0323]/u;
/** Long vowels in romaji as well: Tôkyô. */
const CIRCUMFLEX = /[âêô]/u;
/** The answer box turns parts of Vietnamese words to kana, but never three in a row: tôい đい học. */
const LONG_KANA = /[\p{sc=Hiragana}\p{sc=Katakana}ー]{3}/u;
/** Of Vietnamese without marks, at least this share of the words must be impossible in romaji. */
const IMPOSSIBLE_SHARE = 1 / 4;

/** Whether an answer is Vietnamese, typed by mistake: with marks, without them, or in the letters of Telex. */
export function isTypedVietnamese(text: string): boolean {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\d]+/gu) ?? [];
  const marked = words.filter(isMarked);
  if (hasJapanese(text)) return marked.length > 1 && !hasKanji(text) && !LONG_KANA.test(text);
  if (!words.every(isVietnameseWord)) return false;
  const impossible = words.filter(isNoRomaji);
  return marked.length > 0 || (words.length > 1 && impossible.length >= words.length * IMPOSSIBLE_SHARE);
}

const isNoRomaji = (word: string): boolean => romajiToKana(word) === null;

const isMarked = (word: string): boolean =>
  VIETNAMESE_MARK.test(word.normalize('NFD')) || (CIRCUMFLEX.test(word) && isNoRomaji(word));

const isVietnameseWord = (word: string): boolean => isPlainSyllable(withoutMarks(word)) || isTelex(word);

/** dd, aa, ow and the tone letters f, s, r, x and j: tooi ddi hojc. */
function isTelex(word: string): boolean {
  const plain = word
    .replace(/^dd/u, 'd')
    .replace(/aa|ee|oo/u, (pair) => pair.charAt(0))
    .replaceAll(/(?<=[aou])w/gu, '')
    .replace(/(?<=[aeiouy])([a-z]{0,2})[fsrxj](?=[a-z]{0,2}$)/u, '$1');
  return plain !== word && isPlainSyllable(plain);
}
