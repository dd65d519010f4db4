import { randomFrom } from '#core/random.ts';

/** `count` of the rows, in an order that depends on the seed. */
export function drawn<Row>(rows: readonly Row[], count: number, seed: number): Row[] {
  const next = randomFrom(seed);
  const left = [...rows];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(next() * left.length), 1),
  ).flat();
}
