import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchIndex } from '#core/search/index-entries.ts';
import { readQuery } from '#core/search/read-query.ts';
import { search } from '#core/search/search.ts';
import { findInTail } from '#core/tail/find-in-tail.ts';
import type { OpenTail } from '#server/gateways/tail-data.ts';
import { openShippedIndex } from '#server/testing/data/shipped-dictionary.ts';
import { openTestTail } from '#server/testing/data/test-tail.ts';
import { lifeAndWork } from './search-cases/life-and-work.ts';

let index: SearchIndex;
let tail: OpenTail | null;

beforeAll(async () => {
  index = await openShippedIndex();
  tail = await openTestTail();
});

describe.each(Object.entries(lifeAndWork))('%s', (_, words) => {
  test.each(words)('%s has an entry of its own', (word) => {
    const isOurs = search(index, readQuery(word), 1).some(({ match }) => match === 'whole');
    const isInTail = tail !== null && findInTail(tail, readQuery(word), 1).some(({ isWhole }) => isWhole);
    expect(isOurs || isInTail).toBe(true);
  });
});
