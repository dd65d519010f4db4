import { toHiragana } from '../japanese/kana.ts';
import { normaliseJapanese } from '../japanese/normalise.ts';
import { digitsAsKanji } from '../japanese/numerals.ts';

/** Most words are keys already, and this check is cheaper than normalising. */
const IS_KEY = /^[\u3041-\u3096\u4e00-\u9fff]+$/;

/** Japanese as a key of the index: カ and か are the same, and so are 時々 and 時時. */
export const japaneseKey = (text: string): string =>
  IS_KEY.test(text)
    ? text
    : digitsAsKanji(toHiragana(normaliseJapanese(text))).replaceAll(/(\p{sc=Han})々/gu, '$1$1');

const HONORIFIC = /^(御|[おご](?=[^ぁ-ん]|..))/u;

/** お皿 → 皿: the polite prefix of a noun is optional. */
export const withoutHonorific = (key: string): string => key.replace(HONORIFIC, '');

/** Every two adjacent kana. */
export function pairsOf(kana: string): string[] {
  const pairs: string[] = [];
  for (let at = 0; at < kana.length - 1; at++) pairs.push(kana.slice(at, at + 2));
  return pairs;
}
