import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chatMessages } from '#server/db/schema/index.ts';
import { openChat } from '#server/testing/chatting.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { type AiTurn, piece, says, stalls } from '#server/testing/fakes/ai-provider.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

/** Events during an answer: a reader leaves, the answer is replaced, the conversation is deleted. */

const { db } = await openTestDatabase();
let chat: Awaited<ReturnType<typeof openChat>>;
let id: string;
beforeEach(async () => {
  await emptyTables(db);
  id = randomUUID();
});
// This also waits until no connection is left, neither to the model nor to a reader.
afterEach(() => chat.close());

const hello = () => ({ message: 'Xin chào', conversationId: id });
const question = { author: 'learner', text: 'Xin chào' };

describe('a reader who leaves', () => {
  test('half-way: the model is stopped too, and the part that came is stored as stopped', async () => {
    chat = await openChat([stalls(piece('Chào '), piece('bạn'))]);
    const answer = await chat.open(null, hello());
    let read = '';
    while (read !== 'Chào bạn') read += (await answer.next()) ?? '';
    const left = chat.provider.clientLeft();
    answer.leave();
    await left;
    const stopped = { author: 'assistant', text: 'Chào bạn', state: 'stopped', source: 'model' };
    await expect.poll(() => chat.messagesOf(null, id)).toMatchObject([question, stopped]);
  });

  test('before the first piece: the model is stopped, and the message waits for its answer', async () => {
    chat = await openChat([stalls(), says('Chào bạn!')]);
    const answer = await chat.open(null, hello());
    await chat.provider.asked();
    const left = chat.provider.clientLeft();
    answer.leave();
    await left;
    expect(await chat.messagesOf(null, id)).toMatchObject([question]);
    await chat.again(null, id, 'Xin chào');
    expect(await chat.messagesOf(null, id)).toMatchObject([question, { text: 'Chào bạn!', state: 'whole' }]);
  });
});

/** Answers on a signal, the first question after all others. */
function late(gate: EventEmitter): AiTurn[] {
  const slow: AiTurn = async (response, asked) => {
    await once(gate, 'open');
    return says('muộn')(response, asked);
  };
  return [slow, says('mới')];
}

describe('an answer that comes late', () => {
  test('is below its own question', async () => {
    const gate = new EventEmitter();
    chat = await openChat(late(gate));
    const first = await chat.open(null, { ...hello(), message: 'một' });
    await chat.provider.asked();
    await chat.stream(null, id, 'hai');
    gate.emit('open');
    expect(await first.rest()).toBe('muộn');
    expect((await chat.messagesOf(null, id)).map(({ text }) => text)).toEqual(['một', 'muộn', 'hai', 'mới']);
  });

  test('is not stored beside the one that replaced it', async () => {
    const gate = new EventEmitter();
    chat = await openChat(late(gate));
    const first = await chat.open(null, hello());
    await chat.provider.asked();
    await chat.again(null, id, 'Xin chào');
    gate.emit('open');
    expect(await first.rest()).toBe('muộn');
    expect(await chat.messagesOf(null, id)).toMatchObject([question, { text: 'mới' }]);
  });

  test('reaches its reader, and is not stored when the conversation was deleted', async () => {
    const gate = new EventEmitter();
    chat = await openChat(late(gate));
    const lan = await chat.factories.user();
    const answer = await chat.open(lan, hello());
    await chat.provider.asked();
    expect((await chat.remove(lan, id)).status).toBe(200);
    gate.emit('open');
    expect(await answer.rest()).toBe('muộn');
    expect((await chat.read(lan, id)).status).toBe(404);
    expect(await db.$count(chatMessages)).toBe(0);
  });
});

test('an answer that cannot be stored still reaches its reader, and the failure is logged', async () => {
  const away: AiTurn = async (response, asked) => {
    await db.execute(sql`alter table chat_messages rename to chat_messages_away`);
    return says('Chào bạn!')(response, asked);
  };
  chat = await openChat([away]);
  try {
    const answer = await chat.open(null, hello());
    expect(await answer.rest()).toBe('Chào bạn!');
  } finally {
    await db.execute(sql`alter table chat_messages_away rename to chat_messages`);
  }
  expect(chat.logged()).toContain('an answer could not be kept');
  expect(await chat.messagesOf(null, id)).toMatchObject([question]);
});
