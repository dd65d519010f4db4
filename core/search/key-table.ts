import { KeyBucket } from './key-bucket.ts';

/** Entries by rank: a smaller number is a better word. */
export type Places = readonly number[];

/** Keys and the entries that have them. */
export interface WholeKeys {
  get(key: string): Places;
}

/** The same for prefixes of keys. */
export interface KeyTable extends WholeKeys {
  /** The best entries with a key that begins with this prefix, the best first. */
  startingWith(prefix: string, limit: number): Places;
}

const NONE: Places = [];
/** One word can have this many keys with the same prefix: its spelling and its reading, or two meanings. */
const KEYS_PER_WORD = 2;

/** Collects keys while an index is built. A single place is stored as a number, because most keys have only one. */
export class KeyTableBuilder {
  readonly #places = new Map<string, number | number[]>();

  /** Entries are added in the order of rank, so each list is sorted already. */
  add(key: string, place: number): void {
    if (key === '') return;
    const known = this.#places.get(key);
    if (known === undefined) this.#places.set(key, place);
    else if (typeof known === 'number') {
      if (known !== place) this.#places.set(key, [known, place]);
    } else if (known.at(-1) !== place) known.push(place);
  }

  /** Only for whole keys. */
  buildWhole(): WholeKeys {
    return {
      get: (key) => {
        const found = this.#places.get(key);
        if (found === undefined) return NONE;
        return typeof found === 'number' ? [found] : found;
      },
    };
  }

  build(): KeyTable {
    const { get } = this.buildWhole();
    const buckets = this.#byFirstLetter();
    return {
      get,
      startingWith(prefix, limit) {
        const keys = buckets.get(prefix.charAt(0))?.startingWith(prefix, limit * KEYS_PER_WORD) ?? [];
        return [...new Set(keys.flatMap(get))].slice(0, limit);
      },
    };
  }

  #byFirstLetter(): ReadonlyMap<string, KeyBucket> {
    const buckets = new Map<string, KeyBucket>();
    for (const [key, places] of this.#places) {
      const letter = key.charAt(0);
      const bucket = buckets.get(letter) ?? new KeyBucket();
      bucket.add(key, typeof places === 'number' ? places : (places[0] ?? 0));
      buckets.set(letter, bucket);
    }
    return buckets;
  }
}
