import { beforeEach, expect, test } from 'vitest';
import type { LessonFeedback, SentenceFeedback } from '#contract/lesson-feedback/lesson-feedback.ts';
import { REPORT_KINDS } from '#contract/lesson-feedback/report-kinds.ts';
import {
  comments,
  contentVersions,
  practiceTries,
  refusedAnswers,
  reviewNotes,
  scoreLedger,
  sentenceReports,
  sentences,
} from '#server/db/schema/index.ts';
import { buildTestApp, TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { lessonOf } from '#server/testing/data/lesson-of.ts';

const app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const { call, factories, db } = app;
let hoa: TestUser;
let lan: TestUser;
let mai: TestUser;
let lessonId: number;
let sentenceId: number;
beforeEach(async () => {
  await emptyTables(db);
  hoa = await factories.user({ roles: ['SUPPLIER'], name: 'Hoa' });
  [lan, mai] = [await factories.user({ name: 'Lan' }), await factories.user({ name: 'Mai' })];
  ({ id: lessonId, sentenceId } = await lessonOf(app, hoa));
});

const minutes = (count: number) => new Date(TEST_NOW.getTime() + count * 60_000);
const opened = async () =>
  (await call('GET', `/api/me/lesson-feedback/${lessonId}`, { token: hoa.token })).body as LessonFeedback;
const ofSentence = async (): Promise<SentenceFeedback> => {
  const [first] = (await opened()).sentences;
  if (!first) throw new Error('The lesson has a sentence');
  return first;
};

test('every sentence is listed in order, deleted ones are not', async () => {
  const row = { lessonId, jpSentence: 'あ', hint: '' };
  await db.insert(sentences).values([
    { ...row, viSentence: 'sau cùng', position: 200_000 },
    { ...row, viSentence: 'đầu tiên', position: 1, publishedAt: null },
    { ...row, viSentence: 'đã xóa', deletedAt: TEST_NOW },
  ]);
  const shown = (await opened()).sentences.map(({ viSentence, published }) => [viSentence, published]);
  expect(shown).toEqual([
    ['đầu tiên', false],
    ['Tôi uống nước.', true],
    ['sau cùng', true],
  ]);
});

test('a sentence without practice has empty feedback', async () => {
  expect(await opened()).toEqual({
    lesson: expect.objectContaining({ id: lessonId }),
    notes: [],
    sentences: [
      {
        id: sentenceId,
        viSentence: 'Tôi uống nước.',
        jpSentence: '水を飲みます。',
        published: true,
        modes: [],
        wrongAnswers: [],
        suggestions: [],
        reports: [],
        comments: [],
        commentCount: 0,
        notes: [],
      },
    ],
  });
});

test('figures are separate for each mode', async () => {
  const lanTries = { userId: lan.id, sentenceId };
  await db.insert(practiceTries).values([
    { ...lanTries, mode: 'translate', tries: 1 },
    { ...lanTries, mode: 'listening', tries: 2 },
    { userId: mai.id, sentenceId, mode: 'translate', tries: 3 },
  ]);
  await db.insert(scoreLedger).values([
    { ...lanTries, mode: 'translate', points: 10 },
    { ...lanTries, mode: 'listening', points: 3 },
  ]);
  expect((await ofSentence()).modes).toEqual([
    { mode: 'translate', attempts: 4, learners: 2, firstTryRate: 0.5 },
    { mode: 'listening', attempts: 2, learners: 1, firstTryRate: 0 },
  ]);
});

test('the five most frequent wrong answers, by the number of learners in either mode', async () => {
  const gave = (user: TestUser, normalForm: string, mode: 'translate' | 'listening' = 'translate') => ({
    userId: user.id,
    sentenceId,
    mode,
    normalForm,
    tryNumber: 1,
  });
  await db
    .insert(refusedAnswers)
    .values([
      ...['う', 'あ', 'え', 'い', 'お'].map((answer) => gave(lan, answer)),
      gave(mai, 'え'),
      gave(mai, 'あ'),
      gave(hoa, 'え'),
      gave(lan, 'い', 'listening'),
      gave(lan, '', 'listening'),
      gave(mai, 'か'),
    ]);
  const wrong = (await ofSentence()).wrongAnswers.map(({ answer, learners }) => `${answer}${learners}`);
  expect(wrong.slice(0, 2)).toEqual(['え3', 'あ2']);
  expect(wrong.slice(2).toSorted()).toEqual(['い1', 'う1', 'お1']);
});

test('the newest readable comments, and their total count', async () => {
  const said = (content: string, more = {}) => ({ sentenceId, userId: lan.id, content, ...more });
  await db
    .insert(comments)
    .values([
      said('một'),
      said('hai', { userId: mai.id }),
      said('ba'),
      said('bốn'),
      said('bị ẩn', { hiddenAt: TEST_NOW }),
      said('', { deletedAt: TEST_NOW }),
      said('người viết đã đi', { userId: null }),
    ]);
  const { comments: shown, commentCount } = await ofSentence();
  expect(shown.map(({ content, author }) => [content, author])).toEqual([
    ['bốn', 'Lan'],
    ['ba', 'Lan'],
    ['hai', 'Mai'],
  ]);
  expect(commentCount).toBe(4);
});

test('all open reports and the last decided ones, without names', async () => {
  const reported = (minute: number, more: Partial<typeof sentenceReports.$inferInsert> = {}) => ({
    sentenceId,
    userId: lan.id,
    kind: 'japanese' as const,
    text: `phút ${minute}`,
    createdAt: minutes(minute),
    ...more,
  });
  const decided = (minute: number) =>
    reported(minute, { state: 'declined', reason: 'Không sai.', decidedAt: minutes(100 - minute) });
  // A learner has one open report of each kind.
  const open = REPORT_KINDS.map((kind, at) => reported(10 + at, { kind }));
  const others = reported(15, { userId: mai.id });
  await db.insert(sentenceReports).values([...[1, 2, 3, 4, 5, 6].map(decided), ...open, others]);
  const { reports } = await ofSentence();
  expect(reports.map(({ text }) => text)).toEqual(
    [15, 14, 13, 12, 11, 10, 1, 2, 3, 4, 5].map((minute) => `phút ${minute}`),
  );
  expect(reports.at(-1)).toEqual({
    id: expect.any(Number),
    kind: 'japanese',
    text: 'phút 5',
    state: 'declined',
    reason: 'Không sai.',
    createdAt: minutes(5).toISOString(),
    decidedAt: minutes(95).toISOString(),
  });
});

test('review notes on the lesson and on each sentence, newest first', async () => {
  const version = { fields: {}, state: 'changes' as const, number: 2 };
  const made = await db
    .insert(contentVersions)
    .values([
      { kind: 'lessons', contentId: lessonId, ...version },
      { kind: 'sentences', contentId: sentenceId, ...version },
      // Another kind of piece with the same id.
      { kind: 'curriculums', contentId: lessonId, ...version },
    ])
    .returning();
  const [ofLesson, ofSentenceItself, ofOther] = made.map(({ id }) => id);
  const checker = await factories.user({ roles: ['QC'], name: 'Bình' });
  const wrote = (versionId: number | undefined, text: string, minute: number) => ({
    versionId: versionId ?? 0,
    authorId: checker.id,
    kind: 'changes' as const,
    text,
    createdAt: minutes(minute),
  });
  await db
    .insert(reviewNotes)
    .values([
      wrote(ofLesson, 'Tên bài chưa rõ.', 1),
      wrote(ofSentenceItself, 'Thiếu を.', 1),
      wrote(ofSentenceItself, 'Vẫn thiếu.', 2),
      wrote(ofOther, 'của nơi khác', 3),
    ]);
  const { notes, sentences: shown } = await opened();
  expect(notes).toEqual([
    {
      id: expect.any(Number),
      version: 2,
      kind: 'changes',
      text: 'Tên bài chưa rõ.',
      author: 'Bình',
      createdAt: minutes(1).toISOString(),
    },
  ]);
  expect(shown[0]?.notes.map(({ text }) => text)).toEqual(['Vẫn thiếu.', 'Thiếu を.']);
});
