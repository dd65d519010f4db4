import type { Notation, NotationNode } from './notation.ts';

/** With more combinations than this, every alternative appears at least once, but not with every other. */
const COMBINATIONS_MAX = 48;
/**
 * Slots with duplicate alternatives have few wordings in many ways: for each wanted wording, at most this many ways are
 * tried.
 */
const WAYS_PER_WORDING = 20;

/** The number of wordings of an answer, without building them; at most `most`. */
export const countWordings = (notation: Notation, most: number): number =>
  notation.reduce((ways, node) => Math.min(ways * waysOf(node, most), most), 1);

function waysOf(node: NotationNode, most: number): number {
  switch (node.kind) {
    case 'text':
      return 1;
    case 'optional':
      return countWordings(node.inside, most) + 1;
    case 'choice':
      return node.options.reduce((ways, option) => ways + countWordings(option, most), 0);
    case 'free-order':
      return node.parts.reduce(
        (ways, part, at) => Math.min(ways * (at + 1) * countWordings(part, most), most),
        1,
      );
  }
}

/** The first wordings of an answer, beginning with the plain one: `(今日|明日)[は]` → 今日は, 今日, 明日は, 明日. */
export function firstWordings(notation: Notation, most: number): string[] {
  const found = new Set<string>();
  let ways = 0;
  for (const wording of eachOf(notation)) {
    found.add(wording);
    if (found.size >= most || ++ways >= most * WAYS_PER_WORDING) break;
  }
  return [...found];
}

/** Lazily, one by one: all wordings of twenty slots would not fit in memory. */
function* eachOf([node, ...rest]: Notation): Generator<string> {
  if (!node) {
    yield '';
    return;
  }
  for (const head of eachBy(node)) for (const tail of eachOf(rest)) yield head + tail;
}

function* eachBy(node: NotationNode): Generator<string> {
  switch (node.kind) {
    case 'text':
      yield node.text;
      break;
    case 'optional':
      yield* eachOf(node.inside);
      yield '';
      break;
    case 'choice':
      for (const option of node.options) yield* eachOf(option);
      break;
    case 'free-order':
      for (const order of orders(node.parts)) yield* eachOf(order.flat());
      break;
  }
}

/** Some wordings of an answer, however many it has: they include every alternative and every order. */
export const sampleWordings = (notation: Notation): string[] => [...new Set(sampleOf(notation))];

const sampleOf = (notation: Notation): string[] => notation.map(sampleBy).reduce(combined, ['']);

function sampleBy(node: NotationNode): string[] {
  switch (node.kind) {
    case 'text':
      return [node.text];
    case 'optional':
      return [...sampleOf(node.inside), ''];
    case 'choice':
      return node.options.flatMap(sampleOf);
    case 'free-order':
      return inAnyOrder(node.parts.map(sampleOf));
  }
}

function combined(heads: readonly string[], tails: readonly string[]): string[] {
  if (heads.length * tails.length <= COMBINATIONS_MAX)
    return heads.flatMap((head) => tails.map((tail) => head + tail));
  const count = Math.max(heads.length, tails.length);
  return Array.from({ length: count }, (_, at) => inTurn(heads, at) + inTurn(tails, at));
}

function inAnyOrder(parts: readonly (readonly string[])[]): string[] {
  const all = orders(parts);
  const combinations = parts.reduce((ways, part) => ways * part.length, all.length);
  if (combinations <= COMBINATIONS_MAX) return all.flatMap((order) => order.reduce(combined, ['']));
  const count = Math.max(all.length, ...parts.map(({ length }) => length));
  return Array.from({ length: count }, (_, at) =>
    (all[at % all.length] ?? []).map((part) => inTurn(part, at)).join(''),
  );
}

const inTurn = (texts: readonly string[], at: number): string => texts[at % texts.length] ?? '';

export function orders<Part>(parts: readonly Part[]): Part[][] {
  if (parts.length === 0) return [[]];
  return parts.flatMap((first, at) => orders(parts.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}
