import type { Chunk } from '../sentence/chunks.ts';
import type { TypedAnswer } from '../typed/typed-answer.ts';
import type { Unit } from '../units/unit.ts';
import { findUnit } from './found.ts';

/** The order of the phrases in the typed answer; null if it is the order of the model or cannot be determined. */
export function typedOrder(chunks: readonly Chunk[], typed: TypedAnswer): number[] | null {
  const places: number[] = [];
  for (const chunk of chunks) {
    // A phrase that is not found stays right after the previous one; a predicate stays after all of them.
    const before = chunk.place === 'last' ? Math.max(-1, ...places) : (places.at(-1) ?? -1);
    places.push(placeOf(chunk, typed) ?? before + NOT_FOUND);
  }
  const order = places
    .map((_, index) => index)
    .toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  return order.every((index, at) => index === at) ? null : order;
}

/** Less than one character. */
const NOT_FOUND = 0.001;

/** Where most of a phrase is found: ないので, and not the ありません that ない can be too. */
function placeOf({ units }: Chunk, typed: TypedAnswer): number | null {
  const head = units.findIndex(({ kind }) => kind !== 'particle');
  const said = units.slice(Math.max(head, 0));
  let best: { at: number; units: number; weight: number } | null = null;
  for (let at = 0; at < typed.chars.length; at++) {
    const found = matchFrom(said, typed, at);
    const isBetter =
      !best || found.units > best.units || (found.units === best.units && found.weight > best.weight);
    if (found.units > 0 && isBetter) best = { at, ...found };
  }
  return best?.at ?? null;
}

/** How many of these units match from here on, and how much text they have. */
function matchFrom(units: readonly Unit[], typed: TypedAnswer, from: number) {
  let at = from;
  let count = 0;
  for (const unit of units) {
    const end = rightEnd(unit, typed, at);
    if (end === null) break;
    at = end;
    count++;
  }
  return { units: count, weight: weightOf(typed, from, at) };
}

/** A kanji counts as two kana, so that 今 is found where it is, and not in the いま of 見ています. */
const weightOf = ({ chars }: TypedAnswer, from: number, to: number): number =>
  chars.slice(from, to).reduce((sum, char) => sum + (/\p{sc=Han}/u.test(char) ? 2 : 1), 0);

function rightEnd(unit: Unit, typed: TypedAnswer, at: number): number | null {
  let longest: number | null = null;
  for (const { end, outcome } of findUnit(typed, unit, at))
    if (outcome.mistakes.length === 0 && end > at && end > (longest ?? 0)) longest = end;
  return longest;
}

/** Only so few units are tried in every order; longer sentences are rare. */
const SHUFFLED_MAX = 16;
const TRIES_MAX = 4_000;

/** Whether the answer says every unit of the model and nothing else, in any order. */
export function isShuffled(units: readonly Unit[], typed: TypedAnswer): boolean {
  if (units.length > SHUFFLED_MAX) return false;
  const full = (1 << units.length) - 1;
  const failed = new Set<number>();
  let tries = 0;
  const fits = (said: number, at: number): boolean => {
    if (said === full) return at === typed.chars.length;
    const key = said * (typed.chars.length + 1) + at;
    if (failed.has(key) || ++tries > TRIES_MAX) return false;
    failed.add(key);
    return units.some((unit, index) => {
      if ((said & (1 << index)) !== 0) return false;
      const end = rightEnd(unit, typed, at);
      return end !== null && fits(said | (1 << index), end);
    });
  };
  return fits(0, 0);
}
