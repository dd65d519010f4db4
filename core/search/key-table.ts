/** The places of entries in the order of rank: a smaller number is a better word. */
export type Places = readonly number[];

/** Keys and the entries that have them: whole keys in a map, beginnings of keys in a sorted list. */
export interface KeyTable {
  get(key: string): Places;
  /** The best entries whose key begins so, the best first. */
  startingWith(prefix: string, limit: number): Places;
}

const NONE: Places = [];
/** How many keys are looked over at once by their best place. */
const BLOCK = 64;
/** More than there are keys: a place and an index fit into one number. */
const INDEX_SPAN = 2 ** 22;

/** Collects keys while an index is being built. One place is kept as a number: most keys have only one. */
export class KeyTableBuilder {
  readonly #places = new Map<string, number | number[]>();

  /** Entries come in the order of rank, so each list is sorted by itself. */
  add(key: string, place: number): void {
    if (key === '') return;
    const known = this.#places.get(key);
    if (known === undefined) this.#places.set(key, place);
    else if (typeof known === 'number') {
      if (known !== place) this.#places.set(key, [known, place]);
    } else if (known.at(-1) !== place) known.push(place);
  }

  /** For whole keys alone. */
  buildWhole(): Pick<KeyTable, 'get'> {
    return { get: getter(this.#places) };
  }

  build(): KeyTable {
    const places = this.#places;
    const get = getter(places);
    const keys = [...places.keys()].sort();
    const best = Int32Array.from(keys, (key) => firstOf(places.get(key)));
    const bestOfBlock = blockMinima(best);
    return {
      get,
      startingWith(prefix, limit) {
        const from = lowerBound(keys, prefix);
        const to = lowerBound(keys, prefix + '\uffff');
        const found = new Set<number>();
        for (const index of smallest(best, bestOfBlock, from, to, limit))
          for (const place of get(keys[index] ?? '')) found.add(place);
        return [...found].slice(0, limit);
      },
    };
  }
}

const getter =
  (places: ReadonlyMap<string, number | number[]>) =>
  (key: string): Places => {
    const found = places.get(key);
    if (found === undefined) return NONE;
    return typeof found === 'number' ? [found] : found;
  };

const firstOf = (places: number | number[] | undefined): number =>
  typeof places === 'number' ? places : (places?.[0] ?? Number.MAX_SAFE_INTEGER);

function blockMinima(values: Int32Array): Int32Array {
  const minima = new Int32Array(Math.ceil(values.length / BLOCK)).fill(2 ** 31 - 1);
  values.forEach((value, index) => {
    const block = Math.floor(index / BLOCK);
    if (value < (minima[block] ?? 0)) minima[block] = value;
  });
  return minima;
}

function lowerBound(keys: readonly string[], wanted: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where the smallest values of a range stand, the smallest first. Blocks that hold none of them are passed over. */
function smallest(values: Int32Array, minima: Int32Array, from: number, to: number, limit: number): number[] {
  const bound = boundOf(minima, Math.ceil(from / BLOCK), Math.floor(to / BLOCK), limit);
  const candidates: number[] = [];
  for (let index = from; index < to; index++) {
    const isBlock = index % BLOCK === 0 && index + BLOCK <= to;
    if (isBlock && (minima[index / BLOCK] ?? 0) > bound) index += BLOCK - 1;
    else if ((values[index] ?? 0) <= bound) candidates.push((values[index] ?? 0) * INDEX_SPAN + index);
  }
  // Numbers that hold value and index sort many times faster than indices that are looked up by a comparison.
  return Array.from(Float64Array.from(candidates).sort().subarray(0, limit), (pair) => pair % INDEX_SPAN);
}

/** So many blocks have a value up to this one that no greater value is among the smallest. */
function boundOf(minima: Int32Array, fromBlock: number, toBlock: number, limit: number): number {
  if (toBlock - fromBlock <= limit) return Infinity;
  return minima.slice(fromBlock, toBlock).sort()[limit - 1] ?? Infinity;
}
