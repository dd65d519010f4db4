import { createHmac, generateKeyPairSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { base64url, EncryptJWT, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { TOKEN_LIFETIME_S } from '#contract/limits.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { users } from '#server/db/schema/index.ts';
import { buildTestApp, TEST_NOW, TEST_TOKEN_SECRET } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

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
  sid: hoa.sessionId,
  exp: nowInSeconds + 60,
});
const sign = (claims: JWTPayload, alg = 'HS256', secret = TEST_TOKEN_SECRET) =>
  new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret));
/** A token with any header at all, signed as HS256 with the secret given. */
const signBy = (header: object, claims: object, secret: string | Uint8Array = TEST_TOKEN_SECRET) => {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
};
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const publicPem = rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const encode = (part: object) => base64url.encode(JSON.stringify(part));
const parts = (token: string) => token.split('.') as [header: string, payload: string, signature: string];

test('a token with these claims is accepted, so each case below is refused for its one difference', async () => {
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
      why: 'claims replaced under an old signature',
      token: async () => {
        const [header, , signature] = parts(await sign(goodClaims()));
        return [header, encode({ ...goodClaims(), roles: ['ADMIN'] }), signature].join('.');
      },
    },
    { why: 'expired this very second', token: () => sign({ ...goodClaims(), exp: nowInSeconds }) },
    { why: 'no expiry', token: () => sign({ ...goodClaims(), exp: undefined }) },
    { why: 'not valid yet', token: () => sign({ ...goodClaims(), nbf: nowInSeconds + 60 }) },
    { why: 'no user id', token: () => sign({ ...goodClaims(), uid: undefined }) },
    { why: 'a user id that is a text', token: () => sign({ ...goodClaims(), uid: String(hoa.id) }) },
    { why: 'no session', token: () => sign({ ...goodClaims(), sid: undefined }) },
    { why: 'an empty session', token: () => sign({ ...goodClaims(), sid: '' }) },
    { why: 'a session that is a number', token: () => sign({ ...goodClaims(), sid: 1 }) },
    {
      why: 'a session that does not exist',
      token: () => sign({ ...goodClaims(), sid: crypto.randomUUID() }),
    },
    { why: 'a session with a zero byte in it', token: () => sign({ ...goodClaims(), sid: 'a\u0000b' }) },
    { why: 'no version', token: () => sign({ ...goodClaims(), ver: undefined }) },
    { why: 'roles that are not a list', token: () => sign({ ...goodClaims(), roles: 'ADMIN' }) },
    { why: 'an older version', token: () => sign({ ...goodClaims(), ver: -1 }) },
    { why: 'a user who does not exist', token: () => sign({ ...goodClaims(), uid: 999_999 }) },
    ...['None', 'NONE', 'nOnE', ''].map((alg) => ({
      why: `the algorithm ${JSON.stringify(alg)}, without a signature`,
      token: () => `${encode({ alg })}.${encode(goodClaims())}.`,
    })),
    ...['HS384', 'HS512', 'RS256', 'ES256', 'EdDSA', 'hs256'].map((alg) => ({
      why: `a header that says ${alg} over a signature of HS256`,
      token: () => signBy({ alg }, goodClaims()),
    })),
    {
      why: 'an RSA signature by a different key',
      token: () => new SignJWT(goodClaims()).setProtectedHeader({ alg: 'RS256' }).sign(rsa.privateKey),
    },
    {
      why: 'an EC signature by a different key',
      token: () => new SignJWT(goodClaims()).setProtectedHeader({ alg: 'ES256' }).sign(ec.privateKey),
    },
    {
      why: 'a public key used as the secret',
      token: () => signBy({ alg: 'HS256' }, goodClaims(), publicPem),
    },
    {
      why: 'a key that the token brings along (jwk)',
      token: () => signBy({ alg: 'HS256', jwk: { kty: 'oct', k: 'eA' } }, goodClaims(), 'x'),
    },
    {
      why: 'a key address that the token brings along (jku)',
      token: () => signBy({ alg: 'HS256', jku: 'https://evil.example/keys' }, goodClaims(), 'x'),
    },
    {
      why: 'a key file that the token names (kid)',
      token: () => signBy({ alg: 'HS256', kid: '../../dev/null' }, goodClaims(), ''),
    },
    {
      why: 'a critical header that we do not know',
      token: () => signBy({ alg: 'HS256', crit: ['x'], x: 1 }, goodClaims()),
    },
    ...[
      { why: 'no secret', secret: '' },
      { why: 'a secret of zero bytes', secret: '\0'.repeat(32) },
      { why: 'our secret with a line break', secret: `${TEST_TOKEN_SECRET}\n` },
      { why: 'our secret without its last letter', secret: TEST_TOKEN_SECRET.slice(0, -1) },
      { why: 'our secret in capitals', secret: TEST_TOKEN_SECRET.toUpperCase() },
      { why: 'our secret in base64', secret: Buffer.from(TEST_TOKEN_SECRET).toString('base64') },
    ].map(({ why, secret }) => ({
      why: `signed with ${why}`,
      token: () => signBy({ alg: 'HS256' }, goodClaims(), secret),
    })),
    {
      why: 'an encrypted token under our secret',
      token: () =>
        new EncryptJWT(goodClaims())
          .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
          .encrypt(new TextEncoder().encode(TEST_TOKEN_SECRET.slice(0, 32))),
    },
    {
      why: 'one bit of the signature flipped',
      token: async () => {
        const [header, payload, signature] = parts(await sign(goodClaims()));
        const bytes = Buffer.from(signature, 'base64url');
        bytes[0] = (bytes[0] ?? 0) ^ 1;
        return [header, payload, bytes.toString('base64url')].join('.');
      },
    },
    {
      why: 'a part too many',
      token: async () => `${await sign(goodClaims())}.x`,
    },
    { why: 'two tokens one after the other', token: async () => `${await sign(goodClaims())} ${hoa.token}` },
    { why: 'claims that are not JSON', token: () => `${encode({ alg: 'HS256' })}.bm8.${'x'.repeat(43)}` },
    { why: 'claims that are a list', token: () => signBy({ alg: 'HS256' }, [goodClaims()]) },
    {
      why: 'an expiry that is a text',
      token: () => signBy({ alg: 'HS256' }, { ...goodClaims(), exp: '9'.repeat(12) }),
    },
    { why: 'a version that is a text', token: () => signBy({ alg: 'HS256' }, { ...goodClaims(), ver: '0' }) },
    { why: 'a newer version', token: () => sign({ ...goodClaims(), ver: 1 }) },
    { why: 'a user id with a fraction', token: () => sign({ ...goodClaims(), uid: hoa.id + 0.5 }) },
    { why: 'a user id below zero', token: () => sign({ ...goodClaims(), uid: -hoa.id }) },
    {
      why: 'a user id beyond what the database counts',
      token: () => sign({ ...goodClaims(), uid: 2 ** 40 }),
    },
    { why: 'roles with a number among them', token: () => sign({ ...goodClaims(), roles: ['USER', 1] }) },
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

  test('once the account is deleted', async () => {
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

test('roles written into a token grant nothing: they are read from the database', async () => {
  const lan = await factories.user();
  const tokenWithAdmin = await factories.tokenFor({ ...lan, roles: ['ADMIN'] });
  expect((await scoreWith(tokenWithAdmin, hoa)).status).toBe(403);
});
