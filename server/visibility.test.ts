import { beforeAll, describe, expect, test } from 'vitest';
import { CONTENT_KINDS, type ContentKind } from '#contract/contributions/content-kinds.ts';
import { type Endpoint, pathParameters } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { notifications } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import {
  addSecretCourse,
  COURSE_IDS,
  isWithin,
  secretId,
  secretsIn,
} from '#server/testing/data/secret-course.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

/**
 * Learners only see pieces that are published, not deleted, and inside visible pieces (PRODUCT.md, Contributions):
 * every endpoint for learners × every way to hide a piece × every kind of caller. New endpoints are covered
 * automatically. Reviewers preview unpublished pieces by the calls of `PREVIEWS`.
 */

const { call, factories, db } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const { changes } = await openTestDatabase();

/** Input of an endpoint besides the ids of the course, and statuses that differ from 200 and 404. */
interface Rule {
  readonly bodies?: readonly Readonly<Record<string, unknown>>[];
  readonly query?: Readonly<Record<string, string>>;
  /** Where other callers are refused even while the course is visible. */
  readonly whileVisible?: number;
  readonly whileHidden?: number;
  readonly why?: string;
}

const RULES: Readonly<Record<string, Rule>> = {
  'POST /api/chat': {
    bodies: [{ message: 'đố mình một câu' }],
    whileHidden: 200,
    why: 'the quiz leaves out hidden lessons',
  },
  'GET /api/chat-ai': { query: { message: 'đố mình một câu' }, whileHidden: 200, why: 'the same' },
  'POST /api/chat-ai': { bodies: [{ message: 'đố mình một câu' }], whileHidden: 200, why: 'the same' },
  'POST /api/sentences/check-answer': { bodies: [{ userAnswer: '水を飲む' }] },
  'POST /api/sentences/{sentenceId}/suggestions': { bodies: [{ answer: '水を飲む' }] },
  'POST /api/sentences/{sentenceId}/reports': { bodies: [{ kind: 'japanese', text: 'Câu này sai.' }] },
  'POST /api/sentences/{sentenceId}/comments': {
    bodies: [{ content: 'Hay quá!', parentId: null }, { content: 'Đúng vậy.' }],
  },
  'POST /api/comments/{commentId}/report': { bodies: [{ reason: 'Lạc đề.' }] },
  'PUT /api/comments/{commentId}': {
    bodies: [{ content: 'Khác.' }],
    whileVisible: 403,
    why: 'only for its author',
  },
  'DELETE /api/comments/{commentId}': {
    whileVisible: 403,
    whileHidden: 403,
    why: 'only for its author, who may delete it even when the sentence is hidden',
  },
};

/** Ids that do not belong to a course. Dictionary items and sessions use the bare name `id`. */
const OTHER_IDS = [
  'userId',
  'itemId',
  'wordId',
  'categoryId',
  'favoriteId',
  'favoriteIds',
  'authId',
  'conversationId',
  'sceneId',
  'pointId',
  'contrastId',
  'rowId',
  'stepId',
  'unitId',
  'ownCardId',
  'siteChangeId',
];
const isOther = (name: string, { path }: Endpoint) =>
  OTHER_IDS.includes(name) || (name === 'id' && /^\/api\/(items|me\/sessions)\//.test(path));

/** What reviewers try and read of unpublished pieces: `draft-preview.test.ts` shows how. Everything else stays hidden. */
const PREVIEWS: readonly string[] = [
  'GET /api/topics',
  'GET /api/topics/{topicId}',
  'GET /api/curri/by-topic/{topicId}',
  'GET /api/lessons/{topicId}/{curriculumId}',
  'GET /api/sentences/{lessonId}',
  'GET /api/me/curriculums/{curriculumId}/progress',
  'GET /api/carried-models/{lessonId}',
  'GET /api/sentences/{sentenceId}/breakdown',
  'GET /api/speech',
  'POST /api/sentences/check-answer',
  'POST /api/sentences/{sentenceId}/reveal',
];

const fieldsOf = (schema: Endpoint['body']): string[] =>
  schema && 'shape' in schema ? Object.keys(schema.shape as object) : [];
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const inputsOf = ({ path, query, body }: Endpoint) => [
  ...pathParameters(path),
  ...fieldsOf(query),
  ...fieldsOf(body),
];
const courseIdsIn = (names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (COURSE_IDS[name] ? [[name, COURSE_IDS[name].id]] : [])));
/** The deepest course level that an endpoint takes an id of. */
const depthOf = (endpoint: Endpoint): ContentKind | undefined => {
  const kinds = inputsOf(endpoint).map((name) => COURSE_IDS[name]?.kind);
  return CONTENT_KINDS.findLast((kind) => kinds.includes(kind));
};

const learnerEndpoints = endpoints.filter(({ access }) => typeof access === 'string' || 'owner' in access);
const courseEndpoints = learnerEndpoints.flatMap((endpoint) => {
  const depth = depthOf(endpoint);
  const { bodies = [{}], whileVisible = 200, whileHidden = 404 } = RULES[nameOf(endpoint)] ?? {};
  return depth
    ? bodies.map((body) => ({ name: nameOf(endpoint), endpoint, depth, body, whileVisible, whileHidden }))
    : [];
});
/** Independent of the database: they describe the contract. */
const DESCRIPTIONS = ['/api/docs', '/api/openapi.json'];
const lists = learnerEndpoints
  .filter(({ method, path }) => method === 'GET' && !path.includes('{') && !DESCRIPTIONS.includes(path))
  .filter((endpoint) => !depthOf(endpoint))
  .map((endpoint) => ({ name: nameOf(endpoint), endpoint }));

const WHO = ['anonymous', 'another supplier', 'a learner', 'QC'] as const;
let people: Record<(typeof WHO)[number], TestUser | null>;
const whoEnters = ({ access }: Endpoint) =>
  WHO.filter((who) => access === 'anyone' || who !== 'anonymous').map((who) => ({ who, user: people[who] }));

/** Everyone except the anonymous has points and a notification in the secret course. */
async function startTestServer(): Promise<void> {
  await emptyTables(db);
  await addSecretCourse(db, (await factories.user({ roles: ['SUPPLIER'] })).id);
  const sentenceId = secretId('sentences');
  const learner = async (role: 'SUPPLIER' | 'USER' | 'QC') => {
    const user = await factories.user({ roles: [role] });
    await factories.credit(user, { sentenceId, mode: 'translate', points: 10 });
    const notification = {
      kind: 'answer-accepted',
      note: 'Đã chấp nhận.',
      aboutSentenceId: sentenceId,
    } as const;
    await db.insert(notifications).values({ ...notification, userId: user.id });
    return user;
  };
  people = {
    anonymous: null,
    'another supplier': await learner('SUPPLIER'),
    'a learner': await learner('USER'),
    QC: await learner('QC'),
  };
}

/** As every change of courses does, so that no reply comes from a cache. */
async function announce(): Promise<void> {
  const received = new Promise((resolve) => changes.onChange(resolve));
  await changes.announce('courses');
  await received;
}

function ask(endpoint: Endpoint, user: TestUser | null, body: Readonly<Record<string, unknown>> = {}) {
  const path = pathParameters(endpoint.path).reduce(
    (filled, name) => filled.replace(`{${name}}`, String(COURSE_IDS[name]?.id ?? user?.id)),
    endpoint.path,
  );
  const query = new URLSearchParams({ ...RULES[nameOf(endpoint)]?.query });
  for (const [name, id] of Object.entries(courseIdsIn(fieldsOf(endpoint.query)))) query.set(name, String(id));
  return call(endpoint.method, query.size > 0 ? `${path}?${query}` : path, {
    token: user?.token,
    body: endpoint.body && { ...courseIdsIn(fieldsOf(endpoint.body)), ...body },
  });
}

test('every call that previews exists', () => {
  const known = learnerEndpoints.map(nameOf);
  expect(PREVIEWS.filter((name) => !known.includes(name))).toEqual([]);
});

test('every id parameter is listed either as a course id or as another id', () => {
  const unknown = learnerEndpoints.flatMap((endpoint) =>
    inputsOf(endpoint)
      .filter((name) => /^ids?$|Ids?$/.test(name) && !COURSE_IDS[name] && !isOther(name, endpoint))
      .map((name) => `${name} of ${nameOf(endpoint)}`),
  );
  expect(unknown).toEqual([]);
  expect(Object.keys(RULES).filter((name) => !courseEndpoints.some((asked) => asked.name === name))).toEqual(
    [],
  );
});

describe('a published course is visible to everyone', () => {
  beforeAll(async () => {
    await startTestServer();
    await announce();
  });

  test.each(courseEndpoints)('$name $body', async ({ endpoint, body, whileVisible }) => {
    for (const { who, user } of whoEnters(endpoint))
      expect([who, (await ask(endpoint, user, body)).status]).toEqual([who, whileVisible]);
  });

  test('and appears in lists', async () => {
    const listing = new Set<string>();
    for (const { name, endpoint } of lists)
      for (const { user } of whoEnters(endpoint))
        if (secretsIn((await ask(endpoint, user)).text).length > 0) listing.add(name);
    expect([...listing]).toEqual(
      expect.arrayContaining([
        'GET /api/topics',
        'GET /api/topics/popular',
        'GET /api/me/notifications',
        'GET /sitemap-lessons.xml',
      ]),
    );
  });
});

const ways = CONTENT_KINDS.flatMap((hidden) =>
  (['unpublished', 'deleted'] as const).map((as) => ({ hidden, as })),
);

describe.each(ways)('$hidden $as', ({ hidden, as }) => {
  beforeAll(async () => {
    await startTestServer();
    await factories.hide(hidden, secretId(hidden), as);
    await announce();
  });

  const isPreviewed = (who: string, name: string) =>
    who === 'QC' && as === 'unpublished' && PREVIEWS.includes(name);

  test.each(courseEndpoints)('$name $body', async (asked) => {
    const { name, endpoint, depth, body, whileVisible, whileHidden } = asked;
    const expected = isWithin(depth, hidden) ? whileHidden : whileVisible;
    for (const { who, user } of whoEnters(endpoint).filter((one) => !isPreviewed(one.who, name))) {
      const { status, text } = await ask(endpoint, user, body);
      expect([who, status, secretsIn(text, hidden)]).toEqual([who, expected, []]);
    }
  });

  test.each(lists)('$name', async ({ name, endpoint }) => {
    for (const { who, user } of whoEnters(endpoint).filter((one) => !isPreviewed(one.who, name))) {
      const found = secretsIn((await ask(endpoint, user)).text, hidden);
      // An export contains what the learner did: the ids of the sentences, but not their text.
      const own = name === 'GET /api/me/export' ? [String(secretId('sentences'))] : [];
      expect([who, found.filter((secret) => !own.includes(secret))]).toEqual([who, []]);
    }
  });
});
