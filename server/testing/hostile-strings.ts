import { beforeAll, describe, expect, test } from 'vitest';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { errorBody } from '#contract/errors.ts';
import { type Role, ROLES } from '#contract/roles.ts';
import { curriculums, items, lessons, sentences, topics } from '#server/db/schema/index.ts';
import { buildTestApp } from './build-test-app.ts';
import type { Reply } from './caller.ts';
import { emptyTables } from './data/empty-tables.ts';
import type { TestUser } from './data/factories.ts';
import { readShippedEntries } from './data/shipped-dictionary.ts';
import { openTestTalks } from './data/test-talks.ts';
import { testTokenizer } from './data/test-tokenizer.ts';
import { hasTextFields, type HostileRequest, hostileRequests } from './hostile-requests.ts';
import { testsAll } from './sweeps.ts';

const VIETNAMESE = /[àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ]/i;

/** No hostile string may cause a server error, and each refusal is a Vietnamese sentence. */
export async function sendHostileStrings(endpoints: readonly Endpoint[]): Promise<void> {
  const { app, call, db, factories } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });

  const known: Record<string, unknown> = {
    reading: '',
    parentId: undefined,
    // Nothing is sent to a mail server.
    server: null,
  };
  const tokens = new Map<Role, string>();
  let owner: TestUser | null = null;
  beforeAll(async () => {
    await emptyTables(db);
    const rows = (await readShippedEntries()).slice(0, 1_000);
    await db.insert(items).values(
      rows.map(({ id, kanji, hiragana, sino, mean }) => ({
        id,
        kanji,
        hiragana,
        sino,
        mean,
        type: 'N5' as const,
      })),
    );
    const topic = await factories.topic();
    owner = await factories.user({ roles: ROLES });
    for (const table of [topics, curriculums, lessons, sentences])
      await db.update(table).set({ createdBy: owner.id });
    tokens.set('SUPPLIER', owner.token);
    const [scene] = (await openTestTalks()).scenes;
    Object.assign(known, {
      topicId: topic.id,
      curriculumId: topic.curriculum.id,
      curriId: topic.curriculum.id,
      lessonId: topic.lesson.id,
      sentenceId: topic.sentence.id,
      itemId: rows[0]?.id,
      sceneId: scene?.id,
      userId: owner.id,
      step: 0,
    });
    await app.refreshSearch();
    await testTokenizer.tokenize(['水を飲みます。']);
  });

  async function tokenFor(access: Access): Promise<string | undefined> {
    if (access === 'anyone') return undefined;
    const role = typeof access === 'object' && 'roles' in access ? access.roles[0] : 'USER';
    if (typeof access === 'object' && 'owner' in access) return tokens.get('SUPPLIER');
    const token = tokens.get(role) ?? (await factories.user({ roles: [role] })).token;
    tokens.set(role, token);
    return token;
  }

  /** Some calls end the session of the caller. */
  async function refreshTokens(): Promise<void> {
    tokens.clear();
    if (owner) tokens.set('SUPPLIER', await factories.freshToken(owner));
  }

  async function send(
    { method, access }: Endpoint,
    { address, body, headers }: HostileRequest,
  ): Promise<Reply> {
    const token = await tokenFor(access);
    const reply = await call(method, address, { ...(token && { token }), body, headers });
    if (reply.status === 401) await refreshTokens();
    return reply;
  }

  const named = endpoints
    .filter(hasTextFields)
    .map((endpoint) => ({ endpoint, name: `${endpoint.method} ${endpoint.path}` }));
  describe('a hostile string causes no server error', () => {
    test.each(named)('$name', async ({ endpoint }) => {
      for (const request of hostileRequests(endpoint, { known, all: testsAll })) {
        const { status, text, body } = await send(endpoint, request);
        const isExpected = status === 503 || status < 500;
        expect(isExpected, `${request.what}: ${status} ${text.slice(0, 200)}`).toBe(true);
        if (status < 400) continue;
        const message = endpoint.errors === 'text' ? text : errorBody.parse(body).message;
        expect(message).toMatch(VIETNAMESE);
      }
    });
  });
}
