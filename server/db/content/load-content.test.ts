import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ContentParts, withContent } from '#server/testing/data/content-files.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { contentEntries, contentState, curriculums, items, lessons, sentences } from '../schema/index.ts';
import { loadContent } from './load-content.ts';

const database = await openTestDatabase();
const { db } = database;
beforeEach(() => emptyTables(db));

const load = (files: ContentParts, into: Parameters<typeof loadContent>[0] = database) =>
  withContent(files, (folder) => loadContent(into, folder));

const meanings = async () => {
  const rows = await db.select().from(items).orderBy(items.id);
  return Object.fromEntries(rows.map(({ id, mean }) => [id, mean]));
};

const water = { id: 1, kanji: '水', hiragana: 'みず', sino: 'THỦY', mean: 'nước' };
const fire = { id: 2, kanji: '火', hiragana: 'ひ', sino: 'HỎA', mean: 'lửa' };

describe('a first load', () => {
  test('inserts every kind, each under its parent and in the order of the file', async () => {
    const summary = await load({ lessons: [{ id: 8 }, { id: 7 }], words: [water] });
    expect(summary).toEqual({ loaded: true, inserts: 7, updates: 0, left: 0 });

    const inOrder = await db.select().from(lessons).orderBy(lessons.position);
    expect(inOrder.map(({ id, curriculumId }) => ({ id, curriculumId }))).toEqual([
      { id: 8, curriculumId: 1 },
      { id: 7, curriculumId: 1 },
    ]);
    expect(await db.select().from(sentences).where(eq(sentences.lessonId, 7))).toMatchObject([
      { id: 70, viSentence: 'Tôi uống nước.', jpSentence: '水を飲みます。', reading: 'みずをのみます。' },
    ]);
    expect(await db.select().from(items)).toMatchObject([
      {
        ...water,
        type: 'N5',
        wordClass: 'noun',
        descriptions: [{ text: '水です。', translate: 'Là nước.' }],
      },
    ]);
  });

  test('inserts more words than one statement takes', async () => {
    const words = Array.from({ length: 250 }, (_, at) => ({ ...water, id: at + 1, kanji: `水${at}` }));
    expect(await load({ words })).toMatchObject({ inserts: words.length + 4 });
    expect(await db.$count(items)).toBe(words.length);
  });

  test('does not use the ids reserved for users’ rows', async () => {
    await load({ words: [water] });
    const [own] = await db.insert(items).values({ kanji: '木', hiragana: 'き', mean: 'cây' }).returning();
    expect(own?.id).toBe(100_000);
  });

  test('is done by only one of two nodes that start together', async () => {
    const summaries = await Promise.all([load({ words: [water] }), load({ words: [water] })]);
    expect(summaries.map(({ loaded }) => loaded).toSorted()).toEqual([false, true]);
  });
});

test('files that have not changed are not loaded again', async () => {
  await load({ words: [water] });
  await db.delete(contentEntries);
  expect(await load({ words: [water] })).toEqual({ loaded: false, inserts: 0, updates: 0, left: 0 });
  expect(await db.$count(contentEntries)).toBe(0);
});

test('a load is announced, but not when there was nothing to do', async () => {
  const announced: string[] = [];
  const changes = { ...database.changes, announce: async (change: string) => void announced.push(change) };
  await load({ words: [water] }, { db, changes });
  await load({ words: [water] }, { db, changes });
  expect(announced).toEqual(['content']);
});

describe('of two releases', () => {
  /** As if the files were last changed then. */
  const loadOf = (changedAt: string, files: ContentParts) =>
    withContent(files, async (folder) => {
      const when = new Date(changedAt);
      for (const name of await readdir(folder, { recursive: true }))
        await utimes(join(folder, name), when, when);
      return loadContent(database, folder);
    });
  const older = { words: [water] };
  const newer = { words: [{ ...water, mean: 'nước (mới)' }] };
  const stateOf = async () => (await db.select().from(contentState))[0];

  test('the older one never puts its content back, however often it starts', async () => {
    await loadOf('2026-11-01', older);
    expect(await loadOf('2026-11-02', newer)).toMatchObject({ loaded: true, updates: 1 });
    const afterwards = await stateOf();
    for (const _ of ['its start', 'its restart'])
      expect(await loadOf('2026-11-01', older)).toEqual({
        loaded: false,
        isOlder: true,
        inserts: 0,
        updates: 0,
        left: 0,
      });
    expect(await meanings()).toEqual({ 1: 'nước (mới)' });
    expect(await stateOf()).toEqual(afterwards);
  });

  test('the newer one loads its content also when the older one starts first, and after it was put back', async () => {
    await loadOf('2026-11-02', newer);
    // By a release that knows no versions.
    await db.update(contentState).set({ digest: 'of the older one' });
    expect(await loadOf('2026-11-02', newer)).toMatchObject({ loaded: true });
  });

  test('content that a newer release has too counts as its own', async () => {
    await loadOf('2026-11-01', older);
    await loadOf('2026-11-03', older);
    expect(await loadOf('2026-11-02', newer)).toMatchObject({ loaded: false, isOlder: true });
    expect(await meanings()).toEqual({ 1: 'nước' });
  });
});

describe('loading new files after users changed word 1', () => {
  const mine = { kanji: '水', hiragana: 'みず', mean: 'nước của tôi' };
  const newMean = { words: [{ ...water, mean: 'nước (mới)' }, fire] };

  test.each([
    {
      why: 'no change: the row follows the file',
      people: () => db.select().from(items),
      files: newMean,
      expected: { 1: 'nước (mới)', 2: 'lửa' },
    },
    {
      why: 'an edit is kept',
      people: () => db.update(items).set({ mean: 'nước lã' }),
      files: newMean,
      expected: { 1: 'nước lã', 2: 'lửa' },
    },
    {
      why: 'an edit of an example is kept',
      people: () => db.update(items).set({ descriptions: [] }),
      files: newMean,
      expected: { 1: 'nước', 2: 'lửa' },
    },
    {
      why: 'a column that is not in the files: the row follows its file',
      people: () => db.update(items).set({ createdAt: new Date(0) }),
      files: newMean,
      expected: { 1: 'nước (mới)', 2: 'lửa' },
    },
    {
      why: 'deleted: it does not come back',
      people: () => db.delete(items),
      files: newMean,
      expected: { 2: 'lửa' },
    },
    {
      why: 'a user’s word with the headword of a new entry: the user’s word stays, the load continues',
      people: () => db.insert(items).values({ kanji: '火', hiragana: 'ひ', mean: 'lửa của tôi' }),
      files: newMean,
      expected: { 1: 'nước (mới)', 100_000: 'lửa của tôi' },
    },
    {
      why: 'deleted and created again: the user’s word stays',
      people: async () => {
        await db.delete(items);
        await db.insert(items).values(mine);
      },
      files: newMean,
      expected: { 2: 'lửa', 100_000: 'nước của tôi' },
    },
    {
      why: 'no change, but the file drops it: it stays, because notebooks may contain it',
      people: () => db.select().from(items),
      files: { words: [fire] },
      expected: { 1: 'nước', 2: 'lửa' },
    },
    {
      why: 'no change, but its headword moves to another entry',
      people: () => db.select().from(items),
      files: {
        words: [
          { ...water, kanji: 'お水', hiragana: 'おみず' },
          { ...water, id: 2, mean: 'nước lã' },
        ],
      },
      expected: { 1: 'nước', 2: 'nước lã' },
    },
  ])('$why', async ({ people, files, expected }) => {
    await load({ words: [water] });
    await people();
    await load(files);
    expect(await meanings()).toEqual(expected);
  });
});

describe('loading new files after users changed the courses', () => {
  const analysis = { of: 'x', answers: [], blocked: [] };
  beforeEach(() => load({ lessons: [{ id: 7 }] }));

  test('a lesson that follows its file keeps its views', async () => {
    await db.update(lessons).set({ views: 12 });
    await load({ lessons: [{ id: 7, title: '新しい題' }] });
    expect(await db.select().from(lessons)).toMatchObject([{ title: '新しい題', views: 12 }]);
  });

  test.each([
    { why: 'untouched: it follows its file', edit: {}, jpSentence: '水を飲みました。' },
    {
      why: 'analysed, which is not in the files: it follows its file',
      edit: { analysis },
      jpSentence: '水を飲みました。',
    },
    { why: 'another answer accepted: it is kept', edit: { accepted: ['水を飲む'] } },
    { why: 'its register pinned: it is kept', edit: { register: 'pinned' } as const },
  ])('a sentence, $why', async ({ edit, jpSentence = '水を飲みます。' }) => {
    await db.update(sentences).set({ hint: 'Tân ngữ có trợ từ riêng.', ...edit });
    await load({ lessons: [{ id: 7, jpSentence: '水を飲みました。' }] });
    expect(await db.select().from(sentences)).toMatchObject([{ jpSentence, ...edit }]);
  });

  test('a changed piece gets a new revision, an unchanged one keeps it', async () => {
    await load({ lessons: [{ id: 7, jpSentence: '水を飲みました。' }] });
    const [lesson] = await db.select().from(lessons);
    const [sentence] = await db.select().from(sentences);
    expect([lesson?.revision, sentence?.revision]).toEqual([1, 2]);
  });

  test('a new lesson of a deleted curriculum is left out and the rest is loaded', async () => {
    await db.delete(curriculums);
    const summary = await load({ lessons: [{ id: 7 }, { id: 8 }], words: [water] });
    expect(summary).toMatchObject({ inserts: 1, left: 5 });
    expect(await db.$count(lessons)).toBe(0);
  });
});
