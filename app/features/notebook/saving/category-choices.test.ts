import { expect, test } from 'vitest';
import { CATEGORIES_MAX } from '#contract/limits.ts';
import type { CategoryChoice } from '#contract/notebook/endpoints.ts';
import { chosenAtFirst, offeredCategories } from './category-choices.ts';

const category = (id: number, name: string): CategoryChoice => ({ id, name, itemCount: 0, contains: false });
const full = Array.from({ length: CATEGORIES_MAX }, (_, at) => category(at + 1, `Bài ${at}`));

test.each([
  { choices: [], first: { id: null, name: 'Từ của tôi' }, count: 1, why: 'an empty notebook gets it' },
  {
    choices: [category(4, 'Bài 1')],
    first: { id: null, name: 'Từ của tôi' },
    count: 2,
    why: 'it comes before others, which it is not yet among',
  },
  {
    choices: [category(4, 'Bài 1'), category(5, 'Từ của tôi')],
    first: { id: 5, name: 'Từ của tôi' },
    count: 2,
    why: 'the existing one is not offered twice',
  },
  {
    choices: [category(4, 'Bài 1'), category(5, 'từ của TÔI')],
    first: { id: 5, name: 'từ của TÔI' },
    count: 2,
    why: 'the server would refuse another name that differs in capitals only',
  },
])('the dialog opens with “Từ của tôi”: $why', ({ choices, first, count }) => {
  const offered = offeredCategories(choices);
  expect(offered).toHaveLength(count);
  expect(offered[0]).toMatchObject(first);
  expect(chosenAtFirst(offered)).toBe(offered[0]);
});

test('a full notebook has no room for it, so nothing is chosen', () => {
  const offered = offeredCategories(full);
  expect(offered).toHaveLength(CATEGORIES_MAX);
  expect(chosenAtFirst(offered)).toBeNull();
});
