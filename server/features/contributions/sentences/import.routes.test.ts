import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { SENTENCES_PER_LESSON_MAX } from '#contract/content-limits.ts';
import type { SentenceImportReport } from '#contract/contributions/sentence-endpoints.ts';
import { IMPORT_ERRORS_SHOWN, IMPORT_ROWS_MAX } from '#contract/limits.ts';
import { contributionRefusals } from '#contract/texts/contributions.ts';
import { courseRefusals } from '#contract/texts/course-writing.ts';
import { csvRefusals } from '#contract/texts/files.ts';
import { leakReasons } from '#contract/texts/leaks.ts';
import {
  sentenceCsvRefusals,
  sentenceCsvWarnings,
  sentenceWarnings,
} from '#contract/texts/sentence-analysis.ts';
import { lessons, sentences } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

const { call, db, factories } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });

let admin: TestUser;
let lessonId: number;
let waterId: number;
beforeEach(async () => {
  await emptyTables(db);
  admin = await factories.user({ roles: ['ADMIN'] });
  const { lesson, sentence } = await factories.topic();
  [lessonId, waterId] = [lesson.id, sentence.id];
});

const send = (text: string, { query = '', by = admin } = {}) => {
  const body = new FormData();
  body.set('file', new File([text], 'cau.csv', { type: 'text/csv' }));
  return call('POST', `/api/contributions/lessons/${lessonId}/sentences/import${query}`, {
    token: by.token,
    body,
  });
};
const report = async (text: string, query = '') => {
  const reply = await send(text, { query });
  expect(reply).toMatchObject({ status: 200 });
  return reply.body as SentenceImportReport;
};
const rows = () => db.select().from(sentences).orderBy(asc(sentences.id));

const HEADER = 'id,viSentence,jpSentence,reading,hint,accepted,blocked,register';
const water = { viSentence: 'Tôi uống nước.', jpSentence: '水を飲みます。', hint: 'Tân ngữ có trợ từ.' };
const tea = {
  viSentence: 'Tôi uống trà.',
  jpSentence: 'お茶を飲みます。',
  hint: 'Đồ uống có お đứng trước.',
};
const lineOf = (fields: Partial<Record<string, string>>) =>
  HEADER.split(',')
    .map((column) => fields[column] ?? '')
    .join(',');
const file = (...lines: readonly (string | Partial<Record<string, string>>)[]) =>
  [HEADER, ...lines.map((line) => (typeof line === 'string' ? line : lineOf(line)))].join('\n');
const nothing = {
  created: 0,
  edited: 0,
  unchanged: 0,
  errors: [],
  errorCount: 0,
  warnings: [],
  warningCount: 0,
};

describe('a row', () => {
  test.each([
    {
      text: () => file({ ...tea, accepted: '[私は]お茶を飲む； 茶を飲みます', blocked: '湯を飲みます' }),
      counts: { created: 1 },
      row: {
        ...tea,
        accepted: ['[私は]お茶を飲む', '茶を飲みます'],
        blocked: ['湯を飲みます'],
        register: 'free',
        reading: '',
      },
      why: 'without an id creates a sentence, with answers separated by semicolons of either width',
    },
    {
      text: () => file({ ...tea, jpSentence: '[私は]お茶を飲みます。', register: 'pinned' }),
      counts: { created: 1 },
      row: { jpSentence: '私はお茶を飲みます。', accepted: ['[私は]お茶を飲みます。'], register: 'pinned' },
      why: 'whose model answer has a notation is read like a typed one',
    },
    {
      text: () => file({ id: String(waterId), ...tea, reading: 'おちゃをのみます。' }),
      counts: { edited: 1 },
      row: { ...tea, reading: 'おちゃをのみます。', accepted: [], register: 'free' },
      why: 'with an id changes that sentence, and blank cells clear its fields',
    },
    {
      text: () => `id;hint;viSentence;jpSentence\n${waterId};${tea.hint};${tea.viSentence};${tea.jpSentence}`,
      counts: { edited: 1 },
      row: { ...tea, accepted: ['水を飲む'], register: 'pinned' },
      why: 'keeps fields that have no column in the file, in any order of columns',
    },
    {
      text: () =>
        `Mã câu,Gợi ý,Câu tiếng Việt,Câu tiếng Nhật,Thể của câu\n${waterId},${tea.hint},${tea.viSentence},${tea.jpSentence},Tự do`,
      counts: { edited: 1 },
      row: { ...tea, accepted: ['水を飲む'], register: 'free' },
      why: 'is also read with Vietnamese column names, and so is its register: the free one',
    },
    {
      text: () => file({ ...tea, register: 'đúng thể của câu mẫu' }),
      counts: { created: 1 },
      row: { ...tea, register: 'pinned' },
      why: 'may have the pinned register in Vietnamese under English names',
    },
    {
      text: () => file({ id: String(waterId), ...water, accepted: '水を飲む', register: 'pinned' }),
      counts: { unchanged: 1 },
      row: { ...water, accepted: ['水を飲む'] },
      why: 'with the same content changes nothing',
    },
  ])('$why', async ({ text, counts, row }) => {
    await db.update(sentences).set({ accepted: ['水を飲む'], register: 'pinned' });
    const before = await rows();
    const expected = { ...nothing, ...counts, rows: 1 };
    expect(await report(text(), '?dryRun=true')).toEqual({ ...expected, applied: false });
    expect(await rows()).toEqual(before);
    expect(await report(text())).toEqual({ ...expected, applied: true });
    expect((await rows()).at(-1)).toMatchObject(row);
    expect(await db.$count(sentences)).toBe(counts.created ? 2 : 1);
  });

  test('of a supplier becomes a draft like a typed sentence', async () => {
    const supplier = await factories.user({ roles: ['SUPPLIER'] });
    await db.update(lessons).set({ createdBy: supplier.id });
    expect(await send(file(tea), { by: supplier })).toMatchObject({ status: 200, body: { applied: true } });
    expect((await rows()).at(-1)).toMatchObject({ ...tea, createdBy: supplier.id, publishedAt: null });
  });
});

describe('a mistake', () => {
  test.each([
    {
      line: { id: '9', ...water },
      says: sentenceCsvRefusals.unknownId(9),
      why: 'an id that no sentence here has',
    },
    { line: { id: 'x', ...water }, says: 'Mã câu không đúng định dạng.', why: 'an invalid id' },
    { line: { ...water, hint: '' }, says: 'Gợi ý không được bỏ trống.', why: 'no hint' },
    {
      line: { ...water, viSentence: 'a'.repeat(201) },
      says: 'Câu tiếng Việt dài tối đa 200 ký tự.',
      why: 'long',
    },
    {
      line: { ...water, jpSentence: 'nước' },
      says: courseRefusals.notJapanese('Câu tiếng Nhật'),
      why: 'no kana',
    },
    { line: { ...water, reading: '水' }, says: courseRefusals.readingInKana, why: 'a reading in kanji' },
    {
      line: { ...water, accepted: '(水; 湯' },
      says: expect.stringMatching(/^Đáp án khác “\(水” .*không khớp nhau \(ký tự thứ 1\)\.$/),
      why: 'an unclosed bracket',
    },
    {
      line: { ...water, blocked: '水;'.repeat(21) },
      says: 'Đáp án bị chặn có tối đa 20 mục.',
      why: 'too many',
    },
    {
      line: { ...water, register: 'x' },
      says: 'Thể của câu phải là một trong: free, pinned.',
      why: 'an unknown register',
    },
    { line: { ...tea, hint: 'Khác.' }, says: sentenceCsvRefusals.sameAsLine(2), why: 'a new sentence twice' },
    { line: ',a,b', says: csvRefusals.cellCount(3, 8), why: 'cells missing' },
  ])('is reported with its line, and nothing is applied: $why', async ({ line, says }) => {
    const before = await rows();
    expect(await report(file(tea, line))).toMatchObject({
      applied: false,
      rows: 2,
      created: 1,
      edited: 0,
      unchanged: 0,
      errors: [{ line: 3, message: says }],
      errorCount: 1,
    });
    expect(await rows()).toEqual(before);
  });

  test('every field with a mistake is reported, so that the file can be corrected in one go', async () => {
    const line = { jpSentence: 'nước', reading: '水', accepted: '(水', blocked: '水)', register: 'x' };
    const { errors, errorCount, rows: lines } = await report(file(tea, line), '?dryRun=true');
    expect({ errorCount, lines }).toEqual({ errorCount: 1, lines: 2 });
    for (const named of [
      'Gợi ý không được bỏ trống.',
      'Câu tiếng Việt không được bỏ trống.',
      courseRefusals.notJapanese('Câu tiếng Nhật'),
      courseRefusals.readingInKana,
      'Đáp án khác “(水”',
      'Đáp án bị chặn “水)”',
      'Thể của câu phải là một trong: free, pinned.',
    ])
      expect(errors[0]?.message).toContain(named);
  });

  test('one sentence on two lines', async () => {
    const id = String(waterId);
    expect(await report(file({ id, ...tea }, { id, ...water }))).toMatchObject({
      errors: [{ line: 3, message: sentenceCsvRefusals.sameAsLine(2) }],
    });
  });

  test('a sentence of another lesson, and a deleted one', async () => {
    const other = await factories.topic();
    await db.update(sentences).set({ deletedAt: new Date() }).where(eq(sentences.id, waterId));
    const lines = [other.sentence.id, waterId].map((id) => ({ id: String(id), ...tea }));
    expect(await report(file(...lines))).toMatchObject({
      errors: [
        { line: 2, message: sentenceCsvRefusals.unknownId(other.sentence.id) },
        { line: 3, message: sentenceCsvRefusals.deletedId(waterId) },
      ],
    });
  });

  test('a sentence by somebody else in one’s own lesson', async () => {
    const supplier = await factories.user({ roles: ['SUPPLIER'] });
    await db.update(lessons).set({ createdBy: supplier.id });
    const reply = await send(file({ id: String(waterId), ...tea }), { by: supplier });
    expect(reply.body).toMatchObject({
      errors: [{ line: 2, message: contributionRefusals.notYours.sentences }],
    });
  });

  test('more sentences than a lesson holds: the first errors are listed and all are counted', async () => {
    const lines = Array.from({ length: SENTENCES_PER_LESSON_MAX + 60 }, (_, at) => ({
      ...tea,
      viSentence: `Câu ${at}.`,
    }));
    const { created, errors, errorCount, warnings, warningCount } = await report(file(...lines));
    expect({ created, errorCount }).toEqual({ created: SENTENCES_PER_LESSON_MAX - 1, errorCount: 61 });
    expect(errors).toHaveLength(IMPORT_ERRORS_SHOWN);
    expect(errors[0]).toEqual({
      line: SENTENCES_PER_LESSON_MAX + 1,
      message: contributionRefusals.lessonFull(SENTENCES_PER_LESSON_MAX),
    });
    expect([warnings.length, warningCount]).toEqual([IMPORT_ERRORS_SHOWN, SENTENCES_PER_LESSON_MAX - 2]);
  });

  test.each([
    { text: '', says: csvRefusals.empty, why: 'an empty file' },
    { text: 'a\0b', says: csvRefusals.notText, why: 'a file that is not text' },
    {
      text: 'jpSentence\n水',
      says: csvRefusals.missingColumns('Câu tiếng Việt, Gợi ý'),
      why: 'columns missing',
    },
    {
      text: `${HEADER}\n${`${lineOf(tea)}\n`.repeat(IMPORT_ROWS_MAX + 1)}`,
      says: csvRefusals.tooManyRows(IMPORT_ROWS_MAX),
      why: 'too many rows',
    },
  ])('400: $why', async ({ text, says }) => {
    expect(await send(text)).toMatchObject({ status: 400, body: { message: says, field: 'file' } });
  });
});

describe('a warning does not block a row', () => {
  test.each([
    {
      lines: [{ ...tea, viSentence: 'tôi uống trà.' }],
      found: [[2, sentenceWarnings['vietnamese-capital']]],
      why: 'Vietnamese without a capital',
    },
    {
      lines: [{ ...tea, reading: 'おちゃのみます。' }],
      found: [[2, sentenceWarnings['reading-misfit']('を')]],
      why: 'a reading that does not fit',
    },
    {
      lines: [{ ...tea, accepted: '(お茶が|お茶を)飲むことができます' }],
      found: [
        [
          2,
          sentenceWarnings['answer-wrong'](
            'お茶が飲むことができます',
            'お茶が飲むことができ',
            leakReasons['object-ga'],
          ),
        ],
      ],
      why: 'an answer that multiplies out to a mistake',
    },
    {
      lines: [{ ...water, viSentence: 'Anh ấy uống nước.' }],
      found: [[2, sentenceWarnings['duplicate-japanese'](null)]],
      why: 'Japanese that the lesson already has',
    },
    {
      lines: [tea, { ...tea, viSentence: 'Anh ấy uống trà.' }, { ...tea, jpSentence: '茶を飲む。' }],
      found: [
        [3, sentenceCsvWarnings.japaneseAsLine(2)],
        [4, sentenceCsvWarnings.vietnameseAsLine(2)],
      ],
      why: 'duplicate lines',
    },
  ])('$why', async ({ lines, found }) => {
    const { applied, created, warnings, warningCount } = await report(file(...lines));
    expect({ applied, created }).toEqual({ applied: true, created: lines.length });
    expect(warnings.map(({ line, message }) => [line, message])).toEqual(found);
    expect(warningCount).toBe(found.length);
  });
});
