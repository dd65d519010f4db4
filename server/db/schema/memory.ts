import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Phase } from '#core/memory/card-state.ts';
import { createdAt, moment } from './columns.ts';
import { users } from './users.ts';

const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The state of every card (`CardState`), computed from the learning events: it can always be computed again. */
export const memoryCards = pgTable(
  'memory_cards',
  {
    userId: userId(),
    subject: text().notNull(),
    thing: text().notNull(),
    phase: text().$type<Phase>().notNull(),
    step: smallint().notNull(),
    due: moment().notNull(),
    earliest: moment().notNull(),
    stability: doublePrecision().notNull(),
    difficulty: doublePrecision().notNull(),
    reviews: integer().notNull(),
    lapses: integer().notNull(),
    leechAt: integer().notNull(),
    addedAt: moment().notNull(),
    firstReview: moment(),
    lastReview: moment(),
    lastRecall: moment(),
    buriedAt: moment(),
    isSuspended: boolean().notNull(),
    isKnown: boolean().notNull(),
    isLeech: boolean().notNull(),
    /** A setting arrived late: the row is older than the log and waits to be computed again. */
    isStale: boolean().notNull().default(false),
  },
  (card) => [
    primaryKey({ columns: [card.userId, card.subject] }),
    index().on(card.userId, card.due),
    index('memory_cards_stale')
      .on(card.userId)
      .where(sql`${card.isStale}`),
  ],
);

/** What is on the cards that learners brought themselves, such as from Anki: those with a subject `own:<id>`. */
export const ownCards = pgTable(
  'own_cards',
  {
    userId: userId(),
    /** Created in the browser: an import that is sent again adds nothing. */
    id: uuid().notNull(),
    front: text().notNull(),
    back: text().notNull(),
    reading: text().notNull(),
    note: text().notNull(),
    deck: text().notNull(),
    createdAt: createdAt(),
  },
  (card) => [primaryKey({ columns: [card.userId, card.id] })],
);
