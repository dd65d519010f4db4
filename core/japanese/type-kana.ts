import { toKana } from 'wanakana';

/** A text field in the middle of typing. */
export interface TypedText {
  readonly text: string;
  /** Where the next letter goes. */
  readonly caret: number;
}

/** As a Japanese keyboard does it: what stands before the caret turns into kana as soon as it can, capitals into katakana. */
export function typeKana({ text, caret }: TypedText): TypedText {
  const before = toKana(text.slice(0, caret), { IMEMode: true });
  return { text: before + text.slice(caret), caret: before.length };
}

/** A last n waits for what comes; when nothing does, it is ん. */
export const finishKana = (text: string): string => text.replace(/n(?=\s*$)/, 'ん');
