import { type Notation, type NotationNode, plainNode, plainText, type Slot } from './notation.ts';

/**
 * The position of nodes in a sentence whose other slots are all as in the plain text. There is one sentence for each
 * alternative, so their number grows with the alternatives, not with their combinations.
 */
export interface Place {
  readonly text: string;
  readonly at: number;
}

export interface Placed<Node> {
  readonly node: Node;
  readonly place: Place;
}

/** Two slots with more combinations than this are not joined into one. */
const MAX_JOINED_OPTIONS = 16;

export function placed(nodes: Notation, { text, at }: Place): Placed<NotationNode>[] {
  let next = at;
  return nodes.map((node) => {
    const place = { text, at: next };
    next += plainNode(node).length;
    return { node, place };
  });
}

/** The same place, with the node replaced by other words. */
export const instead = (node: NotationNode, { text, at }: Place, words: string): Place => ({
  text: text.slice(0, at) + words + text.slice(at + plainNode(node).length),
  at,
});

export const partsPlaced = (parts: readonly Notation[], { text, at }: Place): Placed<Notation>[] => {
  let next = at;
  return parts.map((node) => {
    const place = { text, at: next };
    next += plainText(node).length;
    return { node, place };
  });
};

/** The sentences for all wordings of a node, except leaving it out. */
export function textsSaying(node: NotationNode, place: Place): string[] {
  const inside = (nodes: Notation, here: Place) =>
    placed(nodes, here).flatMap((inner) => textsSaying(inner.node, inner.place));
  switch (node.kind) {
    case 'text':
      return [place.text];
    case 'optional':
      return inside(node.inside, place);
    case 'choice':
      return node.options.flatMap((option) => inside(option, instead(node, place, plainText(option))));
    case 'free-order':
      return partsPlaced(node.parts, place).flatMap((part) => inside(part.node, part.place));
  }
}

/** Every sentence whose tokens the analysis can ask for. */
export function textsAround(nodes: Notation, place: Place): string[] {
  const texts = [place.text];
  const sequence = placed(nodes, place);
  for (const { node, place: here } of sequence) {
    if (node.kind === 'optional') {
      texts.push(instead(node, here, '').text, ...textsAround(node.inside, here));
    } else if (node.kind === 'choice') {
      for (const option of node.options) {
        texts.push(...textsAround(option, instead(node, here, plainText(option))));
      }
    } else if (node.kind === 'free-order') {
      for (const part of partsPlaced(node.parts, here)) {
        texts.push(...textsAround(part.node, part.place));
        texts.push(...textsAround(part.node, instead(node, here, plainText(part.node))));
      }
    }
  }
  const slots = sequence.filter(isSlot);
  slots.forEach((slot, index) => {
    const next = slots[index + 1];
    if (!next) return;
    const end = next.place.at + plainNode(next.node).length;
    for (const words of combinations(slot, next) ?? []) {
      texts.push(place.text.slice(0, slot.place.at) + words + place.text.slice(end));
    }
  });
  return texts;
}

export const isSlot = (found: Placed<NotationNode>): found is Placed<Slot> => found.node.kind !== 'text';

/** All wordings from the start of one slot to the end of the next: 飲(み|ん)(ます|だ). The plain text comes first. */
export function combinations(one: Placed<Slot>, next: Placed<Slot>): string[] | null {
  const heads = wordings(one.node);
  const tails = wordings(next.node);
  if (!heads || !tails || heads.length * tails.length > MAX_JOINED_OPTIONS) return null;
  const between = one.place.text.slice(one.place.at + plainNode(one.node).length, next.place.at);
  return heads.flatMap((head) => tails.map((tail) => head + between + tail));
}

/** The wordings of a slot; null if it contains another slot. */
function wordings(slot: Slot): string[] | null {
  if (slot.kind === 'free-order') return null;
  const options = slot.kind === 'optional' ? [slot.inside, []] : slot.options;
  const isFlat = options.every((option) => option.every((node) => node.kind === 'text'));
  return isFlat ? options.map(plainText) : null;
}
