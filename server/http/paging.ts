import { PAGE_SIZE_MAX } from '#contract/limits.ts';
import type { ReplyHeaders } from './reply.ts';

/** The spec's lists are complete unless a page is asked for; the total is always told (product-rules, Calls). */
export function pageOf<T>(
  list: readonly T[],
  { page, size }: { page?: number; size?: number },
  headers: ReplyHeaders,
): T[] {
  headers['X-Total-Count'] = String(list.length);
  if (page === undefined && size === undefined) return [...list];
  const length = size ?? PAGE_SIZE_MAX;
  const start = ((page ?? 1) - 1) * length;
  return list.slice(start, start + length);
}
