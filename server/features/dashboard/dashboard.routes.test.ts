import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Dashboard } from '#contract/dashboard/endpoints.ts';
import { DAY_MS } from '#contract/limits.ts';
import {
  DASHBOARD_DAYS,
  DASHBOARD_KEPT_MS,
  LEFT_LESSON_DAYS,
  LEFT_LESSON_IDLE_DAYS,
  LEFT_LESSON_LEARNERS_MIN,
} from '#contract/site-limits.ts';
import { dayInVietnam } from '#core/vietnamese/time-in-vietnam.ts';
import {
  learningEvents,
  mailOutbox,
  requestDays,
  scoreLedger,
  sentences,
  siteDays,
  users,
} from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { openTestPath } from '#server/testing/data/test-grammar.ts';

const { app, call, factories, db, now, passTime } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });

beforeEach(async () => {
  await emptyTables(db);
  // What the test before has counted, and what it was shown.
  await app.background.countDay();
  await emptyTables(db);
  passTime(DASHBOARD_KEPT_MS);
});

async function show(): Promise<Dashboard> {
  // A new admin each time, because tokens expire while time passes.
  const { token } = await factories.user({ roles: ['ADMIN'] });
  const reply = await call('GET', '/api/dashboard', { token });
  expect(reply.status).toBe(200);
  return reply.body as Dashboard;
}

/** Somebody who was here. */
async function visit(daysAgo = 0): Promise<TestUser> {
  const user = await factories.user();
  const lastActiveAt = new Date(now().getTime() - daysAgo * DAY_MS);
  await db.update(users).set({ lastActiveAt }).where(eq(users.id, user.id));
  return user;
}

const credit = (user: TestUser, sentenceId: number, daysAgo = 0) =>
  db.insert(scoreLedger).values({
    userId: user.id,
    sentenceId,
    mode: 'translate',
    points: 10,
    createdAt: new Date(now().getTime() - daysAgo * DAY_MS),
  });

let events = 0;
/** A step of the path, finished by somebody. */
const finish = (
  user: TestUser,
  stepId: string,
  daysAgo = 0,
  kind: 'step-finished' | 'step-flawless' = 'step-finished',
) =>
  db.insert(learningEvents).values({
    userId: user.id,
    id: crypto.randomUUID(),
    number: ++events,
    kind,
    subject: `step:${stepId}`,
    result: 'right',
    at: new Date(now().getTime() - daysAgo * DAY_MS),
  });
const { units } = await openTestPath();
const steps = units.flatMap((unit) => unit.steps.map((step) => ({ ...step, unit: unit.title })));
const [firstLesson, secondLesson] = steps.filter(({ kind }) => kind === 'lesson').map(({ id }) => id) as [
  string,
  string,
];
const checkpoint = steps.find(({ kind }) => kind === 'checkpoint')?.id ?? '';

/** A lesson with two sentences. */
async function lessonOfTwo() {
  const topic = await factories.topic();
  const [second] = await db
    .insert(sentences)
    .values({
      lessonId: topic.lesson.id,
      viSentence: 'Nước.',
      jpSentence: '水です。',
      hint: '',
      position: 1,
    })
    .returning();
  return { ...topic, both: [topic.sentence.id, second?.id ?? 0] as const };
}

describe('the days', () => {
  test('who was here and what was done today, and zero where nothing is known', async () => {
    const { both } = await lessonOfTwo();
    const [lan, mai] = [await visit(), await visit()];
    await visit(1);
    for (const id of both) await credit(lan, id);
    await credit(mai, both[0]);
    await app.background.countDay();
    const { days } = await show();
    expect(days).toHaveLength(DASHBOARD_DAYS);
    expect(days.at(-1)).toMatchObject({ day: dayInVietnam(now()), learners: 2, lessonsDone: 1 });
    expect(days.at(-2)).toMatchObject({ learners: 0, lessonsDone: 0, requests: 0 });
  });

  test('steps of the path count as lessons, each once a day for each learner', async () => {
    const [lan, mai] = [await visit(), await visit()];
    await finish(lan, firstLesson);
    await finish(lan, firstLesson, 0, 'step-flawless');
    await finish(lan, secondLesson);
    await finish(mai, firstLesson);
    await finish(mai, secondLesson, 2);
    await finish(mai, checkpoint);
    await finish(mai, 'not-on-the-path');
    await app.background.countDay();
    expect((await show()).days.at(-1)).toMatchObject({ learners: 2, lessonsDone: 3 });
  });

  test('who logs out was here all the same', async () => {
    const lan = await visit();
    await call('POST', '/auth/logout', { token: lan.token });
    await app.background.countDay();
    expect((await show()).days.at(-1)).toMatchObject({ learners: 1 });
  });

  test('after 90 days they are gone', async () => {
    await db.insert(siteDays).values([
      { day: dayInVietnam(new Date(now().getTime() - DASHBOARD_DAYS * DAY_MS)), learners: 3, lessonsDone: 1 },
      {
        day: dayInVietnam(new Date(now().getTime() - (DASHBOARD_DAYS - 1) * DAY_MS)),
        learners: 4,
        lessonsDone: 1,
      },
    ]);
    await app.background.cleanUp();
    expect(await db.select().from(siteDays)).toHaveLength(1);
    expect((await show()).days[0]).toMatchObject({ learners: 4 });
  });
});

describe('requests', () => {
  test('are counted by route, refused ones too, and nothing of what was typed is stored', async () => {
    await call('GET', '/api/items/search?kanji=bimat');
    await call('GET', '/api/users/lan@example.com');
    const learner = await factories.user();
    await call('GET', '/api/dashboard', { token: learner.token });
    await app.background.countDay();
    const rows = await db.select().from(requestDays);
    expect(JSON.stringify(rows)).not.toMatch(/bimat|lan@/);
    const { refusedRoutes, days } = await show();
    expect(refusedRoutes).toEqual([{ route: 'GET /api/dashboard', requests: 1, troubled: 1 }]);
    expect(days.at(-1)).toMatchObject({ requests: 3, refused: 1, failed: 0 });
  });

  test('of several nodes and moments are added', async () => {
    for (let round = 0; round < 2; round += 1) {
      await call('GET', '/health');
      await app.background.countDay();
    }
    expect((await show()).days.at(-1)).toMatchObject({ requests: 2 });
  });
});

describe('lessons that learners leave', () => {
  const many = () => Promise.all(Array.from({ length: LEFT_LESSON_LEARNERS_MIN }, () => factories.user()));

  test('with how many began, left, and where', async () => {
    const { both, lesson, curriculum, id } = await lessonOfTwo();
    for (const learner of await many()) await credit(learner, both[0], LEFT_LESSON_IDLE_DAYS + 1);
    const done = await factories.user();
    for (const sentenceId of both) await credit(done, sentenceId, LEFT_LESSON_IDLE_DAYS + 1);
    expect((await show()).leftLessons).toEqual([
      {
        topicId: id,
        curriculumId: curriculum.id,
        lessonId: lesson.id,
        mean: 'Nước',
        level: 'A1',
        sentences: 2,
        began: LEFT_LESSON_LEARNERS_MIN + 1,
        left: LEFT_LESSON_LEARNERS_MIN,
        leftAfter: 1,
      },
    ]);
  });

  test.each([
    { daysAgo: LEFT_LESSON_IDLE_DAYS - 1, fewer: 0, why: 'they may come back tomorrow' },
    { daysAgo: LEFT_LESSON_DAYS + 1, fewer: 0, why: 'it is long ago' },
    { daysAgo: LEFT_LESSON_IDLE_DAYS + 1, fewer: 1, why: 'so few could be recognised' },
  ])('not listed: $why', async ({ daysAgo, fewer }) => {
    const { both } = await lessonOfTwo();
    const learners = (await many()).slice(fewer);
    for (const learner of learners) await credit(learner, both[0], daysAgo);
    expect((await show()).leftLessons).toEqual([]);
  });
});

describe('steps of the path after which learners stop', () => {
  const many = () => Promise.all(Array.from({ length: LEFT_LESSON_LEARNERS_MIN }, () => factories.user()));
  const before = LEFT_LESSON_IDLE_DAYS + 1;

  test('with how many finished it, and for how many it was the last one; nothing says who', async () => {
    const learners = await many();
    for (const learner of learners) {
      await finish(learner, firstLesson, before + 1);
      await finish(learner, secondLesson, before);
      await finish(learner, secondLesson, before, 'step-flawless');
    }
    const goesOn = await factories.user();
    await finish(goesOn, secondLesson, before);
    await finish(goesOn, firstLesson, 1);
    const step = steps.find(({ id }) => id === secondLesson);
    const dashboard = await show();
    expect(dashboard.leftSteps).toEqual([
      {
        stepId: secondLesson,
        title: step?.title,
        unit: step?.unit,
        finished: LEFT_LESSON_LEARNERS_MIN + 1,
        left: LEFT_LESSON_LEARNERS_MIN,
      },
    ]);
    for (const { id, email } of learners) expect(JSON.stringify(dashboard)).not.toMatch(`${id}|${email}`);
  });

  test.each([
    {
      daysAgo: LEFT_LESSON_IDLE_DAYS - 1,
      fewer: 0,
      step: () => firstLesson,
      why: 'they may come back tomorrow',
    },
    { daysAgo: LEFT_LESSON_DAYS + 1, fewer: 0, step: () => firstLesson, why: 'it is long ago' },
    { daysAgo: before, fewer: 1, step: () => firstLesson, why: 'so few could be recognised' },
    { daysAgo: before, fewer: 0, step: () => steps.at(-1)?.id ?? '', why: 'they have finished the path' },
    { daysAgo: before, fewer: 0, step: () => 'not-on-the-path', why: 'there is no such step any more' },
  ])('not listed: $why', async ({ daysAgo, fewer, step }) => {
    for (const learner of (await many()).slice(fewer)) await finish(learner, step(), daysAgo);
    expect((await show()).leftSteps).toEqual([]);
  });
});

test('mails that wait, and those that could not be sent', async () => {
  const mail = { kind: 'otp', recipient: 'lan@example.com', nextAttemptAt: now() };
  await db.insert(mailOutbox).values([mail, { ...mail, attempts: 2, lastError: 'refused' }]);
  const dashboard = await show();
  expect(dashboard.mail).toEqual({ waiting: 2, failing: 1, oldestAt: expect.any(String) });
  expect(JSON.stringify(dashboard)).not.toContain('lan@example.com');
});

test('it is read once in a while, however often it is opened', async () => {
  expect((await show()).mail.waiting).toBe(0);
  await db.insert(mailOutbox).values({ kind: 'otp', recipient: 'lan@example.com', nextAttemptAt: now() });
  expect((await show()).mail.waiting).toBe(0);
  passTime(DASHBOARD_KEPT_MS);
  expect((await show()).mail.waiting).toBe(1);
});
