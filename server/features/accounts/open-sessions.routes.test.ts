import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, SESSION_SEEN_EVERY_MS, SESSIONS_PER_USER_MAX, TOKEN_LIFETIME_S } from '#contract/limits.ts';
import type { OpenSession } from '#contract/own-account/endpoints.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { ownAccountTexts } from '#contract/texts/own-account.ts';
import { sessions, userRoles } from '#server/db/schema/index.ts';
import { buildTestApp, TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

const {
  call,
  factories,
  db,
  passTime,
  now,
  app: { background },
} = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const password = 'cầu-nối-tiếng-Nhật';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

let lan: TestUser;
beforeEach(async () => {
  passTime(TEST_NOW.getTime() - now().getTime());
  await emptyTables(db);
  lan = await factories.user({ email: 'lan@example.com', password });
});

async function logIn(userAgent = PHONE): Promise<string> {
  const reply = await call('POST', '/auth/login', {
    body: { email: lan.email, password },
    headers: { 'User-Agent': userAgent },
  });
  return (reply.body as { token: string }).token;
}
const holds = async (token: string) => (await call('GET', '/api/me', { token })).status === 200;
const list = async (token: string) =>
  (await call('GET', '/api/me/sessions', { token })).body as OpenSession[];
const end = (token: string, id: string) => call('DELETE', `/api/me/sessions/${id}`, { token });
const currentOf = async (token: string) => (await list(token)).find(({ current }) => current)?.id ?? '';

describe('POST /auth/logout', () => {
  test('ends this session and no other', async () => {
    const [here, elsewhere] = [await logIn(), await logIn()];
    expect(await call('POST', '/auth/logout', { token: here })).toMatchObject({
      status: 200,
      body: { statusCode: 200, message: accountTexts.loggedOut },
    });
    expect([await holds(here), await holds(elsewhere), await holds(lan.token)]).toEqual([false, true, true]);
    expect((await call('POST', '/auth/logout', { token: here })).status, 'a second time').toBe(401);
  });
});

describe('GET /api/me/sessions', () => {
  test('lists device and time of each session, the last used first, and marks the current one', async () => {
    await factories.user();
    passTime(2 * SESSION_SEEN_EVERY_MS);
    const phone = await logIn();
    const openedAt = now().toISOString();
    expect(await list(phone)).toEqual([
      {
        id: expect.any(String),
        device: 'Safari · iPhone',
        createdAt: openedAt,
        lastSeenAt: openedAt,
        current: true,
      },
      {
        id: lan.sessionId,
        device: '',
        createdAt: TEST_NOW.toISOString(),
        lastSeenAt: TEST_NOW.toISOString(),
        current: false,
      },
    ]);
  });

  test.each([
    { ms: SESSION_SEEN_EVERY_MS - 1, seenAgain: false, why: 'not within the hour: most calls write nothing' },
    { ms: SESSION_SEEN_EVERY_MS, seenAgain: true, why: 'after an hour' },
  ])('the last use is stored again $why', async ({ ms, seenAgain }) => {
    passTime(ms);
    await holds(lan.token);
    const [session] = await list(lan.token);
    expect(session?.lastSeenAt).toBe((seenAgain ? now() : TEST_NOW).toISOString());
  });

  test('stores neither the address nor the full User-Agent', async () => {
    await logIn();
    const stored = JSON.stringify(await db.select().from(sessions));
    expect(stored).toContain('Safari · iPhone');
    expect(stored).not.toMatch(/Mozilla|AppleWebKit|127\.0|unknown/);
  });
});

describe('DELETE /api/me/sessions/{id}', () => {
  test('ends that one session', async () => {
    const lost = await logIn();
    const reply = await end(lan.token, await currentOf(lost));
    expect(reply).toMatchObject({ status: 200, body: { message: ownAccountTexts.sessionEnded } });
    expect([await holds(lost), await holds(lan.token)]).toEqual([false, true]);
  });

  test.each([
    { why: 'someone else’s', id: (mai: TestUser) => mai.sessionId },
    { why: 'one that does not exist', id: () => crypto.randomUUID() },
  ])('$why is not found, and stays', async ({ id }) => {
    const mai = await factories.user();
    expect(await end(lan.token, id(mai))).toMatchObject({
      status: 404,
      body: { message: ownAccountTexts.sessionNotFound },
    });
    expect(await holds(mai.token)).toBe(true);
  });
});

test.each([
  {
    why: 'logging out everywhere',
    by: () => call('POST', '/api/me/logout-everywhere', { token: lan.token }),
  },
  {
    why: 'a new password',
    by: () =>
      call('POST', '/auto/changepassword', {
        token: lan.token,
        body: { oldPassword: password, newPassword: 'một-câu-khác-dễ-nhớ' },
      }),
  },
])('$why ends every session', async ({ by }) => {
  const elsewhere = await logIn();
  expect((await by()).status).toBe(200);
  expect([await holds(elsewhere), await holds(lan.token)]).toEqual([false, false]);
  expect(await db.$count(sessions)).toBe(0);
});

test('an account deletion request keeps only the session that asked', async () => {
  const elsewhere = await logIn();
  const reply = await call('POST', '/api/me/deletion', { token: lan.token, body: { password } });
  const fresh = reply.headers.get('X-Token') ?? '';
  expect((await list(fresh)).map(({ id }) => id)).toEqual([lan.sessionId]);
  expect(await holds(elsewhere)).toBe(false);
});

test('changed roles bring a new token of the same session, which ends with it', async () => {
  await db.insert(userRoles).values({ userId: lan.id, role: 'QC' });
  passTime(DAY_MS);
  const fresh = (await call('GET', '/api/me', { token: lan.token })).headers.get('X-Token') ?? '';
  expect(await currentOf(fresh)).toBe(lan.sessionId);
  passTime(TOKEN_LIFETIME_S * 1000 - 1000);
  await background.cleanUp();
  expect(await holds(fresh), 'the session lasts as long as its last token').toBe(true);
  await call('POST', '/auth/logout', { token: fresh });
  expect([await holds(fresh), await holds(lan.token)]).toEqual([false, false]);
});

test('a session whose last token has expired is neither listed nor stored', async () => {
  passTime(DAY_MS);
  const later = await logIn();
  passTime(TOKEN_LIFETIME_S * 1000 - DAY_MS);
  expect(await list(later)).toHaveLength(1);
  await background.cleanUp();
  expect(await db.$count(sessions)).toBe(1);
});

test('beyond the maximum the oldest session ends', async () => {
  const rows = Array.from({ length: SESSIONS_PER_USER_MAX - 1 }, (_, at) => ({
    id: `open-${at}`,
    userId: lan.id,
    device: '',
    createdAt: new Date(TEST_NOW.getTime() + at),
    lastSeenAt: TEST_NOW,
    expiresAt: new Date(TEST_NOW.getTime() + DAY_MS),
  }));
  await db.insert(sessions).values(rows);
  await db
    .update(sessions)
    .set({ createdAt: new Date(0) })
    .where(eq(sessions.id, lan.sessionId));
  passTime(1000);
  const newest = await logIn();
  expect([await holds(lan.token), await holds(newest)]).toEqual([false, true]);
  expect(await db.$count(sessions)).toBe(SESSIONS_PER_USER_MAX);
});
