import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ShownAnnouncement } from '#contract/site-settings/site-endpoint.ts';
import { registrationTexts } from '#contract/texts/credentials.ts';
import { users } from '#server/db/schema/index.ts';
import { buildTestApp, TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { createSamplePages } from '#server/testing/data/sample-pages.ts';
import { openGoogleIssuer } from '#server/testing/fakes/google-issuer.ts';
import { deskCalls } from '#server/testing/site-desk.ts';

const CLIENT_ID = 'kakehashi.apps.googleusercontent.com';
const google = await openGoogleIssuer(CLIENT_ID);
const env = { RATE_LIMITS: 'off', GOOGLE_KEYS_URL: google.keysUrl };
const pages = { build: createSamplePages().build, clientDir: '.' };
const here = await buildTestApp({ env, pages });
/** Another node on the same database. */
const elsewhere = await buildTestApp({ env, pages });
const { call, db, factories, passTime, now } = here;
let admin: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  admin = await factories.user({ roles: ['ADMIN', 'USER'] });
});
const { save } = deskCalls(call, () => admin);
const announced = async (ask = call) =>
  ((await ask('GET', '/api/site')).body as { announcement: ShownAnnouncement | null }).announcement;
const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(now().getTime() + hours * HOUR_MS).toISOString();

describe('the announcement', () => {
  test.each([
    { why: 'without times', from: null, until: null, isShown: true },
    { why: 'before it begins', from: 1, until: null, isShown: false },
    { why: 'after it began', from: -1, until: null, isShown: true },
    { why: 'before it ends', from: -1, until: 1, isShown: true },
    { why: 'after it ended', from: -2, until: -1, isShown: false },
  ])('$why: $isShown', async ({ from, until, isShown }) => {
    const times = { from: from === null ? null : at(from), until: until === null ? null : at(until) };
    await save('announcement', { text: 'Bảo trì lúc 22 giờ', ...times });
    expect((await announced()) !== null).toBe(isShown);
  });

  test('has a link, and says whether it can be closed', async () => {
    const fields = { text: 'Lớp mới', link: '/exercises', linkText: 'Xem', closable: false };
    await save('announcement', fields);
    expect(await announced()).toEqual({ id: expect.stringMatching(/^[0-9a-f]{12}$/), ...fields });
    await save('announcement', { text: '' });
    expect(await announced()).toBeNull();
  });

  test('another text is another announcement; another time is not', async () => {
    await save('announcement', { text: 'Một' });
    const first = await announced();
    await save('announcement', { until: at(1) });
    expect((await announced())?.id).toBe(first?.id);
    await save('announcement', { text: 'Hai' });
    expect((await announced())?.id).not.toBe(first?.id);
  });

  test('begins and ends on cached pages without another change', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await save('announcement', { text: 'Sắp tới', from: at(1), until: at(2) });
      expect(await announced()).toBeNull();
      passTime(HOUR_MS + 60);
      await vi.advanceTimersByTimeAsync(HOUR_MS + 60);
      expect((await announced())?.text).toBe('Sắp tới');
      passTime(HOUR_MS);
      await vi.advanceTimersByTimeAsync(HOUR_MS);
      expect(await announced()).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
});

test('a change reaches every node, and clears its cached replies and pages', async () => {
  expect((await elsewhere.call('GET', '/api/site')).body).toMatchObject({ name: 'Kakehashi' });
  const policy = async () => (await elsewhere.call('GET', '/')).headers.get('Content-Security-Policy');
  expect(await policy()).not.toContain('google');
  await save('identity', { name: 'Cầu Nối' });
  await save('google', { clientId: CLIENT_ID });
  await vi.waitFor(async () => {
    expect((await elsewhere.call('GET', '/api/site')).body).toMatchObject({ name: 'Cầu Nối' });
    expect(await policy()).toContain('https://accounts.google.com/gsi/');
  });
  expect((await elsewhere.call('GET', '/auth/sign-in-options')).body).toMatchObject({
    googleClientId: CLIENT_ID,
  });
});

describe('registration that is closed', () => {
  const newcomer = {
    name: 'Hoa',
    email: 'hoa@example.com',
    password: 'cầu-nối-tiếng-Nhật',
    phoneNumber: '0901234567',
  };
  const seconds = Math.floor(TEST_NOW.getTime() / 1000);
  const signIn = async (email: string) => {
    const times = { iat: seconds - 10, exp: seconds + 100 * 3_600 };
    const credential = await google.credential({ sub: `sub of ${email}`, email, name: 'Hoa', ...times });
    return call('POST', '/auth/google-login', { body: { credential } });
  };
  const refusal = { status: 403, body: { message: registrationTexts.closed } };

  beforeEach(async () => {
    await save('google', { clientId: CLIENT_ID });
    await save('registration', { isOpen: false });
  });

  test('is refused politely, by form and with Google, and the page knows it', async () => {
    expect(await call('POST', '/auth/register', { body: newcomer })).toMatchObject(refusal);
    expect(await signIn('moi@example.com')).toMatchObject(refusal);
    expect(await db.$count(users)).toBe(1);
    expect((await call('GET', '/auth/sign-in-options')).body).toMatchObject({ isRegistrationOpen: false });
  });

  test('keeps nobody out who has an account', async () => {
    await factories.user({ email: 'cu@example.com' });
    expect((await signIn('cu@example.com')).status).toBe(200);
    expect((await signIn('cu@example.com')).status).toBe(200);
    await factories.user({ email: 'lan@example.com', password: 'cầu-nối-tiếng-Nhật' });
    const body = { email: 'lan@example.com', password: 'cầu-nối-tiếng-Nhật' };
    expect((await call('POST', '/auth/login', { body })).status).toBe(200);
  });

  test('refuses somebody who has registered but never confirmed, with Google', async () => {
    await factories.user({ email: 'cho@example.com', verified: false });
    expect(await signIn('cho@example.com')).toMatchObject(refusal);
  });

  test('opens again', async () => {
    await save('registration', { isOpen: true });
    expect((await call('POST', '/auth/register', { body: newcomer })).status).toBe(200);
    expect((await signIn('moi@example.com')).status).toBe(200);
  });
});
