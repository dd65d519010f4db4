import type { TypedAnswer } from '../typed/typed-answer.ts';

type Report<T> = (end: number, value: T, loose: boolean) => void;

/**
 * The few texts of one word, searched for at one place of the typed answer. A sorted list takes a tenth of the memory
 * of a `Trie`, and there are a hundred thousand words in the sentences that a node holds.
 */
export class TextTable<T> {
  readonly #texts: readonly string[];
  readonly #values: readonly T[];

  constructor(rows: readonly (readonly [text: string, value: T])[]) {
    const sorted = rows.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
    this.#texts = sorted.map(([text]) => text);
    this.#values = sorted.map(([, value]) => value);
  }

  /** Reports every text that matches at this place, with its end; `loose` if for example ー matched a vowel. */
  find(typed: TypedAnswer, at: number, found: Report<T>): void {
    this.#follow({ from: 0, to: this.#texts.length, depth: 0, at, loose: false }, typed, found);
  }

  /** The texts of the range begin with what has been matched so far. */
  #follow(range: Range, typed: TypedAnswer, found: Report<T>): void {
    const { to, depth, at, loose } = range;
    let { from } = range;
    for (; from < to && this.#texts[from]?.length === depth; from++) {
      const value = this.#values[from];
      if (value !== undefined) found(at, value, loose);
    }
    const char = typed.chars[at];
    if (char === undefined || from === to) return;
    this.#narrow({ ...range, from }, char, loose, typed, found);
    for (const other of typed.alternatives[at] ?? '')
      this.#narrow({ ...range, from }, other, true, typed, found);
  }

  #narrow(
    { from, to, depth, at }: Range,
    char: string,
    loose: boolean,
    typed: TypedAnswer,
    found: Report<T>,
  ) {
    const goesOn = (index: number): boolean => this.#texts[index]?.startsWith(char, depth) ?? false;
    let first = from;
    while (first < to && !goesOn(first)) first++;
    let last = first;
    while (last < to && goesOn(last)) last++;
    if (first === last) return;
    this.#follow({ from: first, to: last, depth: depth + char.length, at: at + 1, loose }, typed, found);
  }
}

interface Range {
  readonly from: number;
  readonly to: number;
  /** How many UTF-16 units have been matched. */
  readonly depth: number;
  readonly at: number;
  readonly loose: boolean;
}
