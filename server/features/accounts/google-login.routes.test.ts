import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { base64url, generateKeyPair, type JWTPayload } from 'jose';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { accountTexts } from '#contract/texts/accounts.ts';
import { googleTexts } from '#contract/texts/credentials.ts';
import { users } from '#server/db/schema/index.ts';
import { buildTestApp, TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { openGoogleIssuer } from '#server/testing/fakes/google-issuer.ts';

const clientId = 'kakehashi.apps.googleusercontent.com';
const issuer = await openGoogleIssuer(clientId);
const env = { RATE_LIMITS: 'off', GOOGLE_CLIENT_ID: clientId, GOOGLE_KEYS_URL: issuer.keysUrl };
const { call, factories, db, deliverMail } = await buildTestApp({ env });
afterAll(() => issuer.close());
beforeEach(() => emptyTables(db));

const foreignKeys = await generateKeyPair('RS256');
const now = TEST_NOW.getTime() / 1000;
const lan: JWTPayload = {
  sub: '1071',
  email: 'Lan@example.com',
  name: 'Lan Nguyễn',
  picture: 'https://lh3.example/lan.jpg',
  iat: now,
  exp: now + 3600,
};
const encode = (part: object) => base64url.encode(JSON.stringify(part));
const unsigned = `${encode({ alg: 'none' })}.${encode(lan)}.`;
const signIn = async (claims: JWTPayload = lan, signing = {}) =>
  call('POST', '/auth/google-login', {
    body: {
      credential: await issuer.credential(claims, signing),
      authType: 'GOOGLE',
      email: 'ai-khac@example.com',
    },
  });
const accountOf = async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0];

describe('someone new', () => {
  test('gets an account with USER; name, e-mail and picture come from the token, not from the payload', async () => {
    expect(await signIn()).toMatchObject({
      status: 200,
      body: {
        statusCode: 200,
        message: accountTexts.loginSucceeded,
        sub: 'lan@example.com',
        roles: ['USER'],
      },
    });
    expect(await accountOf('lan@example.com')).toMatchObject({
      name: 'Lan Nguyễn',
      image: 'https://lh3.example/lan.jpg',
      googleSub: '1071',
      passwordHash: null,
      verifiedAt: TEST_NOW,
    });
  });

  test('ten concurrent sign-ins create one account', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => signIn()));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await db.$count(users)).toBe(1);
  });

  test('without a name gets the name from the e-mail', async () => {
    await signIn({ ...lan, name: undefined });
    expect(await accountOf('lan@example.com')).toMatchObject({ name: 'lan' });
  });
});

describe('someone known', () => {
  test('is found by `sub`, even with another e-mail at Google', async () => {
    const first = (await signIn()).body as { userId: number };
    expect(await signIn({ ...lan, email: 'lan.moi@example.com' })).toMatchObject({
      status: 200,
      body: { userId: first.userId, sub: 'lan@example.com' },
    });
  });

  test('with the same verified e-mail is linked and keeps the password', async () => {
    const local = await factories.user({ email: 'lan@example.com', password: 'cầu-nối-tiếng-Nhật' });
    expect(await signIn()).toMatchObject({ status: 200, body: { userId: local.id } });
    const body = { email: 'lan@example.com', password: 'cầu-nối-tiếng-Nhật' };
    expect((await call('POST', '/auth/login', { body })).status).toBe(200);
  });

  test('who never confirmed the e-mail loses the password first: somebody else may have set it', async () => {
    const body = {
      name: 'Kẻ lạ',
      email: 'lan@example.com',
      password: 'mật khẩu của kẻ lạ',
      phoneNumber: '0901234567',
    };
    await call('POST', '/auth/register', { body });
    expect((await signIn()).status).toBe(200);
    expect((await call('POST', '/auth/login', { body })).status).toBe(401);
    expect(await accountOf('lan@example.com')).toMatchObject({
      name: 'Lan Nguyễn',
      passwordHash: null,
      tokenVersion: 1,
    });
    expect(await deliverMail(), 'the code of the other person is no longer sent').toEqual([]);
  });

  test('whose e-mail is linked to another Google account is not taken over', async () => {
    await signIn();
    expect(await signIn({ ...lan, sub: '2000' })).toMatchObject({
      status: 409,
      body: { message: googleTexts.otherGoogleAccount },
    });
  });
});

describe('refused', () => {
  test.each<{ why: string; claims?: JWTPayload; signing?: object }>([
    { why: 'a token for another site', claims: { ...lan, aud: 'other.apps.googleusercontent.com' } },
    { why: 'a token of another issuer', claims: { ...lan, iss: 'https://evil.example' } },
    { why: 'an expired token', claims: { ...lan, exp: now - 1 } },
    { why: 'a token without an expiry', claims: { ...lan, exp: undefined } },
    { why: 'a token without a subject', claims: { ...lan, sub: undefined } },
    { why: 'a token without an e-mail', claims: { ...lan, email: undefined } },
    { why: 'a different key under Google’s name', signing: { key: foreignKeys.privateKey } },
    { why: 'a key that Google does not have', signing: { kid: 'key-2' } },
  ])('$why', async ({ claims = lan, signing }) => {
    expect(await signIn(claims, signing)).toMatchObject({
      status: 401,
      body: { message: googleTexts.refused },
    });
    expect(await db.$count(users)).toBe(0);
  });

  test.each(['x', 'a.b.c', unsigned])('%j', async (credential) => {
    expect((await call('POST', '/auth/google-login', { body: { credential } })).status).toBe(401);
  });

  test.each([false, undefined])('an e-mail that Google has not verified (%j)', async (verified) => {
    expect(await signIn({ ...lan, email_verified: verified })).toMatchObject({
      status: 403,
      body: { message: googleTexts.emailUnverified },
    });
  });

  test('an old-style payload, without the token', async () => {
    const body = { name: 'Lan', email: 'lan@example.com', image: '', authId: '1071', authType: 'GOOGLE' };
    expect(await call('POST', '/auth/google-login', { body })).toMatchObject({
      status: 400,
      body: { field: 'credential' },
    });
  });

  test('every sign-in, without a client id; and no button is offered', async () => {
    const off = await buildTestApp();
    const body = { credential: await issuer.credential(lan) };
    expect(await off.call('POST', '/auth/google-login', { body })).toMatchObject({
      status: 403,
      body: { message: googleTexts.off },
    });
    expect((await off.call('GET', '/auth/sign-in-options')).body).toEqual({
      googleClientId: null,
      isRegistrationOpen: true,
    });
    expect((await call('GET', '/auth/sign-in-options')).body).toMatchObject({ googleClientId: clientId });
  });
});

test('keys are not fetched from where their address redirects to', async () => {
  const own = await openGoogleIssuer(clientId);
  const redirecting = createServer((_request, response) => {
    response.writeHead(302, { Location: own.keysUrl }).end();
  });
  await once(redirecting.listen(0, '127.0.0.1'), 'listening');
  const { port } = redirecting.address() as AddressInfo;
  const app = await buildTestApp({ env: { ...env, GOOGLE_KEYS_URL: `http://127.0.0.1:${port}/certs` } });
  const credential = await own.credential(lan);
  const body = { credential, authType: 'GOOGLE', email: 'lan@example.com' };
  expect((await app.call('POST', '/auth/google-login', { body })).status).toBe(503);
  expect(own.asked()).toBe(0);
  redirecting.close();
  await own.close();
});

test('the keys are fetched once for many sign-ins', async () => {
  const own = await openGoogleIssuer(clientId);
  const app = await buildTestApp({ env: { ...env, GOOGLE_KEYS_URL: own.keysUrl } });
  for (let times = 0; times < 3; times++) {
    const body = { credential: await own.credential(lan) };
    expect((await app.call('POST', '/auth/google-login', { body })).status).toBe(200);
  }
  expect(own.asked()).toBe(1);
  await own.close();
});

test('when Google is unreachable the visitor gets an error and nobody is signed in', async () => {
  const unreachable = await openGoogleIssuer(clientId);
  await unreachable.close();
  const app = await buildTestApp({ env: { ...env, GOOGLE_KEYS_URL: unreachable.keysUrl } });
  const body = { credential: await unreachable.credential(lan) };
  expect(await app.call('POST', '/auth/google-login', { body })).toMatchObject({
    status: 503,
    body: { message: googleTexts.away },
  });
});
