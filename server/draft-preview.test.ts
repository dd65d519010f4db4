import { beforeAll, describe, expect, test } from 'vitest';
import { CONTENT_KINDS, type ContentKind } from '#contract/contributions/content-kinds.ts';
import type { Role } from '#contract/roles.ts';
import { practiceTries, refusedAnswers, scoreLedger } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { addSecretCourse, secretId, secretsIn } from '#server/testing/data/secret-course.ts';

/**
 * A contributor reads their own drafts through the calls of learners, reviewers everybody's, marked (PRODUCT.md,
 * Contributions). `visibility.test.ts` proves that nobody else does, and that reviewers do by no other call.
 */

const { call, factories, db } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const [topicId, curriculumId, lessonId, sentenceId] = CONTENT_KINDS.map(secretId);

const READS = [
  { path: '/api/topics', from: 'topics' },
  { path: `/api/topics/${topicId}`, from: 'topics' },
  { path: `/api/curri/by-topic/${topicId}`, from: 'curriculums' },
  { path: `/api/lessons/${topicId}/${curriculumId}`, from: 'lessons' },
  { path: `/api/sentences/${lessonId}`, from: 'sentences' },
] as const satisfies readonly { path: string; from: ContentKind }[];

/** A course whose piece of this kind was never published, and its author. */
async function draftBy(hidden: ContentKind, roles: readonly Role[]): Promise<TestUser> {
  await emptyTables(db);
  const author = await factories.user({ roles: [...roles] });
  await addSecretCourse(db, author.id);
  await factories.hide(hidden, secretId(hidden), 'unpublished');
  return author;
}

describe.each(CONTENT_KINDS.map((hidden) => ({ hidden })))('a draft of $hidden', ({ hidden }) => {
  let readers: readonly TestUser[];
  let others: readonly TestUser[];
  const ofRoles = (...roles: readonly Role[]) =>
    Promise.all(roles.map((role) => factories.user({ roles: [role] })));
  beforeAll(async () => {
    const author = await draftBy(hidden, ['SUPPLIER']);
    readers = [author, ...(await ofRoles('QC', 'ADMIN'))];
    others = await ofRoles('SUPPLIER', 'USER');
  });

  test.each(READS)('its author, a reviewer and an admin read $path', async ({ path }) => {
    for (const { token } of readers) {
      const { status, text } = await call('GET', path, { token });
      expect(status).toBe(200);
      expect(secretsIn(text)).not.toEqual([]);
    }
  });

  test('and it is marked, as often as it is listed, while published pieces are not', async () => {
    for (const { token } of readers) {
      const marked: Partial<Record<ContentKind, boolean>> = {};
      for (const { path, from } of READS) {
        const { body } = await call('GET', path, { token });
        const [piece] = [body].flat() as { isDraft?: boolean }[];
        marked[from] = piece?.isDraft ?? false;
      }
      expect(marked).toEqual(Object.fromEntries(CONTENT_KINDS.map((kind) => [kind, kind === hidden])));
    }
  });

  test.each(READS)('another supplier, a learner and a visitor do not: $path', async ({ path }) => {
    for (const token of [...others.map((one) => one.token), undefined]) {
      const { text } = await call('GET', path, { token });
      expect(secretsIn(text, hidden)).toEqual([]);
      expect(text).not.toContain('isDraft');
    }
  });
});

test.each(CONTENT_KINDS)(
  'once the role is lost, a draft of %s is hidden from its author too',
  async (hidden) => {
    const former = await draftBy(hidden, ['USER']);
    const { text } = await call('GET', '/api/topics', { token: former.token });
    expect(secretsIn(text, hidden)).toEqual([]);
  },
);

describe('a sentence in a draft', () => {
  const check = (token: string | undefined, userAnswer: string) =>
    call('POST', '/api/sentences/check-answer', {
      token,
      body: { sentenceId: String(sentenceId), userAnswer },
    });

  test.each([
    { who: 'its author', role: null },
    { who: 'a reviewer', role: 'QC' },
    { who: 'an admin', role: 'ADMIN' },
  ] as const)('is tried by $who, without points, tries and views', async ({ role }) => {
    const author = await draftBy('lessons', ['SUPPLIER']);
    const { token } = role ? await factories.user({ roles: [role] }) : author;
    const { status, body } = await check(token, '秘密の水を飲みます');
    expect(status).toBe(200);
    expect(body).toMatchObject({ correct: true, points: 0, score: 0 });
    expect((await check(token, '水')).body).toMatchObject({ correct: false });
    expect((await call('GET', `/api/sentences/${sentenceId}/breakdown`, { token })).status).toBe(200);
    expect((await call('PUT', `/api/lessons/${lessonId}/increment-view`, { token })).status).toBe(404);
    for (const table of [practiceTries, refusedAnswers, scoreLedger]) expect(await db.$count(table)).toBe(0);
  });

  test('is not found by anybody else, also right after those who see it', async () => {
    const author = await draftBy('lessons', ['SUPPLIER']);
    const other = await factories.user({ roles: ['SUPPLIER'] });
    const reviewer = await factories.user({ roles: ['QC'] });
    for (const { token } of [author, reviewer]) expect((await check(token, '水')).status).toBe(200);
    for (const token of [other.token, undefined]) {
      expect((await check(token, '水')).status).toBe(404);
      expect((await call('GET', `/api/sentences/${sentenceId}/breakdown`, { token })).status).toBe(404);
    }
  });
});
