/** The signs of the notation, with the text that a choice has between them. */
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
 * Puts the signs around the selection, and the caret where the author continues: behind an optional part, or behind the
 * bar of a choice. Without a selection the caret goes between the signs.
 */
export function wrapSelection({ text, start, end }: Selected, sign: NotationSign): Selected {
  const { open, close } = NOTATION_SIGNS[sign];
  const inside = text.slice(start, end);
  const between = sign === 'choice' ? `${inside}|` : inside;
  const wrapped = text.slice(0, start) + open + between + close + text.slice(end);
  // One character past the selection: behind the closing sign, or behind the bar of a choice.
  const caret = start + open.length + (inside === '' ? 0 : inside.length + 1);
  return { text: wrapped, start: caret, end: caret };
}
