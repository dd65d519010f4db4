import { DrizzleQueryError } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import {
  auditLog,
  categories,
  comments,
  curriculums,
  favorites,
  feedback,
  items,
  lessons,
  notifications,
  otps,
  scoreLedger,
  sentences,
  topics,
  userRoles,
  users,
} from './index.ts';

const { db } = await openTestDatabase();
beforeEach(() => emptyTables(db));

const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';
const learner = { id: 1, email: 'hoa@example.com', name: 'Hoa' };
const word = { id: 1, kanji: '水', hiragana: 'みず', mean: 'nước' };

/** The PostgreSQL error code of a refused statement. */
async function refusal(statement: PromiseLike<unknown>): Promise<unknown> {
  try {
    await statement;
    return 'accepted';
  } catch (error) {
    if (error instanceof DrizzleQueryError && error.cause && 'code' in error.cause) return error.cause.code;
    throw error;
  }
}

describe('constraints of the database refuse', () => {
  beforeEach(async () => {
    await db.insert(users).values(learner);
    await db.insert(items).values(word);
    await db.insert(categories).values({ id: 1, userId: learner.id, name: 'Đồ uống' });
    await db.insert(favorites).values({ categoryId: 1, itemId: word.id });
    await db.insert(scoreLedger).values({ userId: learner.id, sentenceId: 1, mode: 'translate', points: 10 });
    await db.insert(userRoles).values({ userId: learner.id, role: 'USER' });
  });

  test.each([
    {
      why: 'a second account with the same e-mail',
      statement: () => db.insert(users).values({ email: learner.email, name: 'Lan' }),
      code: UNIQUE_VIOLATION,
    },
    {
      why: 'an e-mail with capitals, which would be a second account for one address',
      statement: () => db.insert(users).values({ email: 'Hoa@example.com', name: 'Hoa' }),
      code: CHECK_VIOLATION,
    },
    {
      why: 'a role twice',
      statement: () => db.insert(userRoles).values({ userId: learner.id, role: 'USER' }),
      code: UNIQUE_VIOLATION,
    },
    {
      why: 'a word with the same headword and reading',
      statement: () => db.insert(items).values({ ...word, id: 2 }),
      code: UNIQUE_VIOLATION,
    },
    {
      why: 'a category of the same name',
      statement: () => db.insert(categories).values({ userId: learner.id, name: 'Đồ uống' }),
      code: UNIQUE_VIOLATION,
    },
    {
      why: 'a favourite twice in one category',
      statement: () => db.insert(favorites).values({ categoryId: 1, itemId: word.id }),
      code: UNIQUE_VIOLATION,
    },
    {
      why: 'a second credit for the same sentence and mode',
      statement: () =>
        db.insert(scoreLedger).values({ userId: learner.id, sentenceId: 1, mode: 'translate', points: 5 }),
      code: UNIQUE_VIOLATION,
    },
    {
      why: 'but the other mode of the sentence is credited',
      statement: () =>
        db.insert(scoreLedger).values({ userId: learner.id, sentenceId: 1, mode: 'listening', points: 5 }),
      code: 'accepted',
    },
    {
      why: 'but the same headword with another reading is another word',
      statement: () => db.insert(items).values({ ...word, id: 2, hiragana: 'すい' }),
      code: 'accepted',
    },
  ])('$why', async ({ statement, code }) => {
    expect(await refusal(statement())).toBe(code);
  });
});

describe('deleting a row', () => {
  beforeEach(async () => {
    await db.insert(users).values(learner);
    await db.insert(items).values(word);
    await db.insert(categories).values({ id: 1, userId: learner.id, name: 'Đồ uống' });
    await db.insert(favorites).values({ categoryId: 1, itemId: word.id });
    await db.insert(topics).values({ id: 1, title: 'Ăn uống', img: '', createdBy: learner.id });
    await db.insert(curriculums).values({ id: 1, topicId: 1, name: 'Gọi món', img: '' });
    await db.insert(lessons).values({ id: 1, curriculumId: 1, title: '店', mean: 'Quán', level: 'A1' });
    await db
      .insert(sentences)
      .values({ id: 1, lessonId: 1, viSentence: 'Nước.', jpSentence: '水。', hint: '…' });
    await db.insert(comments).values({ id: 1, sentenceId: 1, userId: learner.id, content: 'Hay quá' });
    await db.insert(comments).values({ sentenceId: 1, userId: learner.id, parentId: 1, content: 'Ừ' });
    await db.insert(scoreLedger).values({ userId: learner.id, sentenceId: 1, mode: 'translate', points: 10 });
    await db.insert(feedback).values({ userId: learner.id, name: 'Hoa', text: 'Cảm ơn' });
    await db.insert(auditLog).values({ actorId: learner.id, action: 'role', subject: 'users/2' });
  });

  test.each([
    { why: 'an item is removed from the notebooks', deleted: items, table: favorites, left: 0 },
    {
      why: 'the favourites of a category are deleted with it',
      deleted: categories,
      table: favorites,
      left: 0,
    },
    { why: 'the words of a category stay in the dictionary', deleted: categories, table: items, left: 1 },
    { why: 'everything inside a topic is deleted with it', deleted: topics, table: comments, left: 0 },
    { why: 'points of a deleted sentence stay', deleted: topics, table: scoreLedger, left: 1 },
    {
      why: 'comment rows of a deleted account stay, for the replies under them',
      deleted: users,
      table: comments,
      left: 2,
    },
    { why: 'content of a deleted account stays', deleted: users, table: sentences, left: 1 },
    { why: 'feedback of a deleted account stays', deleted: users, table: feedback, left: 1 },
    { why: 'audit entries of a deleted account stay', deleted: users, table: auditLog, left: 1 },
  ])('$why', async ({ deleted, table, left }) => {
    await db.delete(deleted);
    expect(await db.$count(table)).toBe(left);
  });
});

test('ids below 100,000 are reserved for the shipped content in every table', async () => {
  const [user] = await db.insert(users).values({ email: 'lan@example.com', name: 'Lan' }).returning();
  const [item] = await db.insert(items).values({ kanji: '火', hiragana: 'ひ', mean: 'lửa' }).returning();
  const [topic] = await db.insert(topics).values({ title: 'Mới', img: '' }).returning();
  const [code] = await db
    .insert(otps)
    .values({ userId: 100_000, codeHash: '…', expiresAt: new Date() })
    .returning();
  const [note] = await db.insert(notifications).values({ kind: 'feedback', note: '…' }).returning();
  expect([user, item, topic, code, note].map((row) => row?.id)).toEqual(Array(5).fill(100_000));
});
