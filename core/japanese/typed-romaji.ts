/** A final n is left open while typing; at the end it is ん. */
export const finishKana = (text: string): string => text.replace(/(?:んn|n)(?=\s*$)/, 'ん');

const VIETNAMESE_LETTER = /[ăâđêôơư]|[aeiouy]\p{M}/iu;

/** A Vietnamese keyboard is active and turns w into ư: romaji cannot be typed with it. */
export const isTypedInVietnamese = (text: string): boolean =>
  VIETNAMESE_LETTER.test(text) || VIETNAMESE_LETTER.test(text.normalize('NFD'));
