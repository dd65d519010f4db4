import type { TypedAnswer } from '../typed/typed-answer.ts';

interface Branch<T> {
  readonly next: Map<string, Branch<T>>;
  readonly values: T[];
}

const branch = <T>(): Branch<T> => ({ next: new Map(), values: [] });

/** Texts that are searched for at one place of the typed answer, all at once. */
export class Trie<T> {
  readonly #root: Branch<T> = branch();

  add(text: string, value: T): void {
    let at = this.#root;
    for (const char of text) {
      const known = at.next.get(char) ?? branch<T>();
      at.next.set(char, known);
      at = known;
    }
    at.values.push(value);
  }

  /** Reports every text that matches at this place, with its end; `loose` if for example ー matched a vowel. */
  find(typed: TypedAnswer, at: number, found: (end: number, value: T, loose: boolean) => void): void {
    follow(this.#root, typed, at, false, found);
  }
}

function follow<T>(
  from: Branch<T>,
  typed: TypedAnswer,
  at: number,
  loose: boolean,
  found: (end: number, value: T, loose: boolean) => void,
): void {
  for (const value of from.values) found(at, value, loose);
  const char = typed.chars[at];
  if (char === undefined || from.next.size === 0) return;
  const exact = from.next.get(char);
  if (exact) follow(exact, typed, at + 1, loose, found);
  const others = typed.alternatives[at];
  if (!others) return;
  for (const other of others) {
    const near = from.next.get(other);
    if (near) follow(near, typed, at + 1, true, found);
  }
}
