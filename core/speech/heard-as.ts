import { toHiragana } from '../japanese/kana.ts';
import { foldLongVowels } from '../japanese/long-vowels.ts';
import { normaliseJapanese } from '../japanese/normalise.ts';

const SOUNDS_LIKE: Readonly<Record<string, string>> = { を: 'お', づ: 'ず', ぢ: 'じ' };

/** One spelling for all kana that sound alike: ガッコー and がっこう, つづく and つずく. */
export const heardAs = (kana: string): string =>
  foldLongVowels(
    toHiragana(normaliseJapanese(kana)).replaceAll(/[をづぢ]/g, (sign) => SOUNDS_LIKE[sign] ?? sign),
  );

/** As `heardAs`, but は and へ as particles (わ, え) and 言う said as ゆう count as written: only the engine knows which they are. */
export const heardAsWritten = (kana: string): string =>
  heardAs(kana).replaceAll('は', 'わ').replaceAll('へ', 'え').replaceAll('いう', 'ゆう');
