import { afterAll, beforeEach, expect, test } from 'vitest';
import { GOOGLE_FRESH_S } from '#contract/limits.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { secondFactorTexts } from '#contract/texts/second-factor.ts';
import { auditLog, sessions } from '#server/db/schema/index.ts';
import { buildTestApp, TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { openGoogleIssuer } from '#server/testing/fakes/google-issuer.ts';
import { codeAt } from '#server/testing/second-factors.ts';

const clientId = 'kakehashi.apps.googleusercontent.com';
const issuer = await openGoogleIssuer(clientId);
const env = { RATE_LIMITS: 'off', GOOGLE_CLIENT_ID: clientId, GOOGLE_KEYS_URL: issuer.keysUrl };
const { call, db, factories, now, passTime } = await buildTestApp({ env });
afterAll(() => issuer.close());
beforeEach(async () => {
  passTime(TEST_NOW.getTime() - now().getTime());
  await emptyTables(db);
});

const credentialOf = (sub: string, signedInBefore = 0) => {
  const iat = now().getTime() / 1000 - signedInBefore;
  return issuer.credential({ sub, email: `${sub}@example.com`, name: 'Lan', iat, exp: iat + 3600 });
};
const logIn = async (sub: string) =>
  call('POST', '/auth/google-login', { body: { credential: await credentialOf(sub) } });
const start = (token: string, credential?: string) =>
  call('POST', '/api/me/second-factor', { token, body: credential === undefined ? {} : { credential } });

/** Somebody who has only Google, with a second factor. */
async function prepare() {
  const { token } = (await logIn('lan')).body as { token: string };
  const { key } = (await start(token, await credentialOf('lan'))).body as { key: string };
  await call('POST', '/api/me/second-factor/confirm', { token, body: { code: codeAt(key, now()) } });
  passTime(60_000);
  return key;
}

test('a sign-in with Google needs the code as well', async () => {
  const key = await prepare();
  const before = await db.$count(sessions);
  const first = await logIn('lan');
  expect(first.body).toMatchObject({ statusCode: 202, message: secondFactorTexts.codeWanted });
  expect(await db.$count(sessions)).toBe(before);
  const { challenge } = first.body as { challenge: string };
  const second = await call('POST', '/auth/second-factor', { body: { challenge, code: codeAt(key, now()) } });
  expect(second.body).toMatchObject({ statusCode: 200, message: accountTexts.loginSucceeded });
  expect((await db.select().from(auditLog).orderBy(auditLog.id)).at(-1)).toMatchObject({
    action: 'login',
    details: { method: 'google', secondFactor: 'app' },
  });
});

test.each([
  { why: 'nothing', proof: async () => undefined, says: secondFactorTexts.proofNeeded },
  {
    why: 'a sign-in that is too old',
    proof: () => credentialOf('lan', GOOGLE_FRESH_S + 1),
    says: secondFactorTexts.proofStale,
  },
  { why: 'somebody else’s sign-in', proof: () => credentialOf('minh'), says: secondFactorTexts.proofStale },
])('who has no password must sign in again to set it up, not by $why', async ({ proof, says }) => {
  const { token } = (await logIn('lan')).body as { token: string };
  expect(await start(token, await proof())).toMatchObject({ status: 400, body: { message: says } });
});

test('a blocked person is told the reason', async () => {
  const { userId } = (await logIn('lan')).body as { userId: number };
  const admin = await factories.user({ roles: ['ADMIN'] });
  await call('PUT', `/auth/users/${userId}/block`, { token: admin.token, body: { reason: 'Vi phạm' } });
  expect(await logIn('lan')).toMatchObject({
    status: 403,
    body: { message: accountTexts.blocked('Vi phạm'), reason: 'blocked' },
  });
});
