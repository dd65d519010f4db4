import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/limits.ts';
import { chatRefusals } from '#contract/texts/chat.ts';
import { buildTestApp, TEST_NOW } from '#server/testing/build-test-app.ts';
import { chatCalls } from '#server/testing/chatting.ts';
import { refused } from '#server/testing/commenting.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

const { app, call, db, factories, passTime, now } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });

let lan: TestUser;
let minh: TestUser;
let id: string;
beforeEach(async () => {
  passTime(TEST_NOW.getTime() - now().getTime());
  await emptyTables(db);
  lan = await factories.user({ name: 'Lan' });
  minh = await factories.user({ name: 'Minh' });
  id = randomUUID();
});

const { say, stream, again, read, rename, remove, list, messagesOf } = chatCalls(call);
const notFound = refused(404, chatRefusals.notFound);

describe('a conversation', () => {
  test('begins with the first message, and stores each with its answer', async () => {
    const first = await say(lan, id, 'Xin chào');
    passTime(1_000);
    const second = await stream(lan, id, 'Cảm ơn');
    expect(await read(lan, id)).toMatchObject({
      status: 200,
      body: {
        id,
        title: 'Xin chào',
        updatedAt: now().toISOString(),
        messages: [
          { author: 'learner', text: 'Xin chào', state: 'whole', source: null },
          { author: 'assistant', text: (first.body as { reply: string }).reply, source: 'tutor' },
          { author: 'learner', text: 'Cảm ơn', createdAt: now().toISOString() },
          { author: 'assistant', text: second.text, state: 'whole', source: 'tutor' },
        ],
      },
    });
  });

  test('does not exist before it was begun, nor without an id', async () => {
    expect(await read(lan, id)).toMatchObject(notFound);
    expect(
      (await call('POST', '/api/chat', { token: lan.token, body: { message: 'Xin chào' } })).status,
    ).toBe(200);
    expect(await list(lan)).toEqual([]);
  });

  test.each([
    { message: 'Xin\nchào', title: 'Xin chào', why: 'on one line' },
    { message: 'ế'.repeat(300), title: `${'ế'.repeat(79)}…`, why: 'no longer than a title may be' },
    { message: '<b>ế</b>', title: '<b>ế</b>', why: 'markup is text like any other' },
  ])('is named after its first message: $why', async ({ message, title }) => {
    await say(lan, id, message);
    expect(await list(lan)).toMatchObject([{ id, title }]);
    expect((await rename(lan, id, title)).status, 'a generated title is also a valid title').toBe(200);
  });

  test('with the latest message comes first', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    for (const one of [first, second, first]) {
      await say(lan, one, 'Xin chào');
      passTime(1_000);
    }
    expect((await list(lan)).map((one) => one.id)).toEqual([first, second]);
    expect(await list(minh)).toEqual([]);
  });

  test('can be renamed, and keeps its position', async () => {
    await say(lan, id, 'Xin chào');
    passTime(1_000);
    expect(await rename(lan, id, ' Chào hỏi ')).toMatchObject({
      status: 200,
      body: { id, title: 'Chào hỏi', updatedAt: TEST_NOW.toISOString() },
    });
  });

  test.each([
    { title: '', why: 'empty' },
    { title: ' ', why: 'blank' },
    { title: 'a'.repeat(81), why: 'too long' },
    { title: 'a\nb', why: 'two lines' },
    { title: 7, why: 'not a text' },
  ])('400 for a name that is $why', async ({ title }) => {
    await say(lan, id, 'Xin chào');
    expect(await rename(lan, id, title)).toMatchObject({ status: 400, body: { field: 'title' } });
    expect(await list(lan)).toMatchObject([{ title: 'Xin chào' }]);
  });

  test('can be deleted, and its id begins a new one', async () => {
    await say(lan, id, 'Xin chào');
    expect(await remove(lan, id)).toMatchObject({ status: 200, body: { message: chatRefusals.deleted } });
    expect(await read(lan, id)).toMatchObject(notFound);
    expect(await remove(lan, id)).toMatchObject(notFound);
    await say(minh, id, 'Cảm ơn');
    expect(await messagesOf(minh, id)).toHaveLength(2);
  });

  test.each(['abc', '1', '00000000-0000-0000-0000-000000000000', "' or 1=1 --", '%00'])(
    '400 for an invalid id: %s',
    async (none) => {
      const wrong = { status: 400, body: { field: 'conversationId' } };
      expect(await read(lan, encodeURIComponent(none))).toMatchObject(wrong);
      expect(await say(lan, none, 'Xin chào')).toMatchObject(wrong);
      expect(await stream(lan, none, 'Xin chào')).toMatchObject(wrong);
      expect(await remove(lan, encodeURIComponent(none))).toMatchObject(wrong);
    },
  );

  test.each(['', ' \n ', '\u200b', 'x'.repeat(1_001), 'a\u0000b'])(
    '400 for an invalid message, and no conversation is begun: %j',
    async (message) => {
      const wrong = { status: 400, body: { field: 'message' } };
      expect(await say(lan, id, message)).toMatchObject(wrong);
      expect(await stream(lan, id, message)).toMatchObject(wrong);
      expect(await list(lan)).toEqual([]);
    },
  );

  test('stores markup as it was typed', async () => {
    const typed = '<script>alert(1)</script> & <img src=x onerror="alert(1)">';
    const reply = await stream(lan, id, typed);
    expect(reply.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(reply.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect((await messagesOf(lan, id))[0]?.text).toBe(typed);
  });
});

describe('someone else’s conversation', () => {
  test.each([
    { what: 'reading', attempt: (user: TestUser | null) => read(user, id) },
    { what: 'going on', attempt: (user: TestUser | null) => say(user, id, 'Cảm ơn') },
    { what: 'going on in a stream', attempt: (user: TestUser | null) => stream(user, id, 'Cảm ơn') },
    { what: 'another answer', attempt: (user: TestUser | null) => again(user, id, 'Xin chào') },
    { what: 'renaming', attempt: (user: TestUser | null) => rename(user, id, 'Của tôi'), anonymous: 401 },
    { what: 'deleting', attempt: (user: TestUser | null) => remove(user, id), anonymous: 401 },
  ])('is not found: $what', async ({ attempt, anonymous = 404 }) => {
    await say(lan, id, 'Xin chào');
    const before = (await read(lan, id)).body;
    passTime(1_000);
    expect(await attempt(minh)).toMatchObject(notFound);
    expect((await attempt(null)).status).toBe(anonymous);
    expect((await read(lan, id)).body).toEqual(before);
    expect(await list(minh)).toEqual([]);
  });
});

describe('an anonymous conversation', () => {
  beforeEach(() => say(null, id, 'Xin chào'));

  test('continues for a caller who knows its id, and is in no list', async () => {
    await stream(null, id, 'Cảm ơn');
    expect(await messagesOf(null, id)).toHaveLength(4);
    expect(await messagesOf(lan, id), 'reading it does not make it one’s own').toHaveLength(4);
    expect(await list(lan)).toEqual([]);
    expect(await rename(lan, id, 'Của tôi')).toMatchObject(notFound);
    expect(await remove(lan, id)).toMatchObject(notFound);
  });

  test('belongs to the first person who continues it logged in, and to nobody else', async () => {
    await say(lan, id, 'Cảm ơn');
    expect(await list(lan)).toMatchObject([{ id, title: 'Xin chào' }]);
    expect(await messagesOf(lan, id)).toHaveLength(4);
    for (const other of [minh, null]) {
      expect(await read(other, id)).toMatchObject(notFound);
      expect(await say(other, id, 'Tạm biệt')).toMatchObject(notFound);
    }
  });

  test('belongs to one of many who continue it concurrently', async () => {
    const people = [lan, minh, ...(await Promise.all([1, 2, 3, 4, 5, 6].map(() => factories.user())))];
    const replies = await Promise.all(people.map((user) => say(user, id, 'Cảm ơn')));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...people.slice(1).map(() => 404)]);
    expect((await Promise.all(people.map(list))).flat()).toHaveLength(1);
  });

  test('is deleted after a day without messages; a conversation with an owner stays', async () => {
    const [owned, recent] = [randomUUID(), randomUUID()];
    await say(lan, owned, 'Xin chào');
    passTime(DAY_MS);
    await app.background.cleanUp();
    expect((await read(null, id)).status, 'not before its time').toBe(200);
    await say(null, recent, 'Xin chào');
    passTime(1);
    await app.background.cleanUp();
    expect(await read(null, id)).toMatchObject(notFound);
    expect((await read(null, recent)).status).toBe(200);
    expect((await read(lan, owned)).status).toBe(200);
  });
});
