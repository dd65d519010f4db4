import {
  type Notation,
  type NotationNode,
  parseNotation,
  plainText,
} from '#core/grading/analysis/notation.ts';

/** Beyond so many combinations every alternative comes at least once, no longer with every other. */
const COMBINATIONS_MAX = 48;

/** What an author's answer says, in the words of its notation: `(今日|明日)[は]` → 今日は, 今日, 明日は, 明日. */
export const wordingsOf = (answer: string): string[] => [...new Set(saidIn(parsed(answer)))];

/** Everything optional said, the first of each choice. */
export const plainAnswer = (answer: string): string => plainText(parsed(answer));

function parsed(answer: string): Notation {
  const result = parseNotation(answer);
  if (!result.ok) throw new Error(`Not an answer in our notation: ${result.problem} in ${answer}.`);
  return result.notation;
}

const saidIn = (notation: Notation): string[] => notation.map(saidBy).reduce(combined, ['']);

function saidBy(node: NotationNode): string[] {
  switch (node.kind) {
    case 'text':
      return [node.text];
    case 'optional':
      return [...saidIn(node.inside), ''];
    case 'choice':
      return node.options.flatMap(saidIn);
    case 'free-order':
      return orders(node.parts.map(saidIn)).flatMap((parts) => parts.reduce(combined, ['']));
  }
}

function combined(heads: readonly string[], tails: readonly string[]): string[] {
  if (heads.length * tails.length <= COMBINATIONS_MAX)
    return heads.flatMap((head) => tails.map((tail) => head + tail));
  const count = Math.max(heads.length, tails.length);
  return Array.from(
    { length: count },
    (_, at) => `${heads[at % heads.length] ?? ''}${tails[at % tails.length] ?? ''}`,
  );
}

function orders<Part>(parts: readonly Part[]): Part[][] {
  if (parts.length === 0) return [[]];
  return parts.flatMap((first, at) => orders(parts.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}
