import { expect, test } from 'vitest';
import { listItems } from '#contract/dictionary/endpoints.ts';
import { blankWord } from '#contract/dictionary/word-fields.ts';
import { writeJson } from '#server/http/replies/reply.ts';
import { createItemList } from './item-list.ts';
import type { ItemRow } from './items.repository.ts';

/** Twice the shipped dictionary, enough for several slices. */
const WORDS = 7_500;
const word = (id: number): ItemRow => ({
  ...blankWord,
  id,
  kanji: `語${id}`,
  hiragana: 'ことば',
  sino: 'NGỮ',
  mean: 'một từ trong từ điển, kèm theo câu ví dụ',
  type: 'N5',
  wordClass: 'noun',
  descriptions: [{ text: `語${id}を使います。`, translate: 'Tôi dùng từ này.' }],
});
const rows = new Map(Array.from({ length: WORDS }, (_, at) => [at + 1, word(at + 1)]));

/** How often other work had its turn before it was done. */
async function turnsDuring<T>(work: () => Promise<T>): Promise<{ turns: number; result: T }> {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  try {
    return { result: await work(), turns };
  } finally {
    clearImmediate(next);
  }
}

test('a long list is folded in slices, once for each edition', async () => {
  let edition = rows;
  const list = createItemList(async () => edition);
  const first = await turnsDuring(() => list('TU', { offset: 0, limit: 2 }));
  expect(first.turns).toBeGreaterThan(0);
  expect(first.result.total).toBe(WORDS);
  expect(first.result.rows.map(({ id }) => id)).toEqual([WORDS, WORDS - 1]);
  expect((await turnsDuring(() => list('語7499', { offset: 0 }))).turns).toBe(0);

  edition = new Map([[1, word(1)]]);
  expect((await list('', { offset: 0 })).total).toBe(1);
});

test('it is checked and serialized in slices, with the same result as at once', async () => {
  const items = Array.from(rows.values(), (row) => ({
    ...row,
    descriptions: [...row.descriptions],
    kanjis: [],
  }));
  const { turns, result } = await turnsDuring(() => writeJson(listItems, items));
  expect(turns).toBeGreaterThan(0);
  expect(new TextDecoder().decode(result)).toBe(JSON.stringify(listItems.output.parse(items)));
});

test('fields outside the contract are not written, and invalid ones are refused', async () => {
  const item = { ...word(1), descriptions: [], kanjis: [] };
  const written = await writeJson(listItems, [{ ...item, secret: 'x' }]);
  expect(JSON.parse(new TextDecoder().decode(written))).toEqual([item]);
  await expect(writeJson(listItems, [{ ...item, mean: 5 }])).rejects.toThrow('mean');
});
