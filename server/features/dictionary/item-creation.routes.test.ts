import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Item } from '#contract/dictionary/item.ts';
import { blankWord } from '#contract/dictionary/word-fields.ts';
import { itemRefusals } from '#contract/texts/items.ts';
import { itemChanges, items } from '#server/db/schema/index.ts';
import { mountDictionaryAdmin } from '#server/testing/data/dictionary-admin.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { refreshOncePerAnnouncement } from './refresh-once.ts';

const { db, call, factories, changes, refreshSearch } = await mountDictionaryAdmin();
const school = { kanji: '学校', hiragana: 'がっこう', mean: 'trường học' };

let admin: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  refreshSearch.mockReset();
  admin = await factories.user({ email: 'chu@example.com', roles: ['ADMIN'] });
});

const post = (body: Record<string, unknown>) => call('POST', '/api/items', { token: admin.token, body });
const created = async (body: Record<string, unknown>) => (await post(body)).body as Item;
const history = () => db.select().from(itemChanges).orderBy(itemChanges.id);

describe('POST /api/items', () => {
  test('replies with the whole item and stores who created it', async () => {
    const reply = await post({
      ...school,
      descriptions: [{ text: '学校[がっこう]へ。', translate: 'Đến trường.' }],
    });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      ...blankWord,
      id: 100_000,
      ...school,
      sino: 'HỌC HIỆU',
      type: 'N5',
      descriptions: [{ text: '学校へ。', translate: 'Đến trường.', ruby: '学校[がっこう]へ。' }],
      kanjis: [expect.stringContaining('.svg'), expect.stringContaining('.svg')],
      changeId: expect.any(String),
    });
    expect(await history()).toMatchObject([
      {
        kind: 'created',
        itemId: 100_000,
        actorId: admin.id,
        before: null,
        after: { id: 100_000, ...school },
      },
    ]);
  });

  test.each([
    { typed: { ...school, sino: 'học đường' }, sino: 'HỌC ĐƯỜNG', why: 'typed: stored in capitals' },
    { typed: { ...school, sino: ' ' }, sino: 'HỌC HIỆU', why: 'blank: from the kanji' },
    { typed: { kanji: 'ここ', hiragana: 'ここ', mean: 'ở đây' }, sino: '', why: 'without kanji: empty' },
    {
      typed: { ...school, kanji: '人々', hiragana: 'ひとびと' },
      sino: 'NHÂN NHÂN',
      why: '々 repeats the kanji before',
    },
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
      why: 'an unknown level',
    },
    {
      body: { ...school, descriptions: [{ text: 'あ'.repeat(201), translate: '' }] },
      says: 'Câu ví dụ dài tối đa 200 ký tự.',
      why: 'an example that is too long',
    },
    {
      body: { ...school, descriptions: Array.from({ length: 11 }, () => ({ text: 'あ', translate: 'a' })) },
      says: 'Ví dụ có tối đa 10 mục.',
      why: 'too many examples',
    },
    {
      body: { ...school, cognate: { kind: 'same', note: 'a'.repeat(201) } },
      says: 'Ghi chú về từ Hán Việt dài tối đa 200 ký tự.',
      why: 'a note that is too long',
    },
  ])('400: $why', async ({ body, says }) => {
    expect(await post(body)).toMatchObject({ status: 400, body: { message: says } });
    expect(await history()).toEqual([]);
  });

  test('409: the spelling is taken, also in another Unicode normal form', async () => {
    await post(school);
    const message = itemRefusals.spellingTaken(school.kanji, school.hiragana);
    expect(await post(school)).toMatchObject({ status: 409, body: { message } });
    const decomposed = { ...school, hiragana: school.hiragana.normalize('NFD') };
    expect(decomposed.hiragana).not.toBe(school.hiragana);
    expect((await post(decomposed)).status).toBe(409);
    expect((await post({ ...school, hiragana: 'まなびや' })).status).toBe(200);
  });

  test('of concurrent calls, one creates the item', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => post(school)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect(await history()).toHaveLength(1);
  });

  test('is searchable before the reply, and the other nodes are notified', async () => {
    const onChange = vi.fn<(change: string) => void>();
    const stop = changes.onChange(onChange);
    let inTime = 0;
    refreshSearch.mockImplementation(async () => {
      inTime = await db.$count(items);
    });
    await post(school);
    expect(inTime).toBe(1);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('content', expect.any(String)));
    stop();
  });

  test('the writing node builds one new index, although it receives its own announcement', async () => {
    const refresh = vi.fn<() => Promise<void>>(async () => {});
    const refreshOnce = refreshOncePerAnnouncement(refresh);
    refreshSearch.mockImplementation(refreshOnce);
    const onChange = vi.fn<(change: string, announcement?: string) => void>(
      (_, announcement) => void refreshOnce(announcement),
    );
    const stop = changes.onChange(onChange);
    await post(school);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    expect(refresh).toHaveBeenCalledOnce();
    stop();
  });
});
