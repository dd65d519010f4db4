import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS, RECOVERY_CODES, TOTP_STEP_S } from '#contract/limits.ts';
import { mailTexts } from '#contract/texts/mail.ts';
import { secondFactorTexts } from '#contract/texts/second-factor.ts';
import { userTexts } from '#contract/texts/users.ts';
import type { User } from '#contract/users/endpoints.ts';
import { auditLog, recoveryCodes, secondFactors, users } from '#server/db/schema/index.ts';
import { buildTestApp, TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { codeAt, setUpSecondFactor } from '#server/testing/second-factors.ts';
import { deskCalls } from '#server/testing/site-desk.ts';

const app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const { call, factories, db, passTime, now, deliverMail } = app;
const password = 'cầu-nối-tiếng-Nhật';

let admin: TestUser;
let hoa: TestUser;
beforeEach(async () => {
  passTime(TEST_NOW.getTime() - now().getTime());
  await emptyTables(db);
  await deliverMail();
  admin = await factories.user({ email: 'chu@example.com', roles: ['USER', 'ADMIN'], password });
  hoa = await factories.user({ email: 'hoa@example.com', roles: ['USER', 'QC'], password });
});

const BASE = '/api/me/second-factor';
const show = async (user = hoa) => (await call('GET', BASE, { token: user.token })).body;
const start = (body: Record<string, unknown> = { password }, user = hoa) =>
  call('POST', BASE, { token: user.token, body });
const confirm = (code: string) => call('POST', `${BASE}/confirm`, { token: hoa.token, body: { code } });
const post = (path: string, code: string) => call('POST', BASE + path, { token: hoa.token, body: { code } });
const actions = async () =>
  (await db.select().from(auditLog).orderBy(auditLog.id)).map(({ action, actorId, subject }) => ({
    action,
    actorId,
    subject,
  }));

describe('setting it up', () => {
  test('a key for the app, then its first code turns it on and shows the recovery codes', async () => {
    expect(await show()).toEqual({
      isOn: false,
      since: null,
      recoveryCodesLeft: 0,
      requiredFor: [],
      heldRoles: [],
    });
    const started = await start();
    const { key, uri } = started.body as { key: string; uri: string };
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri)).toMatchObject({ protocol: 'otpauth:', host: 'totp' });
    expect(decodeURIComponent(uri)).toContain(`Kakehashi:${hoa.email}`);
    expect(uri).toContain(`secret=${key}`);
    expect(await show(), 'not before the code').toMatchObject({ isOn: false });

    const confirmed = await confirm(codeAt(key, now()));
    const codes = (confirmed.body as { recoveryCodes: string[] }).recoveryCodes;
    expect(new Set(codes).size).toBe(RECOVERY_CODES);
    for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{5}-[A-HJKMNP-Z2-9]{5}$/);
    expect(await show()).toMatchObject({
      isOn: true,
      since: TEST_NOW.toISOString(),
      recoveryCodesLeft: RECOVERY_CODES,
    });
    expect(await actions()).toEqual([
      { action: 'second-factor-on', actorId: hoa.id, subject: `users/${hoa.id}` },
    ]);
    const [mail] = await deliverMail();
    expect(mail).toMatchObject({ to: hoa.email, subject: mailTexts.secondFactorChanged.subject });
    expect(mail?.text).not.toContain(key);
  });

  test('apps show the name of the site with the codes', async () => {
    await deskCalls(call, () => admin).save('identity', { name: 'Cầu Việt' });
    const { uri } = (await start()).body as { uri: string };
    expect(decodeURIComponent(uri)).toContain(`Cầu Việt:${hoa.email}`);
    expect(new URL(uri).searchParams.get('issuer')).toBe('Cầu Việt');
  });

  test('is seen by admins in the list of people, and only then', async () => {
    await start();
    const listed = async () =>
      ((await call('GET', '/auth/load/users', { token: admin.token })).body as User[]).map(
        ({ email, hasSecondFactor }) => ({ email, hasSecondFactor }),
      );
    expect(await listed()).toContainEqual({ email: hoa.email, hasSecondFactor: false });
    await setUpSecondFactor(app, hoa, password);
    expect(await listed()).toContainEqual({ email: hoa.email, hasSecondFactor: true });
    expect(await listed()).toContainEqual({ email: admin.email, hasSecondFactor: false });
  });

  test('ends the other sessions, which were opened without a code', async () => {
    const elsewhere = await factories.freshToken(hoa);
    await setUpSecondFactor(app, hoa, password);
    expect((await call('GET', '/api/me', { token: elsewhere })).status).toBe(401);
    expect((await call('GET', '/api/me', { token: hoa.token })).status).toBe(200);
  });

  test.each([
    { body: {}, says: secondFactorTexts.proofNeeded, why: 'without a proof' },
    { body: { password: 'không phải' }, says: secondFactorTexts.proofWrong, why: 'with a wrong password' },
  ])('is refused $why: an open browser is not enough', async ({ body, says }) => {
    expect(await start(body)).toMatchObject({ status: 400, body: { message: says, field: 'password' } });
    expect(await db.$count(secondFactors)).toBe(0);
  });

  test.each([
    { why: 'no code at all', code: () => 'abc', status: 400, says: secondFactorTexts.codeRefused },
    { why: 'a wrong code', code: () => '000000', status: 400, says: secondFactorTexts.codeRefused },
    {
      why: 'the code of an old step',
      code: (key: string) => codeAt(key, new Date(now().getTime() - 2 * TOTP_STEP_S * 1000)),
      status: 400,
      says: secondFactorTexts.codeRefused,
    },
  ])('stays off after $why', async ({ code, status, says }) => {
    const { key } = (await start()).body as { key: string };
    expect(await confirm(code(key))).toMatchObject({ status, body: { message: says } });
    expect(await show()).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
  });

  test('only the latest key counts', async () => {
    const { key } = (await start()).body as { key: string };
    const { key: latest } = (await start()).body as { key: string };
    expect((await confirm(codeAt(key, now()))).status).toBe(400);
    expect((await confirm(codeAt(latest, now()))).status).toBe(200);
  });

  test('a key that is never confirmed is deleted after an hour', async () => {
    const { key } = (await start()).body as { key: string };
    passTime(HOUR_MS + 1);
    await app.app.background.cleanUp();
    expect(await confirm(codeAt(key, now()))).toMatchObject({
      status: 409,
      body: { message: secondFactorTexts.notStarted },
    });
  });

  test('twice is refused: who is at an open browser cannot replace the phone', async () => {
    await setUpSecondFactor(app, hoa, password);
    for (const reply of [await start(), await confirm('123456')])
      expect(reply).toMatchObject({ status: 409, body: { message: secondFactorTexts.alreadyOn } });
  });
});

describe('changing it', () => {
  test('a code turns it off, and the next login needs none', async () => {
    const { recoveryCodes: codes } = await setUpSecondFactor(app, hoa, password);
    expect(await post('/off', codes[0] ?? '')).toMatchObject({
      status: 200,
      body: { message: secondFactorTexts.turnedOff },
    });
    expect(await show()).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    const login = await call('POST', '/auth/login', { body: { email: hoa.email, password } });
    expect(login.body).toMatchObject({ statusCode: 200 });
    expect((await actions()).map(({ action }) => action)).toEqual([
      'second-factor-on',
      'second-factor-off',
      'login',
    ]);
    expect(await deliverMail()).toHaveLength(2);
  });

  test('new recovery codes replace the old ones', async () => {
    const { recoveryCodes: old } = await setUpSecondFactor(app, hoa, password);
    const renewed = await post('/recovery-codes', old[0] ?? '');
    const fresh = (renewed.body as { recoveryCodes: string[] }).recoveryCodes;
    expect(fresh).toHaveLength(RECOVERY_CODES);
    expect((await post('/off', old[1] ?? '')).status).toBe(400);
    expect((await post('/off', fresh[0] ?? '')).status).toBe(200);
    expect((await actions()).map(({ action }) => action)).toContain('recovery-codes-renewed');
  });

  test.each(['/off', '/recovery-codes'])('%s: a wrong code changes nothing', async (path) => {
    await setUpSecondFactor(app, hoa, password);
    expect(await post(path, '000000')).toMatchObject({
      status: 400,
      body: { message: secondFactorTexts.codeRefused },
    });
    expect(await show()).toMatchObject({ isOn: true, recoveryCodesLeft: RECOVERY_CODES });
  });

  test.each(['/off', '/recovery-codes'])(
    '%s: without a second factor there is nothing to change',
    async (path) => {
      expect(await post(path, '000000')).toMatchObject({
        status: 409,
        body: { message: secondFactorTexts.isNotOn },
      });
    },
  );
});

describe('an admin resets it', () => {
  const reset = (id: number) => call('DELETE', `/auth/users/${id}/second-factor`, { token: admin.token });

  test('for somebody who has lost the phone, who is told by mail', async () => {
    await setUpSecondFactor(app, hoa, password);
    await deliverMail();
    expect((await reset(hoa.id)).status).toBe(200);
    expect(await db.$count(recoveryCodes)).toBe(0);
    const login = await call('POST', '/auth/login', { body: { email: hoa.email, password } });
    expect(login.body).toMatchObject({ statusCode: 200 });
    expect((await actions())[1]).toEqual({
      action: 'second-factor-reset',
      actorId: admin.id,
      subject: `users/${hoa.id}`,
    });
    const [mail] = await deliverMail();
    expect(mail?.text).toContain('Quản trị viên vừa tắt');
  });

  test.each([
    { who: () => hoa.id, status: 409, says: secondFactorTexts.isNotOn, why: 'somebody without one' },
    { who: () => admin.id, status: 409, says: secondFactorTexts.resetOwn, why: 'oneself' },
    { who: () => 999_999, status: 404, says: userTexts.notFound, why: 'nobody' },
  ])('is refused for $why', async ({ who, status, says }) => {
    expect(await reset(who())).toMatchObject({ status, body: { message: says } });
    expect(await actions()).toEqual([]);
  });
});

test('it goes with the account', async () => {
  await setUpSecondFactor(app, hoa, password);
  await db.delete(users).where(eq(users.id, hoa.id));
  expect([await db.$count(secondFactors), await db.$count(recoveryCodes)]).toEqual([0, 0]);
});
