import type { Edge, Graph } from './graph.ts';
import { addedParticles } from './particle-unit.ts';
import type { TypedAnswer } from './typed-answer.ts';
import { COST, type Outcome, type Unit } from './unit.ts';

/** One step of the cheapest way to explain a typed answer by the model. `from` and `to` are places of the typed answer. */
export type Step =
  | { readonly kind: 'said'; readonly unit: Unit; readonly outcome: Outcome; readonly loose: boolean; readonly from: number; readonly to: number }
  | { readonly kind: 'missing'; readonly unit: Unit; readonly from: number; readonly to: number }
  | { readonly kind: 'replaced'; readonly unit: Unit; readonly from: number; readonly to: number }
  | { readonly kind: 'extra'; readonly from: number; readonly to: number }
  | { readonly kind: 'extra-particle'; readonly from: number; readonly to: number }; // prettier-ignore

export interface Way {
  readonly cost: number;
  readonly steps: readonly Step[];
}

/** What the last step leaves open: more of a strange word may follow, or the particle of a word that was left out. */
const OPEN = { nothing: 0, replaced: 1, extra: 2, missing: 3 } as const;
type Open = (typeof OPEN)[keyof typeof OPEN];
const OPEN_KINDS = 4;

interface Visit {
  readonly place: number;
  readonly at: number;
  readonly open: Open;
  readonly cost: number;
  readonly step: Step | null;
  readonly before: Visit | null;
}

/** However long and strange an answer is, no more is looked at: then it is simply another sentence. */
const VISITS_MAX = 20_000;

/** The cheapest way through the model that explains the whole typed answer and costs at most `limit`, or null. */
export function findWay(graph: Graph, typed: TypedAnswer, limit: number): Way | null {
  const length = typed.chars.length;
  const queue: Visit[][] = [];
  const seen = new Uint8Array(graph.edges.length * (length + 1) * OPEN_KINDS);
  const push = (visit: Visit) => {
    if (visit.cost <= limit) (queue[visit.cost] ??= []).push(visit);
  };
  push({ place: 0, at: 0, open: OPEN.nothing, cost: 0, step: null, before: null });
  let visits = 0;
  for (let cost = 0; cost < queue.length; cost++) {
    // Visits of the same cost are added while they are being looked at.
    for (let index = 0; index < (queue[cost]?.length ?? 0); index++) {
      const visit = queue[cost]?.[index];
      if (!visit) break;
      const key = (visit.place * (length + 1) + visit.at) * OPEN_KINDS + visit.open;
      if (seen[key] === 1) continue;
      seen[key] = 1;
      if (visit.place === graph.end && visit.at === length) return { cost, steps: stepsTo(visit) };
      if (++visits > VISITS_MAX) return null;
      goOn(visit, graph.edges[visit.place] ?? [], typed, limit, push);
    }
  }
  return null;
}

function goOn(
  visit: Visit,
  edges: readonly Edge[],
  typed: TypedAnswer,
  limit: number,
  push: (visit: Visit) => void,
): void {
  for (const edge of edges) {
    if (edge.unit === null) push({ ...visit, place: edge.to });
    else sayUnit(visit, edge.to, edge.unit, typed, limit, push);
  }
  if (visit.at < typed.chars.length) readOn(visit, typed, push);
}

function sayUnit(
  visit: Visit,
  to: number,
  unit: Unit,
  typed: TypedAnswer,
  limit: number,
  push: (visit: Visit) => void,
): void {
  const { at, cost } = visit;
  const said = (end: number, outcome: Outcome, loose: boolean) => {
    if (end > at || unit.text === '')
      push({
        place: to,
        at: end,
        open: OPEN.nothing,
        cost: cost + outcome.cost + (loose ? COST.note : 0),
        step: { kind: 'said', unit, outcome, loose, from: at, to: end },
        before: visit,
      });
  };
  if (unit.isLiberty) {
    unit.match(typed, at, (end, outcome, loose) => {
      if (outcome.mistakes.length === 0) said(end, outcome, loose);
    });
    return;
  }
  unit.match(typed, at, said);
  if (cost + COST.slip <= limit) unit.nearly(typed, at, said);
  const isParticle = unit.kind === 'particle';
  push({
    place: to,
    at,
    open: isParticle && visit.open !== OPEN.missing ? OPEN.nothing : OPEN.missing,
    cost: cost + costOfMissing(visit, unit, typed),
    step: { kind: 'missing', unit, from: at, to: at },
    before: visit,
  });
  if (isParticle || at === typed.chars.length) return;
  push({
    place: to,
    at: at + 1,
    open: OPEN.replaced,
    cost: cost + COST.replacedBegins + COST.strangeCharacter + particlePenalty(typed, at),
    step: { kind: 'replaced', unit, from: at, to: at + 1 },
    before: visit,
  });
}

/** 昨日に猫と: a strange word hardly begins with a particle that stands right before kanji. */
const particlePenalty = (typed: TypedAnswer, at: number): number =>
  at > 0 &&
  /^[はがをにでともの]$/u.test(typed.chars[at] ?? '') &&
  /^[\p{sc=Han}]$/u.test(typed.chars[at + 1] ?? '')
    ? COST.particleExtra
    : 0;

function costOfMissing({ open, at }: Visit, unit: Unit, typed: TypedAnswer): number {
  if (unit.kind === 'copula') return COST.copulaMissing;
  if (unit.kind !== 'particle') return COST.wordMissing;
  if (open === OPEN.missing) return COST.particleOfMissing;
  // 行く？ asks without か.
  if (unit.text === 'か' && typed.endsAsQuestion && at === typed.chars.length) return COST.note;
  return COST.particleMissing;
}

/** Takes in what no unit explains. */
function readOn(visit: Visit, typed: TypedAnswer, push: (visit: Visit) => void): void {
  const { at, cost, open, step } = visit;
  const goesOn = open === OPEN.replaced || open === OPEN.extra;
  if (goesOn && step)
    push({ ...visit, at: at + 1, cost: cost + COST.strangeCharacter, step: { ...step, to: at + 1 } });
  else
    push({
      ...visit,
      at: at + 1,
      open: OPEN.extra,
      cost: cost + COST.extraBegins + COST.strangeCharacter + particlePenalty(typed, at),
      step: { kind: 'extra', from: at, to: at + 1 },
      before: visit,
    });
  if (at === 0) return;
  for (const particle of addedParticles) {
    const end = at + particle.length;
    if (typed.chars.slice(at, end).join('') !== particle) continue;
    push({
      place: visit.place,
      at: end,
      open: OPEN.nothing,
      cost: cost + COST.particleExtra,
      step: { kind: 'extra-particle', from: at, to: end },
      before: visit,
    });
  }
}

function stepsTo(visit: Visit): Step[] {
  const steps: Step[] = [];
  for (let at: Visit | null = visit; at; at = at.before) if (at.step) steps.push(at.step);
  return steps.toReversed();
}
