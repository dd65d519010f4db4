import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { COURSE_REPLIES_MAX_AGE_MS, LESSON_VIEWS_MAX_AGE_MS } from '#contract/content-limits.ts';
import { curriculums, lessons, sentences, topics, userRoles } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { contributing } from '#server/testing/contributing.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

/** Replies about courses are kept in memory as everyone sees them, and only until something changes. */

const { app, call, factories, db, passTime } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const { changes } = await openTestDatabase();
const { sentence: addSentence, act, queue, approveAll } = await contributing({ call });

let topic: Awaited<ReturnType<typeof factories.topic>>;
let hoa: TestUser;
let admin: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  hoa = await factories.user({ email: 'hoa@example.com', roles: ['SUPPLIER'] });
  admin = await factories.user({ roles: ['ADMIN'] });
  topic = await factories.topic();
  await db.update(curriculums).set({ createdBy: hoa.id });
  await db.update(lessons).set({ createdBy: hoa.id });
});

const READS = {
  topics: () => '/api/topics',
  'a topic': () => `/api/topics/${topic.id}`,
  'popular topics': () => '/api/topics/popular',
  curricula: () => `/api/curri/by-topic/${topic.id}`,
  lessons: () => `/api/lessons/${topic.id}/${topic.curriculum.id}`,
  sentences: () => `/api/sentences/${topic.lesson.id}`,
};
const read = (path: string, by?: TestUser) => call('GET', path, { token: by?.token });
/** The text of each reply, by its name. */
async function readAll(by?: TestUser): Promise<Record<string, string>> {
  const texts = Object.entries(READS).map(async ([what, path]) => [what, (await read(path(), by)).text]);
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
}
const renamed = (texts: Readonly<Record<string, string>>) =>
  Object.keys(READS).filter((what) => texts[what]?.includes('Tên mới'));
const ALL = Object.keys(READS);

/** Changes the database without an announcement: only replies that do not come from memory show it. */
async function renameAll(): Promise<void> {
  await db.update(topics).set({ title: 'Tên mới' });
  await db.update(curriculums).set({ name: 'Tên mới' });
  await db.update(lessons).set({ mean: 'Tên mới' });
  await db.update(sentences).set({ hint: 'Tên mới' });
}

test.each(['courses', 'content'] as const)(
  'replies come from memory until a change of %s is announced, by whichever node',
  async (change) => {
    const before = await readAll();
    await renameAll();
    expect(await readAll()).toEqual(before);
    const announced = new Promise((resolve) => changes.onChange(resolve));
    await changes.announce(change);
    await announced;
    expect(renamed(await readAll())).toEqual(ALL);
  },
);

test('a learner gets the same bytes, whether from memory or not', async () => {
  const learner = await factories.user();
  const cached = await readAll();
  expect(await readAll(learner)).toEqual(cached);
  app.readyReplies.clear();
  expect(await readAll(learner)).toEqual(cached);
});

test.each([
  { who: 'an admin', reader: () => admin },
  { who: 'a supplier', reader: () => hoa },
  { who: 'QC', reader: () => factories.user({ roles: ['QC'] }) },
])('for $who replies are read from the database', async ({ reader }) => {
  await readAll();
  await renameAll();
  expect(renamed(await readAll(await reader()))).toEqual(ALL);
  expect(renamed(await readAll())).toEqual([]);
});

test('a HEAD has the headers of the GET and no body', async () => {
  for (const path of Object.values(READS)) {
    const { headers } = await read(path());
    const head = await call('HEAD', path());
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers.get('ETag')).toBe(headers.get('ETag') ?? 'none');
  }
});

test('an author’s own view is never sent to others, also after they lost their role', async () => {
  await db.update(userRoles).set({ role: 'USER' }).where(eq(userRoles.userId, hoa.id));
  const former = { ...hoa, token: await factories.tokenFor({ ...hoa, roles: ['USER'] }) };
  for (const path of [READS.curricula(), READS.lessons()]) {
    expect((await read(path, former)).text).toContain('hoa@example.com');
    expect((await read(path)).text).toContain('ho***@e***.com');
    expect((await read(path, former)).text).toContain('hoa@example.com');
    expect((await read(path, admin)).text).toContain('hoa@example.com');
    expect((await read(path, await factories.user())).text).not.toContain('hoa@example.com');
  }
});

test('a draft is private, and publishing, deleting and restoring take effect at once', async () => {
  const visible = async () => ((await read(READS.sentences())).body as { id: number }[]).map(({ id }) => id);
  const first = [topic.sentence.id];
  expect(await visible()).toEqual(first);
  const draft = await addSentence(hoa, topic.lesson.id);
  await read(READS.sentences(), hoa);
  expect(await visible()).toEqual(first);
  await act(hoa, 'sentences', draft.id, 'submit');
  expect(await visible()).toEqual(first);

  await approveAll(admin, await queue(admin));
  expect(await visible()).toEqual([...first, draft.id]);
  await call('DELETE', `/api/sentences/${draft.id}`, { token: hoa.token });
  expect(await visible()).toEqual(first);
  await act(hoa, 'sentences', draft.id, 'undelete');
  expect(await visible()).toEqual([...first, draft.id]);
});

test('a deleted lesson is not found, although it was cached', async () => {
  await read(READS.sentences());
  await call('DELETE', `/api/lessons/${topic.lesson.id}`, { token: admin.token });
  expect((await read(READS.sentences())).status).toBe(404);
  expect((await read(READS.lessons())).body).toEqual([]);
});

test('views may be late by one second at most', async () => {
  const views = async () =>
    ((await read(READS.lessons())).body as { views: number }[]).map((lesson) => lesson.views);
  expect(await views()).toEqual([0]);
  await db.update(lessons).set({ views: 5 });
  passTime(LESSON_VIEWS_MAX_AGE_MS);
  expect(await views()).toEqual([0]);
  passTime(1);
  expect(await views()).toEqual([5]);
});

test('nothing is cached longer than a minute, announced or not', async () => {
  await readAll();
  await renameAll();
  passTime(COURSE_REPLIES_MAX_AGE_MS);
  expect(renamed(await readAll())).toEqual(['lessons']);
  passTime(1);
  expect(renamed(await readAll())).toEqual(ALL);
});

test('pages of a list are cached separately from the whole list', async () => {
  await factories.topic({ title: 'Du lịch', position: 2 });
  for (const [query, count] of [
    ['', 2],
    ['?page=1&size=1', 1],
    ['?page=3&size=1', 0],
    ['', 2],
    ['?size=1', 1],
  ] as const) {
    const { body, headers } = await read(`/api/topics${query}`);
    expect([query, (body as unknown[]).length, headers.get('X-Total-Count')]).toEqual([query, count, '2']);
  }
});
