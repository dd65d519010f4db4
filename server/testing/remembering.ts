import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { DAY_MS } from '#contract/limits.ts';
import type { LearningEvent } from '#core/learning/learning-event.ts';
import type { CardState } from '#core/memory/card-state.ts';
import { replayMemory } from '#core/memory/replay.ts';
import type { Database } from '#server/db/connect.ts';
import { knownEventsOf } from '#server/db/learning-event-row.ts';
import { learningEvents, memoryCards } from '#server/db/schema/index.ts';
import { TEST_NOW } from './build-test-app.ts';
import type { Call } from './caller.ts';
import type { TestUser } from './data/factories.ts';

export const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS).toISOString();

/** A review of yesterday, or another event. */
export const event = (changes: Partial<LearningEvent> = {}): LearningEvent => ({
  id: randomUUID(),
  kind: 'review',
  subject: 'word:1-read',
  result: 'good',
  at: daysAgo(1),
  ...changes,
});

interface Due {
  readonly counts: Readonly<Record<'steps' | 'due' | 'fresh' | 'waiting' | 'minutes', number>>;
  readonly cards: readonly { readonly subject: string; readonly phase: string; readonly due: string }[];
}

/** What a learner does with cards, and what the server keeps of it. */
export function remembering({ call, db }: { readonly call: Call; readonly db: Database }) {
  /** The table, as states of the core. No row waits to be computed again. */
  async function kept({ id }: TestUser): Promise<CardState[]> {
    const rows = await db
      .select()
      .from(memoryCards)
      .where(eq(memoryCards.userId, id))
      .orderBy(asc(memoryCards.subject));
    return rows.map(({ userId: _user, isStale, ...row }) => {
      expect(isStale).toBe(false);
      return {
        ...row,
        due: row.due.getTime(),
        earliest: row.earliest.getTime(),
        addedAt: row.addedAt.getTime(),
        firstReview: row.firstReview?.getTime() ?? null,
        lastReview: row.lastReview?.getTime() ?? null,
        lastRecall: row.lastRecall?.getTime() ?? null,
        buriedAt: row.buriedAt?.getTime() ?? null,
      };
    });
  }

  return {
    kept,

    async send(events: readonly LearningEvent[], { token }: TestUser): Promise<void> {
      const reply = await call('POST', '/api/me/learning-events', { body: { events }, token });
      expect(reply).toMatchObject({ status: 200 });
    },

    due: async (query: string, { token }: TestUser) =>
      (await call('GET', `/api/me/cards/due${query}`, { token })).body as Due,

    /** The table has what the whole log of the server says. */
    async expectReplayed(learner: TestUser): Promise<void> {
      const rows = await db.select().from(learningEvents).where(eq(learningEvents.userId, learner.id));
      const { cards } = replayMemory(knownEventsOf(rows));
      expect(new Map((await kept(learner)).map((state) => [state.subject, state]))).toEqual(cards);
    },
  };
}
