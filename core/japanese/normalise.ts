/**
 * Japanese in the form in which it is compared: without half-width kana and full-width letters, which a phone's
 * keyboard may send (NFKC), and without spaces, zero-width characters and punctuation.
 */
export const normaliseJapanese = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}\p{P}\p{S}]+/gu, '')
    .toLowerCase();
