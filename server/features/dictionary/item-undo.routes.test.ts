import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ItemChange } from '#contract/dictionary/admin-endpoints.ts';
import type { Item } from '#contract/dictionary/item.ts';
import { itemRefusals } from '#contract/texts/items.ts';
import { contentKinds } from '#server/db/content/content-kinds.ts';
import { fingerprint } from '#server/db/content/fingerprint.ts';
import { categories, favorites, itemChanges, items, users } from '#server/db/schema/index.ts';
import { mountDictionaryAdmin } from '#server/testing/data/dictionary-admin.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

const { db, call, factories, refreshSearch } = await mountDictionaryAdmin();
const school = {
  kanji: '学校',
  hiragana: 'がっこう',
  mean: 'trường học',
  descriptions: [{ text: '学校[がっこう]へ。', translate: 'Đến trường.' }],
};

let admin: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  refreshSearch.mockReset();
  admin = await factories.user({ email: 'chu@example.com', roles: ['ADMIN'] });
});

const as = () => ({ token: admin.token });
const create = async (body: Record<string, unknown> = school) =>
  (await call('POST', '/api/items', { ...as(), body })).body as Item;
const edit = (id: number, change: Record<string, unknown>) =>
  call('PUT', `/api/items/${id}`, { ...as(), body: { ...school, descriptions: undefined, ...change } });
const remove = (id: number) => call('DELETE', `/api/items/${id}`, as());
const changesOf = async (query = '') => {
  const reply = await call('GET', `/api/items/changes${query}`, as());
  return { list: reply.body as ItemChange[], total: reply.headers.get('X-Total-Count') };
};
const newest = async () => (await changesOf()).list[0]?.id ?? 'no change';
const undo = (id: string) => call('POST', `/api/items/changes/${id}/undo`, as());
const undoNewest = async () => undo(await newest());
const rows = () => db.select().from(items).orderBy(items.id);
const stored = async (id: number) => (await rows()).find((row) => row.id === id);

describe('undoing', () => {
  test('a creation removes the item, and the search is refreshed', async () => {
    await create();
    refreshSearch.mockClear();
    expect(await undoNewest()).toMatchObject({ status: 200, body: { message: itemRefusals.undone } });
    expect(await rows()).toEqual([]);
    expect(refreshSearch).toHaveBeenCalledOnce();
  });

  test('an edit restores all fields, and the content loader manages the row again', async () => {
    const { id } = await create();
    const mark = async () => fingerprint(contentKinds.items, (await stored(id)) ?? {});
    const before = await mark();
    await edit(id, { kanji: '学舎', mean: 'x', description: [], wordClass: 'noun' });
    expect(await mark()).not.toBe(before);
    expect((await undoNewest()).status).toBe(200);
    expect(await mark()).toBe(before);
  });

  test('a deletion restores the item with its id, and in the notebooks that still exist', async () => {
    const { id } = await create();
    const hoa = await factories.user();
    const [remaining, removed, other] = await db
      .insert(categories)
      .values(['Trường', 'Cũ', 'Khác'].map((name) => ({ userId: hoa.id, name })))
      .returning();
    if (!remaining || !removed || !other) throw new Error('Three categories have to come back');
    await db
      .insert(favorites)
      .values([remaining, removed].map(({ id: categoryId }) => ({ categoryId, itemId: id })));

    const before = await stored(id);
    expect((await remove(id)).status).toBe(200);
    expect(await db.$count(favorites)).toBe(0);
    await db.delete(categories).where(eq(categories.id, removed.id));
    expect((await undoNewest()).status).toBe(200);
    expect(await stored(id)).toEqual({
      ...before,
      createdAt: expect.any(Date),
      updatedAt: expect.any(Date),
    });
    expect(await db.select().from(favorites)).toMatchObject([{ categoryId: remaining.id, itemId: id }]);
  });

  test('is recorded: who did it and when', async () => {
    await create();
    const actor = admin;
    admin = await factories.user({ roles: ['ADMIN'] });
    const undoneAfter = Date.now();
    await undoNewest();
    const [change] = await db.select().from(itemChanges);
    expect(change).toMatchObject({ actorId: actor.id, undoneBy: admin.id });
    // Both clocks are of one machine, apart from rounding.
    expect(change?.undoneAt?.getTime()).toBeGreaterThan(undoneAfter - 1_000);
    await db.delete(users).where(eq(users.id, admin.id));
    expect((await db.select().from(itemChanges))[0]).toMatchObject({
      undoneBy: null,
      undoneAt: change?.undoneAt,
    });
  });

  test('a creation records whose favourite the item had become', async () => {
    const [{ id }, other] = [await create(), await create({ ...school, kanji: '学舎' })];
    const hoa = await factories.user();
    const named = ['Trường', 'Khác'].map((name) => ({ userId: hoa.id, name }));
    const inserted = await db.insert(categories).values(named).returning();
    const inEach = inserted.flatMap(({ id: categoryId }) => [
      { categoryId, itemId: id },
      { categoryId, itemId: other.id },
    ]);
    await db.insert(favorites).values(inEach);
    const batch = (await changesOf()).list.find(({ words }) => words.includes('学校'));
    expect((await undo(batch?.id ?? '')).status).toBe(200);
    expect(await db.select().from(itemChanges).orderBy(itemChanges.itemId)).toMatchObject([
      { itemId: id, favoriteOf: inserted.map((category) => category.id) },
      { itemId: other.id, favoriteOf: [] },
    ]);
    expect(await db.$count(favorites)).toBe(2);
  });

  test('one batch after the other goes back to the beginning', async () => {
    const { id } = await create();
    await edit(id, { mean: 'một' });
    await edit(id, { mean: 'hai' });
    await remove(id);
    const { list } = await changesOf();
    const left: unknown[] = [];
    for (const batch of list) {
      expect((await undo(batch.id)).status).toBe(200);
      left.push((await stored(id))?.mean);
    }
    expect(left).toEqual(['hai', 'một', 'trường học', undefined]);
  });

  test.each([
    { between: () => undoNewest(), says: itemRefusals.alreadyUndone, why: 'undone already' },
    { between: (id: number) => edit(id, { mean: 'khác' }), says: itemRefusals.changedSince, why: 'edited' },
    { between: (id: number) => remove(id), says: itemRefusals.changedSince, why: 'deleted' },
    {
      between: () => create({ ...school, mean: 'của người khác' }),
      says: itemRefusals.spellingTakenSince('学校', 'がっこう'),
      why: 'the old spelling taken by another item',
    },
  ])('is refused afterwards: $why', async ({ between, says }) => {
    const { id } = await create();
    await edit(id, { kanji: '学舎' });
    const batch = await newest();
    await between(id);
    const before = await rows();
    expect(await undo(batch)).toMatchObject({ status: 409, body: { message: says } });
    expect(await rows()).toEqual(before);
  });

  test('a deletion is not undone when its spelling has been taken since', async () => {
    await remove((await create()).id);
    const batch = await newest();
    await create();
    const says = itemRefusals.spellingTakenSince('学校', 'がっこう');
    expect(await undo(batch)).toMatchObject({ status: 409, body: { message: says } });
  });

  test('404 for an unknown batch, 400 for an invalid id', async () => {
    const says = itemRefusals.changeNotFound;
    expect(await undo(crypto.randomUUID())).toMatchObject({ status: 404, body: { message: says } });
    const message = 'Mã thay đổi không đúng định dạng.';
    expect(await undo('1')).toMatchObject({ status: 400, body: { message } });
  });

  test('by several concurrent calls happens once', async () => {
    const { id } = await create();
    await edit(id, { mean: 'khác' });
    const batch = await newest();
    const replies = await Promise.all(Array.from({ length: 6 }, () => undo(batch)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(5).fill(409)]);
    expect(await stored(id)).toMatchObject({ mean: 'trường học' });
  });

  test('concurrent with an edit: one is refused or comes second, and nothing is mixed', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await create({ ...school, kanji: `語${round}` });
      await edit(id, { kanji: `語${round}`, mean: 'một' });
      const batch = await newest();
      const [undone, edited] = await Promise.all([
        undo(batch),
        edit(id, { kanji: `語${round}`, mean: 'hai' }),
      ]);
      expect(edited.status).toBe(200);
      expect([200, 409]).toContain(undone.status);
      expect(await stored(id)).toMatchObject({ mean: 'hai' });
    }
  });
});

describe('GET /api/items/changes', () => {
  test('lists who did what, newest first, and what can be undone', async () => {
    const { id } = await create();
    await edit(id, { mean: 'khác' });
    await remove(id);
    const common = { id: expect.any(String), words: ['学校'], count: 1, by: 'chu@example.com' };
    const createdAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    const { list, total } = await changesOf();
    expect(total).toBe('3');
    expect(list).toEqual([
      { ...common, kind: 'deleted', createdAt, undoable: true, undone: false },
      { ...common, kind: 'edited', createdAt, undoable: false, undone: false },
      { ...common, kind: 'created', createdAt, undoable: false, undone: false },
    ]);
    await undoNewest();
    expect((await changesOf()).list).toMatchObject([
      { kind: 'deleted', undoable: false, undone: true },
      { kind: 'edited', undoable: true, undone: false },
      { kind: 'created', undoable: false, undone: false },
    ]);
  });

  test.each([
    { query: '?page=1&size=2', kinds: ['deleted', 'edited'], why: 'the first page' },
    { query: '?page=2&size=2', kinds: ['created'], why: 'the last page' },
    { query: '?page=3&size=2', kinds: [], why: 'past the end' },
  ])('comes page by page: $why', async ({ query, kinds }) => {
    const { id } = await create();
    await edit(id, { mean: 'khác' });
    await remove(id);
    const { list, total } = await changesOf(query);
    expect(list.map(({ kind }) => kind)).toEqual(kinds);
    expect(total).toBe('3');
  });

  test('keeps the changes of a deleted admin', async () => {
    const formerAdmin = admin;
    await create();
    admin = await factories.user({ roles: ['ADMIN'] });
    await db.delete(users).where(eq(users.id, formerAdmin.id));
    expect((await changesOf()).list).toMatchObject([{ kind: 'created', by: null, undoable: true }]);
  });
});
