/** What means something in the notation of authors. To the judge these signs are punctuation, so they can go. */
const NOTATION_SIGNS = /[()[\]{}|（）［］｛｝｜]/gu;

export const withoutNotation = (text: string): string => text.replaceAll(NOTATION_SIGNS, '');
