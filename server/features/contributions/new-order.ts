import { FIRST_OWN_ID, ORDERED_FROM } from '#contract/content-limits.ts';

interface Placed {
  readonly id: number;
  readonly position: number;
}

/**
 * New positions when some siblings swap places, only for those whose number changes. Takes the first numbering that
 * gives the new order. Shipped pieces are renumbered only as a last resort, because a shipped row that people changed
 * is no longer updated.
 */
export function inNewOrder(siblings: readonly Placed[], wanted: readonly number[]): Placed[] {
  const moved = new Set(wanted);
  const queue = [...wanted];
  const ordered = siblings.map(({ id }) => (moved.has(id) ? (queue.shift() ?? id) : id));
  const before = new Map(siblings.map(({ id, position }) => [id, position]));
  const numberings: ((id: number, index: number) => number)[] = [
    // Swap the numbers.
    (id, index) => (moved.has(id) ? (siblings[index]?.position ?? 0) : (before.get(id) ?? 0)),
    // Contributed pieces share one number until somebody orders them; they are numbered apart from shipped ones.
    (id, index) => (id < FIRST_OWN_ID ? (before.get(id) ?? 0) : ORDERED_FROM + index),
    (_, index) => index + 1,
  ];
  for (const numberOf of numberings) {
    const placed = ordered.map((id, index) => ({ id, position: numberOf(id, index) }));
    if (isInOrder(placed)) return placed.filter(({ id, position }) => before.get(id) !== position);
  }
  return [];
}

/** The sort order of lists: by number, then by id. */
const isInOrder = (placed: readonly Placed[]): boolean =>
  placed.every(({ id, position }, index) => {
    const next = placed[index + 1];
    return !next || position < next.position || (position === next.position && id < next.id);
  });
