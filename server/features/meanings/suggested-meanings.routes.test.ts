import { beforeEach, describe, expect, test } from 'vitest';
import { MEANINGS_WAITING_PER_USER_MAX } from '#contract/limits.ts';
import type { OwnMeaning } from '#contract/meanings/endpoints.ts';
import { itemRefusals } from '#contract/texts/items.ts';
import { meaningRefusals } from '#contract/texts/meanings.ts';
import { items, suggestedMeanings } from '#server/db/schema/index.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { KIDOKU, mountMeanings, OSHIKATSU, SHUKATSU } from '#server/testing/suggesting-meanings.ts';

const { call, db, factories, passMinutes, suggest, refuse, waiting } = await mountMeanings();
let lan: TestUser;
let mai: TestUser;
let checker: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  [lan, mai] = [await factories.user({ name: 'Lan' }), await factories.user({ name: 'Mai' })];
  checker = await factories.user({ name: 'Hà', roles: ['QC'] });
});

const own = async ({ token }: TestUser, query = '') =>
  (await call('GET', `/api/me/meanings${query}`, { token })).body as OwnMeaning[];

describe('POST /api/items/{id}/meanings', () => {
  test('stores the meaning with the spelling and reading of its word', async () => {
    const typed = { mean: 'việc ủng hộ thần tượng', text: '推し活をする。', translate: 'Theo thần tượng.' };
    const reply = await suggest(lan, OSHIKATSU, { ...typed, note: 'Gặp trên mạng' });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        ...typed,
        note: 'Gặp trên mạng',
        wordId: OSHIKATSU,
        kanji: '推し活',
        hiragana: 'おしかつ',
        state: 'waiting',
        reason: '',
        itemId: null,
      },
    });
    expect(await own(lan)).toEqual([reply.body]);
    expect(await own(mai)).toEqual([]);
  });

  test('sending again replaces the waiting one and keeps its place; other words and learners have their own', async () => {
    await suggest(lan, OSHIKATSU, { mean: 'đu idol', note: 'cũ' });
    passMinutes(1);
    await suggest(mai, KIDOKU, { mean: 'đã xem' });
    await suggest(mai, OSHIKATSU, { mean: 'theo thần tượng' });
    passMinutes(1);
    await suggest(lan, OSHIKATSU, { mean: 'ủng hộ thần tượng' });
    expect(await own(lan)).toMatchObject([{ mean: 'ủng hộ thần tượng', note: '' }]);
    expect((await waiting(checker)).map(({ wordId }) => wordId)).toEqual([OSHIKATSU, KIDOKU]);
    expect(await db.$count(suggestedMeanings)).toBe(3);
  });

  test('concurrent calls of one learner leave one waiting meaning', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, at) => suggest(lan, OSHIKATSU, { mean: `nghĩa ${at}` })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await own(lan)).toHaveLength(1);
  });

  test('after a refusal a new one can be sent, and both are listed, the newest first', async () => {
    const { id } = (await suggest(lan, OSHIKATSU, { mean: 'đẩy' })).body as OwnMeaning;
    await refuse(checker, id, 'Nghĩa chưa đúng với từ này.');
    passMinutes(1);
    await suggest(lan, OSHIKATSU, { mean: 'ủng hộ thần tượng' });
    await suggest(lan, KIDOKU, { mean: 'đã xem' });
    expect(await own(lan, `?wordId=${OSHIKATSU}`)).toMatchObject([
      { mean: 'ủng hộ thần tượng', state: 'waiting' },
      { mean: 'đẩy', state: 'refused', reason: 'Nghĩa chưa đúng với từ này.' },
    ]);
    const page = await call('GET', '/api/me/meanings?page=2&size=2', { token: lan.token });
    expect(page).toMatchObject({ body: [{ mean: 'đẩy' }] });
    expect(page.headers.get('X-Total-Count')).toBe('3');
  });

  test.each([
    { body: {}, says: 'Nghĩa không được bỏ trống.', why: 'no meaning' },
    { body: { mean: '  ' }, says: 'Nghĩa không được bỏ trống.', why: 'a blank one' },
    { body: { mean: 'a'.repeat(201) }, says: 'Nghĩa dài tối đa 200 ký tự.', why: 'a long one' },
    { body: { mean: 'a\u0000b' }, says: 'Nghĩa không đúng định dạng.', why: 'a zero byte' },
    {
      body: { mean: 'a', text: 'あ'.repeat(201) },
      says: 'Câu ví dụ dài tối đa 200 ký tự.',
      why: 'a long example',
    },
    {
      body: { mean: 'a', note: 'a'.repeat(301) },
      says: 'Lời nhắn dài tối đa 300 ký tự.',
      why: 'a long note',
    },
  ])('400: $why', async ({ body, says }) => {
    expect(await suggest(lan, OSHIKATSU, body)).toMatchObject({ status: 400, body: { message: says } });
    expect(await own(lan)).toEqual([]);
  });

  test('404: an unknown word; 401: nobody is logged in', async () => {
    const reply = await suggest(lan, 12, { mean: 'a' });
    expect(reply).toMatchObject({ status: 404, body: { message: meaningRefusals.wordNotFound } });
    const anonymous = await call('POST', `/api/items/${OSHIKATSU}/meanings`, { body: { mean: 'a' } });
    expect(anonymous.status).toBe(401);
  });

  test('409: the word has become an item', async () => {
    await db.insert(items).values({ kanji: '終活', hiragana: 'しゅうかつ', mean: 'chuẩn bị hậu sự' });
    expect(await suggest(lan, SHUKATSU, { mean: 'a' })).toMatchObject({
      status: 409,
      body: { message: itemRefusals.spellingTaken('終活', 'しゅうかつ') },
    });
  });

  test('409: too many of one learner wait; those can still be changed', async () => {
    const row = {
      userId: lan.id,
      kanji: '例',
      hiragana: 'れい',
      mean: 'a',
      text: '',
      translate: '',
      note: '',
    };
    await db
      .insert(suggestedMeanings)
      .values(
        Array.from({ length: MEANINGS_WAITING_PER_USER_MAX - 1 }, (_, at) => ({ ...row, wordId: at + 1 })),
      );
    expect((await suggest(lan, OSHIKATSU, { mean: 'a' })).status).toBe(200);
    expect(await suggest(lan, KIDOKU, { mean: 'a' })).toMatchObject({
      status: 409,
      body: { message: meaningRefusals.tooManyWaiting(MEANINGS_WAITING_PER_USER_MAX) },
    });
    expect((await suggest(lan, OSHIKATSU, { mean: 'b' })).status).toBe(200);
    expect((await suggest(mai, KIDOKU, { mean: 'a' })).status).toBe(200);
    expect(await db.$count(suggestedMeanings)).toBe(MEANINGS_WAITING_PER_USER_MAX + 1);
  });
});

describe('GET /api/qc/meanings', () => {
  test('groups what waits by word, the longest wait first', async () => {
    await suggest(lan, KIDOKU, { mean: 'đã xem', note: 'Trong LINE' });
    passMinutes(1);
    await suggest(lan, OSHIKATSU, { mean: 'đu idol' });
    passMinutes(1);
    await suggest(checker, KIDOKU, { mean: 'đã đọc' });
    const words = await waiting(checker);
    expect(words).toMatchObject([
      {
        wordId: KIDOKU,
        kanji: '既読',
        hiragana: 'きどく',
        sino: 'KÝ ĐỘC',
        english: 'already read',
        meanings: [
          { mean: 'đã xem', note: 'Trong LINE', author: 'Lan', own: false },
          { mean: 'đã đọc', author: 'Hà', own: true },
        ],
      },
      { wordId: OSHIKATSU, meanings: [{ mean: 'đu idol' }] },
    ]);
  });

  test.each([
    { query: '?page=1&size=2', expected: [OSHIKATSU, SHUKATSU], why: 'the first page' },
    { query: '?page=2&size=2', expected: [KIDOKU], why: 'the last one, not full' },
    { query: '?page=3&size=2', expected: [], why: 'past the end' },
  ])('pages count words, not meanings: $why', async ({ query, expected }) => {
    for (const wordId of [OSHIKATSU, SHUKATSU, KIDOKU]) {
      await suggest(lan, wordId, { mean: 'a' });
      await suggest(mai, wordId, { mean: 'b' });
      passMinutes(1);
    }
    const reply = await call('GET', `/api/qc/meanings${query}`, { token: checker.token });
    expect((reply.body as { wordId: number }[]).map(({ wordId }) => wordId)).toEqual(expected);
    expect(reply.headers.get('X-Total-Count')).toBe('3');
  });

  test('a word that is no longer known is listed with its stored spelling', async () => {
    const gone = { wordId: OSHIKATSU + 99, kanji: '幻', hiragana: 'まぼろし' };
    await db
      .insert(suggestedMeanings)
      .values({ ...gone, userId: lan.id, mean: 'ảo ảnh', text: '', translate: '', note: '' });
    expect(await waiting(checker)).toMatchObject([{ ...gone, sino: '', english: '' }]);
  });
});
