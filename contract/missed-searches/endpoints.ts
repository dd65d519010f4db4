import { defineEndpoint } from '../endpoint.ts';
import { done, lookedUpText } from '../fields.ts';
import { SEARCH_MAX_CHARS } from '../limits.ts';
import { typedTextName } from '../texts/search.ts';
import { z } from '../zod.ts';

/** Searches that found no entry: what the dictionary lacks (PRODUCT.md, Dictionary). */

export const countMissedSearch = defineEndpoint({
  method: 'POST',
  path: '/api/missed-searches',
  summary:
    'Đếm một lần tra không có mục từ nào; không lưu người tra, và chỉ giữ lời khi đủ nhiều trình duyệt tra',
  access: 'anyone',
  limits: ['missedSearchPerAddress'],
  browserId: true,
  body: z.object({ kanji: lookedUpText(SEARCH_MAX_CHARS).check(z.minLength(1)) }),
  fieldNames: { kanji: typedTextName },
  output: done,
});

export const missedSearch = z.object({
  text: z.string(),
  /** How many browsers searched for it. */
  browsers: z.int(),
  lastMissedAt: z.string(),
});
export type MissedSearch = z.output<typeof missedSearch>;

export const listMissedSearches = defineEndpoint({
  method: 'GET',
  path: '/api/missed-searches',
  summary: 'Những gì nhiều người tra mà từ điển chưa có, nhiều nhất trước',
  access: { roles: ['ADMIN'] },
  output: z.array(missedSearch),
});
