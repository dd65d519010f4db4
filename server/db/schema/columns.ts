import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { integer, timestamp } from 'drizzle-orm/pg-core';
import { FIRST_OWN_ID } from '#contract/content-limits.ts';

/** Columns that most tables share. */

/** Ids below FIRST_OWN_ID are reserved for the shipped content, which has fixed ids (PRODUCT.md, Calls). */
export const id = () => integer().generatedByDefaultAsIdentity({ startWith: FIRST_OWN_ID }).primaryKey();

/** Millisecond precision like a JavaScript Date, so that a time that was read still equals its column. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 });

export const createdAt = () => moment().notNull().defaultNow();

/** Siblings are ordered by position, then id: pieces added by users come after the shipped ones. */
export const position = () => integer().notNull().default(FIRST_OWN_ID);

/** Null while only the author and reviewers see it. Shipped content is published at once, by the default. */
export const publishedAt = () => moment().defaultNow();

/** The condition of a check constraint. A migration has no parameters, so the values are inlined. */
export function isOneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}
