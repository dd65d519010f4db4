import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LessonStepReply } from '#contract/path/step.ts';
import { type LessonStep, NO_PINS, type PathContent } from '#core/path/path.ts';
import type { Database } from '#server/db/connect.ts';
import { items, lessons, sentences } from '#server/db/schema/index.ts';
import { openPreparedFiles, type PreparedFiles } from '#server/gateways/prepared/prepared-files.ts';
import { createLogger } from '#server/log.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';

const WATER = 1;
const DRINK = 2;
const UNUSED = 3;
const [BEFORE, FIRST, SECOND, LATER, ELSEWHERE] = [101, 201, 202, 301, 401];

const lessonOf = (id: string, ...sentenceIds: readonly number[]): LessonStep => ({
  id,
  kind: 'lesson',
  title: 'Uống nước',
  words: [WATER, DRINK],
  points: [],
  sentences: sentenceIds,
  pins: { [BEFORE]: NO_PINS },
});
const ASKED = 'n5-1-tra';
const CHECKPOINT = 'n5-1-kiem-tra';
const path: PathContent = {
  units: [
    {
      id: 'n5-1',
      level: 'N5',
      title: 'Uống',
      about: 'Gọi được đồ uống.',
      steps: [
        lessonOf('n5-1-nuoc', BEFORE),
        lessonOf(ASKED, FIRST, SECOND),
        lessonOf('n5-1-ca-phe', LATER),
        { id: CHECKPOINT, kind: 'checkpoint', title: 'Kiểm tra' },
      ],
    },
  ],
  dialogues: [],
  readings: [],
  exceptions: [],
};

let dataDir: string;
const folderOf = () => join(dataDir, 'prepared');

/** The product after a start on the same data. */
async function start({ installed = 'version 1', afterSearch = async () => {} } = {}) {
  const files = openPreparedFiles({ dataDir, installed, log: createLogger('silent') });
  const prepared: PreparedFiles = {
    ...files,
    find: async (...wanted) => {
      const found = await files.find(...wanted);
      await afterSearch();
      return found;
    },
  };
  const { app, call } = await buildTestApp({ path, prepared, env: { RATE_LIMITS: 'off' } });
  await app.refreshSearch();
  const ask = async (id = ASKED) => (await call('GET', `/api/path/steps/${id}`)).body as LessonStepReply;
  return { app, ask };
}

const { db, factories } = await buildTestApp();
const texts = { viSentence: 'Tôi uống nước.', hint: 'Gợi ý.' };
let lessonId: number;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kakehashi-steps-'));
  await emptyTables(db);
  await db.insert(items).values([
    { id: WATER, kanji: '水', hiragana: 'みず', sino: 'THỦY', mean: 'nước', type: 'N5' },
    { id: DRINK, kanji: '飲む', hiragana: 'のむ', sino: 'ẨM', mean: 'uống', type: 'N5' },
    { id: UNUSED, kanji: '店', hiragana: 'みせ', sino: 'ĐIẾM', mean: 'cửa hàng', type: 'N4' },
  ]);
  lessonId = (await factories.topic()).lesson.id;
  await db.insert(sentences).values([
    { ...texts, lessonId, id: BEFORE, jpSentence: 'これは水です。' },
    { ...texts, lessonId, id: FIRST, jpSentence: '水を飲みます。' },
    { ...texts, lessonId, id: SECOND, jpSentence: '水を飲みません。' },
    { ...texts, lessonId, id: LATER, jpSentence: '水が好きです。' },
    { ...texts, lessonId, id: ELSEWHERE, jpSentence: '水をください。' },
  ]);
});
afterEach(() => rm(dataDir, { recursive: true }));

const STORED = 'Từ đĩa';

/** Writes a title into every stored reply that no step has. */
async function markStored(): Promise<void> {
  for (const name of await readdir(folderOf())) {
    const file = join(folderOf(), name);
    const reply = JSON.parse(gunzipSync(await readFile(file)).toString());
    await writeFile(file, gzipSync(JSON.stringify({ ...reply, title: STORED })));
  }
}

const editSentence = (id: number, changed: Partial<typeof sentences.$inferInsert>) => (within: Database) =>
  within.update(sentences).set(changed).where(eq(sentences.id, id));
const editWord = (id: number, changed: Partial<typeof items.$inferInsert>) => (within: Database) =>
  within.update(items).set(changed).where(eq(items.id, id));

describe('after a restart', () => {
  beforeEach(async () => {
    // A first request stores the analyses of the sentences, of which the second reply is made.
    await (await start()).ask();
    await (await start()).ask();
    await markStored();
  });

  test('the reply comes from the disk', async () => {
    expect((await (await start()).ask()).title).toBe(STORED);
  });

  test.each([
    { edit: editSentence(LATER, { viSentence: 'Nước đây.' }), why: 'a sentence of a later step' },
    { edit: editSentence(ELSEWHERE, { viSentence: 'Nước đây.' }), why: 'a sentence that is not of the path' },
    { edit: () => factories.user(), why: 'an account' },
  ])('it still does after a change of what it is not made of: $why', async ({ edit }) => {
    await edit(db);
    expect((await (await start()).ask()).title).toBe(STORED);
  });

  test.each([
    { edit: editSentence(FIRST, { viSentence: 'Uống nước.' }), why: 'a sentence was edited' },
    { edit: editSentence(FIRST, { accepted: ['お水を飲みます。'] }), why: 'another answer was accepted' },
    { edit: editSentence(FIRST, { deletedAt: new Date() }), why: 'a sentence was deleted' },
    {
      edit: editSentence(BEFORE, { jpSentence: '店で水を飲む。' }),
      why: 'wrong choices come from earlier lessons',
    },
    {
      edit: (within: Database) => within.update(lessons).set({ publishedAt: null }),
      why: 'the lesson of the sentences was hidden',
    },
    {
      edit: (within: Database) => within.update(lessons).set({ focus: ['o-tan-ngu'] }),
      why: 'sentences have the focus of their lesson',
    },
    { edit: editWord(WATER, { mean: 'nước lọc' }), why: 'a word was edited' },
    { edit: editWord(UNUSED, { mean: 'tiệm' }), why: 'any word can be a wrong choice' },
  ])('it is made again: $why', async ({ edit }) => {
    await edit(db);
    const made = await (await start()).ask();
    expect(made.title).toBe('Uống nước');
    expect(made, 'as a product without stored replies makes it').toEqual(
      await (await start({ installed: 'version 2' })).ask(),
    );
  });

  test('it is made again: another build', async () => {
    expect((await (await start({ installed: 'version 2' })).ask()).title).toBe('Uống nước');
  });

  test('it is made again: the file is damaged', async () => {
    for (const name of await readdir(folderOf())) await writeFile(join(folderOf(), name), 'nothing');
    expect((await (await start()).ask()).title).toBe('Uống nước');
  });
});

test.each([
  { sentence: BEFORE, why: 'its first lesson' },
  { sentence: LATER, why: 'its last lesson' },
])('a checkpoint is made of all lessons of its unit: of $why', async ({ sentence }) => {
  await (await start()).ask(CHECKPOINT);
  const stored = await (await start()).ask(CHECKPOINT);
  await editSentence(sentence, { viSentence: 'Nước đây.' })(db);
  const made = await (await start()).ask(CHECKPOINT);
  expect(made).not.toEqual(stored);
  expect(made).toEqual(await (await start({ installed: 'version 2' })).ask(CHECKPOINT));
});

test('what is stored is what was answered', async () => {
  const made = await (await start()).ask();
  expect(await (await start()).ask()).toEqual(made);
  expect(made.exercises.length).toBeGreaterThan(0);
  expect(await (await start()).ask(), 'with stored analyses').toEqual(made);
});

test('without a folder that can be written everything works', async () => {
  await writeFile(folderOf(), '');
  expect((await (await start()).ask()).exercises.length).toBeGreaterThan(0);
});

describe('edited after the disk was searched and before the step is made', () => {
  test.each([
    {
      edit: editWord(WATER, { mean: 'nước lọc' }),
      undo: editWord(WATER, { mean: 'nước' }),
      isWord: true,
      why: 'a word',
    },
    {
      edit: editSentence(FIRST, { viSentence: 'Uống.' }),
      undo: editSentence(FIRST, { viSentence: texts.viSentence }),
      isWord: false,
      why: 'a sentence',
    },
    {
      edit: editSentence(BEFORE, { viSentence: 'Đây.', deletedAt: new Date() }),
      undo: editSentence(BEFORE, { viSentence: texts.viSentence, deletedAt: null }),
      isWord: false,
      why: 'a sentence of an earlier lesson',
    },
  ])(
    'the new reply is not taken for the old one when the edit is undone: $why',
    async ({ edit, undo, isWord }) => {
      // So that the sentences are analysed.
      const right = await (await start({ installed: 'another version' })).ask();
      const started = await start({
        afterSearch: async () => {
          await edit(db);
          if (isWord) await started.app.refreshSearch();
        },
      });
      await started.ask();
      await undo(db);
      expect(await (await start()).ask()).toEqual(right);
    },
  );
});
