import type { TypedAnswer } from './typed-answer.ts';
import type { Outcome, Unit } from './unit.ts';

/** What a unit makes of the typed answer at one place. */
export interface Found {
  readonly end: number;
  readonly outcome: Outcome;
  readonly loose: boolean;
}

type Memo = Map<Unit, (readonly Found[] | undefined)[]>;

/** What was found once in an answer is found again by every order and every explanation that is tried. */
export interface FoundMemo {
  readonly exact: Memo;
  readonly near: Memo;
}

export const newMemo = (): FoundMemo => ({ exact: new Map(), near: new Map() });

export const findUnit = (typed: TypedAnswer, unit: Unit, at: number): readonly Found[] =>
  remembered(typed, typed.memo.exact, unit, at, 'match');

export const findNearly = (typed: TypedAnswer, unit: Unit, at: number): readonly Found[] =>
  remembered(typed, typed.memo.near, unit, at, 'nearly');

function remembered(
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
