import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BROWSER_ID_HEADER } from '#contract/browser-id.ts';
import { LESSON_VIEW_WINDOW_MS, LESSON_VIEWS_PER_ADDRESS_MAX } from '#contract/content-limits.ts';
import { courseRefusals } from '#contract/texts/course-writing.ts';
import { lessonViews } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

const { app, call, factories, db, now, passTime } = await buildTestApp({
  env: { TRUST_PROXY: 'on', RATE_LIMITS: 'off' },
});

let lessonId: number;
let hoa: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  lessonId = (await factories.topic()).lesson.id;
  hoa = await factories.user();
});

interface Viewer {
  readonly address?: string;
  readonly browser?: string;
  /** The id that the browser created. */
  readonly id?: string;
  readonly user?: TestUser;
}

const view = ({ address = '192.0.2.1', browser = 'Firefox', id, user }: Viewer = {}, lesson = lessonId) =>
  call('PUT', `/api/lessons/${lesson}/increment-view`, {
    token: user?.token,
    headers: {
      'X-Forwarded-For': address,
      'User-Agent': browser,
      ...(id !== undefined && { [BROWSER_ID_HEADER]: id }),
    },
  });
const viewsAfter = async (viewer?: Viewer, id = lessonId) =>
  ((await view(viewer, id)).body as { views: number }).views;
const viewers = () => db.select().from(lessonViews);

describe('PUT /api/lessons/{lessonId}/increment-view', () => {
  test('counts a view, and the list of lessons shows it', async () => {
    expect(await view()).toMatchObject({ status: 200, body: { views: 1 } });
    const [lesson] = await db.query.lessons.findMany();
    expect(lesson).toMatchObject({ id: lessonId, views: 1 });
  });

  test.each([
    { again: () => ({}), views: 1, why: 'the same browser' },
    { again: () => ({ browser: 'Chrome' }), views: 2, why: 'another browser at the same address' },
    { again: () => ({ address: '192.0.2.2' }), views: 2, why: 'the same User-Agent at another address' },
    { again: () => ({ user: hoa }), views: 2, why: 'a logged-in user' },
  ])('within 24 hours, after an anonymous view: $why makes $views', async ({ again, views }) => {
    await view();
    expect(await viewsAfter(again())).toBe(views);
  });

  test.each([
    {
      again: { id: 'pupil-number-0002' },
      views: 2,
      why: 'the next student of a class, with the same browser',
    },
    { again: { id: 'pupil-number-0001', address: '192.0.2.2' }, views: 1, why: 'the same student at home' },
    { again: { id: 'pupil-number-0001', browser: 'Chrome' }, views: 1, why: 'the same, after an update' },
    { again: {}, views: 2, why: 'a browser that sends no id' },
    { again: { id: 'no id' }, views: 2, why: 'one that sends an invalid id' },
  ])('of browsers that send their id: $why makes $views', async ({ again, views }) => {
    await view({ id: 'pupil-number-0001' });
    expect(await viewsAfter(again)).toBe(views);
  });

  test.each([
    { by: () => ({ id: 'one-id-too-many-1' }), more: 0, why: 'another made-up id' },
    { by: () => ({ browser: 'Another/1.0' }), more: 0, why: 'another made-up browser' },
    { by: () => ({ id: 'one-id-too-many-1', address: '192.0.2.2' }), more: 1, why: 'another address' },
    { by: () => ({ user: hoa }), more: 1, why: 'a logged-in user' },
  ])('views from one address are limited in 24 hours; then $why adds $more', async ({ by, more }) => {
    await view();
    const [{ origin } = { origin: null }] = await viewers();
    const full = { lessonId, origin, viewedAt: now() };
    await db
      .insert(lessonViews)
      .values(
        Array.from({ length: LESSON_VIEWS_PER_ADDRESS_MAX - 1 }, (_, id) => ({ ...full, viewer: `${id}` })),
      );
    expect(await viewsAfter(by())).toBe(1 + more);
    passTime(LESSON_VIEW_WINDOW_MS);
    expect(await viewsAfter({ id: 'the-next-day-0001' })).toBe(2 + more);
  });

  test('a logged-in user counts once, from any address', async () => {
    await view({ user: hoa });
    expect(await viewsAfter({ user: hoa, address: '192.0.2.2', browser: 'Chrome' })).toBe(1);
    expect(await viewsAfter({ user: await factories.user() })).toBe(2);
  });

  test('each lesson has its own count', async () => {
    const other = (await factories.topic()).lesson.id;
    await view();
    expect(await viewsAfter({}, other)).toBe(1);
    expect(await viewsAfter()).toBe(1);
  });

  test.each([
    { passed: LESSON_VIEW_WINDOW_MS - 1, views: 1, why: 'just before 24 hours are over' },
    { passed: LESSON_VIEW_WINDOW_MS, views: 2, why: 'after 24 hours' },
  ])('$why: $views', async ({ passed, views }) => {
    await view();
    passTime(passed);
    expect(await viewsAfter()).toBe(views);
  });

  test('the 24 hours start at the view that counted, not at the last one', async () => {
    await view();
    passTime(LESSON_VIEW_WINDOW_MS / 2);
    await view();
    passTime(LESSON_VIEW_WINDOW_MS / 2);
    expect(await viewsAfter()).toBe(2);
    expect(await viewsAfter()).toBe(2);
  });

  test('of concurrent views, each viewer counts once', async () => {
    const crowd = [{}, { browser: 'Chrome' }, { user: hoa }];
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, time) => view(crowd[time % crowd.length])),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect(await viewsAfter()).toBe(crowd.length);
  });

  test('stores neither address nor browser nor user, and nothing that two lessons share', async () => {
    const other = (await factories.topic()).lesson.id;
    const secret = { address: '198.51.100.7', browser: 'Mozilla' };
    for (const id of [lessonId, other])
      for (const user of [undefined, hoa]) await view({ ...secret, user }, id);
    const hashes = (await viewers()).map(({ viewer }) => viewer);
    expect(new Set(hashes).size).toBe(4);
    for (const viewer of hashes) expect(viewer).toMatch(/^[\w-]{43}$/);
  });

  test('announces nothing: cached pages stay', async () => {
    const { changes } = await openTestDatabase();
    const announced: string[] = [];
    const stop = changes.onChange((change) => void announced.push(change));
    await view();
    // Announcements arrive in order: after this one, none is pending.
    await changes.announce('mail');
    await vi.waitFor(() => expect(announced).toContain('mail'));
    stop();
    expect(announced).toEqual(['mail']);
  });

  test('404 for a lesson that does not exist', async () => {
    expect(await view({}, 999)).toMatchObject({
      status: 404,
      body: { message: courseRefusals.lessonNotFound },
    });
  });
});

test('viewers are deleted after 24 hours; the count stays', async () => {
  await view();
  passTime(LESSON_VIEW_WINDOW_MS - 1);
  await app.background.cleanUp();
  expect(await viewers()).toHaveLength(1);
  passTime(1);
  await app.background.cleanUp();
  expect(await viewers()).toEqual([]);
  expect(await viewsAfter()).toBe(2);
});
