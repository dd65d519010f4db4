const KATAKANA_TO_HIRAGANA = 0x60;

/** カタカナ → ひらがな; everything else stays, including the long mark. */
export const toHiragana = (text: string): string =>
  text.replaceAll(/[ァ-ヶヽヾ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA));

/** ひらがな → カタカナ. */
export const toKatakana = (text: string): string =>
  text.replaceAll(/[ぁ-ゖゝゞ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + KATAKANA_TO_HIRAGANA));

const KANJI = /[\p{sc=Han}々〆ヶ]/u;
const JAPANESE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}々ー]/u;
const ONLY_KANA = /^[\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u;
const ONLY_KATAKANA = /^[\p{sc=Katakana}ー]+$/u;

export const hasKanji = (text: string): boolean => KANJI.test(text);
export const hasJapanese = (text: string): boolean => JAPANESE.test(text);
export const isKana = (text: string): boolean => ONLY_KANA.test(text);
export const isKatakana = (text: string): boolean => ONLY_KATAKANA.test(text);

/** The characters of a word that have a drawing and a Hán Việt reading; 々 repeats the one before it. */
export function kanjiOf(word: string): string[] {
  const found: string[] = [];
  for (const character of word) {
    if (character === '々') found.push(found.at(-1) ?? character);
    else if (/\p{sc=Han}/u.test(character)) found.push(character);
  }
  return found;
}
