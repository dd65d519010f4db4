import type { TypedAnswer } from '../typed/typed-answer.ts';
import type { Outcome, Unit } from '../units/unit.ts';

/** One way in which a unit matches the typed answer at one place. */
export interface Found {
  readonly end: number;
  readonly outcome: Outcome;
  readonly loose: boolean;
}

/** By the function that finds them: equal units of several answers share it. */
type Memo = Map<Unit['match'], (readonly Found[] | undefined)[]>;

/** A match is cached, because every order and every explanation asks for it again. */
const exact = new WeakMap<TypedAnswer, Memo>();
const near = new WeakMap<TypedAnswer, Memo>();

export const findUnit = (typed: TypedAnswer, unit: Unit, at: number): readonly Found[] =>
  cached(typed, memoOf(exact, typed), unit.match, at);

export const findNearly = (typed: TypedAnswer, unit: Unit, at: number): readonly Found[] =>
  cached(typed, memoOf(near, typed), unit.nearly, at);

function memoOf(memos: WeakMap<TypedAnswer, Memo>, typed: TypedAnswer): Memo {
  const known = memos.get(typed);
  if (known) return known;
  const memo: Memo = new Map();
  memos.set(typed, memo);
  return memo;
}

function cached(typed: TypedAnswer, memo: Memo, find: Unit['match'], at: number): readonly Found[] {
  let places = memo.get(find);
  if (!places) {
    places = [];
    memo.set(find, places);
  }
  const known = places[at];
  if (known) return known;
  const found: Found[] = [];
  find(typed, at, (end, outcome, loose) => found.push({ end, outcome, loose }));
  places[at] = found;
  return found;
}
