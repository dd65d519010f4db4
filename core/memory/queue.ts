import { DAY_MS, dayOf, type MinutesEast, startOfDay } from '../learning/learning-day.ts';
import { type BacklogOrder, inBacklogOrder } from './backlog.ts';
import { type CardState, isAside } from './card-state.ts';
import { cardOf, type CardKind } from './card.ts';
import type { Memory } from './replay.ts';

/** What a learner is asked today. */
export interface Queue {
  /** In the order in which they are asked. */
  readonly cards: readonly CardState[];
  readonly counts: {
    /** In steps of minutes, ready now. */
    readonly steps: number;
    readonly due: number;
    readonly fresh: number;
    /** Due too, but left for the days to come: today has enough. */
    readonly waiting: number;
    /** An estimate for all of `cards`. */
    readonly minutes: number;
  };
  /** When the next card comes, in milliseconds; null when there are cards now or nothing will come. */
  readonly nextAt: number | null;
}

/** When nothing else is left, steps that are this near do not make the learner wait. */
const LEARN_AHEAD_MS = 20 * 60_000;
/** How far ahead days are balanced. */
const BALANCED_DAYS = 14;
/** About how long a card takes. New ones are read first. */
const SECONDS: Readonly<Record<CardKind, number>> = {
  word: 8,
  kana: 5,
  kanji: 10,
  sentence: 30,
  blank: 15,
  own: 10,
};
const SECONDS_TYPED = 12;
const SECONDS_MORE_IF_NEW = 12;

/** The cards of today, from those that are due, new or in steps of minutes. */
export function queueOf(
  memory: Memory,
  now: Date,
  minutesEast: MinutesEast,
  order: BacklogOrder = 'due-date',
): Queue {
  const day = todayOf(now, minutesEast);
  const sorted = sortedOut(memory, day);
  const { settings } = memory;
  const taken = new Set<string>();
  const takeFirst = (cards: readonly CardState[], most: number) => oneOfEachThing(cards, most, taken);

  const steps = sorted.steps.toSorted(byDue);
  for (const { thing } of steps) taken.add(thing);
  const room = Math.max(0, settings.mostPerDay - sorted.recalled - sorted.introduced);
  // Of siblings the one that waits longest: the other direction of a word that is failed every day gets its turn.
  const due = oneOfEachThing(sorted.due.toSorted(byDue), Number.POSITIVE_INFINITY, new Set(taken));
  const reviews = takeFirst(inBacklogOrder(due, now.getTime(), settings, order), room);
  const pulled = takeFirst(
    sorted.upcoming.toSorted(byDue),
    reviews.length < due.length ? 0 : Math.min(room - reviews.length, missing(sorted, reviews.length)),
  );
  const fresh = takeFirst(
    sorted.fresh.toSorted(byAdded),
    Math.max(0, Math.min(settings.newPerDay - sorted.introduced, room - reviews.length - pulled.length)),
  );
  const ready = [...steps, ...reviews, ...pulled, ...fresh];
  const ahead = sorted.stepsLater.filter(({ due: at }) => at <= day.now + LEARN_AHEAD_MS).toSorted(byDue);
  const cards = ready.length > 0 ? ready : ahead;
  return {
    cards,
    counts: {
      steps: cards.length - reviews.length - pulled.length - fresh.length,
      due: reviews.length + pulled.length,
      fresh: fresh.length,
      waiting: due.length - reviews.length,
      minutes: Math.ceil(cards.reduce((sum, card) => sum + secondsOf(card), 0) / 60),
    },
    nextAt: cards.length > 0 ? null : nextAfter(memory, day, minutesEast),
  };
}

interface Today {
  readonly now: number;
  readonly start: number;
  readonly end: number;
}

function todayOf(now: Date, minutesEast: MinutesEast): Today {
  const day = dayOf(now, minutesEast);
  return {
    now: now.getTime(),
    start: startOfDay(day, minutesEast).getTime(),
    end: startOfDay(day + 1, minutesEast).getTime(),
  };
}

const isToday = (at: number | null, { start, end }: Today): boolean => at !== null && at >= start && at < end;

interface SortedOut {
  readonly steps: CardState[];
  /** Their step is later, today or (after midnight of the learner) tomorrow. */
  readonly stepsLater: CardState[];
  readonly due: CardState[];
  /** Due on a later day, but may be asked today. */
  readonly upcoming: CardState[];
  readonly fresh: CardState[];
  /** How many cards are due on each of the next days; the first is tomorrow. */
  readonly load: number[];
  /** Today so far: reviews of due cards, and new cards. */
  recalled: number;
  introduced: number;
}

/** Puts every card where it belongs today. */
function sortedOut({ cards }: Memory, day: Today): SortedOut {
  const sorted: SortedOut = {
    steps: [],
    stepsLater: [],
    due: [],
    upcoming: [],
    fresh: [],
    load: Array.from({ length: BALANCED_DAYS }, () => 0),
    recalled: 0,
    introduced: 0,
  };
  const asked = new Set<string>();
  for (const { thing, firstReview, lastReview, lastRecall } of cards.values()) {
    if (isToday(lastReview, day)) asked.add(thing);
    if (isToday(lastRecall, day)) sorted.recalled += 1;
    if (isToday(firstReview, day)) sorted.introduced += 1;
  }
  for (const card of cards.values()) {
    if (isAside(card) || isToday(card.buriedAt, day)) continue;
    const wasAsked = isToday(card.lastReview, day);
    if (asked.has(card.thing) && !wasAsked) continue;
    place(sorted, card, wasAsked, day);
  }
  return sorted;
}

function place(sorted: SortedOut, card: CardState, wasAsked: boolean, day: Today): void {
  if (card.phase === 'new') sorted.fresh.push(card);
  else if (card.phase !== 'review') (card.due <= day.now ? sorted.steps : sorted.stepsLater).push(card);
  else if (card.due < day.end) {
    // A longer day (a clock change, a journey to the west) must not ask the same card twice.
    if (!wasAsked) sorted.due.push(card);
  } else if (!wasAsked) {
    // What was asked today had no place in these days this morning: counting it would make today longer and longer.
    const ahead = Math.floor((card.due - day.end) / DAY_MS);
    if (ahead < BALANCED_DAYS) sorted.load[ahead] = (sorted.load[ahead] ?? 0) + 1;
    if (card.earliest < day.end) sorted.upcoming.push(card);
  }
}

/**
 * How many cards of the next days today should take, so that no day has more than needed: as many as the fullest stretch
 * from today on has a day. Cards are only asked earlier, within their fuzz, never later.
 */
function missing({ load, recalled }: SortedOut, due: number): number {
  const today = recalled + due;
  let sum = today;
  let most = today;
  for (const [at, count] of load.entries()) {
    sum += count;
    most = Math.max(most, Math.floor(sum / (at + 2)));
  }
  return most - today;
}

/** The first cards of the list, but no two siblings. Remembers the things that are taken. */
function oneOfEachThing(cards: readonly CardState[], most: number, taken: Set<string>): CardState[] {
  const chosen: CardState[] = [];
  for (const card of cards) {
    if (chosen.length >= most) break;
    if (taken.has(card.thing)) continue;
    taken.add(card.thing);
    chosen.push(card);
  }
  return chosen;
}

const bySubject = (a: CardState, b: CardState): number =>
  Number(a.subject > b.subject) - Number(a.subject < b.subject);
const byDue = (a: CardState, b: CardState): number => a.due - b.due || bySubject(a, b);
const byAdded = (a: CardState, b: CardState): number => a.addedAt - b.addedAt || bySubject(a, b);

function secondsOf({ subject, phase }: CardState): number {
  const card = cardOf(subject);
  if (!card) return 0;
  const isTyped = card.kind === 'word' && card.direction === 'say';
  return (isTyped ? SECONDS_TYPED : SECONDS[card.kind]) + (phase === 'new' ? SECONDS_MORE_IF_NEW : 0);
}

function nextAfter(memory: Memory, day: Today, minutesEast: MinutesEast): number | null {
  const times: number[] = [];
  for (const card of memory.cards.values()) {
    if (isAside(card)) continue;
    if (card.phase === 'learning' || card.phase === 'relearning') times.push(Math.max(card.due, day.now));
    else if (card.due < day.end) {
      // It is buried, a sibling was asked, or today has had enough. New cards may wait for ever.
      if (card.phase === 'review' || memory.settings.newPerDay > 0) times.push(day.end);
    } else times.push(startOfDay(dayOf(new Date(card.due), minutesEast), minutesEast).getTime());
  }
  return times.length > 0 ? times.reduce((first, at) => Math.min(first, at)) : null;
}
