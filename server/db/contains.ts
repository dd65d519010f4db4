import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { COMBINING_MARKS } from '#core/vietnamese/without-marks.ts';

/** Whether the column has the term in it, with or without marks and capitals; the term is `withoutMarks` already. */
export const contains = (column: AnyColumn, term: string): SQL =>
  // Not `like`: there a % or _ of the term would stand for anything.
  sql`position(${term} in ${withoutMarks(column)}) > 0`;

/** What `core/vietnamese` does: `translate` drops the signs that have no counterpart, so of đ and Đ a d is left. */
const withoutMarks = (column: AnyColumn) =>
  sql`translate(lower(normalize(${column}, NFD)), ${`đĐ${COMBINING_MARKS}`}, 'dd')`;
