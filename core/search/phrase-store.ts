import type { Syllable } from '../vietnamese/syllables.ts';

export type Phrase = readonly Syllable[];

/** Marks the end of a phrase; syllables are numbered from 1. */
const END = 0;
const FIRST_ROOM = 1_024;

/**
 * Stores the phrases of all entries as one array of numbers: there are few different syllables, and parsing the phrases
 * again would cost more.
 */
export class PhraseStoreBuilder {
  #numbers = new Int32Array(FIRST_ROOM);
  #count = 0;
  readonly #starts: number[] = [0];
  readonly #syllables: Syllable[] = [];
  readonly #known = new Map<string, number>();

  /** The phrases of the next entry. */
  add(phrases: readonly Phrase[]): void {
    for (const phrase of phrases) {
      for (const syllable of phrase) this.#append(this.#numberOf(syllable));
      this.#append(END);
    }
    this.#starts.push(this.#count);
  }

  #append(number: number): void {
    if (this.#count === this.#numbers.length) {
      const more = new Int32Array(this.#count * 2);
      more.set(this.#numbers);
      this.#numbers = more;
    }
    this.#numbers[this.#count++] = number;
  }

  #numberOf(syllable: Syllable): number {
    const known = this.#known.get(syllable.marked);
    if (known !== undefined) return known;
    const number = this.#syllables.push(syllable);
    this.#known.set(syllable.marked, number);
    return number;
  }

  build(): (place: number) => readonly Phrase[] {
    const numbers = this.#numbers;
    const starts = Int32Array.from(this.#starts);
    const syllables = this.#syllables;
    return (place) => {
      const phrases: Syllable[][] = [];
      let phrase: Syllable[] = [];
      for (const number of numbers.subarray(starts[place], starts[place + 1])) {
        const syllable = syllables[number - 1];
        if (syllable) phrase.push(syllable);
        else {
          phrases.push(phrase);
          phrase = [];
        }
      }
      return phrases;
    };
  }
}
