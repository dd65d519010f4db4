import { beforeAll, describe, expect, test } from 'vitest';
import * as listing from '#contract/contributions/endpoints.ts';
import * as tools from '#contract/contributions/sentence-endpoints.ts';
import * as writing from '#contract/contributions/writing-endpoints.ts';
import * as courses from '#contract/courses/endpoints.ts';
import * as lessons from '#contract/courses/lesson-endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import * as lessonFeedback from '#contract/lesson-feedback/endpoints.ts';
import * as suggestions from '#contract/practice/suggestion-endpoints.ts';
import * as reviews from '#contract/reviews/endpoints.ts';
import { answerSuggestions, sentenceReports } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { beginLesson, contributing, school } from '#server/testing/contributing.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { lessonOf } from '#server/testing/data/lesson-of.ts';
import { formOf } from '#server/testing/data/upload.ts';

/**
 * A supplier never reads or changes another's unpublished work. New endpoints of contributors are covered
 * automatically.
 */

const testApp = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const { call, factories, db } = testApp;
const people = await contributing(testApp);
const SECRET = 'Điều chưa ai được đọc';

let start: Awaited<ReturnType<typeof beginLesson>>;
let otherSupplier: TestUser;
let ids: Readonly<Record<string, number>>;
beforeAll(async () => {
  await emptyTables(db);
  start = await beginLesson(testApp, people);
  otherSupplier = await factories.user({ roles: ['SUPPLIER', 'USER'] });
  const { supplier } = start;
  const topic = await people.topic(supplier, SECRET);
  const curriculum = await call('POST', '/api/curri', {
    token: supplier.token,
    body: formOf({ dto: { name: SECRET, topicId: topic.id }, img: people.img }),
  });
  const curriculumId = (curriculum.body as { id: number }).id;
  const lesson = await people.lesson(supplier, curriculumId, SECRET);
  const sentence = await people.sentence(supplier, lesson.id, { viSentence: SECRET });
  await people.act(supplier, 'lessons', lesson.id, 'submit');
  const [review] = await people.queue(start.qc);
  ids = {
    ...(await addFeedback(supplier)),
    topicId: topic.id,
    curriculumId,
    lessonId: lesson.id,
    sentenceId: sentence.id,
    topics: topic.id,
    curriculums: curriculumId,
    lessons: lesson.id,
    sentences: sentence.id,
    review: review?.id ?? 0,
  };
});

/** Feedback of learners about a published sentence is only for its author. */
async function addFeedback(author: TestUser) {
  const { sentenceId } = await lessonOf(testApp, author);
  const { token } = await factories.user();
  const about = `/api/sentences/${sentenceId}`;
  await call('POST', `${about}/suggestions`, { token, body: { answer: SECRET } });
  await call('POST', `${about}/reports`, { token, body: { kind: 'hint', text: SECRET } });
  const [suggestion] = await db.select().from(answerSuggestions);
  const [report] = await db.select().from(sentenceReports);
  return { suggestion: suggestion?.id ?? 0, report: report?.id ?? 0 };
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const endpoints = [writing, listing, tools, reviews, lessonFeedback, suggestions].flatMap((module) =>
  Object.values(module).filter(isEndpoint),
);

/** A body that would be accepted from the owner. */
function bodyFor(
  { path, accepts, body }: Endpoint,
  kind: string,
): FormData | Record<string, unknown> | undefined {
  if (!body) return undefined;
  const sentence = { ...school, accepted: [], blocked: [] };
  const whole = {
    ...sentence,
    title: 'A',
    mean: 'B',
    level: 'A1',
    name: 'C',
    revision: 1,
    text: 'Xin chào',
    answer: '学校',
    topicId: ids['topicId'],
    curriId: ids['curriculumId'],
    lessonId: ids['lessonId'],
    ids: [ids[kind]],
    decision: 'approved',
    kind: 'japanese',
    state: path.includes('reports') ? 'mended' : 'accepted',
    reason: 'Vì vậy',
    reviews: [{ id: ids['review'], revision: 1 }],
  };
  if (accepts !== 'multipart') return whole;
  if (path.includes('import'))
    return formOf({ file: new File(['viSentence,jpSentence,hint\na,水,b'], 'a.csv') });
  return formOf({ dto: whole, img: people.img });
}

const KINDS = ['topics', 'curriculums', 'lessons', 'sentences'] as const;
const cases = endpoints
  .flatMap((endpoint) =>
    endpoint.path.includes('{kind}')
      ? KINDS.map((kind) => ({ endpoint, kind }))
      : [{ endpoint, kind: 'reviews' }],
  )
  .map(({ endpoint, kind }) => ({ endpoint, kind, name: `${endpoint.method} ${endpoint.path} ${kind}` }));

/** The id to use in a path without a kind. */
const ID_FOR_PATH: Readonly<Record<string, string>> = {
  '/api/suggestions/{id}': 'suggestion',
  '/api/reports/{id}': 'report',
};

function pathFor({ path }: Endpoint, kind: string): string {
  const own: Record<string, string | number | undefined> = {
    ...ids,
    kind,
    id: kind === 'reviews' ? ids[ID_FOR_PATH[path] ?? 'review'] : ids[kind],
    number: 1,
  };
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(own[name]));
}

/** Endpoints that create something or list what the caller may see: never refused, and without anything of others. */
const OPEN = new Set([
  'POST /api/topics',
  'GET /api/contributions/topics',
  'GET /api/me/lesson-feedback',
  'GET /api/suggestions',
]);

describe('another supplier at unpublished work', () => {
  test.each(cases)('$name', async ({ endpoint, kind }) => {
    const before = await people.sentencesOf(start.supplier, ids['lessonId'] ?? 0);
    const reply = await call(endpoint.method, pathFor(endpoint, kind), {
      token: otherSupplier.token,
      body: bodyFor(endpoint, kind),
    });
    const isOpen = OPEN.has(`${endpoint.method} ${endpoint.path}`);
    expect([403, 404].includes(reply.status)).toBe(!isOpen);
    expect(JSON.stringify(reply.body)).not.toContain(SECRET);
    expect(await people.sentencesOf(start.supplier, ids['lessonId'] ?? 0)).toEqual(before);
  });

  test.each([
    { path: () => `/api/suggestions/${ids['suggestion']}`, body: { state: 'rejected', reason: 'Sai' } },
    { path: () => `/api/reports/${ids['report']}`, body: { state: 'mended' } },
  ])('leaves learners’ feedback to its author: $body.state', async ({ path, body }) => {
    expect((await call('PUT', path(), { token: start.supplier.token, body })).status).toBe(200);
  });
});

describe('another supplier at published work', () => {
  test.each([
    { why: 'change a sentence', method: 'PUT', path: () => `/api/sentences/${start.topic.sentence.id}` },
    { why: 'delete a lesson', method: 'DELETE', path: () => `/api/lessons/${start.topic.lesson.id}` },
    { why: 'delete a topic', method: 'DELETE', path: () => `/api/topics/${start.topic.id}` },
    {
      why: 'see the answers of a lesson',
      method: 'GET',
      path: () => `/api/contributions/lessons/${start.topic.lesson.id}/sentences`,
    },
  ] as const)('cannot $why', async ({ method, path }) => {
    const body = method === 'PUT' ? { ...school, revision: 1 } : undefined;
    expect((await call(method, path(), { token: otherSupplier.token, body })).status).toBe(403);
  });

  test('cannot read its history', async () => {
    const path = `/api/contributions/sentences/${start.topic.sentence.id}/versions`;
    expect((await call('GET', path, { token: otherSupplier.token })).status).toBe(404);
    expect((await call('GET', path, { token: start.qc.token })).status).toBe(200);
  });
});

describe('an unapproved change of published work', () => {
  const READING = [courses, lessons, listing, lessonFeedback, suggestions]
    .flatMap((module) => Object.values(module).filter(isEndpoint))
    .filter(({ method, path }) => method === 'GET' && !path.includes('{kind}'));
  const STAGES = ['draft', 'waiting'] as const;
  const NEW = 'Lời chưa được duyệt';
  const changed: Record<string, Awaited<ReturnType<typeof lessonOf>>> = {};
  beforeAll(async () => {
    const { supplier } = start;
    for (const stage of STAGES) {
      const lesson = await lessonOf(testApp, supplier);
      changed[stage] = lesson;
      const body = { ...school, title: NEW, mean: NEW, level: 'A1', viSentence: NEW, revision: 1 };
      for (const path of [`lessons/${lesson.id}`, `sentences/${lesson.sentenceId}`])
        await call('PUT', `/api/${path}`, { token: supplier.token, body });
      if (stage === 'waiting') await people.act(supplier, 'lessons', lesson.id, 'submit');
    }
  });

  const read = (user: TestUser, { path }: Pick<Endpoint, 'path'>, stage: string) => {
    const { id: lessonId, ...place } = changed[stage] ?? {};
    const own: Record<string, number | undefined> = { ...place, lessonId, userId: user.id };
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(own[name]));
    return call('GET', filled, { token: user.token });
  };

  test.each(STAGES.flatMap((stage) => READING.map((endpoint) => ({ stage, endpoint, path: endpoint.path }))))(
    'another supplier does not see a $stage one at $path',
    async ({ stage, endpoint }) => {
      expect((await read(otherSupplier, endpoint, stage)).text).not.toContain(NEW);
    },
  );

  test.each(STAGES)('its author does see the %s one', async (stage) => {
    for (const endpoint of [listing.listContributedLessons, listing.listContributedSentences]) {
      const reply = await read(start.supplier, endpoint, stage);
      expect(reply.body).toMatchObject([{ state: stage }]);
      expect(reply.text).toContain(NEW);
    }
  });
});
