import type { Piece } from '../sentence/piece.ts';
import type { Paraphrase, Unit } from '../units/unit.ts';

/** A step from one place of the model to another: a unit, or nothing. */
export interface Edge {
  readonly to: number;
  readonly unit: Unit | null;
  /** Set where a paraphrase begins: an answer may contain only a few. */
  readonly enters?: Paraphrase;
}

/**
 * All ways to say an answer, from place 0 to the last one. Its size grows with the length of the answer, not with the
 * number of ways.
 */
export interface Graph {
  readonly edges: readonly (readonly Edge[])[];
  readonly end: number;
  /** The fewest and the most characters that can come before each place. */
  readonly shortest: readonly number[];
  readonly longest: readonly number[];
}

/** Another way to say some units that follow one another, found by a rule. */
export interface Detour {
  readonly units: readonly Unit[];
  readonly pieces: readonly Piece[];
  readonly paraphrase: Paraphrase;
}

/** A detour whose units have been said up to `next`. Its own end waits for the last of them. */
interface OpenDetour {
  readonly units: readonly Unit[];
  readonly next: number;
  readonly end: number;
}

export function buildGraph(pieces: readonly Piece[], detours: readonly Detour[] = []): Graph {
  const builder = new GraphBuilder(detours);
  const end = builder.addAll(0, pieces);
  return { end, edges: builder.edges, ...lengthsOf(builder.edges) };
}

class GraphBuilder {
  readonly edges: Edge[][] = [[]];
  readonly #detours = new Map<Unit, Detour[]>();
  #open: readonly OpenDetour[] = [];

  constructor(detours: readonly Detour[]) {
    for (const detour of detours) {
      const [first] = detour.units;
      if (first) this.#detours.set(first, [...(this.#detours.get(first) ?? []), detour]);
    }
  }

  addAll(from: number, inside: readonly Piece[]): number {
    return inside.reduce((place, piece) => this.#add(place, piece), from);
  }

  #add(from: number, piece: Piece): number {
    switch (piece.kind) {
      case 'unit':
        return this.#addUnit(from, piece.unit);
      case 'optional': {
        const to = this.addAll(from, piece.inside);
        // An empty part, as in `[、]`, has no end of its own: a detour around it would be an endless loop.
        if (to !== from) this.#connect(from, to);
        return to;
      }
      case 'choice':
        return this.#addChoice(from, piece.options);
      case 'free-order':
        return this.#addFree(from, piece.inside);
    }
  }

  #addUnit(from: number, unit: Unit): number {
    const begun = (this.#detours.get(unit) ?? []).map((detour) => this.#addDetour(from, detour));
    const to = this.#newPlace();
    this.#connect(from, to, unit);
    // 私は may be added between two phrases; it is not a part of either wording.
    if (unit.isLiberty) return to;
    const reached = [...this.#open, ...begun].flatMap((detour) =>
      detour.units[detour.next] === unit ? [{ ...detour, next: detour.next + 1 }] : [],
    );
    for (const { end, next, units } of reached) if (next === units.length) this.#connect(end, to);
    this.#open = reached.filter(({ next, units }) => next < units.length);
    return to;
  }

  #addDetour(from: number, { units, pieces, paraphrase }: Detour): OpenDetour {
    const start = this.#newPlace();
    this.edges[from]?.push({ to: start, unit: null, enters: paraphrase });
    const waiting = this.#open;
    const end = this.addAll(start, pieces);
    this.#open = waiting;
    return { units, next: 0, end };
  }

  /** Rules read the first option: a detour goes on after that one. */
  #addChoice(from: number, options: readonly (readonly Piece[])[]): number {
    const [first = [], ...others] = options;
    const ends = [this.addAll(this.#branchOff(from), first)];
    const open = this.#open;
    for (const option of others) {
      this.#open = [];
      ends.push(this.addAll(this.#branchOff(from), option));
    }
    this.#open = open;
    const to = this.#newPlace();
    for (const end of ends) this.#connect(end, to);
    return to;
  }

  /** One place for each set of parts that have been said: 2ⁿ places, for at most five parts. */
  #addFree(from: number, parts: readonly (readonly Piece[])[]): number {
    const full = (1 << parts.length) - 1;
    const endsAt = Array.from({ length: full + 1 }, (): number[] => []);
    endsAt[0]?.push(from);
    for (let said = 0; ; said++) {
      const place = this.#newPlace();
      for (const end of endsAt[said] ?? []) this.#connect(end, place);
      if (said === full) return place;
      for (const [index, part] of parts.entries()) {
        const next = said | (1 << index);
        // A part can follow any other part here, so a detour stays within one.
        this.#open = [];
        if (next !== said) endsAt[next]?.push(this.addAll(this.#branchOff(place), part));
        this.#open = [];
      }
    }
  }

  #newPlace(): number {
    return this.edges.push([]) - 1;
  }

  #branchOff(from: number): number {
    const to = this.#newPlace();
    this.#connect(from, to);
    return to;
  }

  #connect(from: number, to: number, unit: Unit | null = null): void {
    this.edges[from]?.push({ to, unit });
  }
}

/** One pass is enough: places are numbered so that every edge goes to a higher one. */
function lengthsOf(edges: readonly (readonly Edge[])[]): Pick<Graph, 'shortest' | 'longest'> {
  const shortest = edges.map((_, place) => (place === 0 ? 0 : Number.POSITIVE_INFINITY));
  const longest = edges.map((_, place) => (place === 0 ? 0 : Number.NEGATIVE_INFINITY));
  for (const [place, leading] of edges.entries()) {
    for (const { to, unit } of leading) {
      shortest[to] = Math.min(shortest[to] ?? 0, (shortest[place] ?? 0) + (unit?.shortest ?? 0));
      longest[to] = Math.max(longest[to] ?? 0, (longest[place] ?? 0) + (unit?.longest ?? 0));
    }
  }
  return { shortest, longest };
}
