import { dayOf, type MinutesEast } from '../learning/learning-day.ts';
import { isAside } from '../memory/card-state.ts';
import { cardOf } from '../memory/card.ts';
import type { Memory } from '../memory/replay.ts';
import { retrievabilityOf } from '../memory/schedule.ts';

const FORECAST_DAYS = 30;

/**
 * How many cards are asked on each of the next 30 days, today first. What is overdue waits today, and what a day does not
 * take, because the learner wants no more reviews a day, goes to the next. New cards are not in it: how many come is the
 * learner's choice of the day.
 */
export function forecast(memory: Memory, now: Date, minutesEast: MinutesEast): number[] {
  const today = dayOf(now, minutesEast);
  const counts = Array.from({ length: FORECAST_DAYS }, () => 0);
  for (const card of memory.cards.values()) {
    if (isAside(card) || card.phase === 'new') continue;
    const isBuried = card.buriedAt !== null && dayOf(new Date(card.buriedAt), minutesEast) >= today;
    const place = Math.max(isBuried ? 1 : 0, dayOf(new Date(card.due), minutesEast) - today);
    const before = counts[place];
    if (before !== undefined) counts[place] = before + 1;
  }
  let waiting = 0;
  return counts.map((due) => {
    const asked = Math.min(due + waiting, memory.settings.mostPerDay);
    waiting += due - asked;
    return asked;
  });
}

interface KnownWords<Level extends string> {
  readonly memory: Memory;
  readonly now: Date;
  /** Words that a placement test showed to be known: they have no cards. */
  readonly placed: Iterable<number>;
  readonly levelOf: (wordId: number) => Level | undefined;
}

/**
 * About how many words of each level the learner would know if all were asked now: the sum of the chances that each is
 * remembered when it is read. A word that the learner or a placement test calls known counts whole; a word that was added
 * and never asked counts nothing. Words without a level are left out.
 */
export function wordsKnown<Level extends string>({
  memory,
  now,
  placed,
  levelOf,
}: KnownWords<Level>): ReadonlyMap<Level, number> {
  const chances = new Map<number, number>([...placed].map((wordId) => [wordId, 1]));
  for (const state of memory.cards.values()) {
    const card = cardOf(state.subject);
    if (card?.kind !== 'word' || card.direction !== 'read') continue;
    const isAsked = state.isKnown || state.lastReview !== null;
    const chance = state.isKnown ? 1 : retrievabilityOf(state, now.getTime(), memory.settings);
    if (isAsked || !chances.has(card.wordId)) chances.set(card.wordId, chance);
  }
  const sums = new Map<Level, number>();
  for (const [wordId, chance] of chances) {
    const level = levelOf(wordId);
    if (level !== undefined) sums.set(level, (sums.get(level) ?? 0) + chance);
  }
  return new Map([...sums].map(([level, sum]) => [level, Math.round(sum)]));
}
