import { beforeEach, describe, expect, test } from 'vitest';
import { IMAGE_MAX_BYTES } from '#contract/content-limits.ts';
import type { Curriculum, Lesson } from '#contract/courses/course.ts';
import type { Topic } from '#contract/courses/endpoints.ts';
import { courseRefusals, imageRefusals } from '#contract/texts/course-writing.ts';
import { curriculums, images, items, lessons, topics } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { fileOf, formOf, photo } from '#server/testing/data/upload.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

const { app, call, factories, db } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const { changes } = await openTestDatabase();
let admin: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  admin = await factories.user({ email: 'chu@example.com', roles: ['ADMIN'] });
});

const post = (path: string, body: FormData | Record<string, unknown>) =>
  call('POST', path, { token: admin.token, body });
const img = await photo();
const asFile = (dto: object, type = 'application/json') =>
  fileOf(JSON.stringify(dto), { name: 'dto.json', type });
const ADDRESS = /^\/media\/[0-9a-f]{32}\.webp$/;
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

describe('POST /api/topics', () => {
  test.each([
    { why: 'the dto as a text field', dto: { title: ' Du lịch ' } },
    { why: 'the dto as a JSON part', dto: new Blob(['{"title":"Du lịch"}'], { type: 'application/json' }) },
    { why: 'the dto as a JSON part with a file name', dto: asFile({ title: 'Du lịch' }) },
    { why: 'a title in another Unicode normal form', dto: { title: 'Du lịch'.normalize('NFD') } },
  ])('creates a topic that is listed at once: $why', async ({ dto }) => {
    const reply = await post('/api/topics', formOf({ dto, img }));
    const made = { id: 100_000, title: 'Du lịch', img: expect.stringMatching(ADDRESS), curriculums: [] };
    expect(reply).toMatchObject({ status: 200, body: { ...made, state: 'published', published: true } });
    expect((await call('GET', '/api/topics')).body).toEqual([made]);
    expect(await db.select().from(topics)).toMatchObject([{ createdBy: admin.id }]);
  });

  test.each([
    { why: 'no title', parts: { dto: {}, img } },
    { why: 'a blank title', parts: { dto: { title: '  ' }, img } },
    { why: 'no dto', parts: { img } },
    { why: 'no picture', parts: { dto: { title: 'Du lịch' } } },
    { why: 'a field where no file was chosen', parts: { dto: { title: 'Du lịch' }, img: fileOf('') } },
    { why: 'neither', parts: { other: 'x' } },
  ])('one message for $why', async ({ parts }) => {
    const message = 'Vui lòng nhập tiêu đề và chọn ảnh';
    expect(await post('/api/topics', formOf(parts))).toMatchObject({ status: 400, body: { message } });
    expect(await db.$count(topics)).toBe(0);
  });

  test.each([
    { parts: { dto: '{', img }, says: 'Phần “dto” không đúng định dạng.', why: 'not JSON' },
    { parts: { dto: '[]', img }, says: 'Phần “dto” không đúng kiểu dữ liệu.', why: 'a list' },
    { parts: { dto: { title: 7 }, img }, says: 'Tiêu đề không đúng kiểu dữ liệu.', why: 'a number' },
    {
      parts: { dto: { title: 'a'.repeat(121) }, img },
      says: 'Tiêu đề dài tối đa 120 ký tự.',
      why: 'too long',
    },
    { parts: { dto: { title: 'a\nb' }, img }, says: 'Tiêu đề không đúng định dạng.', why: 'two lines' },
    {
      parts: { dto: { title: 'a text instead of a picture' }, img: 'x' },
      says: 'Ảnh không đúng định dạng.',
      why: 'a text as picture',
    },
  ])('$why: $says', async ({ parts, says }) => {
    expect(await post('/api/topics', formOf(parts))).toMatchObject({ status: 400, body: { message: says } });
  });

  const withImage = (file: File) => post('/api/topics', formOf({ dto: { title: 'A' }, img: file }));

  test.each([
    { why: 'an SVG declared as JPEG', file: fileOf(svg), says: imageRefusals.wrongKind },
    {
      why: 'a truncated picture',
      file: fileOf(new Uint8Array([0xff, 0xd8, 0xff])),
      says: imageRefusals.broken,
    },
    {
      why: 'more than 5 MB',
      file: fileOf(new Uint8Array(IMAGE_MAX_BYTES + 1)),
      says: 'Ảnh có dung lượng tối đa 5 MB.',
    },
    {
      why: 'a photo from a phone',
      file: fileOf(new Uint8Array(2 * IMAGE_MAX_BYTES)),
      says: 'Ảnh có dung lượng tối đa 5 MB.',
    },
  ])('a picture is refused: $why', async ({ file, says }) => {
    expect(await withImage(file)).toMatchObject({ status: 400, body: { message: says, field: 'img' } });
    expect(await db.$count(topics)).toBe(0);
    expect(await db.$count(images)).toBe(0);
  });

  test('the content type declared by the client is ignored', async () => {
    const unnamed = fileOf(await img.bytes(), { name: 'anh', type: 'application/octet-stream' });
    expect((await withImage(unnamed)).status).toBe(200);
  });

  test('the same picture is stored once', async () => {
    const [first, second] = [(await withImage(img)).body as Topic, (await withImage(img)).body as Topic];
    expect(second.img).toBe(first.img);
    expect(second.id).not.toBe(first.id);
    expect(await db.$count(images)).toBe(1);
    expect(((await withImage(await photo(60))).body as Topic).img).not.toBe(first.img);
  });
});

describe('a picture of our library', () => {
  const cover = '/images/topics/3.svg';

  test('stands for a file, for a topic and for a curriculum', async () => {
    const topic = (await post('/api/topics', formOf({ dto: { title: 'Du lịch', cover } }))).body as Topic;
    expect(topic.img).toBe(cover);
    const dto = { name: 'Ở ga', topicId: topic.id, cover };
    expect((await post('/api/curri', formOf({ dto }))).body).toMatchObject({ img: cover });
  });

  test('a file comes first', async () => {
    const reply = await post('/api/topics', formOf({ dto: { title: 'Du lịch', cover }, img }));
    expect(reply.body).toMatchObject({ img: expect.stringMatching(ADDRESS) });
  });

  test.each([
    { address: '/images/topics/999.svg', why: 'no such picture' },
    { address: 'https://example.com/a.svg', why: 'another site' },
    { address: '/images/../../etc/passwd', why: 'another file' },
    { address: '/media/00000000000000000000000000000000.webp', why: "somebody's upload" },
  ])('400: $why', async ({ address }) => {
    const reply = await post('/api/topics', formOf({ dto: { title: 'Du lịch', cover: address } }));
    expect(reply).toMatchObject({ status: 400, body: { message: 'Ảnh có sẵn không đúng định dạng.' } });
    expect(await db.$count(topics)).toBe(0);
  });
});

describe('POST /api/curri', () => {
  const make = (dto: object, file: File | undefined = img) => post('/api/curri', formOf({ dto, img: file }));

  test.each([
    { why: 'as a client sends it', extra: {} },
    { why: 'whatever author it names', extra: { userId: 7 } },
  ])('creates a curriculum of the caller: $why', async ({ extra }) => {
    const topic = await factories.topic();
    const reply = await make({ name: 'Ở nhà ga', topicId: topic.id, ...extra });
    expect(reply).toMatchObject({ status: 200 });
    expect(reply.body).toMatchObject({
      id: 100_001,
      name: 'Ở nhà ga',
      img: expect.stringMatching(ADDRESS),
      topicId: topic.id,
      userId: admin.id,
      createdByEmail: 'chu@example.com',
      lessons: [],
    });
    const listed = (await call('GET', `/api/topics/${topic.id}`)).body as Topic;
    expect(listed.curriculums.map(({ id }) => id)).toEqual([topic.curriculum.id, 100_001]);
  });

  test('the id of the topic may be a text, as in a form', async () => {
    const topic = await factories.topic();
    const made = (await make({ name: 'A', topicId: String(topic.id) })).body as Curriculum;
    expect(made.topicId).toBe(topic.id);
  });

  test.each([
    { dto: { topicId: 1 }, says: 'Tên giáo trình không được bỏ trống.' },
    { dto: { name: ' ', topicId: 1 }, says: 'Tên giáo trình không được bỏ trống.' },
    { dto: { name: 'a'.repeat(121), topicId: 1 }, says: 'Tên giáo trình dài tối đa 120 ký tự.' },
    { dto: { name: 'A' }, says: 'Mã chủ đề không được bỏ trống.' },
    { dto: { name: 'A', topicId: 'x' }, says: 'Mã chủ đề không đúng định dạng.' },
  ])('$says', async ({ dto, says }) => {
    expect(await make(dto)).toMatchObject({ status: 400, body: { message: says } });
  });

  test.each([
    { why: 'no dto', parts: { img }, says: 'Tên giáo trình, Mã chủ đề không được bỏ trống.' },
    {
      why: 'a blank form',
      parts: { dto: { name: '', topicId: '' }, img: fileOf('') },
      says: 'Tên giáo trình, Mã chủ đề, Ảnh không được bỏ trống.',
    },
    {
      why: 'nothing but a number',
      parts: { dto: { topicId: 1 } },
      says: 'Tên giáo trình, Ảnh không được bỏ trống.',
    },
    { why: 'no picture', parts: { dto: { name: 'A', topicId: 1 } }, says: 'Ảnh không được bỏ trống.' },
  ])('$why is refused', async ({ parts, says }) => {
    expect(await post('/api/curri', formOf(parts))).toMatchObject({ status: 400, body: { message: says } });
  });

  test('a picture is checked here too', async () => {
    const topic = await factories.topic();
    const refused = (message: string) => ({ status: 400, body: { message, field: 'img' } });
    const dto = { name: 'A', topicId: topic.id };
    expect(await make(dto, fileOf(svg))).toMatchObject(refused(imageRefusals.wrongKind));
    expect(await make(dto, fileOf(''))).toMatchObject(refused('Ảnh không được bỏ trống.'));
    expect(await db.$count(curriculums)).toBe(1);
  });

  test('404 for a topic that does not exist', async () => {
    const reply = await make({ name: 'A', topicId: 404 });
    expect(reply).toMatchObject({ status: 404, body: { message: courseRefusals.topicNotFound } });
  });
});

test.each([
  {
    path: '/api/lessons',
    form: { title: '', level: '', mean: ' ', curriId: '' },
    says: 'Tiêu đề bài học, Cấp độ, Nghĩa của tiêu đề, Mã giáo trình không được bỏ trống.',
  },
  {
    path: '/api/sentences',
    form: { hint: '', viSentence: '', jpSentence: '', lessonId: '' },
    says: 'Gợi ý, Câu tiếng Việt, Câu tiếng Nhật, Mã bài học không được bỏ trống.',
  },
])('POST $path: a blank form names every missing field', async ({ path, form, says }) => {
  expect(await post(path, form)).toMatchObject({ status: 400, body: { message: says } });
});

describe('POST /api/lessons', () => {
  const fields = { title: '駅で', level: 'A2', mean: 'Ở nhà ga' };

  test.each([
    { why: 'as a client sends it', topic: (id: number) => ({ topicId: id, userId: 7 }) },
    { why: 'ids as text', topic: (id: number) => ({ topicId: String(id) }) },
    { why: 'without the topic, which follows from the curriculum', topic: () => ({}) },
  ])('creates a lesson of the caller: $why', async ({ topic: sent }) => {
    const topic = await factories.topic();
    const reply = await post('/api/lessons', { ...fields, curriId: topic.curriculum.id, ...sent(topic.id) });
    expect(reply).toMatchObject({ status: 200 });
    const made = reply.body as Lesson;
    expect(made).toMatchObject({
      ...fields,
      id: 100_001,
      curriId: topic.curriculum.id,
      views: 0,
      createdByEmail: 'chu@example.com',
      sentences: [],
    });
    const stored = await db.query.lessons.findFirst({ where: (lesson, { eq }) => eq(lesson.id, made.id) });
    expect(stored).toMatchObject({ curriculumId: topic.curriculum.id, createdBy: admin.id });
  });

  test.each([
    { field: { title: '' }, says: 'Tiêu đề bài học không được bỏ trống.' },
    { field: { title: undefined }, says: 'Tiêu đề bài học không được bỏ trống.' },
    { field: { title: '駅'.repeat(121) }, says: 'Tiêu đề bài học dài tối đa 120 ký tự.' },
    { field: { mean: undefined }, says: 'Nghĩa của tiêu đề không được bỏ trống.' },
    { field: { mean: 'a'.repeat(121) }, says: 'Nghĩa của tiêu đề dài tối đa 120 ký tự.' },
    { field: { level: undefined }, says: 'Cấp độ không được bỏ trống.' },
    { field: { level: 'N5' }, says: 'Cấp độ phải là một trong: A1, A2, B1, B2, C1, C2.' },
    { field: { curriId: undefined }, says: 'Mã giáo trình không được bỏ trống.' },
    { field: { curriId: -1 }, says: 'Mã giáo trình phải lớn hơn 0.' },
    { field: { curriId: 'x' }, says: 'Mã giáo trình không đúng định dạng.' },
    { field: { focus: ['khong-co'] }, says: courseRefusals.unknownPoint('khong-co') },
    {
      field: { introduces: { words: [], grammar: ['khong-co'] } },
      says: courseRefusals.unknownPoint('khong-co'),
    },
    { field: { introduces: { words: [404], grammar: [] } }, says: courseRefusals.unknownWord(404) },
  ])('$says', async ({ field, says }) => {
    const { curriculum } = await factories.topic();
    const reply = await post('/api/lessons', { ...fields, curriId: curriculum.id, ...field });
    expect(reply).toMatchObject({ status: 400, body: { message: says } });
  });

  test('what it practises and introduces stays when a change leaves it out', async () => {
    const { curriculum } = await factories.topic();
    await db.insert(items).values({ id: 7, kanji: '駅', hiragana: 'えき', mean: 'nhà ga' });
    await app.refreshSearch();
    const chosen = { focus: ['masu'], introduces: { words: [7], grammar: ['te-iru'] } };
    const made = await post('/api/lessons', { ...fields, ...chosen, curriId: curriculum.id });
    expect(made).toMatchObject({ status: 200, body: chosen });
    const { id, revision } = made.body as { id: number; revision: number };
    const changed = await call('PUT', `/api/lessons/${id}`, {
      token: admin.token,
      body: { ...fields, mean: 'Nhà ga', revision },
    });
    expect(changed).toMatchObject({ status: 200, body: { mean: 'Nhà ga', ...chosen } });
    const versions = await call('GET', `/api/contributions/lessons/${id}/versions`, { token: admin.token });
    expect(versions.body).toMatchObject([{ fields: { introduces: ['7', 'te-iru'] } }, {}]);
  });

  test('the curriculum must exist, and in that topic', async () => {
    const [topic, other] = [await factories.topic(), await factories.topic()];
    const sent = { ...fields, topicId: other.id };
    expect(await post('/api/lessons', { ...sent, curriId: 404 })).toMatchObject({
      status: 404,
      body: { message: courseRefusals.curriculumNotFound },
    });
    expect(await post('/api/lessons', { ...sent, curriId: topic.curriculum.id })).toMatchObject({
      status: 400,
      body: { message: courseRefusals.otherTopic, field: 'topicId' },
    });
    expect(await db.$count(lessons)).toBe(2);
  });
});

describe('created content is announced, so that cached pages are refreshed', () => {
  const lesson = { title: '駅で', level: 'A2', mean: 'Ở nhà ga' };
  const sentence = { hint: 'Gợi ý.', viSentence: 'Xin chào.', jpSentence: 'こんにちは。' };
  type Parents = Awaited<ReturnType<typeof factories.topic>>;

  test.each([
    { path: '/api/topics', body: () => formOf({ dto: { title: 'A' }, img }) },
    { path: '/api/curri', body: ({ id }: Parents) => formOf({ dto: { name: 'A', topicId: id }, img }) },
    { path: '/api/lessons', body: ({ curriculum }: Parents) => ({ ...lesson, curriId: curriculum.id }) },
    { path: '/api/sentences', body: (parents: Parents) => ({ ...sentence, lessonId: parents.lesson.id }) },
  ])('POST $path', async ({ path, body }) => {
    const parents = await factories.topic();
    const announced = new Promise((resolve) => {
      const stop = changes.onChange((change) => {
        stop();
        resolve(change);
      });
    });
    expect((await post(path, body(parents))).status).toBe(200);
    expect(await announced).toBe('courses');
  });
});
