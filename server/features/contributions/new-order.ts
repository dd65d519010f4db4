import { FIRST_OWN_ID, ORDERED_FROM } from '#contract/limits.ts';

interface Placed {
  readonly id: number;
  readonly position: number;
}

/**
 * The places of siblings when some of them change places among themselves, told of those alone whose number changes: the
 * first way that leads to the new order. Numbers of shipped pieces are touched only if nothing else does, because what
 * people have changed there is no longer kept up to date.
 */
export function inNewOrder(siblings: readonly Placed[], wanted: readonly number[]): Placed[] {
  const moved = new Set(wanted);
  const queue = [...wanted];
  const ordered = siblings.map(({ id }) => (moved.has(id) ? (queue.shift() ?? id) : id));
  const before = new Map(siblings.map(({ id, position }) => [id, position]));
  const ways: ((id: number, index: number) => number)[] = [
    // They swap their numbers.
    (id, index) => (moved.has(id) ? (siblings[index]?.position ?? 0) : (before.get(id) ?? 0)),
    // What people made shares one number until somebody orders it; it is counted apart from what ships.
    (id, index) => (id < FIRST_OWN_ID ? (before.get(id) ?? 0) : ORDERED_FROM + index),
    (_, index) => index + 1,
  ];
  for (const way of ways) {
    const placed = ordered.map((id, index) => ({ id, position: way(id, index) }));
    if (isInOrder(placed)) return placed.filter(({ id, position }) => before.get(id) !== position);
  }
  return [];
}

/** As lists are sorted: by number, then by id. */
const isInOrder = (placed: readonly Placed[]): boolean =>
  placed.every(({ id, position }, index) => {
    const next = placed[index + 1];
    return !next || position < next.position || (position === next.position && id < next.id);
  });
