import { LEARNING_EVENTS_MAX, LEARNING_EVENTS_READ_PER_CALL } from '#contract/learning-limits.ts';
import { learningTexts } from '#contract/texts/learning.ts';
import {
  inOrder,
  knownEvents,
  type LearningEvent,
  type StoredLearningEvent,
} from '#core/learning/learning-event.ts';
import type { Database } from '#server/db/connect.ts';
import { knownEventsOf, learningEventOf } from '#server/db/learning-event-row.ts';
import { badRequest, unauthorized } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import { createLearningRepository, type Span } from './learning.repository.ts';

interface LearningParts {
  readonly db: Database;
  readonly clock: () => Date;
  /** How many events a call lists. */
  readonly readPerCall?: number;
}

/**
 * Called in the transaction that saves the events. Only new events that this build knows, with the times that are
 * saved.
 */
type SavedListener = (userId: number, events: readonly LearningEvent[], within: Database) => Promise<void>;
/** Called after it. */
type CommittedListener = (userId: number, events: readonly LearningEvent[]) => Promise<void>;

/** The log of learning events of each account. Every device sends what it has, and fetches what others have sent. */
export function createLearningService({
  db,
  clock,
  readPerCall = LEARNING_EVENTS_READ_PER_CALL,
}: LearningParts) {
  const log = createLearningRepository(db);
  const onSaved: SavedListener[] = [];
  const onCommitted: CommittedListener[] = [];

  /** Adds those that the log does not have yet. */
  const add = (
    caller: Caller,
    sent: readonly StoredLearningEvent[],
  ): Promise<readonly StoredLearningEvent[]> =>
    db.transaction(async (tx) => {
      const within = createLearningRepository(tx);
      // The numbers of one account have no gaps, because its devices write one after the other.
      if (!(await within.lock(caller.id))) throw unauthorized();
      const known = await within.findIds(
        caller.id,
        sent.map(({ id }) => id),
      );
      const unique = new Map(sent.map((event) => [event.id, event]));
      const fresh = notAfter(
        clock(),
        inOrder(unique.values()).filter(({ id }) => !known.has(id)),
      );
      if (fresh.length === 0) return [];
      const last = await within.lastNumber(caller.id);
      if (last + fresh.length > LEARNING_EVENTS_MAX) throw badRequest(learningTexts.tooMany);
      await within.add(caller.id, last, fresh);
      const understood = knownEvents(fresh);
      if (understood.length > 0) for (const listener of onSaved) await listener(caller.id, understood, tx);
      return fresh;
    });

  return {
    async save(caller: Caller, sent: readonly StoredLearningEvent[]): Promise<{ saved: number }> {
      const added = await add(caller, sent);
      for (const listener of onCommitted) await listener(caller.id, knownEvents(added));
      return { saved: added.length };
    },

    /** What is computed from the log must not fail or lag behind: it is updated in the same transaction. */
    onSaved: (listener: SavedListener): void => void onSaved.push(listener),

    /** For work that is too long for that transaction. The sender waits for it. */
    onCommitted: (listener: CommittedListener): void => void onCommitted.push(listener),

    /** At most so many of the events that arrived last, in the order of replay. */
    async latest(userId: number, limit: number, within: Database = db): Promise<LearningEvent[]> {
      const rows = await createLearningRepository(within).latest(userId, limit);
      return inOrder(knownEventsOf(rows));
    },

    /** When somebody has learnt: in every few hours of this time the first and the last answer, in order. */
    answered: (userId: number, span: Span): Promise<Date[]> => log.answered(userId, span),

    /** The events that `ownClock` needs: the latest notes of time zones, and the last event. */
    async zones(userId: number, limit: number): Promise<LearningEvent[]> {
      return inOrder(knownEventsOf(await log.latestZones(userId, limit)));
    },

    /** As they were sent, also those that this build does not know: the caller may be newer. */
    async list(caller: Caller, after: number) {
      const rows = await log.listAfter(caller.id, after, readPerCall + 1);
      const part = rows.slice(0, readPerCall);
      const last = part.at(-1)?.number ?? after;
      const hasMore = rows.length > part.length;
      return {
        events: part.map(learningEventOf),
        last,
        hasMore,
        // The numbers of one account have no gaps.
        total: hasMore ? await log.lastNumber(caller.id) : last,
        now: clock().toISOString(),
      };
    },
  };
}

/**
 * A device whose clock is ahead must not decide what happened last. Its events keep their order: each has a time of its
 * own, because events of one time are replayed by their random ids.
 */
function notAfter(now: Date, events: readonly StoredLearningEvent[]): StoredLearningEvent[] {
  let before = -Infinity;
  return events.map((event, index) => {
    const latest = now.getTime() - (events.length - 1 - index);
    const sent = Date.parse(event.at);
    const at = sent <= now.getTime() ? sent : Math.max(latest, Math.min(before + 1, now.getTime()));
    before = at;
    return { ...event, at: new Date(at).toISOString() };
  });
}

export type LearningService = ReturnType<typeof createLearningService>;
