import { expect, test } from 'vitest';
import type { FavoriteItem } from '#contract/notebook/endpoints.ts';
import { type PendingRemoval, placesOf, withRestored } from './pending-removals.ts';

const word = (id: number): FavoriteItem => ({
  id,
  item: { id: id * 10, kanji: `字${id}`, hiragana: 'じ', sino: 'TỰ', mean: 'chữ', type: 'N5' },
});
const removed = (id: number, at: number): PendingRemoval => ({ favorite: word(id), at, movedTo: null });
const shown = (present: number[], pendingRemovals: PendingRemoval[]) =>
  placesOf(present.map(word), pendingRemovals).map(({ favorite, removal }) =>
    removal ? `(${favorite.id})` : String(favorite.id),
  );

test.each([
  { present: [1, 2], pendingRemovals: [], expected: ['1', '2'], why: 'nothing was removed' },
  {
    present: [1, 3],
    pendingRemovals: [removed(2, 1)],
    expected: ['1', '(2)', '3'],
    why: 'one in the middle',
  },
  {
    present: [3],
    pendingRemovals: [removed(1, 0), removed(2, 1)],
    expected: ['(1)', '(2)', '3'],
    why: 'two adjacent words, in order',
  },
  {
    present: [3],
    pendingRemovals: [removed(2, 1), removed(1, 0)],
    expected: ['(1)', '(2)', '3'],
    why: 'the second word was removed first',
  },
  { present: [], pendingRemovals: [removed(1, 0)], expected: ['(1)'], why: 'the only word' },
  {
    present: [1, 2],
    pendingRemovals: [removed(2, 1)],
    expected: ['1', '(2)'],
    why: 'the list is not updated yet',
  },
])('each keeps its place: $why', ({ present, pendingRemovals, expected }) => {
  expect(shown(present, pendingRemovals)).toEqual(expected);
});

test('a restored word returns to its place, and the other one stays removed', () => {
  const [first, second] = [removed(1, 0), removed(2, 1)];
  const places = placesOf([word(3)], [first, second]);
  const back = withRestored(places, second, word(9));
  expect(back.map(({ id }) => id)).toEqual([9, 3]);
  expect(placesOf(back, [first]).map(({ favorite }) => favorite.id)).toEqual([1, 9, 3]);
});
