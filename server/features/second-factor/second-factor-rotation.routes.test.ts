import { beforeEach, describe, expect, test } from 'vitest';
import { TOTP_STEP_S } from '#contract/limits.ts';
import { rates } from '#contract/rates.ts';
import { secondFactorTexts } from '#contract/texts/second-factor.ts';
import { auditLog, recoveryCodes, secondFactors } from '#server/db/schema/index.ts';
import { createSecretBox } from '#server/secret-box.ts';
import { buildTestApp, TEST_NOW, TEST_TOKEN_SECRET } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';
import { codeAt, setUpSecondFactor } from '#server/testing/second-factors.ts';
import { newKey } from './one-time-passwords.ts';

const STEP_MS = TOTP_STEP_S * 1000;
const password = 'cầu-nối-tiếng-Nhật';
const newToken = { tokenSecret: 'a new secret of the sessions, 32 characters' };
const newSettings = { settingsKey: 'a new key of the settings, 32 characters' };

const env = { RATE_LIMITS: 'off' };
const first = await buildTestApp({ env });
/** The server after its operator has replaced secrets. */
const apps = {
  'same secrets': first,
  'new TOKEN_SECRET': await buildTestApp({ ...newToken, env }),
  'new SETTINGS_KEY': await buildTestApp({ ...newSettings, env }),
  'two new secrets': await buildTestApp({ ...newToken, ...newSettings, env }),
};
type Name = keyof typeof apps;
const { db } = first;

let hoa: TestUser;
let key: string;
let spare: string[];
beforeEach(async () => {
  await emptyTables(db);
  hoa = await first.factories.user({ email: 'hoa@example.com', password });
  for (const { passTime, now } of Object.values(apps)) passTime(TEST_NOW.getTime() - now().getTime());
  ({ key, recoveryCodes: spare } = await setUpSecondFactor(first, hoa, password));
});

let steps = 0;
/** Both steps of a login, with a code that was not used yet. */
async function logIn(name: Name, codeOf: (now: Date) => string, app = apps[name]) {
  steps += 1;
  app.passTime(TEST_NOW.getTime() + steps * STEP_MS - app.now().getTime());
  const login = await app.call('POST', '/auth/login', { body: { email: hoa.email, password } });
  const { challenge } = login.body as { challenge: string };
  return app.call('POST', '/auth/second-factor', { body: { challenge, code: codeOf(app.now()) } });
}
const byApp = (now: Date) => codeAt(key, now);
const byRecovery = () => spare.pop() ?? '';

/** As earlier releases stored it. */
async function forgetOwnCopies() {
  await db.update(secondFactors).set({ ownSealedKey: null, keyId: null });
  await db.update(recoveryCodes).set({ ownHash: null, keyId: null });
}

describe('a second factor that was set up by this release', () => {
  test.each([
    { name: 'same secrets', why: 'nothing was replaced' },
    { name: 'new TOKEN_SECRET', why: 'the secret of the sessions was replaced' },
    { name: 'new SETTINGS_KEY', why: 'the key of the settings was replaced' },
  ] as const)('works after $why: app and recovery code', async ({ name }) => {
    expect((await logIn(name, byApp)).status).toBe(200);
    expect((await logIn(name, byRecovery)).status).toBe(200);
  });

  test('is sealed again when it is used after a new SETTINGS_KEY', async () => {
    expect((await logIn('new SETTINGS_KEY', byApp)).status).toBe(200);
    expect((await logIn('two new secrets', byApp)).status).toBe(200);
  });

  test.each([
    { renew: () => logIn('new TOKEN_SECRET', byApp), why: 'a login' },
    { renew: () => apps['new TOKEN_SECRET'].app.background.cleanUp(), why: 'the clean-up of a start' },
  ])(
    'is sealed again after a new TOKEN_SECRET by $why, so that SETTINGS_KEY can be replaced later',
    async ({ renew }) => {
      await renew();
      expect((await logIn('two new secrets', byApp)).status).toBe(200);
    },
  );

  test('that an earlier release has replaced since is sealed with the own key by the clean-up', async () => {
    const other = newKey();
    const sealedKey = createSecretBox(TEST_TOKEN_SECRET, 'second factors').seal(
      other,
      `second factor of users/${hoa.id}`,
    );
    await db.update(secondFactors).set({ sealedKey });
    await first.app.background.cleanUp();
    expect((await logIn('new TOKEN_SECRET', (now) => codeAt(other, now))).status).toBe(200);
  });

  test('does not open with the copy of a key that an earlier release has replaced since', async () => {
    const lan = await first.factories.user({ email: 'lan@example.com', password });
    await first.call('POST', '/api/me/second-factor', { token: lan.token, body: { password } });
    const other = newKey();
    const sealedKey = createSecretBox(TEST_TOKEN_SECRET, 'second factors').seal(
      other,
      `second factor of users/${lan.id}`,
    );
    await db.update(secondFactors).set({ sealedKey });
    const confirmed = await first.call('POST', '/api/me/second-factor/confirm', {
      token: lan.token,
      body: { code: codeAt(other, first.now()) },
    });
    expect(confirmed.status).toBe(200);
  });
});

describe('a second factor of an earlier release', () => {
  beforeEach(forgetOwnCopies);

  test('works as long as TOKEN_SECRET is the same, with any SETTINGS_KEY', async () => {
    expect((await logIn('same secrets', byApp)).status).toBe(200);
    await forgetOwnCopies();
    expect((await logIn('new SETTINGS_KEY', byRecovery)).status).toBe(200);
  });

  test('is sealed with the own key when it is used, and then survives a new TOKEN_SECRET', async () => {
    expect((await logIn('same secrets', byApp)).status).toBe(200);
    expect((await logIn('new TOKEN_SECRET', byApp)).status).toBe(200);
  });

  test('is sealed with the own key even if nobody uses it, by the clean-up of the next start', async () => {
    await first.app.background.cleanUp();
    expect((await logIn('new TOKEN_SECRET', byApp)).status).toBe(200);
  });

  test('is left as it is by a clean-up that cannot open it', async () => {
    const before = await db.select().from(secondFactors);
    await apps['two new secrets'].app.background.cleanUp();
    expect(await db.select().from(secondFactors)).toEqual(before);
  });

  test('has recovery codes that a new TOKEN_SECRET makes unreadable: no failure, and the app still works', async () => {
    await logIn('same secrets', byApp);
    expect(await logIn('new TOKEN_SECRET', byRecovery)).toMatchObject({
      status: 409,
      body: { message: secondFactorTexts.recoveryCodesUnreadable },
    });
    expect((await logIn('new TOKEN_SECRET', byApp)).status).toBe(200);
    expect((await logIn('new TOKEN_SECRET', byRecovery)).status, 'once the key is sealed again').toBe(409);
    expect((await logIn('same secrets', byRecovery)).status, 'with the former secret').toBe(200);
  });
});

describe('a key that no secret of the server opens', () => {
  test.each([
    { codeOf: byApp, why: 'the right code' },
    { codeOf: byRecovery, why: 'a recovery code' },
    { codeOf: () => '000000', why: 'a wrong code' },
  ])('is no wrong code, whatever is typed: $why', async ({ codeOf }) => {
    const recorded = recordLog();
    const app = await buildTestApp({ ...newToken, ...newSettings, log: recorded.log });
    for (let time = 0; time < 2 * rates.secondFactorFailures.count; time += 1) {
      expect(await logIn('two new secrets', codeOf, app)).toMatchObject({
        status: 409,
        body: { message: secondFactorTexts.keyUnreadable },
      });
    }
    const line = `second factor of users/${hoa.id} cannot be read: secrets replaced`;
    expect(recorded.text().split(line), 'one line, however often it is tried').toHaveLength(2);
    const actions = (await db.select({ action: auditLog.action }).from(auditLog)).map(({ action }) => action);
    expect(actions).not.toContain('login-failed');
    expect((await logIn('same secrets', byApp)).status, 'with the former secrets').toBe(200);
  });
});
