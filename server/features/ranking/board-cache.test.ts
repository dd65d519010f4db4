import { expect, test } from 'vitest';
import { RANKING_CACHE_MS } from '#contract/limits.ts';
import { createBoardCache } from './board-cache.ts';

const START = new Date('2026-03-05T09:00:00+07:00');
const after = (ms: number) => new Date(START.getTime() + ms);
const WEEK = new Date('2026-03-02T00:00:00+07:00');
const NEXT_WEEK = new Date('2026-03-09T00:00:00+07:00');
const board = { standings: [], first: [] };

function countingBoards() {
  const made: (Date | null)[] = [];
  const boardOf = createBoardCache(async (since) => {
    made.push(since);
    return board;
  });
  return { boardOf, made };
}

test.each([
  { period: 'week', since: WEEK, at: after(0), times: 1, why: 'concurrent calls' },
  { period: 'week', since: WEEK, at: after(RANKING_CACHE_MS - 1), times: 1, why: 'before the cache expires' },
  { period: 'week', since: WEEK, at: after(RANKING_CACHE_MS), times: 2, why: 'after the cache has expired' },
  { period: 'week', since: WEEK, at: after(-RANKING_CACHE_MS), times: 2, why: 'the clock was set back' },
  { period: 'week', since: NEXT_WEEK, at: after(1), times: 2, why: 'a new week has begun' },
  { period: 'all', since: null, at: after(1), times: 2, why: 'each period has its own board' },
] as const)('computed $times times: $why', async ({ period, since, at, times }) => {
  const { boardOf, made } = countingBoards();
  await Promise.all([boardOf('week', WEEK, START), boardOf(period, since, at)]);
  expect(made).toHaveLength(times);
});

test('a failed board is not cached', async () => {
  let isAway = true;
  const boardOf = createBoardCache(async () => {
    if (isAway) throw new Error('database away');
    return board;
  });
  await expect(boardOf('all', null, START)).rejects.toThrow('database away');
  isAway = false;
  expect(await boardOf('all', null, START)).toBe(board);
});
