import type { Piece } from '../sentence/piece.ts';
import type { Unit } from '../units/unit.ts';

/** A step from one place of the model to another: a unit, or nothing. */
export interface Edge {
  readonly to: number;
  readonly unit: Unit | null;
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

export function buildGraph(pieces: readonly Piece[]): Graph {
  const edges: Edge[][] = [[]];
  const newPlace = () => edges.push([]) - 1;
  const connect = (from: number, to: number, unit: Unit | null = null) => edges[from]?.push({ to, unit });

  function add(from: number, piece: Piece): number {
    switch (piece.kind) {
      case 'unit': {
        const to = newPlace();
        connect(from, to, piece.unit);
        return to;
      }
      case 'optional': {
        const to = addAll(from, piece.inside);
        // An empty part, as in `[、]`, has no end of its own: a detour around it would be an endless loop.
        if (to !== from) connect(from, to);
        return to;
      }
      case 'choice': {
        const ends = piece.options.map((option) => addAll(branchOff(from), option));
        const to = newPlace();
        for (const end of ends) connect(end, to);
        return to;
      }
      case 'free-order':
        return addFree(from, piece.inside);
    }
  }

  const addAll = (from: number, inside: readonly Piece[]): number => inside.reduce(add, from);

  function branchOff(from: number): number {
    const to = newPlace();
    connect(from, to);
    return to;
  }

  /** One place for each set of parts that have been said: 2ⁿ places, for at most five parts. */
  function addFree(from: number, parts: readonly (readonly Piece[])[]): number {
    const full = (1 << parts.length) - 1;
    const endsAt = Array.from({ length: full + 1 }, (): number[] => []);
    endsAt[0]?.push(from);
    for (let said = 0; ; said++) {
      const place = newPlace();
      for (const end of endsAt[said] ?? []) connect(end, place);
      if (said === full) return place;
      for (const [index, part] of parts.entries()) {
        const next = said | (1 << index);
        if (next !== said) endsAt[next]?.push(addAll(branchOff(place), part));
      }
    }
  }

  const end = addAll(0, pieces);
  return { end, edges, ...lengthsOf(edges) };
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
