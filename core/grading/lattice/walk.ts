import type { Steps } from '../../steps.ts';
import type { TypedAnswer } from '../typed/typed-answer.ts';
import { addedParticles } from '../units/particle-unit.ts';
import { COST, type Unit } from '../units/unit.ts';
import { findNearly, findUnit, type Found } from './found.ts';
import type { Edge, Graph } from './graph.ts';
import {
  deferred,
  entering,
  LEAST_TO_COME,
  moved,
  OPEN,
  OPEN_KINDS,
  stepsTo,
  type Visit,
  type Path,
} from './visit.ts';

const ADDED_SOUNDS = 'ーっあいうえお';
const UNKNOWN = 0;
const YES = 1;
const NO = 2;

/** The search gives up after this many visits: then the answer is simply another sentence. */
const VISITS_MAX = 3_000;
/** Visits in one step. */
const VISITS_PER_STEP = 250;
/** More than two rules at once make a sentence that nobody has checked. */
const PARAPHRASES_MAX = 2;
/** An answer may be this many characters ahead of the model or behind it. */
const LEEWAY = 24;

/** The cheapest path through the model that explains the whole typed answer and costs at most `limit`, or null. */
export function* findPath(graph: Graph, typed: TypedAnswer, limit: number): Steps<Path | null> {
  const buffers = freeBuffers.pop() ?? { seen: new Uint8Array(0), endsWell: new Uint8Array(0) };
  const path = yield* new Walk(graph, typed, limit, buffers).find();
  if (freeBuffers.length < BUFFERS_MAX && buffers.seen.length <= BUFFER_MAX_BYTES) freeBuffers.push(buffers);
  return path;
}

interface Buffers {
  seen: Uint8Array;
  endsWell: Uint8Array;
}

/** Searches are short and frequent: they reuse their buffers instead of leaving them to the garbage collector. */
const freeBuffers: Buffers[] = [];
/** More searches are rarely active at once, and few sentences need larger buffers. */
const BUFFERS_MAX = 4;
const BUFFER_MAX_BYTES = 2 ** 20;

const cleared = (buffer: Uint8Array, size: number): Uint8Array =>
  buffer.length < size ? new Uint8Array(Math.max(size, buffer.length * 2)) : buffer.fill(0, 0, size);

class Walk {
  /** By the cost so far plus the minimum cost still to come. */
  readonly #queue: Visit[][] = [];
  readonly #seen: Uint8Array;
  /** Whether the rest can be right from a place on, as far as it has been checked. */
  readonly #endsWell: Uint8Array;
  readonly #length: number;

  constructor(
    private readonly graph: Graph,
    private readonly typed: TypedAnswer,
    private readonly limit: number,
    buffers: Buffers,
  ) {
    this.#length = typed.chars.length;
    const places = graph.edges.length * (this.#length + 1);
    buffers.seen = this.#seen = cleared(buffers.seen, places * OPEN_KINDS);
    buffers.endsWell = this.#endsWell = cleared(buffers.endsWell, places);
  }

  *find(): Steps<Path | null> {
    this.#push({
      place: 0,
      at: 0,
      open: OPEN.nothing,
      cost: 0,
      paraphrases: 0,
      step: null,
      before: null,
      nearly: null,
    });
    let visits = 0;
    for (let least = 0; least < this.#queue.length; least++) {
      const next = this.#queue[least] ?? [];
      // The list grows while it is read: visits of the same cost are appended.
      for (let index = 0; index < next.length; index++) {
        const visit = next[index];
        if (!visit || !this.#isNew(visit)) continue;
        if (visit.place === this.graph.end && visit.at === this.#length)
          return { cost: visit.cost, steps: stepsTo(visit) };
        if (++visits > VISITS_MAX) return null;
        if (visits % VISITS_PER_STEP === 0) yield;
        this.#expand(visit);
      }
    }
    return null;
  }

  #push(visit: Visit): void {
    const { place, at, cost, open, nearly } = visit;
    if (cost > this.limit) return;
    const { shortest, longest } = this.graph;
    if (at > (longest[place] ?? 0) + LEEWAY || at < (shortest[place] ?? 0) - LEEWAY) return;
    // The cost of a near match includes its mistake already.
    const least = nearly || this.#canEndWell(place, at) ? cost : cost + LEAST_TO_COME[open];
    if (least <= this.limit) (this.#queue[least] ??= []).push(visit);
  }

  /**
   * Whether the rest can match without a mistake. If not, at least one mistake is still to come, so a wrong branch is
   * not followed while the right one is cheaper.
   */
  #canEndWell(place: number, at: number): boolean {
    if (place === this.graph.end && at === this.#length) return true;
    const key = place * (this.#length + 1) + at;
    const known = this.#endsWell[key];
    if (known !== UNKNOWN) return known === YES;
    const edges = this.graph.edges[place] ?? [];
    const endsWell = edges.some(({ to, unit }) => {
      if (unit === null) return this.#canEndWell(to, at);
      if (isAsked(unit, at, this.typed)) return this.#canEndWell(to, at);
      return findUnit(this.typed, unit, at).some(
        ({ end, outcome }) =>
          outcome.mistakes.length === 0 && (end > at || unit.isSilent) && this.#canEndWell(to, end),
      );
    });
    this.#endsWell[key] = endsWell ? YES : NO;
    return endsWell;
  }

  #isNew({ place, at, open, nearly }: Visit): boolean {
    if (nearly) return true;
    const key = (place * (this.#length + 1) + at) * OPEN_KINDS + open;
    if (this.#seen[key] === 1) return false;
    this.#seen[key] = 1;
    return true;
  }

  #expand(visit: Visit): void {
    const edges = this.graph.edges[visit.place] ?? [];
    const { nearly } = visit;
    if (nearly) return edges.forEach((edge) => this.#sayNearly(nearly, edge));
    let mayBeNear = false;
    for (const { to, unit, enters } of edges) {
      if (enters) this.#enter(visit, to);
      else if (unit === null) this.#push(moved(visit, to, visit.at, visit.cost, visit.step));
      else {
        mayBeNear ||= this.#mayBeNear(unit, visit.at);
        this.#say(visit, to, unit);
      }
    }
    if (mayBeNear) this.#push(deferred(visit));
    if (visit.at < this.#length && visit.cost + COST.particleExtra <= this.limit) this.#addExtra(visit);
  }

  /** Where the unit matches exactly, no near match is better, unless an extra sound follows: テレビー. */
  #mayBeNear(unit: Unit, at: number): boolean {
    if (unit.isLiberty || unit.kind === 'particle' || at === this.#length) return false;
    return findUnit(this.typed, unit, at).every(
      ({ end, outcome }) =>
        outcome.mistakes.length > 0 || ADDED_SOUNDS.includes(this.typed.chars[end] ?? ' '),
    );
  }

  #enter(visit: Visit, to: number): void {
    if (visit.paraphrases < PARAPHRASES_MAX) this.#push(entering(visit, to));
  }

  #sayNearly(before: Visit, { to, unit }: Edge): void {
    if (unit === null || !this.#mayBeNear(unit, before.at)) return;
    for (const found of findNearly(this.typed, unit, before.at)) this.#said(before, to, unit, found);
  }

  #say(visit: Visit, to: number, unit: Unit): void {
    for (const found of findUnit(this.typed, unit, visit.at))
      if (!unit.isLiberty || found.outcome.mistakes.length === 0) this.#said(visit, to, unit, found);
    if (unit.isLiberty) return;
    this.#leaveOut(visit, to, unit);
    if (unit.kind !== 'particle' && visit.at < this.#length) this.#replace(visit, to, unit);
  }

  #said(before: Visit, to: number, unit: Unit, { end, outcome, loose }: Found): void {
    if (end === before.at && unit.text !== '' && !unit.isSilent) return;
    this.#push({
      place: to,
      at: end,
      open: OPEN.nothing,
      cost: before.cost + outcome.cost + (loose ? COST.note : 0),
      paraphrases: before.paraphrases,
      step: { kind: 'said', unit, outcome, loose, from: before.at, to: end },
      before,
      nearly: null,
    });
  }

  #leaveOut(before: Visit, to: number, unit: Unit): void {
    const isParticle = unit.kind === 'particle';
    this.#push({
      place: to,
      at: before.at,
      open: isParticle && before.open !== OPEN.missing ? OPEN.nothing : OPEN.missing,
      cost: before.cost + costOfMissing(before, unit, this.typed),
      paraphrases: before.paraphrases,
      step: { kind: 'missing', unit, from: before.at, to: before.at },
      before,
      nearly: null,
    });
  }

  #replace(before: Visit, to: number, unit: Unit): void {
    const { at, cost } = before;
    this.#push({
      place: to,
      at: at + 1,
      open: OPEN.replaced,
      cost: cost + COST.replacedBegins + COST.strangeCharacter + particlePenalty(this.typed, at),
      paraphrases: before.paraphrases,
      step: { kind: 'replaced', unit, from: at, to: at + 1 },
      before,
      nearly: null,
    });
  }

  /** Skips a character that no unit explains. */
  #addExtra(visit: Visit): void {
    const { at, cost, open, step, place } = visit;
    if ((open === OPEN.replaced || open === OPEN.extra) && step)
      this.#push(moved(visit, place, at + 1, cost + COST.strangeCharacter, { ...step, to: at + 1 }));
    else
      this.#push({
        place,
        at: at + 1,
        open: OPEN.extra,
        cost: cost + COST.extraBegins + COST.strangeCharacter + particlePenalty(this.typed, at),
        paraphrases: visit.paraphrases,
        step: { kind: 'extra', from: at, to: at + 1 },
        before: visit,
        nearly: null,
      });
    if (at > 0) this.#addParticle(visit);
  }

  #addParticle(before: Visit): void {
    const { at, place } = before;
    for (const particle of addedParticles.get(this.typed.chars[at] ?? '') ?? []) {
      const end = at + particle.length;
      if (particle.length > 1 && this.typed.chars.slice(at, end).join('') !== particle) continue;
      this.#push({
        place,
        at: end,
        open: OPEN.nothing,
        cost: before.cost + COST.particleExtra,
        paraphrases: before.paraphrases,
        step: { kind: 'extra-particle', from: at, to: end },
        before,
        nearly: null,
      });
    }
  }
}

const isBareParticle = (char: string | undefined): boolean =>
  char !== undefined && 'はがをにでともの'.includes(char);
const isKanji = (char: string | undefined): boolean => char !== undefined && char >= '一' && char <= '龯';

/** 昨日に猫と: an unknown word rarely begins with a particle right before kanji. */
const particlePenalty = ({ chars }: TypedAnswer, at: number): number =>
  at > 0 && isBareParticle(chars[at]) && isKanji(chars[at + 1]) ? COST.particleExtra : 0;

/** 行く？ is a question without か. */
const isAsked = (unit: Unit, at: number, { endsAsQuestion, chars }: TypedAnswer): boolean =>
  endsAsQuestion && unit.text === 'か' && at === chars.length;

function costOfMissing({ open, at }: Visit, unit: Unit, typed: TypedAnswer): number {
  if (unit.kind === 'copula') return COST.copulaMissing;
  if (unit.kind !== 'particle') return COST.wordMissing;
  if (open === OPEN.missing) return COST.particleOfMissing;
  if (isAsked(unit, at, typed)) return COST.note;
  return COST.particleMissing;
}
