import { DAY_MS } from '#contract/limits.ts';
import {
  MEMORY_CARDS_PER_PART,
  MEMORY_CAUGHT_UP_PER_CALL,
  MEMORY_EVENTS_PER_CALL,
  MEMORY_EVENTS_PER_CARD_MAX,
  MEMORY_NEW_CARDS_READ,
  MEMORY_ROWS_PER_STATEMENT,
  MEMORY_SETTINGS_READ,
  MEMORY_STARTED_CARDS_READ,
} from '#contract/server-limits.ts';
import type { MinutesEast } from '#core/learning/learning-day.ts';
import type { LearningEvent } from '#core/learning/learning-event.ts';
import type { CardState } from '#core/memory/card-state.ts';
import { cardOf, replayedTogether } from '#core/memory/card.ts';
import { type Queue, queueOf } from '#core/memory/queue.ts';
import { isCardEvent, replayCards, replayMemory, undoneReview } from '#core/memory/replay.ts';
import { changesSchedule } from '#core/memory/settings.ts';
import type { Database } from '#server/db/connect.ts';
import type { Caller } from '#server/http/route.ts';
import { createPause, finishInSlices, type Pause } from '#server/in-slices.ts';
import { createMemoryCardsRepository, type MemoryCardsRepository } from './memory-cards.repository.ts';

interface MemoryCardsParts {
  readonly db: Database;
  readonly clock: () => Date;
  readonly limits?: MemoryLimits;
}

/** How much one call does, so that no log makes it slow; `contract/server-limits.ts` says why so much. */
export interface MemoryLimits {
  readonly rowsPerStatement: number;
  readonly eventsPerCardMax: number;
  readonly eventsPerCall: number;
  readonly cardsPerPart: number;
  readonly caughtUpPerCall: number;
}

const LIMITS: MemoryLimits = {
  rowsPerStatement: MEMORY_ROWS_PER_STATEMENT,
  eventsPerCardMax: MEMORY_EVENTS_PER_CARD_MAX,
  eventsPerCall: MEMORY_EVENTS_PER_CALL,
  cardsPerPart: MEMORY_CARDS_PER_PART,
  caughtUpPerCall: MEMORY_CAUGHT_UP_PER_CALL,
};

/**
 * What the queue of a day may need: it balances two weeks, and a day of the learner began and ends within a day of now.
 */
const AHEAD_MS = 16 * DAY_MS;
const BEHIND_MS = 2 * DAY_MS;

/** The states of all cards in a table, for reminders and for callers without a log of their own. The log decides. */
export function createMemoryCardsService({ db, clock, limits = LIMITS }: MemoryCardsParts) {
  const cards = createMemoryCardsRepository(db);
  const newEffort = (): Effort => ({ limits, eventsLeft: limits.eventsPerCall, pause: createPause() });

  /** Cards of a learner that wait to be computed again, a part in each transaction. The rest waits for the next call. */
  async function catchUp(userId: number): Promise<void> {
    const effort = newEffort();
    for (let done = 0; done < limits.caughtUpPerCall && effort.eventsLeft > 0; done += limits.cardsPerPart) {
      const stale = await cards.staleSubjects(userId, limits.cardsPerPart);
      if (stale.length === 0) return;
      await db.transaction(async (tx) => {
        const within = createMemoryCardsRepository(tx);
        if (!(await within.lock(userId))) return;
        const left = new Set(await replay(within, userId, stale, effort));
        // Also those that are never replayed, because they have too many events.
        const finished = stale.filter((subject) => !left.has(subject));
        await within.setStale(userId, finished, false);
      });
      if (stale.length < limits.cardsPerPart) return;
    }
  }

  /** What a learner is asked at this time. */
  async function queue(userId: number, now: Date, minutesEast: MinutesEast): Promise<Queue> {
    await catchUp(userId);
    const settings = replayMemory(await cards.latestSettings(userId, MEMORY_SETTINGS_READ));
    const states = [
      ...(await startedCards(cards, userId, now, limits)),
      ...(await cards.fresh(userId, MEMORY_NEW_CARDS_READ)),
    ];
    const memory = { ...settings, cards: new Map(states.map((state) => [state.subject, state])) };
    return queueOf(memory, now, minutesEast);
  }

  return {
    /** Begins to compute cards again whose schedule these saved settings have changed. */
    async catchUpAfter(userId: number, saved: readonly LearningEvent[]): Promise<void> {
      if (saved.some(({ kind }) => changesSchedule(kind))) await catchUp(userId);
    },

    /** Keeps the cards of these events, which have just been saved; within that transaction, which has locked the log. */
    async keep(userId: number, saved: readonly LearningEvent[], tx: Database): Promise<void> {
      const within = createMemoryCardsRepository(tx);
      const [firstSetting] = saved
        .filter(({ kind }) => changesSchedule(kind))
        .map(({ at }) => Date.parse(at))
        .toSorted((a, b) => a - b);
      if (firstSetting !== undefined) await within.markReviewedFrom(userId, new Date(firstSetting));
      const touched = saved.filter(({ kind }) => isCardEvent(kind)).map(({ subject }) => subject);
      const undone = saved.flatMap(({ kind, subject }) =>
        kind === 'review-undone' ? (undoneReview(subject) ?? []) : [],
      );
      if (undone.length > 0) touched.push(...(await within.subjectsOf(userId, undone.filter(isUuid))));
      await within.setStale(userId, await replay(within, userId, touched, newEffort()), true);
    },

    queue,

    /** What a learner is asked now, in the order of their queue. */
    async due(caller: Caller, { minutesEast, limit }: { minutesEast: number; limit: number }) {
      const { counts, cards: asked } = await queue(caller.id, clock(), () => minutesEast);
      return {
        counts,
        cards: asked.slice(0, limit).map(({ subject, phase, due }) => ({
          subject,
          phase,
          due: new Date(due).toISOString(),
        })),
      };
    },
  };
}

export type MemoryCardsService = ReturnType<typeof createMemoryCardsService>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const isUuid = (text: string): boolean => UUID.test(text);

async function startedCards(
  cards: MemoryCardsRepository,
  userId: number,
  now: Date,
  { rowsPerStatement }: MemoryLimits,
): Promise<CardState[]> {
  const when = {
    dueBefore: new Date(now.getTime() + AHEAD_MS),
    reviewedFrom: new Date(now.getTime() - BEHIND_MS),
  };
  const states: CardState[] = [];
  // Each part is read by a statement of its own: rows are mapped in one turn of the event loop.
  while (states.length < MEMORY_STARTED_CARDS_READ) {
    const page = { offset: states.length, limit: rowsPerStatement };
    const part = await cards.started(userId, when, page);
    states.push(...part);
    if (part.length < page.limit) break;
  }
  return states;
}

/** What one call does at most. */
interface Effort {
  readonly limits: MemoryLimits;
  eventsLeft: number;
  readonly pause: Pause;
}

/**
 * Computes the states of these cards, and of those that depend on them, from the log. Returns the cards that are left,
 * because this call has done enough.
 */
async function replay(
  within: MemoryCardsRepository,
  userId: number,
  subjects: readonly string[],
  effort: Effort,
): Promise<string[]> {
  const groups = groupsOf(subjects);
  if (groups.length === 0) return [];
  const settings = await within.latestSettings(userId, MEMORY_SETTINGS_READ);
  const left: string[] = [];
  const { cardsPerPart } = effort.limits;
  for (let at = 0; at < groups.length; at += cardsPerPart) {
    const part = groups.slice(at, at + cardsPerPart);
    left.push(...(await replayPart(within, userId, part, settings, effort)));
  }
  return left;
}

/** The cards that are replayed together, each group once. What is not a card is left out. */
function groupsOf(subjects: readonly string[]): (readonly string[])[] {
  const groups = new Map<string, readonly string[]>();
  for (const subject of subjects) {
    const card = cardOf(subject);
    const group = card && replayedTogether(card);
    if (group) groups.set(group.join(' '), group);
  }
  return [...groups.values()];
}

async function replayPart(
  within: MemoryCardsRepository,
  userId: number,
  groups: readonly (readonly string[])[],
  settings: readonly LearningEvent[],
  effort: Effort,
): Promise<string[]> {
  if (effort.eventsLeft <= 0) return groups.flat();
  const { rowsPerStatement } = effort.limits;
  const events = await within.eventsOf(userId, groups.flat(), rowsPerStatement + 1);
  if (events.length <= rowsPerStatement) {
    await replayEvents(within, userId, groups, events, settings, effort);
    return [];
  }
  const left: string[] = [];
  const counts = await within.countEvents(userId, groups.flat());
  for (const { count, groups: fewer } of partsOf(groups, counts, effort.limits))
    if (effort.eventsLeft <= 0) left.push(...fewer.flat());
    else {
      const all =
        count > rowsPerStatement
          ? await eventsOfOne(within, userId, fewer.flat(), rowsPerStatement)
          : await within.eventsOf(userId, fewer.flat(), rowsPerStatement);
      await replayEvents(within, userId, fewer, all, settings, effort);
    }
  return left;
}

interface Part {
  readonly groups: (readonly string[])[];
  /** Events of all of them. */
  count: number;
}

/** Parts whose events fit into one statement; a card with more is a part of its own. Those with far too many are left out. */
function partsOf(
  groups: readonly (readonly string[])[],
  counts: ReadonlyMap<string, number>,
  limits: MemoryLimits,
): Part[] {
  const parts: Part[] = [];
  for (const group of groups) {
    const count = group.reduce((sum, subject) => sum + (counts.get(subject) ?? 0), 0);
    if (count > limits.eventsPerCardMax) continue;
    const part = parts.at(-1);
    if (part && part.count + count <= limits.rowsPerStatement) {
      part.groups.push(group);
      part.count += count;
    } else parts.push({ groups: [group], count });
  }
  return parts;
}

/** The events of one card, and of those that depend on it, by as many statements as needed. */
async function eventsOfOne(
  within: MemoryCardsRepository,
  userId: number,
  subjects: readonly string[],
  rowsPerStatement: number,
): Promise<LearningEvent[]> {
  const events: LearningEvent[] = [];
  for (const subject of subjects) {
    let page: LearningEvent[] = [];
    do {
      page = await within.eventsAfter(userId, subject, page.at(-1), rowsPerStatement);
      events.push(...page);
    } while (page.length === rowsPerStatement);
  }
  return events;
}

/** The events that take back a review among these. */
async function undoneAmong(
  within: MemoryCardsRepository,
  userId: number,
  events: readonly LearningEvent[],
  rowsPerStatement: number,
) {
  const reviews = events.filter(({ kind }) => kind === 'review').map(({ id }) => id);
  const undone: LearningEvent[] = [];
  for (let at = 0; at < reviews.length; at += rowsPerStatement)
    undone.push(...(await within.undoneAmong(userId, reviews.slice(at, at + rowsPerStatement))));
  return undone;
}

/** The events are all those of the groups. */
async function replayEvents(
  within: MemoryCardsRepository,
  userId: number,
  groups: readonly (readonly string[])[],
  events: readonly LearningEvent[],
  settings: readonly LearningEvent[],
  effort: Effort,
): Promise<void> {
  effort.eventsLeft -= events.length;
  const undone = await undoneAmong(within, userId, events, effort.limits.rowsPerStatement);
  const memory = replayMemory([...settings, ...undone]);
  const bySubject = new Map<string, LearningEvent[]>(groups.flat().map((subject) => [subject, []]));
  for (const event of events) bySubject.get(event.subject)?.push(event);
  const states: CardState[] = [];
  const gone: string[] = [];
  for (const group of groups) {
    const all = group.flatMap((subject) => bySubject.get(subject) ?? []);
    const replayed = await finishInSlices(replayCards(memory, all), effort.pause);
    states.push(...replayed);
    gone.push(...group.filter((subject) => !replayed.some((state) => state.subject === subject)));
  }
  // An undone review can close the directions that it had opened.
  await within.remove(userId, gone);
  await within.save(userId, states);
}
