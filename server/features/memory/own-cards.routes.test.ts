import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { OWN_CARDS_MAX, OWN_CARDS_PER_CALL } from '#contract/learning-limits.ts';
import type { OwnCard, SentOwnCard } from '#contract/memory/own-card-endpoints.ts';
import { ownCardTexts } from '#contract/texts/own-cards.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { mountRoutes } from '#server/testing/mount-routes.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { ownCardsRoutes } from './own-cards.routes.ts';
import { createOwnCardsService } from './own-cards.service.ts';

const { db } = await openTestDatabase();
const routes = ownCardsRoutes(createOwnCardsService({ db }));
// Users have the same ids in every test, so each test needs its own rate limits.
let { call, factories } = await mountRoutes(routes);

let hoa: TestUser;
let lan: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  ({ call, factories } = await mountRoutes(routes));
  [hoa, lan] = [await factories.user(), await factories.user()];
});

const water = { front: '水', back: 'nước\nThủy', reading: 'みず', note: '', deck: 'N5' };
const card = (changes: Partial<SentOwnCard> = {}): SentOwnCard => ({
  id: randomUUID(),
  ...water,
  ...changes,
});
const save = (cards: readonly unknown[], by = hoa) =>
  call('POST', '/api/me/own-cards', { token: by.token, body: { cards } });
const list = async (after = '', by = hoa) =>
  (await call('GET', `/api/me/own-cards${after && `?after=${after}`}`, { token: by.token })).body as {
    cards: OwnCard[];
    hasMore: boolean;
  };
const change = (id: string, text: Partial<SentOwnCard>, by = hoa) =>
  call('PUT', `/api/me/own-cards/${id}`, { token: by.token, body: text });
const drop = (id: string, by = hoa) => call('DELETE', `/api/me/own-cards/${id}`, { token: by.token });
const byId = (cards: readonly SentOwnCard[]) => cards.toSorted((a, b) => (a.id < b.id ? -1 : 1));
const refused = (status: number, message: string) => ({ status, body: { message } });

describe('saving cards', () => {
  test('keeps them as they were sent', async () => {
    const cards = [card(), card({ front: '火', note: 'Bộ Hỏa' })];
    expect(await save(cards)).toMatchObject({ status: 200, body: { saved: 2 } });
    expect(await list()).toMatchObject({ cards: byId(cards), hasMore: false });
    expect((await list('', lan)).cards).toEqual([]);
  });

  test.each([
    { why: 'in a later call', calls: (one: SentOwnCard) => [[one], [one]], saved: [1, 0] },
    { why: 'in the same call', calls: (one: SentOwnCard) => [[one, one]], saved: [1] },
    { why: 'among new ones', calls: (one: SentOwnCard) => [[one], [card(), one]], saved: [1, 1] },
  ])('a card that comes again $why is saved once', async ({ calls, saved }) => {
    const replies = [];
    for (const cards of calls(card())) replies.push((await save(cards)).body);
    expect(replies).toEqual(saved.map((count) => ({ saved: count })));
  });

  test('a card that comes again does not undo what the learner has changed', async () => {
    const one = card();
    await save([one]);
    await change(one.id, { ...water, back: 'nước uống' });
    await save([one]);
    expect((await list()).cards).toMatchObject([{ id: one.id, back: 'nước uống' }]);
  });

  test('the same id of another learner is another card', async () => {
    const one = card();
    await save([one]);
    expect(await save([{ ...one, back: 'của Lan' }], lan)).toMatchObject({ body: { saved: 1 } });
    expect((await list()).cards).toMatchObject([{ back: one.back }]);
    expect((await list('', lan)).cards).toMatchObject([{ back: 'của Lan' }]);
  });

  test.each([
    { cards: [], says: 'Danh sách thẻ cần ít nhất 1 mục.', why: 'no card' },
    {
      cards: Array.from({ length: OWN_CARDS_PER_CALL + 1 }, () => card({ back: 'x' })),
      says: 'Danh sách thẻ có tối đa 200 mục.',
      why: 'too many at once',
    },
    { cards: [card({ id: '1' })], says: 'Mã thẻ không đúng định dạng.', why: 'an id that is not random' },
    { cards: [card({ front: ' ' })], says: 'Mặt trước không được bỏ trống.', why: 'a blank front' },
    { cards: [card({ back: '' })], says: 'Mặt sau không được bỏ trống.', why: 'no back' },
    {
      cards: [card({ front: 'あ'.repeat(501) })],
      says: 'Mặt trước dài tối đa 500 ký tự.',
      why: 'a long front',
    },
    {
      cards: [card({ reading: 'あ\nい' })],
      says: 'Cách đọc không đúng định dạng.',
      why: 'lines in a reading',
    },
    { cards: [card({ note: '\0' })], says: 'Ghi chú không đúng định dạng.', why: 'a zero byte' },
    { cards: [card({ deck: 'x'.repeat(101) })], says: 'Bộ thẻ dài tối đa 100 ký tự.', why: 'a long deck' },
  ])('refuses $why, and keeps nothing of the call', async ({ cards, says }) => {
    expect(await save(cards.length === 1 ? [card(), ...cards] : cards)).toMatchObject(refused(400, says));
    expect((await list()).cards).toEqual([]);
  });

  test('there is a limit, also for concurrent calls; what is there already may be sent again', async () => {
    const kept = card();
    await save([kept]);
    await db.execute(sql`
      insert into own_cards (user_id, id, front, back, reading, note, deck)
      select ${hoa.id}, gen_random_uuid(), '水', 'nước', '', '', '' from generate_series(1, ${OWN_CARDS_MAX - 3}::int)`);
    const replies = await Promise.all([save([card(), card()]), save([card()])]);
    expect(replies.map(({ status }) => status)).toContain(409);
    expect(replies.map(({ status }) => status)).toContain(200);
    expect(await save([card(), card()])).toMatchObject(refused(409, ownCardTexts.tooMany(OWN_CARDS_MAX)));
    expect(ownCardTexts.tooMany(OWN_CARDS_MAX)).toContain('20.000');
    expect(await save([kept])).toMatchObject({ body: { saved: 0 } });
    expect(await save([card()], lan)).toMatchObject({ body: { saved: 1 } });
  });
});

test('cards are listed in parts, each after the last', async () => {
  const cards = Array.from({ length: OWN_CARDS_PER_CALL + 5 }, () => card({ back: 'x' }));
  await save(cards.slice(0, OWN_CARDS_PER_CALL));
  await save(cards.slice(OWN_CARDS_PER_CALL));
  const first = await list();
  expect([first.cards.length, first.hasMore]).toEqual([OWN_CARDS_PER_CALL, true]);
  const second = await list(first.cards.at(-1)?.id);
  expect(second.hasMore).toBe(false);
  expect([...first.cards, ...second.cards]).toMatchObject(byId(cards));
});

describe('one card', () => {
  test('is changed, and keeps its time', async () => {
    const one = card();
    await save([one]);
    const [before] = (await list()).cards;
    const text = { front: '火', back: 'lửa', reading: 'ひ', note: 'Bộ Hỏa', deck: '' };
    expect(await change(one.id, text)).toMatchObject({ status: 200, body: { ...before, ...text } });
    expect((await list()).cards).toEqual([{ ...before, ...text }]);
  });

  test('is deleted once', async () => {
    const one = card();
    await save([one, card()]);
    expect(await drop(one.id)).toMatchObject({ status: 200, body: { message: ownCardTexts.deleted } });
    expect(await drop(one.id)).toMatchObject(refused(404, ownCardTexts.notFound));
    expect((await list()).cards).toHaveLength(1);
  });

  test('of somebody else, or of nobody, is not found', async () => {
    const one = card();
    await save([one]);
    for (const reply of [
      await change(one.id, water, lan),
      await drop(one.id, lan),
      await change(randomUUID(), water),
      await drop(randomUUID()),
    ])
      expect(reply).toMatchObject(refused(404, ownCardTexts.notFound));
    expect((await list()).cards).toMatchObject([one]);
  });

  test.each([
    { id: '1', says: 'Mã thẻ không đúng định dạng.', why: 'an id that is none' },
    { id: undefined, text: { front: '' }, says: 'Mặt trước không được bỏ trống.', why: 'an empty front' },
  ])('is not changed with $why', async ({ id, text, says }) => {
    const one = card();
    await save([one]);
    expect(await change(id ?? one.id, { ...water, ...text })).toMatchObject(refused(400, says));
    expect((await list()).cards).toMatchObject([one]);
  });
});
