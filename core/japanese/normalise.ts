/**
 * Japanese as it is compared: a phone's keyboard may send half-width kana and full-width letters (NFKC), a copied text
 * brings spaces and zero-width signs, a sentence its punctuation.
 */
export const normaliseJapanese = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}\p{P}\p{S}]+/gu, '')
    .toLowerCase();
