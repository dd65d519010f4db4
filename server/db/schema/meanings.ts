import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { MEANING_STATES } from '#contract/meanings/endpoints.ts';
import { createdAt, id, isOneOf, moment } from './columns.ts';
import { items } from './items.ts';
import { users } from './users.ts';

/** Vietnamese meanings that learners suggest for words without one. */
export const suggestedMeanings = pgTable(
  'suggested_meanings',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** No foreign key: words without a Vietnamese meaning are in no table. */
    wordId: integer().notNull(),
    /** Copied from the word, whose id may be another one after an update of its source. */
    kanji: text().notNull(),
    hiragana: text().notNull(),
    mean: text().notNull(),
    /** An example in Japanese and in Vietnamese; both can be empty. */
    text: text().notNull(),
    translate: text().notNull(),
    /** For the reviewer. */
    note: text().notNull(),
    state: text({ enum: MEANING_STATES }).notNull().default('waiting'),
    /** Why it was refused. */
    reason: text().notNull().default(''),
    /** The item that a reviewer made of the word. */
    itemId: integer().references(() => items.id, { onDelete: 'set null' }),
    decidedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment(),
    createdAt: createdAt(),
  },
  (meaning) => [
    // Sending again replaces the one that waits.
    uniqueIndex()
      .on(meaning.userId, meaning.wordId)
      .where(sql`${meaning.state} = 'waiting'`),
    index().on(meaning.state, meaning.wordId),
    index().on(meaning.userId, meaning.createdAt),
    // For cascades.
    index().on(meaning.itemId),
    index().on(meaning.decidedBy),
    check('suggested_meanings_state_is_known', isOneOf(meaning.state, MEANING_STATES)),
  ],
);
