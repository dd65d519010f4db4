import type { Token } from '../japanese/tokens/token.ts';

/** `読ん:読む:動詞:五段・マ行 で::助詞`: words of a sentence; omitted fields follow from the surface. */
export const wordsFrom = (sentence: string): Token[] =>
  sentence
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [surface = '', base = '', pos = '名詞/一般', conjugation = ''] = word.split(':');
      return { surface, reading: surface, base: base || surface, pos, conjugation };
    });
