import { eq } from 'drizzle-orm';
import { base64url, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { TOKEN_LIFETIME_S } from '#contract/limits.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { users } from '#server/db/schema/index.ts';
import { buildTestApp, TEST_NOW, TEST_TOKEN_SECRET } from '#server/testing/build-test-app.ts';
import type { TestUser } from '#server/testing/factories.ts';
import { emptyTables } from '#server/testing/test-database.ts';

const { call, factories, db } = await buildTestApp();
let hoa: TestUser;
beforeAll(async () => {
  await emptyTables(db);
  hoa = await factories.user();
});

const scoreWith = (token: string, user = hoa, from = call) =>
  from('GET', `/auth/${user.id}/score`, { token });

const nowInSeconds = TEST_NOW.getTime() / 1000;
const goodClaims = (): JWTPayload => ({
  sub: hoa.email,
  uid: hoa.id,
  roles: ['USER'],
  ver: 0,
  exp: nowInSeconds + 60,
});
const sign = (claims: JWTPayload, alg = 'HS256', secret = TEST_TOKEN_SECRET) =>
  new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret));
const encode = (part: object) => base64url.encode(JSON.stringify(part));
const parts = (token: string) => token.split('.') as [header: string, payload: string, signature: string];

test('a token with these claims is accepted: what follows is refused for its one difference', async () => {
  expect((await scoreWith(await sign(goodClaims()))).status).toBe(200);
});

describe('refused', () => {
  test.each<{ why: string; token: () => string | Promise<string> }>([
    { why: 'no token at all behind `Bearer`', token: () => '' },
    { why: 'a word', token: () => 'admin' },
    { why: 'the algorithm `none`', token: () => `${encode({ alg: 'none' })}.${encode(goodClaims())}.` },
    {
      why: 'the algorithm `none` with a signature',
      token: async () =>
        `${encode({ alg: 'none' })}.${parts(await sign(goodClaims()))
          .slice(1)
          .join('.')}`,
    },
    { why: 'another algorithm with the right secret', token: () => sign(goodClaims(), 'HS512') },
    { why: 'another secret', token: () => sign(goodClaims(), 'HS256', 'x'.repeat(32)) },
    { why: 'a truncated signature', token: async () => (await sign(goodClaims())).slice(0, -4) },
    {
      why: 'no signature',
      token: async () =>
        parts(await sign(goodClaims()))
          .slice(0, 2)
          .join('.'),
    },
    {
      why: 'claims exchanged under an old signature',
      token: async () => {
        const [header, , signature] = parts(await sign(goodClaims()));
        return [header, encode({ ...goodClaims(), roles: ['ADMIN'] }), signature].join('.');
      },
    },
    { why: 'expired this very second', token: () => sign({ ...goodClaims(), exp: nowInSeconds }) },
    { why: 'no end', token: () => sign({ ...goodClaims(), exp: undefined }) },
    { why: 'not valid yet', token: () => sign({ ...goodClaims(), nbf: nowInSeconds + 60 }) },
    { why: 'no user id', token: () => sign({ ...goodClaims(), uid: undefined }) },
    { why: 'a user id that is a text', token: () => sign({ ...goodClaims(), uid: String(hoa.id) }) },
    { why: 'no version', token: () => sign({ ...goodClaims(), ver: undefined }) },
    { why: 'roles that are no list', token: () => sign({ ...goodClaims(), roles: 'ADMIN' }) },
    { why: 'an older version', token: () => sign({ ...goodClaims(), ver: -1 }) },
    { why: 'a user who does not exist', token: () => sign({ ...goodClaims(), uid: 999_999 }) },
  ])('$why', async ({ token }) => {
    const reply = await scoreWith(await token());
    expect(reply).toMatchObject({ status: 401, body: { message: errorTexts.sessionEnded } });
  });

  test('once the password has changed, which raises the version', async () => {
    const lan = await factories.user();
    expect((await scoreWith(lan.token, lan)).status).toBe(200);
    await db.update(users).set({ tokenVersion: 1 }).where(eq(users.id, lan.id));
    expect((await scoreWith(lan.token, lan)).status).toBe(401);
    expect((await scoreWith(await factories.tokenFor({ ...lan, tokenVersion: 1 }), lan)).status).toBe(200);
  });

  test('once the account is gone', async () => {
    const lan = await factories.user();
    await db.delete(users).where(eq(users.id, lan.id));
    expect((await scoreWith(lan.token, lan)).status).toBe(401);
  });

  test.each([
    { seconds: TOKEN_LIFETIME_S - 1, status: 200, why: 'not before seven days are over' },
    { seconds: TOKEN_LIFETIME_S, status: 401, why: 'after seven days' },
  ])('$why', async ({ seconds, status }) => {
    const later = await buildTestApp({ now: new Date(TEST_NOW.getTime() + seconds * 1000) });
    expect((await scoreWith(hoa.token, hoa, later.call)).status).toBe(status);
  });
});

test('roles written into a token open nothing: they are read from the database', async () => {
  const lan = await factories.user();
  const boasting = await factories.tokenFor({ ...lan, roles: ['ADMIN'] });
  expect((await scoreWith(boasting, hoa)).status).toBe(403);
});
