import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { CATEGORIES_MAX, FAVORITES_PER_CATEGORY_MAX } from '#contract/limits.ts';
import type { Category, FavoriteItem } from '#contract/notebook/endpoints.ts';
import { notebookRefusals } from '#contract/texts/notebook.ts';
import { categories, favorites, items } from '#server/db/schema/index.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { mountRoutes } from '#server/testing/mount-routes.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { notebookRoutes } from './notebook.routes.ts';
import { createNotebookService } from './notebook.service.ts';

const { db } = await openTestDatabase();
const routes = notebookRoutes(createNotebookService({ db, tail: { row: () => null } }));
// Users have the same ids in every test, so each test needs its own rate limits.
let { call, factories } = await mountRoutes(routes);

const water = { id: 1, kanji: '水', sino: 'THỦY', hiragana: 'みず', mean: 'nước', type: 'N5' } as const;
const fire = { id: 2, kanji: '火', sino: 'HỎA', hiragana: 'ひ', mean: 'lửa', type: 'N4' } as const;
const UNKNOWN_ID = 999;

let hoa: TestUser;
let lan: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  ({ call, factories } = await mountRoutes(routes));
  [hoa, lan] = [await factories.user(), await factories.user()];
  await db.insert(items).values([water, fire]);
});

const create = (name: string, by = hoa) =>
  call('POST', `/api/favorites/categories?${new URLSearchParams({ name })}`, { token: by.token });
const made = async (name: string, by = hoa) => (await create(name, by)).body as Category;
const rename = (id: number, name: string, by = hoa) =>
  call('PUT', `/api/categories/${id}`, { token: by.token, body: { name } });
const drop = (id: number, by = hoa) => call('DELETE', `/api/categories/${id}`, { token: by.token });
const add = (categoryId: number, itemId: number, by = hoa) =>
  call('POST', `/api/favorites/add?categoryId=${categoryId}&itemId=${itemId}`, { token: by.token });
const added = async (categoryId: number, itemId: number) =>
  (await add(categoryId, itemId)).body as FavoriteItem;
const move = (id: number, categoryId: number, by = hoa) =>
  call('PUT', `/api/favorites/${id}/category`, { token: by.token, body: { categoryId } });
const remove = (id: number, by = hoa) => call('DELETE', `/api/favorites/${id}`, { token: by.token });
const listOf = (user: TestUser, by = user) =>
  call('GET', `/api/users/${user.id}/categories`, { token: by.token });
const wordsIn = (categoryId: number, by = hoa) =>
  call('GET', `/api/categories/${categoryId}/favorite-items`, { token: by.token });
const inNotebooks = async () => ({
  categories: await db.select().from(categories),
  favorites: await db.select().from(favorites),
});

const refused = (status: number, message: string) => ({ status, body: { message } });

describe('categories', () => {
  test('are listed in Vietnamese order, with their number of words', async () => {
    for (const name of ['động từ', 'Ẩm thực', 'Du lịch', 'em']) await create(name);
    await add((await made('Đồ uống')).id, water.id);
    const shown = (await listOf(hoa)).body as Category[];
    expect(shown.map(({ name, itemCount }) => `${name} ${itemCount}`)).toEqual([
      'Ẩm thực 0',
      'Du lịch 0',
      'Đồ uống 1',
      'động từ 0',
      'em 0',
    ]);
  });

  test('are for their owner and for admins', async () => {
    await create('Của Hoa');
    const admin = await factories.user({ roles: ['ADMIN'] });
    expect((await listOf(hoa, lan)).status).toBe(403);
    expect(await listOf(hoa, admin)).toMatchObject({ status: 200, body: [{ name: 'Của Hoa' }] });
    expect((await listOf(lan)).body).toEqual([]);
    expect((await call('GET', `/api/users/${hoa.id}/categories`)).status).toBe(401);
  });

  test('for a word say which of one’s own contain it', async () => {
    const [a, b] = [await made('A'), await made('B')];
    await add(b.id, water.id);
    const choices = async (query: string) =>
      (await call('GET', `/api/favorites/categories${query}`, { token: hoa.token })).body;
    expect(await choices('?itemId=1')).toEqual([
      { ...a, itemCount: 0, contains: false },
      { ...b, itemCount: 1, contains: true },
    ]);
    expect(await choices('?itemId=2')).toMatchObject([{ contains: false }, { contains: false }]);
    expect(await choices('')).toMatchObject([{ contains: false }, { contains: false }]);
  });

  test('are created, renamed and deleted with their words', async () => {
    const reply = await create('  Đồ uống ');
    const drinks = reply.body as Category;
    expect(reply).toMatchObject({ status: 200, body: { name: 'Đồ uống', itemCount: 0 } });
    await add(drinks.id, water.id);
    expect(await rename(drinks.id, 'đồ UỐNG')).toMatchObject({
      status: 200,
      body: { id: drinks.id, name: 'đồ UỐNG', itemCount: 1 },
    });
    expect((await drop(drinks.id)).status).toBe(200);
    expect(await inNotebooks()).toEqual({ categories: [], favorites: [] });
  });

  test.each([
    { name: 'đồ uống', why: 'ignoring case' },
    { name: ' Đồ uống ', why: 'ignoring surrounding spaces' },
    { name: 'Đồ uống'.normalize('NFD'), why: 'ignoring Unicode normal forms' },
  ])('have unique names: $why', async ({ name }) => {
    await create('Đồ uống');
    const other = await made('Khác');
    const taken = refused(409, notebookRefusals.nameTaken('Đồ uống'));
    expect(await create(name)).toMatchObject(taken);
    expect(await rename(other.id, name)).toMatchObject(taken);
    expect((await create(name, lan)).status).toBe(200);
  });

  test.each([
    { name: ' ', says: 'Tên danh mục không được bỏ trống', why: 'blank' },
    { name: 'a'.repeat(61), says: 'Tên danh mục dài tối đa 60 ký tự.', why: 'too long' },
    { name: 'a\nb', says: 'Tên danh mục không đúng định dạng.', why: 'two lines' },
  ])('400: a name that is $why', async ({ name, says }) => {
    expect(await create(name)).toMatchObject(refused(400, says));
    expect(await rename((await made('A')).id, name)).toMatchObject(refused(400, says));
  });

  test('of somebody else are not found', async () => {
    const { id } = await made('Của Hoa');
    const favorite = await added(id, water.id);
    const lans = await made('Của Lan', lan);
    const before = await inNotebooks();
    for (const reply of [
      await rename(id, 'X', lan),
      await drop(id, lan),
      await wordsIn(id, lan),
      await add(id, fire.id, lan),
      await rename(UNKNOWN_ID, 'X'),
      await drop(UNKNOWN_ID),
      await wordsIn(UNKNOWN_ID),
      await add(UNKNOWN_ID, fire.id),
      await move(favorite.id, lans.id),
    ])
      expect(reply).toMatchObject(refused(404, notebookRefusals.categoryNotFound));
    expect(await inNotebooks()).toEqual(before);
  });

  test('are limited in number', async () => {
    const names = Array.from({ length: CATEGORIES_MAX - 1 }, (_, at) => `Danh mục ${at}`);
    await db.insert(categories).values(names.map((name) => ({ userId: hoa.id, name })));
    const replies = await Promise.all([create('A'), create('B'), create('C')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await create('D')).toMatchObject(refused(409, 'Sổ tay có tối đa 200 danh mục.'));
    expect((await create('A', lan)).status).toBe(200);
  });

  test('of one name are created once, however many calls are concurrent', async () => {
    const replies = await Promise.all(['Trường', 'TRƯỜNG', 'trường', 'Trường '].map((name) => create(name)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await inNotebooks()).categories).toHaveLength(1);
  });
});

describe('words', () => {
  let drinks: Category;
  let other: Category;
  beforeEach(async () => {
    [drinks, other] = [await made('Đồ uống'), await made('Khác')];
  });

  test('are added and listed, newest first', async () => {
    const reply = await add(drinks.id, water.id);
    expect(reply).toMatchObject({ status: 200, body: { id: expect.any(Number), item: water } });
    await add(drinks.id, fire.id);
    expect((await wordsIn(drinks.id)).body).toEqual([
      { id: expect.any(Number), item: fire },
      { id: expect.any(Number), item: water },
    ]);
  });

  test('are in a category once, however many calls are concurrent (PRODUCT.md, Notebook)', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => add(drinks.id, water.id)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(5).fill(409)]);
    expect(await add(drinks.id, water.id)).toMatchObject(refused(409, 'Từ này đã có trong danh mục'));
    expect((await inNotebooks()).favorites).toHaveLength(1);
    expect((await add(other.id, water.id)).status).toBe(200);
  });

  test('must be in the dictionary, also when they are deleted concurrently', async () => {
    expect(await add(drinks.id, UNKNOWN_ID)).toMatchObject(refused(404, notebookRefusals.itemNotFound));
    const [reply] = await Promise.all([add(drinks.id, water.id), db.delete(items)]);
    expect([200, 404]).toContain(reply.status);
    expect((await inNotebooks()).favorites).toEqual([]);
  });

  test('are moved, and back', async () => {
    const { id } = await added(drinks.id, water.id);
    expect(await move(id, other.id)).toMatchObject({ status: 200, body: { id, item: water } });
    expect((await wordsIn(other.id)).body).toMatchObject([{ id }]);
    for (const _ of ['back', 'to where it is']) expect((await move(id, drinks.id)).status).toBe(200);
    expect((await wordsIn(other.id)).body).toEqual([]);
    expect((await wordsIn(drinks.id)).body).toMatchObject([{ id }]);
  });

  test('are not moved to where they already are, and none is lost', async () => {
    const { id } = await added(drinks.id, water.id);
    await add(other.id, water.id);
    const before = await inNotebooks();
    expect(await move(id, other.id)).toMatchObject(refused(409, notebookRefusals.alreadyInCategory));
    expect(await inNotebooks()).toEqual(before);
  });

  test('moved to one place from two concurrently: one is moved, one stays', async () => {
    const third = await made('Thứ ba');
    const [a, b] = [await added(drinks.id, water.id), await added(other.id, water.id)];
    const replies = await Promise.all([move(a.id, third.id), move(b.id, third.id)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await inNotebooks()).favorites).toHaveLength(2);
  });

  test('are removed once', async () => {
    const { id } = await added(drinks.id, water.id);
    const replies = await Promise.all([remove(id), remove(id)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await inNotebooks()).favorites).toEqual([]);
  });

  test('of somebody else are not found', async () => {
    const { id } = await added(drinks.id, water.id);
    const lans = await made('Của Lan', lan);
    const missing = refused(404, notebookRefusals.favoriteNotFound);
    expect(await remove(id, lan)).toMatchObject(missing);
    expect(await move(id, lans.id, lan)).toMatchObject(missing);
    expect(await remove(UNKNOWN_ID)).toMatchObject(missing);
    expect((await wordsIn(drinks.id)).body).toMatchObject([{ id }]);
  });

  test('are limited in number', async () => {
    const last = FAVORITES_PER_CATEGORY_MAX + 8;
    await db.execute(sql`
      insert into items (id, kanji, hiragana, mean)
      select n, '語' || n, 'ご', 'từ' from generate_series(10, ${last}::int) n`);
    await db.execute(sql`
      insert into favorites (category_id, item_id)
      select ${drinks.id}::int, n from generate_series(10, ${last}::int) n`);
    const { id } = await added(other.id, water.id);
    const replies = await Promise.all([add(drinks.id, fire.id), move(id, drinks.id)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const full = refused(409, 'Mỗi danh mục chứa tối đa 2.000 từ.');
    expect(replies.find(({ status }) => status === 409)).toMatchObject(full);
    expect(await db.$count(favorites, eq(favorites.categoryId, drinks.id))).toBe(FAVORITES_PER_CATEGORY_MAX);
  });
});
