/** How many keys share one minimum of their best places. */
const BLOCK = 64;
/** Larger than the number of keys, so that a place and an index fit into one number. */
const INDEX_SPAN = 2 ** 22;

/**
 * Keys that begin with the same letter, each with its best place. They are sorted on first use, because sorting all
 * keys of a large dictionary would take longer than building the rest of the index.
 */
export class KeyBucket {
  #keys: string[] = [];
  #best: number[] = [];
  #sorted: SortedKeys | null = null;

  add(key: string, best: number): void {
    this.#keys.push(key);
    this.#best.push(best);
  }

  /** The keys with the best places, the best first. */
  startingWith(prefix: string, limit: number): string[] {
    const { keys, best, minima } = (this.#sorted ??= this.#sort());
    const from = lowerBound(keys, prefix);
    const to = lowerBound(keys, prefix + '\uffff');
    return smallest(best, minima, from, to, limit).map((index) => keys[index] ?? '');
  }

  #sort(): SortedKeys {
    const unsorted = this.#keys;
    const order = unsorted.map((_, index) => index).toSorted((a, b) => compare(unsorted[a], unsorted[b]));
    const best = Int32Array.from(order, (index) => this.#best[index] ?? 0);
    const sorted = { keys: order.map((index) => unsorted[index] ?? ''), best, minima: blockMinima(best) };
    this.#keys = [];
    this.#best = [];
    return sorted;
  }
}

interface SortedKeys {
  readonly keys: readonly string[];
  readonly best: Int32Array;
  /** The smallest place of each block of keys. */
  readonly minima: Int32Array;
}

const compare = (a = '', b = '') => (a < b ? -1 : Number(a > b));

function blockMinima(values: Int32Array): Int32Array {
  const blocks = Array.from({ length: Math.ceil(values.length / BLOCK) }, (_, block) =>
    values.subarray(block * BLOCK, (block + 1) * BLOCK),
  );
  return Int32Array.from(blocks, (block) => Math.min(...block));
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

/** The indexes of the smallest values in a range, the smallest first. Blocks without any of them are skipped. */
function smallest(values: Int32Array, minima: Int32Array, from: number, to: number, limit: number): number[] {
  const bound = boundOf(minima, Math.ceil(from / BLOCK), Math.floor(to / BLOCK), limit);
  const candidates: number[] = [];
  for (let index = from; index < to; index++) {
    const isBlock = index % BLOCK === 0 && index + BLOCK <= to;
    if (isBlock && (minima[index / BLOCK] ?? 0) > bound) index += BLOCK - 1;
    else if ((values[index] ?? 0) <= bound) candidates.push((values[index] ?? 0) * INDEX_SPAN + index);
  }
  // Numbers that combine value and index sort many times faster than indexes with a comparison function.
  return Array.from(Float64Array.from(candidates).toSorted().subarray(0, limit), (pair) => pair % INDEX_SPAN);
}

/** An upper bound: enough blocks have a value up to this one, so no greater value is among the smallest. */
function boundOf(minima: Int32Array, fromBlock: number, toBlock: number, limit: number): number {
  if (toBlock - fromBlock <= limit) return Infinity;
  return minima.subarray(fromBlock, toBlock).toSorted()[limit - 1] ?? Infinity;
}
