import { COST, type Outcome, type Unit } from '../units/unit.ts';

/** One step of the cheapest explanation of a typed answer. `from` and `to` are places in the typed answer. */
export type Step =
  | { readonly kind: 'said'; readonly unit: Unit; readonly outcome: Outcome; readonly loose: boolean; readonly from: number; readonly to: number }
  | { readonly kind: 'missing'; readonly unit: Unit; readonly from: number; readonly to: number }
  | { readonly kind: 'replaced'; readonly unit: Unit; readonly from: number; readonly to: number }
  | { readonly kind: 'extra'; readonly from: number; readonly to: number }
  | { readonly kind: 'extra-particle'; readonly from: number; readonly to: number }; // oxfmt-ignore

export interface Path {
  readonly cost: number;
  readonly steps: readonly Step[];
}

/**
 * What can continue after the last step: an unknown word can go on, and the particle of a missing word can be missing
 * too.
 */
export const OPEN = { nothing: 0, replaced: 1, extra: 2, missing: 3 } as const;
export type Open = (typeof OPEN)[keyof typeof OPEN];
export const OPEN_KINDS = 4;

/** The minimum cost of the next mistake: to continue one is cheaper than to begin a new one. */
export const LEAST_TO_COME = [
  COST.leastMistake,
  COST.strangeCharacter,
  COST.strangeCharacter,
  COST.particleOfMissing,
] as const;

export interface Visit {
  readonly place: number;
  readonly at: number;
  readonly open: Open;
  readonly cost: number;
  /** How many paraphrases have been used. */
  readonly paraphrases: number;
  readonly step: Step | null;
  readonly before: Visit | null;
  /** The visit from which near matches are still to be tried. They are expensive, so they are tried last. */
  readonly nearly: Visit | null;
}

/** The same visit moved on: its last step continues, or the move costs nothing. */
export const moved = (
  { open, before, paraphrases }: Visit,
  place: number,
  at: number,
  cost: number,
  step: Step | null,
): Visit => ({
  place,
  at,
  open,
  cost,
  paraphrases,
  step,
  before,
  nearly: null,
});

/** The visit at the beginning of a paraphrase. */
export const entering = (visit: Visit, place: number): Visit => ({
  ...moved(visit, place, visit.at, visit.cost + COST.paraphrase, visit.step),
  paraphrases: visit.paraphrases + 1,
});

export const deferred = (visit: Visit): Visit => ({
  place: visit.place,
  at: visit.at,
  open: visit.open,
  cost: visit.cost + COST.slip,
  paraphrases: visit.paraphrases,
  step: null,
  before: null,
  nearly: visit,
});

export function stepsTo(visit: Visit): Step[] {
  const steps: Step[] = [];
  for (let at: Visit | null = visit; at; at = at.before) if (at.step) steps.push(at.step);
  return steps.toReversed();
}
