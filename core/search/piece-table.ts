import type { Places } from './key-table.ts';

/**
 * Entries by their pieces: a character, two kana, a syllable. An entry that contains a text contains all its pieces.
 */
export interface PieceTable {
  /** The best entries that have all the pieces and pass the check. */
  containing(pieces: readonly string[], passes: (place: number) => boolean, limit: number): Places;
}

/** A common piece is in very many entries; only the best of them are checked. */
const CANDIDATES_MAX = 1_000;
const NONE = new Int32Array();

export class PieceTableBuilder {
  readonly #places = new Map<string, number[]>();

  /** Entries are added in the order of rank, so each list is sorted already. */
  add(piece: string, place: number): void {
    const known = this.#places.get(piece);
    if (!known) this.#places.set(piece, [place]);
    else if (known.at(-1) !== place) known.push(place);
  }

  build(): PieceTable {
    const tables = new Map<string, Int32Array>();
    for (const [piece, places] of this.#places) tables.set(piece, Int32Array.from(places));
    this.#places.clear();
    return {
      containing(pieces, passes, limit) {
        const [rarest = NONE, ...others] = [...new Set(pieces)]
          .map((piece) => tables.get(piece) ?? NONE)
          .toSorted((a, b) => a.length - b.length);
        const isInAll = others.map(inTurn);
        const found: number[] = [];
        for (const place of rarest.subarray(0, CANDIDATES_MAX)) {
          if (isInAll.every((isIn) => isIn(place)) && passes(place)) found.push(place);
          if (found.length === limit) break;
        }
        return found;
      },
    };
  }
}

/** Membership test for increasing places in a sorted list: each call continues where the last one stopped. */
function inTurn(places: Int32Array): (place: number) => boolean {
  let at = 0;
  return (place) => {
    while (at < places.length && (places[at] ?? 0) < place) at += 1;
    return places[at] === place;
  };
}
