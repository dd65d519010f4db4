import { toKana } from 'wanakana';

/** A text field while the learner is typing. */
export interface TypedText {
  readonly text: string;
  /** The index at which the next letter goes. */
  readonly caret: number;
}

/** Romaji spellings that wanakana does not know while typing, in the order in which they are replaced. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // nn is ん and perhaps the beginning of the next syllable: konnichiwa. On a Japanese keyboard it is typed konnnichiwa,
  // and honn.
  [/ん?n{2,}/g, 'んn'],
  [/んn(?=[^aiueoyn])/giu, 'ん'],
  [/m(?=[bmp])/g, 'n'],
  [/tch/g, 'cch'],
];

const spelled = (romaji: string): string =>
  SPELLINGS.reduce((text, [form, kana]) => text.replace(form, kana), romaji);

/**
 * Works like a Japanese keyboard: the text before the caret becomes kana as soon as possible, capitals become katakana.
 */
export function typeKana({ text, caret }: TypedText): TypedText {
  const before = toKana(spelled(text.slice(0, caret)), { IMEMode: true });
  return { text: before + text.slice(caret), caret: before.length };
}
