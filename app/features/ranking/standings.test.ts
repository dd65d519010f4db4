import { expect, test } from 'vitest';
import type { RankedLearner } from '#contract/ranking/endpoints.ts';
import { standingsOf } from './standings.ts';

const learner = (id: number, rank: number, score: number): RankedLearner => ({
  id,
  rank,
  score,
  email: `${id}@example.com`,
  name: `Người ${id}`,
});

test.each([
  {
    rows: [learner(7, 1, 9), learner(8, 2, 5)],
    listed: [7, 8],
    own: null,
    why: 'the own row is in the list',
  },
  {
    rows: [learner(8, 100, 5), learner(7, 101, 4)],
    listed: [8],
    own: 101,
    why: 'the own row is right after the last listed one',
  },
  { rows: [learner(8, 1, 5), learner(7, 2, 0)], listed: [8], own: 2, why: 'without points nobody is ranked' },
  { rows: [learner(7, 1, 0)], listed: [], own: 1, why: 'not even as the only row' },
  { rows: [learner(8, 1, 5), learner(77, 2, 4)], listed: [8, 77], own: null, why: 'id 7 does not match 77' },
])('$why', ({ rows, listed, own }) => {
  const standings = standingsOf(rows, 7);
  expect(standings.listed.map(({ id }) => id)).toEqual(listed);
  expect(standings.own?.rank ?? null).toBe(own);
  const owned = [...standings.listed, standings.own].filter((standing) => standing?.isOwn);
  expect(owned.map((standing) => standing?.id)).toEqual(rows.some(({ id }) => id === 7) ? [7] : []);
});

test('a visitor has no own row', () => {
  const { listed, own } = standingsOf([learner(7, 1, 9)], null);
  expect(listed).toMatchObject([{ isOwn: false }]);
  expect(own).toBeNull();
});
