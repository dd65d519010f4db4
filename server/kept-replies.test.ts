import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { FRESH_TOKEN_HEADER } from '#contract/accounts/token.ts';
import { THEMES } from '#contract/dictionary/themes.ts';
import { type Endpoint, pathParameters } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { keptFor } from '#contract/kept-for.ts';
import { ROLES, type Role } from '#contract/roles.ts';
import { categories, comments, items, lessons, sentences, userRoles } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { addSecretCourse, COURSE_IDS, secretId } from '#server/testing/data/secret-course.ts';

/**
 * What a device keeps for everybody is shown to whoever uses it next (decision 059): every kept endpoint × every kind
 * of caller. New endpoints are covered automatically.
 */

const { call, factories, db } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });

const WORD_ID = 61;
const DRAFT_LESSON_ID = 799_000_001;
const DRAFT_SENTENCE_ID = 799_000_002;

interface Asker {
  readonly who: string;
  readonly roles: readonly Role[];
  /** Null for a visitor. */
  readonly user: TestUser | null;
}
let askers: readonly Asker[];

beforeAll(async () => {
  await emptyTables(db);
  const ofRole = async (role: Role, who: string = role): Promise<Asker> => {
    const user = await factories.user({ roles: [role] });
    return { who, roles: [role], user };
  };
  const people = [await ofRole('USER', 'learner'), await ofRole('USER', 'other')];
  for (const role of ROLES) if (role !== 'USER') people.push(await ofRole(role));
  askers = [{ who: 'visitor', roles: [], user: null }, ...people];
  await db.insert(items).values({ id: WORD_ID, kanji: '水', hiragana: 'みず', mean: 'nước', type: 'N5' });
  await addCourse(people.find(({ who }) => who === 'SUPPLIER')?.user?.id ?? 0);
  for (const { user } of people) if (user) await addTraces(user);
});

/** A course with a hidden comment, and a lesson in it that only its author sees. */
async function addCourse(authorId: number): Promise<void> {
  await addSecretCourse(db, authorId);
  await db
    .update(comments)
    .set({ hiddenAt: new Date() })
    .where(eq(comments.sentenceId, secretId('sentences')));
  const draft = { createdBy: authorId, publishedAt: null };
  await db.insert(lessons).values({
    ...draft,
    id: DRAFT_LESSON_ID,
    curriculumId: secretId('curriculums'),
    title: '下書き',
    mean: 'Bản nháp',
    level: 'A1',
  });
  await db.insert(sentences).values({
    ...draft,
    id: DRAFT_SENTENCE_ID,
    lessonId: DRAFT_LESSON_ID,
    viSentence: 'Tôi uống trà.',
    jpSentence: 'お茶を飲みます。',
    hint: '',
  });
}

/** Whatever a person leaves in the product. */
async function addTraces(user: TestUser): Promise<void> {
  await factories.credit(user, { sentenceId: secretId('sentences'), mode: 'translate', points: 10 });
  await db.insert(comments).values({ sentenceId: secretId('sentences'), userId: user.id, content: 'Hay.' });
  await db.insert(categories).values({ id: user.id, userId: user.id, name: 'Từ mới' });
}

/** What fills the addresses of endpoints: some pieces are shown to everybody, and a draft to its author. */
const FILLINGS: Readonly<Record<string, readonly string[]>> = {
  topicId: [String(COURSE_IDS.topicId?.id)],
  curriculumId: [String(COURSE_IDS.curriculumId?.id)],
  lessonId: [String(COURSE_IDS.lessonId?.id), String(DRAFT_LESSON_ID)],
  sentenceId: [String(COURSE_IDS.sentenceId?.id), String(DRAFT_SENTENCE_ID)],
  id: [String(WORD_ID)],
  pointId: ['te-iru'],
  contrastId: ['ni-de'],
  theme: THEMES.slice(0, 1),
  rowId: ['hira-a'],
  stepId: ['n5-1-toi-la'],
};

/** A category of the notebook has the id of its owner here. */
const OWN_IDS = ['userId', 'categoryId'];

/** The queries that an endpoint is asked with, if it needs one. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  'GET /api/items/search': ['?kanji=水'],
  'GET /api/items/suggest': ['?kanji=水'],
  'GET /api/items/answers': ['?kanji=水'],
  'GET /api/grammar/named': ['?kanji=ている'],
  'GET /api/cards/words': ['?level=N5'],
  'GET /api/chat-ai': ['?message=ừ'],
  'GET /api/speech': [
    `?sentenceId=${COURSE_IDS.sentenceId?.id}`,
    `?sentenceId=${DRAFT_SENTENCE_ID}`,
    '?kana=あ',
    '?text=水',
  ],
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** The addresses at which this person asks the endpoint. */
function addressesFor(endpoint: Endpoint, user: TestUser | null): string[] {
  const queries = QUERIES[nameOf(endpoint)] ?? [''];
  return pathParameters(endpoint.path).reduce(
    (paths, name) => {
      const values = OWN_IDS.includes(name) ? [String(user?.id)] : (FILLINGS[name] ?? []);
      return paths.flatMap((path) => values.map((value) => path.replace(`{${name}}`, value)));
    },
    queries.map((query) => endpoint.path + query),
  );
}

const cases = endpoints
  .filter(({ kept }) => kept)
  .map((endpoint) => ({ name: nameOf(endpoint), kept: endpoint.kept, endpoint }));

test('only what anyone may ask is kept for everybody', () => {
  expect(cases.filter(({ kept, endpoint }) => kept === 'shared' && endpoint.access !== 'anyone')).toEqual([]);
});

describe('all whose reply is kept in one place get the same one', () => {
  test.each(cases)('$name, $kept', async ({ endpoint }) => {
    const shelf = new Map<string, string>();
    const others: string[] = [];
    let answered = 0;
    for (const { who, roles, user } of askers) {
      if (endpoint.access !== 'anyone' && !user) continue;
      const owner = keptFor(endpoint, roles) === 'everybody' ? 'everybody' : `account ${user?.id}`;
      for (const address of addressesFor(endpoint, user)) {
        const { status, text } = await call(endpoint.method, address, { token: user?.token });
        if (status === 200) answered += 1;
        const place = `${owner} ${address}`;
        if ((shelf.get(place) ?? text) !== text) others.push(`${who}: ${text}`);
        shelf.set(place, text);
      }
    }
    expect(others).toEqual([]);
    expect(answered).toBeGreaterThan(0);
  });
});

const reads = endpoints
  .filter(({ method }) => method === 'GET')
  .map((endpoint) => ({ name: nameOf(endpoint), endpoint }));

describe('what any cache may store is the same for everybody, and contains no token', () => {
  let everybody: readonly Asker[];
  beforeAll(async () => {
    // The roles in the token are outdated, so every reply contains a fresh one.
    const promoted = await factories.user({ roles: ['USER'] });
    await db.insert(userRoles).values({ userId: promoted.id, role: 'SUPPLIER' });
    everybody = [...askers.toReversed(), { who: 'promoted', roles: ['SUPPLIER'], user: promoted }];
  });

  test.each(reads)('$name', async ({ endpoint }) => {
    const wrong: string[] = [];
    for (const { who, user } of everybody)
      for (const address of addressesFor(endpoint, user)) {
        const reply = await call('GET', address, { token: user?.token });
        const rule = reply.headers.get('Cache-Control') ?? '';
        if (rule === 'no-store') continue;
        const visitor = await call('GET', address);
        const isSame = reply.status === visitor.status && reply.text === visitor.text;
        const isToken = reply.headers.has(FRESH_TOKEN_HEADER);
        // Speech of a text that somebody has typed is theirs, although everybody would hear the same.
        const isTyped = address.includes('?text=');
        const isMarkedPublic = rule.includes('public') && (user !== null || isTyped);
        if (!isSame || isToken || isMarkedPublic || rule === '') wrong.push(`${who} ${address}: ${rule}`);
      }
    expect(wrong).toEqual([]);
  });
});
