import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { LOGIN_CHALLENGE_LIFETIME_S, RECOVERY_CODES, TOTP_STEP_S } from '#contract/limits.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { secondFactorTexts } from '#contract/texts/second-factor.ts';
import { auditLog, recoveryCodes, secondFactors, sessions } from '#server/db/schema/index.ts';
import { buildTestApp, TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { codeAt, setUpSecondFactor } from '#server/testing/second-factors.ts';

const app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const { call, factories, db, passTime, now } = app;
const password = 'cầu-nối-tiếng-Nhật';
const STEP_MS = TOTP_STEP_S * 1000;

let hoa: TestUser;
let key: string;
let spare: string[];
beforeEach(async () => {
  passTime(TEST_NOW.getTime() - now().getTime());
  await emptyTables(db);
  hoa = await factories.user({ email: 'hoa@example.com', roles: ['USER', 'QC'], password });
  ({ key, recoveryCodes: spare } = await setUpSecondFactor(app, hoa, password));
  // The code of the set-up is used.
  passTime(STEP_MS);
});

const logIn = () => call('POST', '/auth/login', { body: { email: hoa.email, password } });
const finish = (challenge: string, code: string) =>
  call('POST', '/auth/second-factor', { body: { challenge, code } });
async function firstStep(): Promise<string> {
  return ((await logIn()).body as { challenge: string }).challenge;
}
const openSessions = () => db.$count(sessions, eq(sessions.userId, hoa.id));
/** Letters, digits and hyphens as a Japanese keyboard types them. */
const inFullWidth = (code: string) =>
  code.replaceAll(/[!-~]/g, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) + 0xfee0));
const shifted = (steps: number) => codeAt(key, new Date(now().getTime() + steps * STEP_MS));

describe('the first step', () => {
  test('asks for a code and opens nothing', async () => {
    const before = await openSessions();
    const reply = await logIn();
    expect(reply.body).toEqual({
      statusCode: 202,
      message: secondFactorTexts.codeWanted,
      challenge: expect.any(String),
    });
    expect(reply.headers.get('Set-Cookie')).toBeNull();
    expect(await openSessions()).toBe(before);
  });

  test('a wrong password is refused as for everybody', async () => {
    expect(
      await call('POST', '/auth/login', { body: { email: hoa.email, password: 'không phải' } }),
    ).toMatchObject({
      status: 401,
      body: { message: accountTexts.loginRefused },
    });
  });

  test('its challenge is no session token, and a session token is no challenge', async () => {
    const challenge = await firstStep();
    expect((await call('GET', '/api/me', { token: challenge })).status).toBe(401);
    expect((await finish(hoa.token, shifted(0))).status).toBe(401);
  });
});

describe('the second step', () => {
  test.each([
    { steps: -1, why: 'of the step before: a phone that is late' },
    { steps: 0, why: 'of this step' },
    { steps: 1, why: 'of the next step: a phone that is early' },
  ])('lets in with the code $why', async ({ steps }) => {
    passTime(STEP_MS);
    const reply = await finish(await firstStep(), shifted(steps));
    expect(reply).toMatchObject({
      status: 200,
      body: { statusCode: 200, message: accountTexts.loginSucceeded, sub: hoa.email, userId: hoa.id },
    });
    const { token } = reply.body as { token: string };
    expect((await call('GET', '/api/me', { token })).status).toBe(200);
    expect(reply.headers.get('Set-Cookie')).toContain('HttpOnly');
  });

  test.each([
    { steps: -2, why: 'two steps old' },
    { steps: 2, why: 'two steps early' },
  ])('refuses a code $why', async ({ steps }) => {
    passTime(2 * STEP_MS);
    expect(await finish(await firstStep(), shifted(steps))).toMatchObject({
      status: 400,
      body: { message: secondFactorTexts.codeRefused, field: 'code' },
    });
  });

  test('refuses a code that was used, and an earlier one after a later one', async () => {
    passTime(STEP_MS);
    const code = shifted(0);
    expect((await finish(await firstStep(), code)).status).toBe(200);
    expect((await finish(await firstStep(), code)).status, 'again').toBe(400);
    expect((await finish(await firstStep(), shifted(-1))).status, 'the one before').toBe(400);
    expect((await finish(await firstStep(), shifted(1))).status, 'the next one').toBe(200);
  });

  test('of ten concurrent calls with one code, one gets in', async () => {
    const challenge = await firstStep();
    const code = shifted(0);
    const replies = await Promise.all(Array.from({ length: 10 }, () => finish(challenge, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test.each([
    { why: 'after five minutes', change: async () => passTime(LOGIN_CHALLENGE_LIFETIME_S * 1000) },
    {
      why: 'after a new password',
      change: () =>
        call('POST', '/auto/changepassword', {
          token: hoa.token,
          body: { oldPassword: password, newPassword: 'một-câu-khác-dễ-nhớ' },
        }),
    },
  ])('the challenge ends $why', async ({ change }) => {
    const challenge = await firstStep();
    await change();
    expect(await finish(challenge, shifted(0))).toMatchObject({
      status: 401,
      body: { message: secondFactorTexts.challengeOver },
    });
  });

  test('somebody who was blocked in between is told why', async () => {
    const challenge = await firstStep();
    const admin = await factories.user({ roles: ['ADMIN'] });
    await call('PUT', `/auth/users/${hoa.id}/block`, { token: admin.token, body: { reason: 'Vi phạm' } });
    for (const reply of [await finish(challenge, shifted(0)), await logIn()])
      expect(reply).toMatchObject({ status: 403, body: { message: accountTexts.blocked('Vi phạm') } });
  });

  test.each([
    { typed: (code: string) => code.split('').join(' '), why: 'with spaces, as apps show it' },
    { typed: (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`, why: 'with a hyphen' },
    { typed: inFullWidth, why: 'in full-width digits, as a Japanese keyboard types them' },
  ])('lets in with a code $why', async ({ typed }) => {
    expect((await finish(await firstStep(), typed(shifted(0)))).status).toBe(200);
  });

  test.each([
    { why: 'the code of somebody else', codeOf: (other: string) => codeAt(other, now()) },
    { why: 'one of their recovery codes', codeOf: (_: string, codes: readonly string[]) => codes[0] ?? '' },
  ])('refuses $why: a challenge is for one account', async ({ codeOf }) => {
    const lan = await factories.user({ email: 'lan@example.com', password });
    const { key: other, recoveryCodes: codes } = await setUpSecondFactor(app, lan, password);
    passTime(STEP_MS);
    expect((await finish(await firstStep(), codeOf(other, codes))).status).toBe(400);
    expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, lan.id))).toBe(RECOVERY_CODES);
  });

  test('of concurrent calls with one code, in two logins of their own, one gets in', async () => {
    const challenges = [await firstStep(), await firstStep()];
    const replies = await Promise.all(challenges.map((challenge) => finish(challenge, shifted(0))));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test.each([
    { code: '', why: 'none' },
    { code: 'a'.repeat(41), why: 'too long' },
  ])('a code that is $why is a bad request', async ({ code }) => {
    expect((await finish(await firstStep(), code)).status).toBe(400);
  });
});

describe('recovery codes', () => {
  test('of ten concurrent calls with one of them, one gets in', async () => {
    const challenge = await firstStep();
    const replies = await Promise.all(Array.from({ length: 10 }, () => finish(challenge, spare[0] ?? '')));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db.$count(recoveryCodes)).toBe(RECOVERY_CODES - 1);
  });

  test.each([
    { typed: (code: string) => code, why: 'as it was shown' },
    {
      typed: (code: string) => ` ${code.toLowerCase().replace('-', ' ')} `,
      why: 'in small letters with spaces',
    },
    { typed: (code: string) => code.replace('-', ''), why: 'in one piece' },
    { typed: (code: string) => inFullWidth(code).replace('－', 'ー'), why: 'with a Japanese keyboard' },
  ])('each works once, $why', async ({ typed }) => {
    const [code = ''] = spare;
    expect((await finish(await firstStep(), typed(code))).status).toBe(200);
    expect((await finish(await firstStep(), typed(code))).status).toBe(400);
    expect(await db.$count(recoveryCodes)).toBe(RECOVERY_CODES - 1);
  });

  test('those of somebody else do not work', async () => {
    const lan = await factories.user({ email: 'lan@example.com', password });
    const { recoveryCodes: others } = await setUpSecondFactor(app, lan, password);
    expect((await finish(await firstStep(), others[0] ?? '')).status).toBe(400);
    expect(await db.$count(recoveryCodes)).toBe(2 * RECOVERY_CODES);
  });
});

test('neither the key nor a recovery code is stored readably', async () => {
  const stored = JSON.stringify([
    await db.select().from(secondFactors),
    await db.select().from(recoveryCodes),
    await db.select().from(auditLog),
  ]);
  for (const secret of [key, ...spare, ...spare.map((code) => code.replace('-', ''))])
    expect(stored).not.toContain(secret);
});

test.each(['/api/me', '/api/me/second-factor', '/api/me/export', '/auth/load/users', '/api/audit'])(
  'no reply has them again: %s',
  async (path) => {
    const admin = await factories.user({ roles: ['ADMIN'] });
    const replies = [
      await call('GET', path, { token: hoa.token }),
      await call('GET', path, { token: admin.token }),
    ];
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    for (const secret of [key, ...spare])
      expect(replies.map(({ text }) => text).join()).not.toContain(secret);
  },
);

test('a login and a wrong code are in the audit log, with what was shown besides the password', async () => {
  const challenge = await firstStep();
  await finish(challenge, '000000');
  await finish(challenge, '000000');
  await finish(challenge, spare[0] ?? '');
  const rows = await db.select().from(auditLog).orderBy(auditLog.id);
  expect(rows.slice(1)).toMatchObject([
    { actorId: null, action: 'login-failed', subject: `users/${hoa.id}`, details: { at: 'code' }, times: 2 },
    {
      actorId: hoa.id,
      action: 'login',
      subject: `users/${hoa.id}`,
      details: { method: 'password', secondFactor: 'recovery', device: '' },
    },
  ]);
});
