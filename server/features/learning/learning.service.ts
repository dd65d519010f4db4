import { LEARNING_EVENTS_MAX, LEARNING_EVENTS_PER_CALL } from '#contract/learning-limits.ts';
import { learningTexts } from '#contract/texts/learning.ts';
import { inOrder, type LearningEvent } from '#core/learning/learning-event.ts';
import type { Database } from '#server/db/connect.ts';
import { learningEventOf } from '#server/db/learning-event-row.ts';
import { badRequest, unauthorized } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import { createLearningRepository, type Span } from './learning.repository.ts';

interface LearningParts {
  readonly db: Database;
  readonly clock: () => Date;
}

/** Called in the transaction that saves the events. Only new events, with the times that are saved. */
type SavedListener = (userId: number, events: readonly LearningEvent[], within: Database) => Promise<void>;
/** Called after it. */
type CommittedListener = (userId: number, events: readonly LearningEvent[]) => Promise<void>;

/** The log of learning events of each account. Every device sends what it has, and fetches what others have sent. */
export function createLearningService({ db, clock }: LearningParts) {
  const log = createLearningRepository(db);
  const onSaved: SavedListener[] = [];
  const onCommitted: CommittedListener[] = [];

  /** Adds those that the log does not have yet. */
  const add = (caller: Caller, sent: readonly LearningEvent[]): Promise<readonly LearningEvent[]> =>
    db.transaction(async (tx) => {
      const within = createLearningRepository(tx);
      // The numbers of one account have no gaps, because its devices write one after the other.
      if (!(await within.lock(caller.id))) throw unauthorized();
      const known = await within.findIds(
        caller.id,
        sent.map(({ id }) => id),
      );
      const unique = new Map(sent.map((event) => [event.id, event]));
      const fresh = inOrder(unique.values())
        .filter(({ id }) => !known.has(id))
        .map(notAfter(clock()));
      if (fresh.length === 0) return [];
      const last = await within.lastNumber(caller.id);
      if (last + fresh.length > LEARNING_EVENTS_MAX) throw badRequest(learningTexts.tooMany);
      await within.add(caller.id, last, fresh);
      for (const listener of onSaved) await listener(caller.id, fresh, tx);
      return fresh;
    });

  return {
    async save(caller: Caller, sent: readonly LearningEvent[]): Promise<{ saved: number }> {
      const added = await add(caller, sent);
      for (const listener of onCommitted) await listener(caller.id, added);
      return { saved: added.length };
    },

    /** What is computed from the log must not fail or lag behind: it is updated in the same transaction. */
    onSaved: (listener: SavedListener): void => void onSaved.push(listener),

    /** For work that is too long for that transaction. The sender waits for it. */
    onCommitted: (listener: CommittedListener): void => void onCommitted.push(listener),

    /** At most so many of the events that arrived last, in the order of replay. */
    async latest(userId: number, limit: number, within: Database = db): Promise<LearningEvent[]> {
      const rows = await createLearningRepository(within).latest(userId, limit);
      return inOrder(rows.map(learningEventOf));
    },

    /** When somebody has learnt: in every few hours of this time the first and the last answer, in order. */
    answered: (userId: number, span: Span): Promise<Date[]> => log.answered(userId, span),

    /** The events that `ownClock` needs: the latest notes of time zones, and the last event. */
    async zones(userId: number, limit: number): Promise<LearningEvent[]> {
      return inOrder((await log.latestZones(userId, limit)).map(learningEventOf));
    },

    async list(caller: Caller, after: number) {
      const rows = await log.listAfter(caller.id, after, LEARNING_EVENTS_PER_CALL + 1);
      const part = rows.slice(0, LEARNING_EVENTS_PER_CALL);
      return {
        events: part.map(learningEventOf),
        last: part.at(-1)?.number ?? after,
        hasMore: rows.length > part.length,
      };
    },
  };
}

/** A device whose clock is ahead must not decide what happened last. */
const notAfter =
  (now: Date) =>
  (event: LearningEvent): LearningEvent => {
    const at = new Date(event.at);
    return { ...event, at: (at > now ? now : at).toISOString() };
  };

export type LearningService = ReturnType<typeof createLearningService>;
