/** The signs of the notation, each with what it stands for between them. */
export const NOTATION_SIGNS = {
  optional: { open: '[', close: ']' },
  choice: { open: '(', close: ')' },
  'free-order': { open: '{', close: '}' },
} as const;
export type NotationSign = keyof typeof NOTATION_SIGNS;

export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Puts the signs around what is selected, and the caret where the author goes on: behind what may be left out, after the
 * bar for the other word of a choice. With nothing selected it stands between the signs.
 */
export function wrapSelection({ text, start, end }: Selected, sign: NotationSign): Selected {
  const { open, close } = NOTATION_SIGNS[sign];
  const inside = text.slice(start, end);
  const between = sign === 'choice' ? `${inside}|` : inside;
  const wrapped = text.slice(0, start) + open + between + close + text.slice(end);
  // One step past what was selected: behind the closing sign, or behind the bar of a choice.
  const caret = start + open.length + (inside === '' ? 0 : inside.length + 1);
  return { text: wrapped, start: caret, end: caret };
}
