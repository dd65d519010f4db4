import { bunsetsuStarts, type Cuts } from '../tokens/cuts.ts';
import type { Tokenize } from '../tokens/token.ts';
import {
  MAX_FREE_PARTS,
  type Notation,
  type NotationNode,
  plainNode,
  plainText,
  type Slot,
} from './notation.ts';
import {
  combinations,
  instead,
  isSlot,
  partsPlaced,
  type Place,
  type Placed,
  placed,
  textsSaying,
} from './places.ts';

/** Slots that overlap after widening, and the range of the sentence that they cover together. */
interface Cluster {
  readonly slots: readonly Placed<Slot>[];
  readonly from: number;
  readonly to: number;
}

export interface Words {
  readonly tokensOf: Tokenize;
  readonly cutsOf: (text: string) => Cuts;
}

/**
 * Makes slots begin and end between groups of words: the text next to 行き(ます|ません) moves into each alternative,
 * (行きます|行きません). The accepted sentences stay the same; only the brackets move.
 */
export function widen(nodes: Notation, place: Place, words: Words): Notation {
  const result: NotationNode[] = [];
  const end = place.at + plainText(nodes).length;
  let done = place.at;
  const leave = (until: number) => {
    if (until > done) result.push({ kind: 'text', text: place.text.slice(done, until) });
  };
  for (const cluster of clustersOf(nodes, place, end, words)) {
    leave(cluster.from);
    for (const { node, place: here } of placed(grown(cluster, place), { ...place, at: cluster.from })) {
      result.push(widenInside(node, here, words));
    }
    done = cluster.to;
  }
  leave(end);
  return result;
}

function widenInside(node: NotationNode, place: Place, words: Words): NotationNode {
  switch (node.kind) {
    case 'text':
      return node;
    case 'optional':
      return { kind: 'optional', inside: widen(node.inside, place, words) };
    case 'choice': {
      const options = node.options.map((option) =>
        widen(option, instead(node, place, plainText(option)), words),
      );
      return { kind: 'choice', options };
    }
    case 'free-order': {
      const parts = freePartsPlaced(node, place, words).map((part) => widen(part.node, part.place, words));
      const [only] = parts;
      return {
        kind: 'free-order',
        parts: only && parts.length === 1 ? splitPart(only, place, words) : parts,
      };
    }
  }
}

/**
 * Parts in written order keep their place; if two of them would merge into another word (今日 本を → 今・日本), each part is
 * analysed on its own before the text that follows.
 */
export function freePartsPlaced(
  node: Extract<NotationNode, { kind: 'free-order' }>,
  place: Place,
  { cutsOf }: Words,
): Placed<Notation>[] {
  const inOrder = partsPlaced(node.parts, place);
  const cuts = cutsOf(place.text).words;
  if (inOrder.slice(1).every((part) => cuts.has(part.place.at))) return inOrder;
  return node.parts.map((part) => ({ node: part, place: instead(node, place, plainText(part)) }));
}

function clustersOf(nodes: Notation, place: Place, end: number, words: Words): Cluster[] {
  const clusters: Cluster[] = [];
  for (const slot of placed(nodes, place).filter(isSlot)) {
    const reach = reachOf(slot, words);
    let cluster: Cluster = {
      slots: [slot],
      from: Math.max(reach.from, place.at),
      to: Math.min(reach.to, end),
    };
    for (let last = clusters.at(-1); last && last.to > cluster.from; last = clusters.at(-1)) {
      clusters.pop();
      cluster = {
        slots: [...last.slots, ...cluster.slots],
        from: Math.min(last.from, cluster.from),
        to: Math.max(last.to, cluster.to),
      };
    }
    clusters.push(cluster);
  }
  return clusters;
}

/** The range of the slot, extended until all its sentences have a group boundary at both ends. */
function reachOf({ node, place }: Placed<Slot>, words: Words): { from: number; to: number } {
  const { text, at } = place;
  const end = at + plainNode(node).length;
  const startsAt = (texts: readonly string[], from: number) =>
    texts.every((one) => words.cutsOf(one).groups.has(from));
  const endsAt = (texts: readonly string[], to: number) =>
    texts.every((one) => words.cutsOf(one).groups.has(one.length - text.length + to));

  const said = textsSaying(node, place);
  const standsAlone =
    node.kind === 'free-order' && freePartsPlaced(node, place, words)[0]?.place.text !== text;
  if (standsAlone || (startsAt(said, at) && endsAt(said, end))) return { from: at, to: end };
  // If it is left out, the words next to it touch. That only matters once they become one word with it.
  const texts = node.kind === 'optional' ? [...said, instead(node, place, '').text] : said;
  let from = at;
  while (!startsAt(texts, from)) from--;
  let to = end;
  while (!endsAt(texts, to)) to++;
  return { from, to };
}

/** A cluster as nodes over its whole range. */
function grown({ slots, from, to }: Cluster, { text }: Place): Notation {
  const [first, second] = slots;
  const last = slots.at(-1);
  if (!first || !last) return [];
  const left = textNodes(text.slice(from, first.place.at));
  const right = textNodes(text.slice(last.place.at + plainNode(last.node).length, to));
  if (!second) return left.length + right.length === 0 ? [first.node] : [grownSlot(first.node, left, right)];
  const joined = slots.length === 2 && combinations(first, second);
  if (joined) {
    const options = joined.map((words) => [...left, ...textNodes(words), ...right]);
    return [{ kind: 'choice', options }];
  }
  // Too many combinations for a list: the brackets stay where the author put them.
  const between = slots.flatMap(({ node, place }, index) => [
    node,
    ...textNodes(text.slice(place.at + plainNode(node).length, slots[index + 1]?.place.at ?? 0)),
  ]);
  return [...left, ...between, ...right];
}

function grownSlot(slot: Slot, left: Notation, right: Notation): Slot {
  switch (slot.kind) {
    case 'optional':
      return {
        kind: 'choice',
        options: [
          [...left, ...slot.inside, ...right],
          [...left, ...right],
        ],
      };
    case 'choice':
      return { kind: 'choice', options: slot.options.map((option) => [...left, ...option, ...right]) };
    case 'free-order': {
      const parts = slot.parts.map((part, index) => [
        ...(index === 0 ? left : []),
        ...part,
        ...(index === slot.parts.length - 1 ? right : []),
      ]);
      return { kind: 'free-order', parts };
    }
  }
}

const textNodes = (text: string): Notation => (text === '' ? [] : [{ kind: 'text', text }]);

/** `{図書館で友達と}`: without separators, every bunsetsu is a part. */
function splitPart(nodes: Notation, place: Place, { tokensOf }: Words): Notation[] {
  const starts = bunsetsuStarts(tokensOf(place.text));
  const parts: NotationNode[][] = [[]];
  for (const { node, place: here } of placed(nodes, place)) {
    const end = here.at + plainNode(node).length;
    const inside = starts.filter((start) => start >= here.at && start < end && start > place.at);
    const cuts = node.kind === 'text' ? inside : inside.filter((start) => start === here.at);
    let done = here.at;
    for (const cut of cuts.slice(0, MAX_FREE_PARTS - parts.length)) {
      parts.at(-1)?.push(...textNodes(place.text.slice(done, cut)));
      parts.push([]);
      done = cut;
    }
    if (node.kind === 'text') parts.at(-1)?.push(...textNodes(place.text.slice(done, end)));
    else parts.at(-1)?.push(node);
  }
  return parts;
}
