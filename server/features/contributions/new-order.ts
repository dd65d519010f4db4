interface Placed {
  readonly id: number;
  readonly position: number;
}

/**
 * The places of siblings when some of them change places among themselves: those that end up on another number than they
 * had. All are counted anew from 1, because what people added shares one number until somebody orders it.
 */
export function inNewOrder(siblings: readonly Placed[], wanted: readonly number[]): Placed[] {
  const moved = new Set(wanted);
  const queue = [...wanted];
  const ordered = siblings.map(({ id }) => (moved.has(id) ? (queue.shift() ?? id) : id));
  const before = new Map(siblings.map(({ id, position }) => [id, position]));
  return ordered
    .map((id, index) => ({ id, position: index + 1 }))
    .filter(({ id, position }) => before.get(id) !== position);
}
