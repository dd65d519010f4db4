import { beforeEach, expect, test } from 'vitest';
import { blankWord } from '#contract/dictionary/word-fields.ts';
import { items } from '#server/db/schema/index.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { createItemsRepository, type ItemFields } from './items.repository.ts';

const { db } = await openTestDatabase();
const repository = createItemsRepository(db);
beforeEach(() => emptyTables(db));

const word = (kanji: string, hiragana: string, sino: string, mean: string): ItemFields => ({
  ...blankWord,
  kanji,
  hiragana,
  sino,
  mean,
  wordClass: 'noun',
});

test('returns when each was last changed, in order', async () => {
  const [fire, sun] = await repository.insert([
    word('火', 'ひ', 'HỎA', 'lửa'),
    word('日', 'ひ', 'NHẬT', 'ngày'),
  ]);
  if (!fire || !sun) throw new Error('two were inserted');
  const longAgo = new Date(0);
  await db.update(items).set({ updatedAt: longAgo });
  await repository.save([{ ...sun, mean: 'mặt trời' }]);
  const [first, second] = await repository.times();
  expect(first).toEqual({ id: fire.id, updatedAt: longAgo });
  expect(second?.id).toBe(sun.id);
  expect(second?.updatedAt).not.toEqual(longAgo);
});

test('finds by id and by spelling, both parts of it', async () => {
  const [row] = await repository.insert([word('日', 'ひ', 'NHẬT', 'ngày')]);
  expect(await repository.find(row?.id ?? 0)).toEqual(row);
  expect(await repository.find(1)).toBeNull();
  expect(await repository.findBySpelling({ kanji: '日', hiragana: 'ひ' })).toEqual(row);
  expect(await repository.findBySpelling({ kanji: '日', hiragana: 'にち' })).toBeNull();
});

test('saves more than one statement takes, existing and new ones', async () => {
  const many = Array.from({ length: 250 }, (_, at) => word(`語${at}`, 'ご', 'NGỮ', 'từ'));
  const inserted = await repository.insert(many.slice(0, 120));
  const all = many.map((fields, at) => ({ ...fields, id: inserted[at]?.id ?? at + 1, mean: 'chữ' }));
  await repository.save(all);
  const rows = await db.select().from(items);
  expect(rows).toHaveLength(250);
  expect(new Set(rows.map(({ mean }) => mean))).toEqual(new Set(['chữ']));
  await repository.delete(all.map(({ id }) => id));
  expect(await repository.all()).toEqual([]);
});
