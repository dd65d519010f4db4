import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { FAVORITES_AT_ONCE_MAX, FAVORITES_PER_CATEGORY_MAX } from '#contract/limits.ts';
import type { Category, FavoriteInCategory, FavoritePlace } from '#contract/notebook/endpoints.ts';
import { JSON_BODY_MAX_BYTES } from '#contract/server-limits.ts';
import { notebookRefusals } from '#contract/texts/notebook.ts';
import { favorites, items } from '#server/db/schema/index.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { mountRoutes } from '#server/testing/mount-routes.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { notebookRoutes } from './notebook.routes.ts';
import { createNotebookService } from './notebook.service.ts';

const { db } = await openTestDatabase();
const LIST_MAX = 25;
const routes = notebookRoutes(createNotebookService({ db, tail: { row: () => null }, listMax: LIST_MAX }));
let { call, factories } = await mountRoutes(routes);

const word = (id: number) =>
  ({ id, kanji: `語${id}`, sino: 'NGỮ', hiragana: 'ご', mean: 'từ', type: 'N5' }) as const;
const UNKNOWN_ID = 999_999;

let hoa: TestUser;
let lan: TestUser;
let a: Category;
let b: Category;
let ofLan: Category;
beforeEach(async () => {
  await emptyTables(db);
  ({ call, factories } = await mountRoutes(routes));
  [hoa, lan] = [await factories.user(), await factories.user()];
  await db.insert(items).values([1, 2, 3].map(word));
  [a, b, ofLan] = [await made('A'), await made('B'), await made('Của Lan', lan)];
});

const made = async (name: string, by = hoa) =>
  (await call('POST', `/api/favorites/categories?${new URLSearchParams({ name })}`, { token: by.token }))
    .body as Category;
const add = async (categoryId: number, itemId: number, by = hoa): Promise<number> => {
  const address = `/api/favorites/add?categoryId=${categoryId}&itemId=${itemId}`;
  return ((await call('POST', address, { token: by.token })).body as { id: number }).id;
};
const move = (favoriteIds: unknown, categoryId: unknown, by = hoa) =>
  call('PUT', '/api/favorites/category', { token: by.token, body: { favoriteIds, categoryId } });
const remove = (favoriteIds: unknown, by = hoa) =>
  call('POST', '/api/favorites/remove', { token: by.token, body: { favoriteIds } });
const restore = (places: unknown, by = hoa) =>
  call('POST', '/api/favorites/restore', { token: by.token, body: { favorites: places } });
const everything = (by = hoa) => call('GET', '/api/favorites', { token: by.token });
/** Every word with its category, newest first. */
const placesOf = async (by = hoa) =>
  ((await everything(by)).body as FavoriteInCategory[]).map(
    ({ categoryId, item }) => `${item.id} in ${nameOf(categoryId)}`,
  );
const nameOf = (id: number) => [a, b, ofLan].find((category) => category.id === id)?.name;
const fill = async (categoryId: number, count: number) => {
  await db.execute(sql`
    insert into items (id, kanji, hiragana, mean)
    select n, '語' || n, 'ご', 'từ' from generate_series(10, ${count + 9}::int) n`);
  await db.execute(sql`
    insert into favorites (category_id, item_id)
    select ${categoryId}::int, n from generate_series(10, ${count + 9}::int) n`);
};

const refused = (status: number, message: string) => ({ status, body: { message } });

describe('all words', () => {
  test('come with their categories, newest first, and only to their owner', async () => {
    await add(a.id, 1);
    await add(b.id, 2);
    await add(b.id, 1);
    await add(ofLan.id, 3, lan);
    expect(await placesOf()).toEqual(['1 in B', '2 in B', '1 in A']);
    expect(await placesOf(lan)).toEqual(['3 in Của Lan']);
    expect((await everything()).body).toMatchObject([{ item: word(1) }, {}, {}]);
    expect((await call('GET', '/api/favorites')).status).toBe(401);
  });

  test('are limited in number, and the total says so', async () => {
    await fill(a.id, LIST_MAX);
    await add(b.id, 1);
    const reply = await everything();
    expect(reply.body).toHaveLength(LIST_MAX);
    expect(reply.headers.get('X-Total-Count')).toBe(String(LIST_MAX + 1));
  });
});

describe('many words', () => {
  test('are moved at once, and back', async () => {
    const ids = [await add(a.id, 1), await add(a.id, 2)];
    await add(a.id, 3);
    const reply = await move(ids, b.id);
    expect(reply.status).toBe(200);
    expect(await placesOf()).toEqual(['3 in A', '2 in B', '1 in B']);
    expect((await restore(reply.body)).status).toBe(200);
    expect(await placesOf()).toEqual(['3 in A', '2 in A', '1 in A']);
  });

  test('are removed at once, and restored in their order', async () => {
    const ids = [await add(a.id, 1), await add(b.id, 1), await add(a.id, 2)];
    await add(a.id, 3);
    const reply = await remove(ids);
    expect(reply.body).toEqual([
      { id: ids[0], categoryId: a.id, itemId: 1 },
      { id: ids[1], categoryId: b.id, itemId: 1 },
      { id: ids[2], categoryId: a.id, itemId: 2 },
    ]);
    expect(await placesOf()).toEqual(['3 in A']);
    await restore(reply.body);
    expect(await placesOf()).toEqual(['2 in A', '1 in B', '1 in A', '3 in A']);
  });

  test('that the category has already are not there twice, and undo brings both places back', async () => {
    const third = await made('C');
    const ids = [await add(a.id, 1), await add(third.id, 1), await add(a.id, 2)];
    await add(b.id, 2);
    const reply = await move(ids, b.id);
    expect(await placesOf()).toEqual(['2 in B', '1 in B']);
    expect(reply.body).toHaveLength(3);
    await restore(reply.body);
    const places = (await everything()).body as FavoriteInCategory[];
    expect(places.map(({ categoryId, item }) => [categoryId, item.id])).toEqual(
      expect.arrayContaining([
        [a.id, 1],
        [third.id, 1],
        [a.id, 2],
        [b.id, 2],
      ]),
    );
    expect(places).toHaveLength(4);
  });

  test('moved to where they are stay there', async () => {
    const id = await add(a.id, 1);
    expect(await move([id], a.id)).toMatchObject({ status: 200, body: [] });
    expect(await placesOf()).toEqual(['1 in A']);
  });

  test('that another device has removed are left out', async () => {
    const ids = [await add(a.id, 1), await add(a.id, 2)];
    await remove([ids[0]]);
    expect(await move(ids, b.id)).toMatchObject({ status: 200, body: [{ id: ids[1] }] });
    expect(await remove(ids)).toMatchObject({ status: 200, body: [{ id: ids[1] }] });
    expect(await remove(ids)).toMatchObject(refused(404, notebookRefusals.favoriteNotFound));
  });

  test('of somebody else are neither moved nor removed', async () => {
    const [own, other] = [await add(a.id, 1), await add(ofLan.id, 2, lan)];
    const missing = refused(404, notebookRefusals.favoriteNotFound);
    expect(await remove([other])).toMatchObject(missing);
    expect(await move([other], b.id)).toMatchObject(missing);
    expect(await remove([own, other])).toMatchObject({ status: 200, body: [{ id: own }] });
    expect(await placesOf(lan)).toEqual(['2 in Của Lan']);
  });

  test('go to no category of somebody else', async () => {
    const id = await add(a.id, 1);
    const missing = refused(404, notebookRefusals.categoryNotFound);
    expect(await move([id], ofLan.id)).toMatchObject(missing);
    expect(await move([id], UNKNOWN_ID)).toMatchObject(missing);
    const places: FavoritePlace[] = [
      { id, categoryId: a.id, itemId: 2 },
      { id, categoryId: ofLan.id, itemId: 1 },
    ];
    expect(await restore(places)).toMatchObject(missing);
    expect(await placesOf()).toEqual(['1 in A']);
    expect(await placesOf(lan)).toEqual([]);
  });

  test('restored with an id of somebody else are new words, and that one stays', async () => {
    const other = await add(ofLan.id, 2, lan);
    const own = await add(a.id, 1);
    await restore([
      { id: other, categoryId: a.id, itemId: 2 },
      { id: own, categoryId: b.id, itemId: 3 },
    ]);
    expect(await placesOf()).toEqual(expect.arrayContaining(['1 in A', '2 in A', '3 in B']));
    expect(await placesOf(lan)).toEqual(['2 in Của Lan']);
  });

  test('restored twice are there once, also concurrently', async () => {
    const { body } = await remove([await add(a.id, 1), await add(a.id, 2)]);
    const twice = [...(body as FavoritePlace[]), ...(body as FavoritePlace[])];
    const replies = await Promise.all([restore(twice), restore(body), restore(body)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await placesOf()).toEqual(['2 in A', '1 in A']);
  });

  test('that are no longer in the dictionary are not restored', async () => {
    const { body } = await remove([await add(a.id, 1), await add(a.id, 2)]);
    await db.delete(items);
    await db.insert(items).values(word(2));
    expect((await restore(body)).status).toBe(200);
    expect(await placesOf()).toEqual(['2 in A']);
  });

  test('more than a category has room for are refused together', async () => {
    await fill(b.id, FAVORITES_PER_CATEGORY_MAX - 1);
    const ids = [await add(a.id, 1), await add(a.id, 2)];
    const full = refused(409, 'Mỗi danh mục chứa tối đa 2.000 từ.');
    expect(await move(ids, b.id)).toMatchObject(full);
    const { body } = await remove(ids);
    const elsewhere = (body as FavoritePlace[]).map((place) => ({ ...place, categoryId: b.id }));
    expect(await restore(elsewhere)).toMatchObject(full);
    expect(await restore(elsewhere.slice(1))).toMatchObject({ status: 200 });
    expect(await db.$count(favorites)).toBe(FAVORITES_PER_CATEGORY_MAX);
  });

  test('moved and removed concurrently are removed once', async () => {
    const ids = [await add(a.id, 1), await add(a.id, 2)];
    const [, ...removals] = await Promise.all([move(ids, b.id), remove(ids), remove(ids)]);
    expect(removals.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await placesOf()).toEqual([]);
  });
});

describe('input', () => {
  const tooMany = Array.from({ length: FAVORITES_AT_ONCE_MAX + 1 }, (_, at) => at + 1);

  test.each([
    { ids: [], says: 'Danh sách từ đã lưu cần ít nhất 1 mục.', why: 'no id' },
    { ids: tooMany, says: 'Danh sách từ đã lưu có tối đa 1.000 mục.', why: 'too many ids' },
    { ids: 5, says: 'Danh sách từ đã lưu không đúng kiểu dữ liệu.', why: 'no list' },
    { ids: undefined, says: 'Danh sách từ đã lưu không được bỏ trống.', why: 'nothing' },
  ])('400: $why', async ({ ids, says }) => {
    for (const reply of [await move(ids, a.id), await remove(ids), await restore(ids)])
      expect(reply).toMatchObject(refused(400, says));
  });

  test.each([
    { id: 0, why: 'zero' },
    { id: -1, why: 'negative' },
    { id: 1.5, why: 'no whole number' },
    { id: 2 ** 31, why: 'beyond the ids of the database' },
    { id: 'một', why: 'a text that is no number' },
    { id: null, why: 'null' },
  ])('400: an id that is $why', async ({ id }) => {
    expect((await remove([id])).status).toBe(400);
    expect((await move([id], a.id)).status).toBe(400);
    expect((await move([1], id)).status).toBe(400);
    expect((await restore([{ id, categoryId: a.id, itemId: 1 }])).status).toBe(400);
    expect((await restore([{ id: 1, categoryId: id, itemId: 1 }])).status).toBe(400);
    expect((await restore([{ id: 1, categoryId: a.id, itemId: id }])).status).toBe(400);
  });

  test('as many as one call can have fit into a body', () => {
    const places = Array.from({ length: FAVORITES_AT_ONCE_MAX }, () => ({
      id: 2 ** 31 - 1,
      categoryId: 2 ** 31 - 1,
      itemId: 2 ** 31 - 1,
    }));
    expect(JSON.stringify({ favorites: places }).length).toBeLessThanOrEqual(JSON_BODY_MAX_BYTES);
  });

  test('an id that is listed twice counts once', async () => {
    const id = await add(a.id, 1);
    expect((await remove([id, id])).body).toEqual([{ id, categoryId: a.id, itemId: 1 }]);
  });
});
