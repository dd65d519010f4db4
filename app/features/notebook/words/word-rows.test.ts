import { expect, test } from 'vitest';
import type { FavoriteInCategory } from '#contract/notebook/endpoints.ts';
import { favoriteIdsOf, type NotebookWord, type PendingChange, rowsOf, wordsOf } from './word-rows.ts';

const favorite = (id: number, itemId = id * 10, categoryId = 1): FavoriteInCategory => ({
  id,
  categoryId,
  item: { id: itemId, kanji: `字${itemId}`, hiragana: 'じ', sino: 'TỰ', mean: 'chữ', type: 'N5' },
});
const words = (...ids: number[]): NotebookWord[] => wordsOf(ids.map((id) => favorite(id)));
const removal = (...ids: number[]): PendingChange => {
  const removed = words(...ids);
  return { words: removed, places: removed.flatMap(({ places }) => places), movedTo: null };
};
const shown = (present: NotebookWord[], changes: PendingChange[], savedBefore = new Map<number, number>()) =>
  rowsOf(present, changes, savedBefore).map(({ word, removal: change }) =>
    change ? `(${word.item.id})` : String(word.item.id),
  );

test.each([
  { present: [3, 1], changes: [], expected: ['30', '10'], why: 'nothing was removed' },
  { present: [3, 1], changes: [removal(2)], expected: ['30', '(20)', '10'], why: 'one in the middle' },
  {
    present: [1],
    changes: [removal(2), removal(3)],
    expected: ['(30)', '(20)', '10'],
    why: 'two, each at its place',
  },
  { present: [], changes: [removal(1)], expected: ['(10)'], why: 'the only word' },
  {
    present: [3],
    changes: [removal(2, 1)],
    expected: ['30'],
    why: 'many together have no cards of their own',
  },
  { present: [2, 1], changes: [removal(2)], expected: ['20', '10'], why: 'it was saved again meanwhile' },
])('each keeps its place: $why', ({ present, changes, expected }) => {
  expect(shown(words(...present), changes)).toEqual(expected);
});

test('a restored word returns to its place, though it has a new id', () => {
  const present = wordsOf([favorite(9, 20), favorite(3), favorite(1)]);
  expect(shown(present, [])).toEqual(['20', '30', '10']);
  expect(shown(present, [], new Map([[20, 2]]))).toEqual(['30', '20', '10']);
});

test('a word of several categories is one word, as new as its newest place', () => {
  const [first, second, ...others] = wordsOf([favorite(7, 10, 2), favorite(5, 20, 2), favorite(4, 10, 1)]);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ savedAs: 7, item: { id: 10 } });
  expect(first?.places).toEqual([
    { id: 7, categoryId: 2, itemId: 10 },
    { id: 4, categoryId: 1, itemId: 10 },
  ]);
  expect(second).toMatchObject({ savedAs: 5, item: { id: 20 } });
});

test('a change of words is a change of all their places', () => {
  expect(favoriteIdsOf(wordsOf([favorite(7, 10, 2), favorite(5, 20, 2), favorite(4, 10, 1)]))).toEqual([
    7, 4, 5,
  ]);
});
