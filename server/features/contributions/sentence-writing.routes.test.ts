import { beforeEach, describe, expect, test } from 'vitest';
import type { ContributedSentence } from '#contract/contributions/contribution.ts';
import { courseRefusals } from '#contract/texts/course-writing.ts';
import { sentences } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { testTokenizer } from '#server/testing/data/test-tokenizer.ts';

const { call, factories, db } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
let admin: TestUser;
let lessonId: number;
beforeEach(async () => {
  await emptyTables(db);
  admin = await factories.user({ roles: ['ADMIN'] });
  lessonId = (await factories.topic()).lesson.id;
});

const school = {
  hint: 'Hướng đi có trợ từ riêng.',
  viSentence: 'Tôi đi đến trường.',
  jpSentence: '私は学校へ行きます。',
};
const send = (fields: Record<string, unknown>) =>
  call('POST', '/api/sentences', { token: admin.token, body: { ...school, lessonId, ...fields } });
const stored = (id: number) => db.query.sentences.findFirst({ where: (row, { eq }) => eq(row.id, id) });

describe('POST /api/sentences', () => {
  test('creates a sentence of the caller from the required fields only', async () => {
    const reply = await send({ userId: 7 });
    expect(reply).toMatchObject({ status: 200 });
    const made = reply.body as ContributedSentence;
    const expectedFields = { ...school, lessonId, reading: '', accepted: [], blocked: [], register: 'free' };
    expect(made).toMatchObject({
      ...expectedFields,
      id: 100_001,
      state: 'published',
      published: true,
      editable: true,
    });
    expect(await stored(made.id)).toMatchObject({ ...expectedFields, createdBy: admin.id });
  });

  test.each([
    { fields: { focus: ['khong-co'] }, field: 'focus', why: 'a grammar point that does not exist' },
    { fields: { rulesOff: ['khong-co'] }, field: 'rulesOff', why: 'a rule that does not exist' },
    { fields: { focus: Array(7).fill('masu') }, field: 'focus', why: 'too many points' },
  ])('refuses $why', async ({ fields, field }) => {
    expect(await send(fields)).toMatchObject({ status: 400, body: { field } });
  });

  test('stores the optional fields, each answer once', async () => {
    const more = {
      lessonId: String(lessonId),
      reading: 'わたしはがっこうへいきます。',
      accepted: ['学校に行きます', '[僕は]学校に向かう', '学校に行きます'],
      blocked: ['学校を行きます', '学校を行きます'],
      register: 'pinned',
      focus: ['masu'],
      rulesOff: ['obligation'],
    };
    const made = (await send(more)).body as ContributedSentence;
    const expectedFields = {
      ...more,
      accepted: more.accepted.slice(0, 2),
      blocked: more.blocked.slice(0, 1),
      lessonId,
    };
    expect(made).toMatchObject(expectedFields);
    expect(await stored(made.id)).toMatchObject(expectedFields);
  });

  test.each([
    {
      why: 'optional parts are included, the first alternative is used',
      jpSentence: '[私は]学校(へ|に)行きます。',
      model: '私は学校へ行きます。',
    },
    { why: 'free order as written', jpSentence: '{駅で 友達と}話します', model: '駅で友達と話します' },
    {
      why: 'full-width characters',
      jpSentence: '［私は］学校（へ｜に）行きます',
      model: '私は学校へ行きます',
    },
  ])('a model answer in the notation: $why', async ({ jpSentence, model }) => {
    const { body } = await send({ jpSentence, accepted: ['学校に行く'] });
    expect(body).toMatchObject({ jpSentence: model, accepted: [jpSentence, '学校に行く'] });
  });

  test('brackets without alternatives leave a plain answer', async () => {
    expect((await send({ jpSentence: '学校(へ)行きます' })).body).toMatchObject({
      jpSentence: '学校へ行きます',
      accepted: [],
    });
  });

  test('is analysed when it is saved', async () => {
    const { id } = (await send({ accepted: ['学校(に|へ)行きます'], blocked: ['学校を行きます'] }))
      .body as ContributedSentence;
    const analysis = (await stored(id))?.analysis;
    expect(analysis?.answers.map(({ text }) => text)).toEqual(['私は学校へ行きます。', '学校に行きます']);
    expect(analysis?.blocked.map(({ text }) => text)).toEqual(['学校を行きます']);
  });
});

test('a sentence is saved while the tokenizer is unavailable, and analysed later', async () => {
  const away = { ...testTokenizer, tokenize: () => Promise.reject(new Error('away')) };
  const { call: callWithout } = await buildTestApp({ tokenizer: away, env: { RATE_LIMITS: 'off' } });
  const reply = await callWithout('POST', '/api/sentences', {
    token: admin.token,
    body: { ...school, lessonId },
  });
  expect(reply).toMatchObject({ status: 200, body: school });
  expect(await stored((reply.body as ContributedSentence).id)).toMatchObject({ ...school, analysis: null });
});

describe('refused with the name of the field', () => {
  test.each([
    { fields: { hint: undefined }, says: 'Gợi ý không được bỏ trống.' },
    { fields: { hint: ' ' }, says: 'Gợi ý không được bỏ trống.' },
    { fields: { hint: 'a'.repeat(301) }, says: 'Gợi ý dài tối đa 300 ký tự.' },
    { fields: { viSentence: undefined }, says: 'Câu tiếng Việt không được bỏ trống.' },
    { fields: { viSentence: 'a'.repeat(201) }, says: 'Câu tiếng Việt dài tối đa 200 ký tự.' },
    { fields: { jpSentence: undefined }, says: 'Câu tiếng Nhật không được bỏ trống.' },
    { fields: { jpSentence: '水'.repeat(201) }, says: 'Câu tiếng Nhật dài tối đa 200 ký tự.' },
    { fields: { jpSentence: 'Tôi đi học.' }, says: 'Câu tiếng Nhật phải có chữ Nhật.' },
    { fields: { lessonId: undefined }, says: 'Mã bài học không được bỏ trống.' },
    { fields: { reading: 'わたしは学校へ' }, says: courseRefusals.readingInKana },
    { fields: { reading: 'watashi' }, says: courseRefusals.readingInKana },
    { fields: { reading: 'あ'.repeat(201) }, says: 'Cách đọc dài tối đa 200 ký tự.' },
    { fields: { accepted: '学校' }, says: 'Đáp án khác không đúng kiểu dữ liệu.' },
    { fields: { accepted: [''] }, says: 'Đáp án khác không được bỏ trống.' },
    { fields: { accepted: ['水'.repeat(201)] }, says: 'Đáp án khác dài tối đa 200 ký tự.' },
    { fields: { accepted: Array(21).fill('水') }, says: 'Đáp án khác có tối đa 20 mục.' },
    { fields: { accepted: ['ok'] }, says: 'Đáp án khác phải có chữ Nhật.' },
    { fields: { accepted: ['水\ud800'] }, says: 'Đáp án khác không đúng định dạng.' },
    { fields: { blocked: ['水'.repeat(201)] }, says: 'Đáp án bị chặn dài tối đa 200 ký tự.' },
    { fields: { blocked: Array(21).fill('水') }, says: 'Đáp án bị chặn có tối đa 20 mục.' },
    { fields: { register: 'polite' }, says: 'Thể của câu phải là một trong: free, pinned.' },
  ])('$says', async ({ fields, says }) => {
    const before = await db.$count(sentences);
    expect(await send(fields)).toMatchObject({ status: 400, body: { message: says } });
    expect(await db.$count(sentences)).toBe(before);
  });

  test('the notation of the model answer counts among the accepted ones', async () => {
    const accepted = Array.from({ length: 20 }, (_, at) => `学校に${at}回行きます`);
    expect((await send({ accepted })).status).toBe(200);
    expect(await send({ accepted, jpSentence: '学校(に|へ)行きます' })).toMatchObject({
      status: 400,
      body: { message: 'Đáp án khác có tối đa 20 mục.', field: 'accepted' },
    });
  });

  test.each([
    {
      field: 'jpSentence',
      answer: '[私は学校へ行きます',
      says: /^Câu tiếng Nhật .*không khớp nhau \(ký tự thứ 1\)/,
    },
    {
      field: 'jpSentence',
      answer: '学校に|へ行きます',
      says: /dấu \| chỉ dùng ở bên trong ngoặc \(ký tự thứ 4\)/,
    },
    { field: 'jpSentence', answer: '[学校へ行きます]', says: /ít nhất một phần bắt buộc/ },
    { field: 'accepted', answer: '学校()行きます', says: /^Đáp án khác .*trong ngoặc có chỗ để trống/ },
    { field: 'accepted', answer: '{a b c d e f}行く', says: /tối đa 5 phần/ },
    { field: 'accepted', answer: '[[[[私]]]]行く', says: /tối đa 3 lớp/ },
    { field: 'accepted', answer: `${'[あ]'.repeat(61)}行く`, says: /tối đa 60 cặp ngoặc/ },
    {
      field: 'blocked',
      answer: '学校)へ',
      says: /^Đáp án bị chặn .*không khớp nhau \(ký tự thứ 3\)/,
    },
  ])('a mistake in the notation of $field: $answer', async ({ field, answer, says }) => {
    const reply = await send({ [field]: field === 'jpSentence' ? answer : [answer] });
    expect(reply).toMatchObject({ status: 400, body: { field, message: expect.stringMatching(says) } });
  });

  test('404 for a lesson that does not exist', async () => {
    expect(await send({ lessonId: 404 })).toMatchObject({
      status: 404,
      body: { message: courseRefusals.lessonNotFound },
    });
  });
});
