import type { Token } from './token.ts';

/** Forms that two verbs have in common: only the reading shows which verb it is. */
const SHARED_FORMS = [
  { surface: '行っ', reading: 'いっ', base: '行く', conjugation: '五段・カ行促音便' },
  { surface: '行っ', reading: 'おこなっ', base: '行う', conjugation: '五段・ワ行促音便' },
  { surface: '降り', reading: 'ふり', base: '降る', conjugation: '五段・ラ行' },
  { surface: '降り', reading: 'おり', base: '降りる', conjugation: '一段' },
  { surface: '下り', reading: 'おり', base: '下りる', conjugation: '一段' },
  { surface: '下り', reading: 'くだり', base: '下る', conjugation: '五段・ラ行' },
  { surface: '通っ', reading: 'かよっ', base: '通う', conjugation: '五段・ワ行促音便' },
  { surface: '通っ', reading: 'とおっ', base: '通る', conjugation: '五段・ラ行' },
  { surface: '断っ', reading: 'ことわっ', base: '断る', conjugation: '五段・ラ行' },
  { surface: '断っ', reading: 'たっ', base: '断つ', conjugation: '五段・タ行' },
];

/** The readings of a form that two verbs share; empty for any other form. */
export const sharedReadings = (surface: string): string[] =>
  SHARED_FORMS.filter((form) => form.surface === surface).map(({ reading }) => reading);

/** The token with another reading, as the verb that has this reading. */
export function readTokenAs(token: Token, reading: string): Token {
  if (reading === token.reading) return token;
  const shared = SHARED_FORMS.find((form) => form.surface === token.surface && form.reading === reading);
  if (!shared || !token.pos.startsWith('動詞')) return { ...token, reading };
  return { ...token, reading, base: shared.base, conjugation: shared.conjugation };
}
