import { beforeAll, describe, expect, test } from 'vitest';
import { SEARCH_RESULTS_MAX, TAIL_RESULTS_MAX } from '#contract/limits.ts';
import { readQuery } from '#core/search/read-query.ts';
import { search } from '#core/search/search.ts';
import { findInTail } from '#core/tail/find-in-tail.ts';
import { openShippedSearch } from '#server/testing/data/shipped-search.ts';
import { openTestTail } from '#server/testing/data/test-tail.ts';
import { englishFamilies, lastEnglish, nearlyFirstEnglish } from './search-cases/english.ts';
import { vietnameseNoise } from './search-cases/vietnamese-noise.ts';
import type { SearchService } from './search.service.ts';

/** English over the shipped words and the long tail. */
let shipped: SearchService;

beforeAll(async () => {
  shipped = await openShippedSearch();
});

const wordsFor = async (typed: string): Promise<string[]> =>
  (await shipped.hitsFor(typed, SEARCH_RESULTS_MAX)).map(({ row }) => row.kanji);

describe.each(englishFamilies)('$why', ({ first }) => {
  test.each(Object.entries(first))('%s → %s', async (typed, word) => {
    expect((await wordsFor(typed))[0]).toBe(word);
  });
});

describe('among the first', () => {
  test.each(nearlyFirstEnglish)('$typed → $word: $why', async ({ typed, word }) => {
    expect((await wordsFor(typed)).slice(0, 3)).toContain(word);
  });

  test.each(lastEnglish)('$typed → $word, behind Vietnamese: $why', async ({ typed, word }) => {
    const words = await wordsFor(typed);
    expect(words.indexOf(word)).toBeGreaterThan(0);
  });
});

describe.each(vietnameseNoise)('Vietnamese is not read as English: $why', ({ typed: all }) => {
  test.each(all)('%s', async (typed) => {
    const query = readQuery(typed);
    const { index } = await shipped.book();
    const tail = await openTestTail();
    if (!tail) throw new Error('no tail');
    // All that is found as Japanese, Vietnamese and Hán Việt.
    const meant = new Set([
      ...search(index, query, SEARCH_RESULTS_MAX).map(({ id }) => id),
      ...findInTail(tail, query, TAIL_RESULTS_MAX).map(({ id }) => id),
    ]);
    const hits = await shipped.hitsFor(typed, SEARCH_RESULTS_MAX);
    expect(hits.filter(({ row }) => !meant.has(row.id)).map(({ row }) => `${row.kanji} ${row.mean}`)).toEqual(
      [],
    );
  });
});
