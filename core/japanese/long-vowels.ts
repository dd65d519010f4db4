import { toHiragana } from './kana.ts';

const ROWS: Readonly<Record<string, string>> = {
  あ: 'あかさたなはまやらわがざだばぱぁゃゎ',
  い: 'いきしちにひみりぎじぢびぴぃ',
  う: 'うくすつぬふむゆるぐずづぶぷぅゅゔ',
  え: 'えけせてねへめれげぜでべぺぇ',
  お: 'おこそとのほもよろをごぞどぼぽぉょ',
};

const VOWEL_OF = new Map(
  Object.entries(ROWS).flatMap(([vowel, row]) => Array.from(row, (kana) => [kana, vowel] as const)),
);

/** The vowel of a kana; undefined for ん, っ and characters other than hiragana. */
export const vowelOf = (kana: string): string | undefined => VOWEL_OF.get(kana);

/** Whether a kana lengthens a vowel: おう and おお, えい and ええ sound alike. */
export const lengthens = (vowel: string, kana: string) =>
  kana === vowel || kana === 'ー' || (vowel === 'お' && kana === 'う') || (vowel === 'え' && kana === 'い');

/** One spelling for all ways to write a long vowel: コーヒー, こおひい and kōhī become こおひい; こううん and コーウン too. */
export const foldLongVowels = (kana: string): string =>
  rewriteLongVowels(kana, (vowel) => ({ sign: vowel, mayGoOn: true }));

/**
 * Long vowels as short ones, for learners who leave them out: "tokyo", "kohi". A vowel is lengthened once: こううん is こう
 * and うん, which nobody shortens to こん.
 */
export const dropLongVowels = (kana: string): string =>
  rewriteLongVowels(kana.replaceAll(/ー+/g, 'ー'), () => ({ sign: '', mayGoOn: false }));

type Rewrite = (vowel: string) => { readonly sign: string; readonly mayGoOn: boolean };

function rewriteLongVowels(text: string, rewrite: Rewrite): string {
  let vowel: string | undefined;
  let result = '';
  for (const kana of toHiragana(text)) {
    if (vowel !== undefined && lengthens(vowel, kana)) {
      const { sign, mayGoOn } = rewrite(vowel);
      result += sign;
      if (!mayGoOn) vowel = undefined;
    } else {
      result += kana;
      vowel = vowelOf(kana);
    }
  }
  return result;
}
