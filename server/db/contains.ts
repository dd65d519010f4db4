import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { COMBINING_MARKS } from '#core/vietnamese/without-marks.ts';

/** Whether the column contains the term, ignoring marks and case; the term must already be `withoutMarks`. */
export const contains = (column: AnyColumn, term: string): SQL =>
  // Not `like`: there a % or _ in the term would be a wildcard.
  sql`position(${term} in ${withoutMarks(column)}) > 0`;

/** The same as in `core/vietnamese`: `translate` maps đ and Đ to d, and drops the marks, which have no counterpart. */
const withoutMarks = (column: AnyColumn) =>
  sql`translate(lower(normalize(${column}, NFD)), ${`đĐ${COMBINING_MARKS}`}, 'dd')`;
