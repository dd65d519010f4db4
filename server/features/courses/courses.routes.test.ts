import { beforeEach, describe, expect, test } from 'vitest';
import { courseRefusals } from '#contract/texts/course-writing.ts';
import { buildTestApp, TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';

const { call, factories, db } = await buildTestApp();
beforeEach(() => emptyTables(db));

const titlesIn = (body: unknown) => (body as { title: string }[]).map(({ title }) => title);

describe('GET /api/topics', () => {
  test('lists each topic with its curricula, with the fields of PRODUCT.md, Courses', async () => {
    const topic = await factories.topic({ title: 'Du lịch' });
    const reply = await call('GET', '/api/topics');
    expect(reply.body).toEqual([
      {
        id: topic.id,
        title: 'Du lịch',
        img: topic.img,
        curriculums: [{ id: topic.curriculum.id, name: topic.curriculum.name, img: topic.curriculum.img }],
      },
    ]);
  });

  test('without content the list is empty', async () => {
    const reply = await call('GET', '/api/topics');
    expect(reply).toMatchObject({ status: 200, body: [] });
    expect(reply.headers.get('X-Total-Count')).toBe('0');
  });

  test.each([
    { query: '', expected: ['A', 'B', 'C', 'D', 'E'], why: 'the whole list without a page' },
    { query: '?page=1&size=2', expected: ['A', 'B'], why: 'the first page' },
    { query: '?page=3&size=2', expected: ['E'], why: 'the last page, not full' },
    { query: '?page=4&size=2', expected: [], why: 'past the end' },
    { query: '?size=3', expected: ['A', 'B', 'C'], why: 'a size without a page means the first page' },
    { query: '?page=2', expected: [], why: 'a page without a size has the largest size' },
    { query: '?userId=7', expected: ['A', 'B', 'C', 'D', 'E'], why: 'an unknown parameter is ignored' },
  ])('in the order of their position: $why', async ({ query, expected }) => {
    for (const [position, title] of ['E', 'D', 'C', 'B', 'A'].entries())
      await factories.topic({ title, position: 5 - position });
    const reply = await call('GET', `/api/topics${query}`);
    expect(titlesIn(reply.body)).toEqual(expected);
    expect(reply.headers.get('X-Total-Count')).toBe('5');
  });

  test.each([
    { query: '?page=0', says: 'Số trang phải lớn hơn 0.' },
    { query: '?page=x', says: 'Số trang không đúng kiểu dữ liệu.' },
    { query: '?size=101', says: 'Số mục mỗi trang lớn nhất là 100.' },
  ])('$query is refused: $says', async ({ query, says }) => {
    expect(await call('GET', `/api/topics${query}`)).toMatchObject({ status: 400, body: { message: says } });
  });
});

describe('GET /api/topics/{topicId}', () => {
  test('returns only the topic', async () => {
    await factories.topic();
    const topic = await factories.topic({ title: 'Du lịch' });
    expect((await call('GET', `/api/topics/${topic.id}`)).body).toMatchObject({
      id: topic.id,
      title: 'Du lịch',
      curriculums: [{ id: topic.curriculum.id }],
    });
  });

  test('404 in Vietnamese when it does not exist', async () => {
    const { topicNotFound } = courseRefusals;
    expect((await call('GET', '/api/topics/404')).body).toEqual({
      statusCode: 404,
      error: topicNotFound,
      message: topicNotFound,
    });
  });
});

describe('GET /api/topics/popular', () => {
  const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000);

  test('orders by the number of different learners in the last 30 days, then like the list', async () => {
    const [quiet, faithful, busy, past] = [
      await factories.topic({ title: 'chưa ai học', position: 1 }),
      await factories.topic({ title: 'một người học hai lần', position: 2 }),
      await factories.topic({ title: 'hai người học', position: 3 }),
      await factories.topic({ title: 'ba người học tháng trước', position: 4 }),
    ];
    const [hoa, lan, mai] = [await factories.user(), await factories.user(), await factories.user()];
    const credit = (topic: typeof quiet, days: number) => ({
      sentenceId: topic.sentence.id,
      points: 10,
      createdAt: daysAgo(days),
    });
    await factories.credit(hoa, { ...credit(faithful, 1), mode: 'translate' });
    await factories.credit(hoa, { ...credit(faithful, 1), mode: 'listening' });
    await factories.credit(hoa, { ...credit(busy, 30), mode: 'translate' });
    await factories.credit(lan, { ...credit(busy, 2), mode: 'translate' });
    for (const learner of [hoa, lan, mai])
      await factories.credit(learner, { ...credit(past, 31), mode: 'translate' });

    const reply = await call('GET', '/api/topics/popular');
    expect(titlesIn(reply.body)).toEqual([busy.title, faithful.title]);
    expect((reply.body as { learners: number }[]).map(({ learners }) => learners)).toEqual([2, 1]);
  });

  test.each(['unpublished', 'deleted'] as const)('a topic that is %s is replaced by another', async (as) => {
    const busy = await factories.topic({ title: '1', position: 1 });
    for (const position of [2, 3, 4, 5, 6, 7]) await factories.topic({ title: String(position), position });
    const credit = { sentenceId: busy.sentence.id, mode: 'translate', points: 10 } as const;
    await factories.credit(await factories.user(), { ...credit, createdAt: daysAgo(1) });
    await factories.hide('topics', busy.id, as);
    expect(titlesIn((await call('GET', '/api/topics/popular')).body)).toEqual(['2', '3', '4', '5', '6', '7']);
  });

  test('without any points it is the first six of the list', async () => {
    for (const position of [3, 1, 2, 4, 6, 7, 5])
      await factories.topic({ title: String(position), position });
    expect(titlesIn((await call('GET', '/api/topics/popular')).body)).toEqual(['1', '2', '3', '4', '5', '6']);
  });
});
