const DIGITS = '零一二三四五六七八九';
const UNITS = ['', '十', '百', '千'] as const;
/** 9,999 is as far as a word goes. */
const NUMBER = /\d{1,4}/g;

/** Digits as a dictionary writes them: 1人 → 一人, 20歳 → 二十歳. */
export const digitsAsKanji = (text: string): string =>
  text.replaceAll(NUMBER, (digits) => inKanji(String(Number(digits))));

function inKanji(digits: string): string {
  if (digits === '0') return DIGITS.charAt(0);
  return Array.from(digits, (digit, at) => {
    const unit = UNITS[digits.length - 1 - at] ?? '';
    if (digit === '0') return '';
    return (digit === '1' && unit !== '' ? '' : DIGITS.charAt(Number(digit))) + unit;
  }).join('');
}
