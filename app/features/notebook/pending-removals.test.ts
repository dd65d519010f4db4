import { expect, test } from 'vitest';
import type { FavoriteItem } from '#contract/notebook/endpoints.ts';
import { type PendingRemoval, placesOf, withReturned } from './pending-removals.ts';

const word = (id: number): FavoriteItem => ({
  id,
  item: { id: id * 10, kanji: `字${id}`, hiragana: 'じ', sino: 'TỰ', mean: 'chữ', type: 'N5' },
});
const gone = (id: number, at: number): PendingRemoval => ({ favorite: word(id), at, movedTo: null });
const shown = (present: number[], pendingRemovals: PendingRemoval[]) =>
  placesOf(present.map(word), pendingRemovals).map(({ favorite, removal }) =>
    removal ? `(${favorite.id})` : String(favorite.id),
  );

test.each([
  { present: [1, 2], left: [], expected: ['1', '2'], why: 'nothing has left' },
  { present: [1, 3], left: [gone(2, 1)], expected: ['1', '(2)', '3'], why: 'one in the middle' },
  {
    present: [3],
    left: [gone(1, 0), gone(2, 1)],
    expected: ['(1)', '(2)', '3'],
    why: 'neighbours, in order',
  },
  { present: [3], left: [gone(2, 1), gone(1, 0)], expected: ['(1)', '(2)', '3'], why: 'the later one first' },
  { present: [], left: [gone(1, 0)], expected: ['(1)'], why: 'the last word' },
  { present: [1, 2], left: [gone(2, 1)], expected: ['1', '(2)'], why: 'the list has not followed yet' },
])('each keeps its place: $why', ({ present, left, expected }) => {
  expect(shown(present, left)).toEqual(expected);
});

test('who returns stands where they stood, and who is still gone stays gone', () => {
  const [first, second] = [gone(1, 0), gone(2, 1)];
  const places = placesOf([word(3)], [first, second]);
  const back = withReturned(places, second, word(9));
  expect(back.map(({ id }) => id)).toEqual([9, 3]);
  expect(placesOf(back, [first]).map(({ favorite }) => favorite.id)).toEqual([1, 9, 3]);
});
