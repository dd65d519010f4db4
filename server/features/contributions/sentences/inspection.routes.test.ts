import { beforeEach, describe, expect, test } from 'vitest';
import { WORDINGS_COUNTED_MAX, WORDINGS_SHOWN } from '#contract/content-limits.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { inspecting } from '#server/testing/inspecting.ts';

const { call, db, factories } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
let supplier: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  supplier = await factories.user({ roles: ['SUPPLIER'] });
});

const { send, inspect } = inspecting(call, () => supplier);

/** A sentence without any warning. */
const school = {
  jpSentence: '私は学校へ行きます。',
  reading: 'わたしはがっこうへいきます。',
  viSentence: 'Tôi đi đến trường.',
  hint: 'Hướng đi có trợ từ riêng.',
};

describe('the preview', () => {
  test.each([
    { body: {}, why: 'nothing yet' },
    { body: { jpSentence: ' ', accepted: [''], blocked: [' '] }, why: 'blank fields' },
  ])('of $why is empty', async ({ body }) => {
    const { words, reading, answers, warnings } = await inspect(body);
    expect({ words, reading, warnings }).toEqual({ words: [], reading: '', warnings: [] });
    expect(answers[0]).toEqual({ problem: null, count: 0, wordings: [] });
  });

  test('shows the words of the model with their furigana', async () => {
    expect(await inspect({ ...school, jpSentence: '[私は]学校(へ|に)行きます。' })).toMatchObject({
      words: [
        { text: '私', reading: 'わたし', ruby: '私[わたし]' },
        { text: 'は', reading: 'は', ruby: 'は' },
        { text: '学校', reading: 'がっこう', ruby: '学[がっ]校[こう]' },
        { text: 'へ', reading: 'へ', ruby: 'へ' },
        { text: '行きます', reading: 'いきます', ruby: '行[い]きます' },
        { text: '。', reading: '。', ruby: '。' },
      ],
      reading: 'わたしはがっこうへいきます。',
      warnings: [],
    });
  });

  test('reads numbers and counters as they are said', async () => {
    expect((await inspect({ jpSentence: '四月一日の九時に二人で三十分待つ' })).reading).toBe(
      'しがつついたちのくじにふたりでさんじゅっぷんまつ',
    );
  });

  test.each([
    { reading: '', used: 'あめがふります', why: 'our own, when the author gives none' },
    { reading: 'あめがおります', used: 'あめがおります', why: 'the author’s, when it fits' },
    { reading: 'あめふります', used: 'あめがふります', why: 'our own, when the author’s does not fit' },
    { reading: '雨がふります', used: 'あめがふります', why: 'our own, when the author’s is not kana' },
  ])('uses the reading $why', async ({ reading, used }) => {
    expect((await inspect({ jpSentence: '雨が降ります', reading })).reading).toBe(used);
  });
});

describe('an answer in the notation', () => {
  const wordings = ['私は学校へ行く', '私は学校に行く', '学校へ行く', '学校に行く'];

  test('is expanded into all its wordings, each field separately', async () => {
    const { answers, blocked } = await inspect({
      jpSentence: '学校へ行く',
      accepted: ['[私は]学校(へ|に)行く', ''],
      blocked: ['家(へ|に)行く'],
    });
    expect(answers).toEqual([
      { problem: null, count: 1, wordings: ['学校へ行く'] },
      { problem: null, count: 4, wordings },
      { problem: null, count: 0, wordings: [] },
    ]);
    expect(blocked).toEqual([{ problem: null, count: 2, wordings: ['家へ行く', '家に行く'] }]);
  });

  test.each([
    { answer: '[私は学校へ行く', problem: /^Dấu ngoặc mở .*không khớp nhau \(ký tự thứ 1\)\.$/ },
    { answer: '学校に|へ行く', problem: /^Dấu \| chỉ dùng ở bên trong ngoặc \(ký tự thứ 4\)\.$/ },
    { answer: '学校()行く', problem: /^Trong ngoặc có chỗ để trống \(ký tự thứ 3\)\.$/ },
    { answer: 'ok', problem: /^Đáp án khác phải có chữ Nhật\.$/ },
  ])('with a mistake is explained: $answer', async ({ answer, problem }) => {
    const { answers, words } = await inspect({ jpSentence: '学校へ行く', accepted: [answer] });
    expect(answers[1]).toEqual({ problem: expect.stringMatching(problem), count: 0, wordings: [] });
    expect(words).not.toEqual([]);
  });

  test('that is the model answer and has a mistake leaves nothing to preview', async () => {
    expect(await inspect({ jpSentence: '学校(へ行く' })).toMatchObject({
      words: [],
      reading: '',
      warnings: [],
    });
  });

  test('with twenty slots is counted up to the limit, and listed in part', async () => {
    const jpSentence = `${'(私は|僕は)'.repeat(20)}行く`;
    const { answers } = await inspect({ jpSentence, accepted: Array(4).fill(jpSentence) });
    expect(answers).toHaveLength(5);
    for (const answer of answers) {
      expect(answer.count).toBe(WORDINGS_COUNTED_MAX);
      expect(answer.wordings).toHaveLength(WORDINGS_SHOWN);
    }
  });
});

describe('access', () => {
  test.each([
    { roles: ['ADMIN'], status: 200 },
    { roles: ['QC'], status: 200 },
    { roles: ['USER'], status: 403 },
  ] as const)('$roles: $status', async ({ roles, status }) => {
    expect(await send(school, await factories.user({ roles }))).toMatchObject({ status });
  });

  test('a reviewer sees the words, but nothing of lessons that they may not change', async () => {
    const { lesson, sentence } = await factories.topic();
    const reviewer = await factories.user({ roles: ['QC'] });
    expect(await send({ ...school, lessonId: lesson.id }, reviewer)).toMatchObject({ status: 404 });
    expect(await send({ ...school, sentenceId: sentence.id }, reviewer)).toMatchObject({ status: 404 });
    expect(await send(school, reviewer)).toMatchObject({ body: { reading: school.reading } });
  });

  test.each([
    { body: { jpSentence: '水'.repeat(201) }, says: 'Câu tiếng Nhật dài tối đa 200 ký tự.' },
    { body: { hint: 'a'.repeat(301) }, says: 'Gợi ý dài tối đa 300 ký tự.' },
    { body: { accepted: Array(21).fill('水') }, says: 'Đáp án khác có tối đa 20 mục.' },
    { body: { blocked: ['水'.repeat(201)] }, says: 'Đáp án bị chặn dài tối đa 200 ký tự.' },
  ])('a text that is too long is refused: $says', async ({ body, says }) => {
    expect(await send(body)).toMatchObject({ status: 400, body: { message: says } });
  });
});
