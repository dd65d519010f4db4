import { COST, type Outcome, type Unit } from '../units/unit.ts';

/** One step of the cheapest way to explain a typed answer by the model. `from` and `to` are places of the typed answer. */
export type Step =
  | { readonly kind: 'said'; readonly unit: Unit; readonly outcome: Outcome; readonly loose: boolean; readonly from: number; readonly to: number }
  | { readonly kind: 'missing'; readonly unit: Unit; readonly from: number; readonly to: number }
  | { readonly kind: 'replaced'; readonly unit: Unit; readonly from: number; readonly to: number }
  | { readonly kind: 'extra'; readonly from: number; readonly to: number }
  | { readonly kind: 'extra-particle'; readonly from: number; readonly to: number }; // oxfmt-ignore

export interface Way {
  readonly cost: number;
  readonly steps: readonly Step[];
}

/** What the last step leaves open: more of a strange word may follow, or the particle of a word that was left out. */
export const OPEN = { nothing: 0, replaced: 1, extra: 2, missing: 3 } as const;
export type Open = (typeof OPEN)[keyof typeof OPEN];
export const OPEN_KINDS = 4;

/** What a mistake that is still to come costs at least: going on with one is cheaper than a new one. */
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
  readonly step: Step | null;
  readonly before: Visit | null;
  /** The visit from which what is nearly right is still to be looked for: it costs so much that it can wait. */
  readonly nearly: Visit | null;
}

/** The same visit, further on: its last step goes on or costs nothing. */
export const moved = (
  { open, before }: Visit,
  place: number,
  at: number,
  cost: number,
  step: Step | null,
): Visit => ({
  place,
  at,
  open,
  cost,
  step,
  before,
  nearly: null,
});

export const later = (visit: Visit): Visit => ({
  place: visit.place,
  at: visit.at,
  open: visit.open,
  cost: visit.cost + COST.slip,
  step: null,
  before: null,
  nearly: visit,
});

export function stepsTo(visit: Visit): Step[] {
  const steps: Step[] = [];
  for (let at: Visit | null = visit; at; at = at.before) if (at.step) steps.push(at.step);
  return steps.toReversed();
}
