import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Numbers of one day in Vietnam. Rows older than 90 days are deleted. */
export const siteDays = pgTable('site_days', {
  day: date().primaryKey(),
  learners: integer().notNull(),
  lessonsDone: integer().notNull(),
});

/** The requests of one day for each page and endpoint, of all nodes together; replies from memory are not counted. */
export const requestDays = pgTable(
  'request_days',
  {
    day: date().notNull(),
    /** As the contract writes it: nothing of an address that somebody typed. */
    route: text().notNull(),
    requests: integer().notNull(),
    slow: integer().notNull(),
    refused: integer().notNull(),
    failed: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.day, row.route] })],
);
