import { toKana } from 'wanakana';

/** A text field in the middle of typing. */
export interface TypedText {
  readonly text: string;
  /** Where the next letter goes. */
  readonly caret: number;
}

/** Spellings of romaji that wanakana does not know while typing, in the order in which they are put right. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // nn is ん and perhaps a beginning: konnichiwa. On a Japanese keyboard it is typed konnnichiwa, and honn.
  [/ん?n{2,}/g, 'んn'],
  [/んn(?=[^aiueoyn])/giu, 'ん'],
  [/m(?=[bmp])/g, 'n'],
  [/tch/g, 'cch'],
];

const spelled = (romaji: string): string =>
  SPELLINGS.reduce((text, [form, kana]) => text.replace(form, kana), romaji);

/** As a Japanese keyboard does it: what stands before the caret turns into kana as soon as it can, capitals into katakana. */
export function typeKana({ text, caret }: TypedText): TypedText {
  const before = toKana(spelled(text.slice(0, caret)), { IMEMode: true });
  return { text: before + text.slice(caret), caret: before.length };
}
