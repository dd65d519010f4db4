import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Item } from '#contract/dictionary/item.ts';
import { itemRefusals } from '#contract/texts/items.ts';
import { itemChanges, items } from '#server/db/schema/index.ts';
import { mountDictionaryAdmin } from '#server/testing/data/dictionary-admin.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

const { db, call, factories } = await mountDictionaryAdmin();
const school = { kanji: '学校', hiragana: 'がっこう', mean: 'trường học' };

let admin: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  admin = await factories.user({ email: 'chu@example.com', roles: ['ADMIN'] });
});

const post = (body: Record<string, unknown>) => call('POST', '/api/items', { token: admin.token, body });
const put = (id: number, body: Record<string, unknown>) =>
  call('PUT', `/api/items/${id}`, { token: admin.token, body });
const created = async (body: Record<string, unknown>) => (await post(body)).body as Item;
const stored = async (id: number) => (await db.select().from(items).where(eq(items.id, id)))[0];
const history = () => db.select().from(itemChanges).orderBy(itemChanges.id);

describe('PUT /api/items/{id}', () => {
  const rich = {
    ...school,
    sino: 'HỌC ĐƯỜNG',
    type: 'N3',
    wordClass: 'noun',
    cognate: { kind: 'same', note: 'Như “học hiệu”.' },
    variants: '學校',
    descriptions: [
      { text: '学校[がっこう]へ。', translate: 'Đến trường.' },
      { text: 'ここ。', translate: 'Ở đây.' },
    ],
  };
  const [, here] = rich.descriptions;
  const withRuby = { text: '学校へ。', translate: 'Đến trường.', ruby: '学校[がっこう]へ。' };

  test.each([
    {
      change: { mean: 'trường' },
      expected: {
        mean: 'trường',
        wordClass: 'noun',
        cognate: rich.cognate,
        variants: '學校',
        descriptions: [withRuby, here],
      },
      why: 'fields that are not sent stay',
    },
    {
      change: { wordClass: null, cognate: null, description: [] },
      expected: { wordClass: null, cognate: null, descriptions: [] },
      why: 'fields sent empty are cleared',
    },
    {
      change: { descriptions: [here] },
      expected: { descriptions: [here] },
      why: 'the examples by the name that they have in the reply',
    },
    {
      change: { description: [here], descriptions: [] },
      expected: { descriptions: [here] },
      why: 'sent under both names, the documented one counts',
    },
    {
      change: { description: [here, { text: '学校へ。', translate: 'Đi học.' }] },
      expected: { descriptions: [here, { ...withRuby, translate: 'Đi học.' }] },
      why: 'an unchanged sentence keeps its readings, even at another position',
    },
    {
      change: { description: [{ text: '学校へ！', translate: 'Đến trường!' }] },
      expected: { descriptions: [{ text: '学校へ！', translate: 'Đến trường!' }] },
      why: 'a changed sentence does not inherit readings',
    },
    {
      change: { description: [{ text: '学[がっ]校[こう]へ。', translate: 'Đến trường.' }] },
      expected: { descriptions: [{ ...withRuby, ruby: '学[がっ]校[こう]へ。' }] },
      why: 'new readings replace the old ones',
    },
    {
      change: { description: [{ text: ' ', translate: 'x' }, here] },
      expected: { descriptions: [here] },
      why: 'blank rows are dropped (PRODUCT.md, Dictionary)',
    },
    { change: { mean: 'trường' }, expected: { type: 'N3' }, why: 'a level that is not sent stays' },
    { change: { type: 'N5' }, expected: { type: 'N5' }, why: 'a level that is sent is stored' },
    { change: {}, expected: { sino: 'HỌC ĐƯỜNG' }, why: 'a Hán Việt that is not sent stays' },
    {
      change: { kanji: '学舎' },
      expected: { kanji: '学舎', sino: 'HỌC ĐƯỜNG' },
      why: 'also when the spelling changes',
    },
    { change: { sino: '' }, expected: { sino: 'HỌC HIỆU' }, why: 'a blank Hán Việt is computed' },
    {
      change: { kanji: 'ガッコウ', sino: '' },
      expected: { kanji: 'ガッコウ', sino: '' },
      why: 'kana has none',
    },
  ])('$why', async ({ change, expected }) => {
    const { id } = await created(rich);
    const reply = await put(id, { ...school, ...change });
    expect(reply).toMatchObject({ status: 200, body: { id, ...expected } });
    expect(await stored(id)).toMatchObject(expected);
  });

  test('a word saved without Hán Việt stays without', async () => {
    const [row] = await db
      .insert(items)
      .values({ ...school, sino: '' })
      .returning();
    expect(await put(row?.id ?? 0, { ...school, mean: 'trường' })).toMatchObject({ body: { sino: '' } });
  });

  test('stores the state before', async () => {
    const { id } = await created(school);
    await put(id, { ...school, mean: 'trường' });
    const [, edit] = await history();
    expect(edit).toMatchObject({ kind: 'edited', before: { mean: 'trường học' }, after: { mean: 'trường' } });
  });

  test('saving without a change is not a change', async () => {
    const { id } = await created(rich);
    expect(await put(id, school)).toMatchObject({ status: 200, body: { id, changeId: null } });
    expect(await history()).toHaveLength(1);
  });

  test('404 for an unknown item, 409 for the spelling of another, 400 for an invalid id', async () => {
    const { id } = await created(school);
    await post({ ...school, hiragana: 'まなびや' });
    expect(await put(1, school)).toMatchObject({ status: 404, body: { message: itemRefusals.notFound } });
    expect(await put(id, { ...school, hiragana: 'まなびや' })).toMatchObject({
      status: 409,
      body: { message: itemRefusals.spellingTaken('学校', 'まなびや') },
    });
    const reply = await call('PUT', '/api/items/x', { token: admin.token, body: school });
    expect(reply).toMatchObject({ status: 400, body: { message: 'Mã mục từ không đúng định dạng.' } });
  });
});

describe('DELETE /api/items/{id}', () => {
  const remove = (id: number) => call('DELETE', `/api/items/${id}`, { token: admin.token });

  test('removes it once and records it', async () => {
    const { id } = await created(school);
    const replies = await Promise.all([remove(id), remove(id)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await stored(id)).toBeUndefined();
    const [, deletion] = await history();
    expect(deletion).toMatchObject({
      kind: 'deleted',
      itemId: id,
      before: school,
      after: null,
      favoriteOf: [],
    });
  });
});

test('each reply names the change that it made', async () => {
  const { id, changeId: creation } = (await post(school)).body as Item & { changeId: string };
  const edit = await put(id, { ...school, mean: 'trường' });
  const deletion = await call('DELETE', `/api/items/${id}`, { token: admin.token });
  expect(deletion.body).toMatchObject({ statusCode: 200, message: itemRefusals.deleted });
  const named = [creation, ...[edit, deletion].map(({ body }) => (body as { changeId: string }).changeId)];
  expect(named).toEqual((await history()).map(({ batchId }) => batchId));
});

test('only admins may edit the dictionary', async () => {
  const { token } = await factories.user({ roles: ['USER', 'SUPPLIER', 'QC'] });
  const { id } = await created(school);
  expect((await call('POST', '/api/items', { token, body: school })).status).toBe(403);
  expect((await call('PUT', `/api/items/${id}`, { token, body: school })).status).toBe(403);
  expect((await call('DELETE', `/api/items/${id}`, { token })).status).toBe(403);
  expect((await call('GET', '/api/items/changes', { token })).status).toBe(403);
  expect((await call('GET', '/api/items/export', { token })).status).toBe(403);
});
