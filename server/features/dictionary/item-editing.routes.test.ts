import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Item } from '#contract/dictionary/item.ts';
import { itemRefusals } from '#contract/texts/item-refusals.ts';
import { itemChanges, items } from '#server/db/schema/index.ts';
import { mountDictionaryUpkeep } from '#server/testing/dictionary-upkeep.ts';
import type { TestUser } from '#server/testing/factories.ts';
import { emptyTables } from '#server/testing/test-database.ts';

const { db, call, factories, changes, refreshSearch } = await mountDictionaryUpkeep();
const school = { kanji: '学校', hiragana: 'がっこう', mean: 'trường học' };

let admin: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  refreshSearch.mockReset();
  admin = await factories.user({ email: 'chu@example.com', roles: ['ADMIN'] });
});

const post = (body: Record<string, unknown>) => call('POST', '/api/items', { token: admin.token, body });
const put = (id: number, body: Record<string, unknown>) =>
  call('PUT', `/api/items/${id}`, { token: admin.token, body });
const created = async (body: Record<string, unknown>) => (await post(body)).body as Item;
const stored = async (id: number) => (await db.select().from(items).where(eq(items.id, id)))[0];
const history = () => db.select().from(itemChanges).orderBy(itemChanges.id);

describe('POST /api/items', () => {
  test('answers with the whole item and remembers who made it', async () => {
    const reply = await post({
      ...school,
      descriptions: [{ text: '学校[がっこう]へ。', translate: 'Đến trường.' }],
    });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      id: 100_000,
      ...school,
      sino: 'HỌC HIỆU',
      type: 'N5',
      wordClass: null,
      descriptions: [{ text: '学校へ。', translate: 'Đến trường.', ruby: '学校[がっこう]へ。' }],
      kanjis: [expect.stringContaining('.svg'), expect.stringContaining('.svg')],
      cognate: null,
      variants: '',
    });
    expect(await history()).toMatchObject([
      {
        deed: 'created',
        itemId: 100_000,
        actorId: admin.id,
        before: null,
        after: { id: 100_000, ...school },
      },
    ]);
  });

  test.each([
    { typed: { ...school, sino: 'học đường' }, sino: 'HỌC ĐƯỜNG', why: 'typed: in capitals as all are' },
    { typed: { ...school, sino: ' ' }, sino: 'HỌC HIỆU', why: 'blank: from the characters' },
    { typed: { kanji: 'ここ', hiragana: 'ここ', mean: 'ở đây' }, sino: '', why: 'no kanji: none' },
    { typed: { ...school, kanji: '人々', hiragana: 'ひとびと' }, sino: 'NHÂN NHÂN', why: '々 repeats' },
  ])('Hán Việt, $why', async ({ typed, sino }) => {
    expect(await created(typed)).toMatchObject({ sino });
  });

  test.each([
    { body: { ...school, kanji: ' ' }, says: 'Từ không được bỏ trống.', why: 'no word' },
    {
      body: { ...school, hiragana: '学校' },
      says: 'Cách đọc không đúng định dạng.',
      why: 'kanji as reading',
    },
    { body: { ...school, mean: undefined }, says: 'Nghĩa không được bỏ trống.', why: 'no meaning' },
    {
      body: { ...school, type: 'N6' },
      says: 'Cấp độ phải là một trong: N5, N4, N3, N2, N1.',
      why: 'no such level',
    },
    {
      body: { ...school, descriptions: [{ text: 'あ'.repeat(201), translate: '' }] },
      says: 'Câu ví dụ dài tối đa 200 ký tự.',
      why: 'an endless example',
    },
    {
      body: { ...school, descriptions: Array.from({ length: 11 }, () => ({ text: 'あ', translate: 'a' })) },
      says: 'Ví dụ có tối đa 10 mục.',
      why: 'too many examples',
    },
    {
      body: { ...school, cognate: { kind: 'same', note: 'a'.repeat(201) } },
      says: 'Ghi chú về từ Hán Việt dài tối đa 200 ký tự.',
      why: 'an endless note',
    },
  ])('400: $why', async ({ body, says }) => {
    expect(await post(body)).toMatchObject({ status: 400, body: { message: says } });
    expect(await history()).toEqual([]);
  });

  test('409: the spelling is taken, also when it was composed of other signs', async () => {
    await post(school);
    const message = itemRefusals.spellingTaken(school.kanji, school.hiragana);
    expect(await post(school)).toMatchObject({ status: 409, body: { message } });
    const decomposed = { ...school, hiragana: school.hiragana.normalize('NFD') };
    expect(decomposed.hiragana).not.toBe(school.hiragana);
    expect((await post(decomposed)).status).toBe(409);
    expect((await post({ ...school, hiragana: 'まなびや' })).status).toBe(200);
  });

  test('of many that come at once, one is made', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => post(school)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect(await history()).toHaveLength(1);
  });

  test('is found before the answer comes, and the other nodes hear of it', async () => {
    const heard = vi.fn<(change: string) => void>();
    const stop = changes.onChange(heard);
    let inTime = 0;
    refreshSearch.mockImplementation(async () => {
      inTime = await db.$count(items);
    });
    await post(school);
    expect(inTime).toBe(1);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('content'));
    stop();
  });
});

describe('PUT /api/items/{id}', () => {
  const rich = {
    ...school,
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
      why: 'what is not sent stays',
    },
    {
      change: { wordClass: null, cognate: null, description: [] },
      expected: { wordClass: null, cognate: null, descriptions: [] },
      why: 'what is emptied is empty',
    },
    {
      change: { description: [here, { text: '学校へ。', translate: 'Đi học.' }] },
      expected: { descriptions: [here, { ...withRuby, translate: 'Đi học.' }] },
      why: 'a sentence that stayed keeps its readings, wherever it stands now',
    },
    {
      change: { description: [{ text: '学校へ！', translate: 'Đến trường!' }] },
      expected: { descriptions: [{ text: '学校へ！', translate: 'Đến trường!' }] },
      why: 'another sentence does not take readings over',
    },
    {
      change: { description: [{ text: '学[がっ]校[こう]へ。', translate: 'Đến trường.' }] },
      expected: { descriptions: [{ ...withRuby, ruby: '学[がっ]校[こう]へ。' }] },
      why: 'new readings replace the old ones',
    },
    {
      change: { description: [{ text: ' ', translate: 'x' }, here] },
      expected: { descriptions: [here] },
      why: 'blank rows are dropped (spec §5)',
    },
    { change: { sino: '' }, expected: { sino: 'HỌC HIỆU' }, why: 'a blank Hán Việt is computed' },
    { change: { kanji: 'ガッコウ' }, expected: { kanji: 'ガッコウ', sino: '' }, why: 'kana only' },
  ])('$why', async ({ change, expected }) => {
    const { id } = await created(rich);
    const reply = await put(id, { ...school, ...change });
    expect(reply).toMatchObject({ status: 200, body: { id, ...expected } });
    expect(await stored(id)).toMatchObject(expected);
  });

  test('remembers what was there before', async () => {
    const { id } = await created(school);
    await put(id, { ...school, mean: 'trường' });
    const [, edit] = await history();
    expect(edit).toMatchObject({ deed: 'edited', before: { mean: 'trường học' }, after: { mean: 'trường' } });
  });

  test('what was saved unchanged is no change', async () => {
    const { id } = await created(rich);
    expect((await put(id, school)).status).toBe(200);
    expect(await history()).toHaveLength(1);
  });

  test('404 for an unknown item, 409 for the spelling of another, 400 for no id', async () => {
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

  test('removes it once and remembers it', async () => {
    const { id } = await created(school);
    const replies = await Promise.all([remove(id), remove(id)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await stored(id)).toBeUndefined();
    const [, deletion] = await history();
    expect(deletion).toMatchObject({
      deed: 'deleted',
      itemId: id,
      before: school,
      after: null,
      favoriteOf: [],
    });
  });
});

test('only admins keep the dictionary', async () => {
  const { token } = await factories.user({ roles: ['USER', 'SUPPLIER', 'QC'] });
  const { id } = await created(school);
  expect((await call('POST', '/api/items', { token, body: school })).status).toBe(403);
  expect((await call('PUT', `/api/items/${id}`, { token, body: school })).status).toBe(403);
  expect((await call('DELETE', `/api/items/${id}`, { token })).status).toBe(403);
  expect((await call('GET', '/api/items/changes', { token })).status).toBe(403);
  expect((await call('GET', '/api/items/export', { token })).status).toBe(403);
});
