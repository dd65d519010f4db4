import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Searches without a result, one row for each browser and text. Rows older than 90 days are deleted. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    /** A hash of the text with the server's secret: a text that few people type can be read by nobody. */
    search: text().notNull(),
    /** A hash of the text and the browser, so that rows of one browser cannot be linked. */
    browser: text().notNull(),
    /** A hash of the text and the address, which limits how many browsers count from one address. */
    origin: text().notNull(),
    /** Only once enough browsers have searched for it. */
    text: text(),
    missedAt: moment().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.search, row.browser] }),
    index().on(row.origin),
    index().on(row.missedAt),
  ],
);
