import type { TypedAnswer } from '../typed/typed-answer.ts';
import type { Outcome, Unit } from '../units/unit.ts';

/** One way in which a unit matches the typed answer at one place. */
export interface Found {
  readonly end: number;
  readonly outcome: Outcome;
  readonly loose: boolean;
}

type Memo = Map<Unit, (readonly Found[] | undefined)[]>;

/** A match is cached, because every order and every explanation asks for it again. */
const exact = new WeakMap<TypedAnswer, Memo>();
const near = new WeakMap<TypedAnswer, Memo>();

export const findUnit = (typed: TypedAnswer, unit: Unit, at: number): readonly Found[] =>
  cached(typed, memoOf(exact, typed), unit, at, 'match');

export const findNearly = (typed: TypedAnswer, unit: Unit, at: number): readonly Found[] =>
  cached(typed, memoOf(near, typed), unit, at, 'nearly');

function memoOf(memos: WeakMap<TypedAnswer, Memo>, typed: TypedAnswer): Memo {
  const known = memos.get(typed);
  if (known) return known;
  const memo: Memo = new Map();
  memos.set(typed, memo);
  return memo;
}

function cached(
  typed: TypedAnswer,
  memo: Memo,
  unit: Unit,
  at: number,
  how: 'match' | 'nearly',
): readonly Found[] {
  let places = memo.get(unit);
  if (!places) {
    places = [];
    memo.set(unit, places);
  }
  const known = places[at];
  if (known) return known;
  const found: Found[] = [];
  unit[how](typed, at, (end, outcome, loose) => found.push({ end, outcome, loose }));
  places[at] = found;
  return found;
}
