import { eq, isNull, lt, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { openTestDatabase, testServerUrl } from '#server/testing/test-database.ts';
import type { Database } from './connect.ts';
import {
  deleteInPortions,
  deleteParents,
  deleteWithAllBelow,
  updateInPortions,
} from './delete-in-portions.ts';
import {
  auditLog,
  chatMessages,
  comments,
  conversations,
  favorites,
  categories,
  lessons,
  practiceTries,
  requestDays,
  sentences,
  topics,
  users,
} from './schema/index.ts';

const { db } = await openTestDatabase();
beforeEach(() => emptyTables(db));

/** How many rows each statement wrote; the signal is aborted after so many statements. */
function watched(abortAfter = Infinity) {
  const written: number[] = [];
  const stopping = new AbortController();
  const execute = async (query: Parameters<Database['execute']>[0]) => {
    const answer = await db.execute<{ written: number }>(query);
    written.push(...answer.rows.map((row) => row.written));
    if (written.length >= abortAfter) stopping.abort();
    return answer;
  };
  return {
    db: Object.create(db, { execute: { value: execute } }) as Database,
    written,
    signal: stopping.signal,
  };
}

describe('rows of one table', () => {
  const isOld = lt(requestDays.day, '2026-03-01');
  const counts = { requests: 1, slow: 0, refused: 0, failed: 0 };
  const fill = (old: number, young: number) =>
    db.insert(requestDays).values(
      Array.from({ length: old + young }, (_, at) => ({
        day: at < old ? '2026-02-01' : '2026-03-01',
        route: `/${at}`,
        ...counts,
      })),
    );

  test.each([
    { old: 0, portions: [0], why: 'nothing to delete' },
    { old: 1, portions: [1], why: 'less than a portion' },
    { old: 5, portions: [2, 2, 1], why: 'several portions' },
    { old: 4, portions: [2, 2, 0], why: 'the last one full' },
  ])('$old are deleted in portions of two, and no others: $why', async ({ old, portions }) => {
    await fill(old, 3);
    const seen = watched();
    await deleteInPortions(seen.db, requestDays, isOld, { atOnce: 2 });
    expect(seen.written).toEqual(portions);
    expect(await db.$count(requestDays)).toBe(3);
  });

  test('what a shutdown leaves is deleted by the next clean-up', async () => {
    await fill(5, 0);
    const seen = watched(1);
    await deleteInPortions(seen.db, requestDays, isOld, { atOnce: 2, signal: seen.signal });
    expect(await db.$count(requestDays)).toBe(3);
    await deleteInPortions(db, requestDays, isOld, { atOnce: 2 });
    expect(await db.$count(requestDays)).toBe(0);
  });

  test('changes are made in portions too', async () => {
    await fill(5, 0);
    const seen = watched();
    await updateInPortions(seen.db, requestDays, sql`slow = 9`, eq(requestDays.slow, 0), { atOnce: 2 });
    expect(seen.written).toEqual([2, 2, 1]);
    expect(await db.$count(requestDays, eq(requestDays.slow, 9))).toBe(5);
  });

  describe.runIf(testServerUrl)('on PostgreSQL', () => {
    test.each([{ atOnce: 2 }, { atOnce: 100 }])(
      'rows that another transaction changes meanwhile are written too, in portions of $atOnce',
      async ({ atOnce }) => {
        await fill(5, 0);
        let writing: Promise<void> | undefined;
        await db.transaction(async (tx) => {
          await tx.update(requestDays).set({ requests: 2 });
          writing = updateInPortions(db, requestDays, sql`slow = 9`, eq(requestDays.slow, 0), { atOnce });
          await vi.waitFor(async () => {
            const { rows } = await tx.execute(sql`select 1 from pg_locks where not granted`);
            expect(rows).not.toEqual([]);
          });
        });
        await writing;
        expect(await db.$count(requestDays, eq(requestDays.slow, 9))).toBe(5);
      },
    );
  });
});

describe('a row with everything below it', () => {
  const hoa = { id: 1, email: 'hoa@example.com', name: 'Hoa' };
  const mai = { id: 2, email: 'mai@example.com', name: 'Mai' };

  beforeEach(async () => {
    await db.insert(users).values([hoa, mai]);
    await db.insert(topics).values({ id: 1, title: 'Ăn uống', img: '', createdBy: hoa.id });
    await db.execute(sql`insert into curriculums (id, topic_id, name, img) values (1, 1, 'Gọi món', '')`);
    await db.insert(lessons).values({ id: 1, curriculumId: 1, title: '店', mean: 'Quán', level: 'A1' });
    const sentence = { lessonId: 1, viSentence: 'Nước.', jpSentence: '水。', hint: '…' };
    await db.insert(sentences).values([1, 2, 3].map((id) => ({ id, ...sentence })));
    for (const { id: userId } of [hoa, mai])
      for (const sentenceId of [1, 2, 3])
        await db
          .insert(practiceTries)
          .values(
            (['translate', 'listening'] as const).map((mode) => ({ userId, sentenceId, mode, tries: 1 })),
          );
    await db.insert(comments).values({ id: 1, sentenceId: 1, userId: hoa.id, content: '' });
    await db.insert(comments).values({ sentenceId: 1, userId: mai.id, parentId: 1, content: 'Ừ' });
    await db
      .insert(auditLog)
      .values([1, 2, 3].map(() => ({ actorId: hoa.id, action: 'role', subject: 'users/2' })));
    const conversation = crypto.randomUUID();
    await db.insert(conversations).values({ id: conversation, userId: hoa.id, title: 'Chào' });
    const message = { conversationId: conversation, author: 'learner' as const, text: 'Chào' };
    await db.insert(chatMessages).values([message, message, message]);
    await db.insert(categories).values({ id: 1, userId: hoa.id, name: 'Đồ uống' });
    await db.insert(favorites).values([1, 2, 3].map((itemId) => ({ categoryId: 1, itemId })));
  });

  const left = async () => ({
    users: await db.$count(users),
    sentences: await db.$count(sentences),
    tries: await db.$count(practiceTries),
    comments: await db.$count(comments),
    log: await db.$count(auditLog, isNull(auditLog.actorId)),
    messages: await db.$count(chatMessages),
    favorites: await db.$count(favorites),
  });

  test('an account: each statement writes one portion, and what refers to it without belonging to it stays', async () => {
    const seen = watched();
    await deleteWithAllBelow(seen.db, users, [hoa.id], { atOnce: 2 });
    expect(Math.max(...seen.written)).toBe(2);
    expect(seen.written.at(-1), 'the account itself comes last').toBe(1);
    expect(await left()).toEqual({
      users: 1,
      sentences: 3,
      tries: 6,
      comments: 2,
      log: 3,
      messages: 0,
      favorites: 0,
    });
  });

  test('a lesson: its sentences with their tries and the replies under their comments', async () => {
    const seen = watched();
    await deleteParents(seen.db, lessons, eq(lessons.id, 1), { atOnce: 2 });
    expect(Math.max(...seen.written)).toBeLessThanOrEqual(3);
    expect(await left()).toMatchObject({ users: 2, sentences: 0, tries: 0, comments: 0 });
  });

  test('an interruption leaves the row until nothing is below it, and is continued', async () => {
    let rounds = 0;
    for (let isThere = true; isThere; rounds += 1) {
      const seen = watched(1 + 5 * rounds);
      await deleteWithAllBelow(seen.db, users, [hoa.id], { atOnce: 2, signal: seen.signal });
      isThere = (await db.$count(users, eq(users.id, hoa.id))) === 1;
    }
    expect(rounds).toBeGreaterThan(2);
    expect(await left()).toMatchObject({
      users: 1,
      tries: 6,
      comments: 2,
      log: 3,
      messages: 0,
      favorites: 0,
    });
  });
});
