import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { integer, timestamp } from 'drizzle-orm/pg-core';
import { FIRST_OWN_ID } from '#contract/limits.ts';

/** Columns that most tables share. */

/** Ids below FIRST_OWN_ID belong to the shipped content, which brings its own (PRODUCT.md, Calls). */
export const id = () => integer().generatedByDefaultAsIdentity({ startWith: FIRST_OWN_ID }).primaryKey();

/** Milliseconds, as a JavaScript Date holds them: a time that was read finds its row again. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 });

export const createdAt = () => moment().notNull().defaultNow();

/** Siblings are shown by position, then id: what people add comes after the shipped content. */
export const position = () => integer().notNull().default(FIRST_OWN_ID);

/** When learners first saw it; null while only its maker and reviewers do. What ships is there for everyone at once. */
export const publishedAt = () => moment().defaultNow();

/** The condition of a check constraint. A migration takes no parameters, so the values are written out. */
export function isOneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}
