import { TOTAL_COUNT_HEADER } from '#contract/endpoint.ts';
import { PAGE_SIZE_MAX } from '#contract/server-limits.ts';
import type { ReplyHeaders } from '../replies/reply.ts';

interface PageQuery {
  readonly page?: number;
  readonly size?: number;
}

/** For the SQL of a repository; without a limit the list is complete. */
export interface PageBounds {
  readonly limit?: number;
  readonly offset: number;
}

/** The rows of one page, and the total number of rows. */
export interface Paged<T> {
  readonly rows: T[];
  readonly total: number;
}

export function boundsOf({ page, size }: PageQuery): PageBounds {
  if (page === undefined && size === undefined) return { offset: 0 };
  const limit = size ?? PAGE_SIZE_MAX;
  return { limit, offset: ((page ?? 1) - 1) * limit };
}

/** Sends the total as a header. */
export function withTotal<T>({ rows, total }: Paged<T>, headers: ReplyHeaders): T[] {
  headers[TOTAL_COUNT_HEADER] = String(total);
  return rows;
}

/** Lists are complete unless a page is requested; the total is always sent (PRODUCT.md, Calls). */
export function pageOf<T>(list: readonly T[], query: PageQuery, headers: ReplyHeaders): T[] {
  const { limit = list.length, offset } = boundsOf(query);
  return withTotal({ rows: list.slice(offset, offset + limit), total: list.length }, headers);
}
