import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  ACCOUNT_DELETION_DAYS,
  CONVERSATIONS_PER_USER_MAX,
  DAY_MS,
  MESSAGES_PER_CONVERSATION_MAX,
} from '#contract/limits.ts';
import { chatRefusals } from '#contract/texts/chat.ts';
import { chatMessages, conversations, users } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { chatCalls } from '#server/testing/chatting.ts';
import { refused } from '#server/testing/commenting.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

const { app, call, db, factories, passTime } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const { say, stream, again, read, remove, list, messagesOf } = chatCalls(call);

let lan: TestUser;
let id: string;
beforeEach(async () => {
  await emptyTables(db);
  lan = await factories.user({ name: 'Lan' });
  id = randomUUID();
});

const textsOf = async () => (await messagesOf(lan, id)).map(({ text }) => text);

test('an answer that asks something is marked', async () => {
  await say(lan, id, 'Xin chào');
  const asks = { kind: 'word', id: 1 } as const;
  await db.insert(chatMessages).values({ conversationId: id, author: 'assistant', text: 'Từ nào?', asks });
  expect((await messagesOf(lan, id)).map((message) => message.asks)).toEqual([false, false, true]);
});

describe('another answer', () => {
  beforeEach(async () => {
    await say(lan, id, 'Xin chào');
    await say(lan, id, 'Cảm ơn');
  });

  test('replaces the last one, and nothing else', async () => {
    const before = await messagesOf(lan, id);
    const { text } = await again(lan, id, 'Cảm ơn');
    const after = await messagesOf(lan, id);
    expect(after.slice(0, 3)).toEqual(before.slice(0, 3));
    expect(after.slice(3)).toMatchObject([{ author: 'assistant', text, state: 'whole' }]);
    expect(after[3]?.id).not.toBe(before[3]?.id);
  });

  test('is a single one, however many are requested at once', async () => {
    await Promise.all([1, 2, 3].map(() => again(lan, id, 'Cảm ơn')));
    const authors = (await messagesOf(lan, id)).map(({ author }) => author);
    expect(authors).toEqual(['learner', 'assistant', 'learner', 'assistant']);
  });

  test.each([
    { message: 'Xin chào', why: 'was sent, but not last' },
    { message: 'Tạm biệt', why: 'was never sent' },
  ])('to a message that $why becomes the answer to a new message', async ({ message }) => {
    const before = await textsOf();
    const { text } = await again(lan, id, message);
    expect(await textsOf()).toEqual([...before, message, text]);
  });
});

describe('concurrent messages', () => {
  const messages = ['Xin chào', 'Cảm ơn', 'Tạm biệt', 'Bạn là ai', 'Bạn làm được gì'];

  test.each([
    { where: 'a new conversation', begun: 0 },
    { where: 'one that has begun', begun: 1 },
  ])('in $where are all stored, each above its own answer', async ({ begun }) => {
    for (const message of messages.slice(0, begun)) await say(lan, id, message);
    const said = messages.slice(begun);
    const answers = new Map<string, string>();
    await Promise.all(
      said.map(async (message) => answers.set(message, (await stream(lan, id, message)).text)),
    );
    const texts = (await textsOf()).slice(begun * 2);
    const questions = texts.filter((_, at) => at % 2 === 0);
    expect(questions.toSorted()).toEqual(said.toSorted());
    expect(texts).toEqual(questions.flatMap((message) => [message, answers.get(message)]));
  });
});

describe('limits', () => {
  const own = (count: number) =>
    db
      .insert(conversations)
      .values(Array.from({ length: count }, () => ({ id: randomUUID(), userId: lan.id, title: 'Cũ' })));
  const tooMany = refused(409, chatRefusals.tooMany(CONVERSATIONS_PER_USER_MAX));

  test('of conversations: a new one is refused until another is deleted', async () => {
    await own(CONVERSATIONS_PER_USER_MAX - 1);
    expect((await say(lan, id, 'Xin chào')).status).toBe(200);
    const further = randomUUID();
    expect(await say(lan, further, 'Xin chào')).toMatchObject(tooMany);
    expect((await read(lan, further)).status).toBe(404);
    expect((await say(lan, id, 'Cảm ơn')).status, 'existing conversations continue').toBe(200);
    await remove(lan, id);
    expect((await say(lan, further, 'Xin chào')).status).toBe(200);
  });

  test('of conversations: an anonymous one stays anonymous', async () => {
    await say(null, id, 'Xin chào');
    await own(CONVERSATIONS_PER_USER_MAX);
    expect(await stream(lan, id, 'Cảm ơn')).toMatchObject(tooMany);
    expect(await messagesOf(null, id)).toHaveLength(2);
  });

  test('of conversations: also for those that begin concurrently', async () => {
    await own(CONVERSATIONS_PER_USER_MAX - 1);
    const replies = await Promise.all([1, 2, 3].map(() => say(lan, randomUUID(), 'Xin chào')));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await list(lan)).toHaveLength(CONVERSATIONS_PER_USER_MAX);
  });

  test('of messages: another answer is still possible', async () => {
    await say(lan, id, 'Xin chào');
    const said = { conversationId: id, author: 'learner', text: 'Cảm ơn' } as const;
    await db
      .insert(chatMessages)
      .values(Array.from({ length: MESSAGES_PER_CONVERSATION_MAX - 3 }, () => said));
    expect((await say(lan, id, 'Cảm ơn')).status).toBe(200);
    expect(await say(lan, id, 'Cảm ơn')).toMatchObject(refused(409, chatRefusals.tooLong));
    expect((await again(lan, id, 'Cảm ơn')).status).toBe(200);
    expect(await db.$count(chatMessages)).toBe(MESSAGES_PER_CONVERSATION_MAX + 1);
  });
});

test('deleting an account deletes its conversations', async () => {
  const password = 'cầu-nối-tiếng-Nhật';
  const leaving = await factories.user({ password });
  await say(leaving, id, 'Xin chào');
  await say(lan, randomUUID(), 'Xin chào');
  await call('POST', '/api/me/deletion', { token: leaving.token, body: { password } });
  passTime(ACCOUNT_DELETION_DAYS * DAY_MS);
  await app.background.cleanUp();
  expect(await db.$count(users)).toBe(1);
  expect(await db.select().from(conversations)).toMatchObject([{ userId: lan.id }]);
  expect(await db.$count(chatMessages)).toBe(2);
});
