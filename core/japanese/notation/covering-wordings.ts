import type { Token } from '../tokens/token.ts';
import type { AnswerPart, AnswerParts } from './analysed-answer.ts';
import { orders } from './wordings.ts';

/** The parts of one alternative of a slot, in the order in which they are said. */
type Option = AnswerParts;

interface Alternatives {
  readonly options: readonly Option[];
  /** The alternatives in which this slot stands: none at the top of the answer. */
  readonly within: readonly Choice[];
  /** The number of the first option among the options of all slots. */
  readonly first: number;
}

interface Choice {
  readonly slot: number;
  readonly option: number;
}

/** With more free parts than this, not all orders are tried. */
const ALL_ORDERS_PARTS = 3;

/**
 * Wordings of an answer as tokens, one by one, the plain one first: all of them if there are at most `all`, otherwise
 * so many that any two alternatives that can be said together occur together in one. What goes wrong when brackets
 * multiply goes wrong between two of them (が with 読むことができます): some fifty wordings show it of an answer that
 * has a million. Never more than `most`.
 */
export function* coveringWordings(
  parts: AnswerParts,
  { all, most }: { readonly all: number; readonly most: number },
): Generator<Token[], undefined> {
  if (countOf(parts, all + 1) <= all) yield* everyOf(parts);
  else yield* inPairs(parts, most);
}

const countOf = (parts: AnswerParts, most: number): number =>
  parts.reduce((ways, part) => {
    if (part.kind === 'words') return ways;
    const inside = optionsOf(part).reduce((sum, option) => sum + countOf(option, most), 0);
    return Math.min(ways * inside, most);
  }, 1);

function* everyOf([part, ...rest]: AnswerParts): Generator<Token[], undefined> {
  if (!part) return yield [];
  const heads =
    part.kind === 'words' ? [[...part.tokens]] : optionsOf(part).flatMap((option) => [...everyOf(option)]);
  for (const head of heads) for (const tail of everyOf(rest)) yield [...head, ...tail];
}

function* inPairs(parts: AnswerParts, most: number): Generator<Token[], undefined> {
  const slots = new Map<AnswerPart, number>();
  const alternatives: Alternatives[] = [];
  collect(parts, [], slots, alternatives);
  const pairs = openPairs(alternatives);
  for (let row = 0; row < most; row++) {
    const pair = row === 0 ? [] : pairs.next();
    if (!pair) return;
    const chosen = choose(alternatives, pair, pairs.gain);
    pairs.close(chosen);
    yield said(parts, slots, alternatives, chosen);
  }
}

function collect(
  parts: AnswerParts,
  within: readonly Choice[],
  slots: Map<AnswerPart, number>,
  found: Alternatives[],
): void {
  for (const part of parts) {
    if (part.kind === 'words') continue;
    const slot = found.length;
    const last = found.at(-1);
    const options = optionsOf(part);
    slots.set(part, slot);
    found.push({ options, within, first: last ? last.first + last.options.length : 0 });
    if (part.kind === 'free-order') {
      // Its parts are said in every order.
      for (const inside of part.inside) collect(inside, within, slots, found);
    } else options.forEach((inside, option) => collect(inside, [...within, { slot, option }], slots, found));
  }
}

function optionsOf(part: Exclude<AnswerPart, { kind: 'words' }>): readonly Option[] {
  switch (part.kind) {
    case 'optional':
      return [part.inside, []];
    case 'choice':
      return part.options;
    case 'free-order':
      return ordersOf(part.inside).map((order) => order.flat());
  }
}

/** Every part comes first once and last once, in either direction. */
function ordersOf(parts: readonly AnswerParts[]): (readonly AnswerParts[])[] {
  if (parts.length <= ALL_ORDERS_PARTS) return orders(parts);
  const turned = (list: readonly AnswerParts[]) =>
    list.map((_, at) => [...list.slice(at), ...list.slice(0, at)]);
  return [...turned(parts), ...turned(parts.toReversed())];
}

interface OpenPairs {
  /** Two alternatives that have not occurred together. */
  next(): Choice[] | null;
  /** How many open pairs an option closes beside the chosen ones. */
  gain(option: number, chosen: readonly number[]): number;
  close(chosen: readonly number[]): void;
}

/** Which two options have been said together; an option with itself: which has been said at all. */
function openPairs(alternatives: readonly Alternatives[]): OpenPairs {
  const all = alternatives.flatMap(({ options, within }, slot) =>
    options.map((_, option) => [...within, { slot, option }]),
  );
  const met = new Uint8Array(all.length ** 2);
  const key = (a: number, b: number) => (a < b ? a * all.length + b : b * all.length + a);
  let looked = 0;
  return {
    // Pairs are compared one after the other as they are needed: all at once would take too long for one step.
    next() {
      for (; looked < met.length; looked++) {
        const one = all[Math.floor(looked / all.length)] ?? [];
        const other = all[looked % all.length] ?? [];
        const isOpen = met[looked] === 0 && looked % all.length >= Math.floor(looked / all.length);
        if (isOpen && (one === other || agree(one, other))) return [...one, ...other];
      }
      return null;
    },
    gain: (option, chosen) => chosen.reduce((sum, other) => sum + (met[key(option, other)] === 0 ? 1 : 0), 0),
    close(chosen) {
      chosen.forEach((one, at) => {
        for (const other of chosen.slice(at)) met[key(one, other)] = 1;
      });
    },
  };
}

/** Two choices of one slot exclude each other; so do the slots inside them. */
const agree = (one: readonly Choice[], other: readonly Choice[]): boolean =>
  one.every(({ slot, option }) =>
    other.every((choice) => choice.slot !== slot || choice.option === option),
  ) && one.at(-1)?.slot !== other.at(-1)?.slot;

/** The options of one wording, by their numbers: those that must be in it, then whatever covers most. */
function choose(
  alternatives: readonly Alternatives[],
  fixed: readonly Choice[],
  gain: OpenPairs['gain'],
): readonly number[] {
  const numberOf = ({ slot, option }: Choice) => (alternatives[slot]?.first ?? 0) + option;
  const chosen = [...new Set(fixed.map(numberOf))];
  const decided = new Set(fixed.map(({ slot }) => slot));
  const isSaid = new Set(chosen);
  alternatives.forEach(({ options, within, first }, slot) => {
    if (decided.has(slot) || !within.every((choice) => isSaid.has(numberOf(choice)))) return;
    let best = first;
    let most = -1;
    options.forEach((_, option) => {
      const gained = gain(first + option, chosen);
      if (gained > most) [best, most] = [first + option, gained];
    });
    chosen.push(best);
    isSaid.add(best);
  });
  return chosen;
}

function said(
  parts: AnswerParts,
  slots: ReadonlyMap<AnswerPart, number>,
  alternatives: readonly Alternatives[],
  chosen: readonly number[],
): Token[] {
  const isChosen = new Set(chosen);
  const tokensOf = (inside: AnswerParts): Token[] =>
    inside.flatMap((part) => {
      if (part.kind === 'words') return [...part.tokens];
      const { options = [], first = 0 } = alternatives[slots.get(part) ?? -1] ?? {};
      return tokensOf(options[options.findIndex((_, option) => isChosen.has(first + option))] ?? []);
    });
  return tokensOf(parts);
}
