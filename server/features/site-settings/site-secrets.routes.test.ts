import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { RECOVERY_CODES } from '#contract/limits.ts';
import { mailTestTexts, sealTexts, siteRefusals, testLetterTexts } from '#contract/texts/site-settings.ts';
import {
  auditLog,
  mailOutbox,
  recoveryCodes as storedRecoveryCodes,
  secondFactors,
  siteSettingChanges,
  siteSettings,
} from '#server/db/schema/index.ts';
import { createMailerOpener } from '#server/gateways/mailer/open-mailer.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { createSamplePages } from '#server/testing/data/sample-pages.ts';
import { replies, says, startAiProvider } from '#server/testing/fakes/ai-provider.ts';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';
import { openSmtpInbox } from '#server/testing/fakes/smtp-inbox.ts';
import { openSmtpWithLogin } from '#server/testing/fakes/smtp-with-login.ts';
import { setUpSecondFactor } from '#server/testing/second-factors.ts';
import { deskCalls } from '#server/testing/site-desk.ts';

const KEY = 'sk-khoa-cua-chu-trang-0123456789';
const PASSWORD = 'mật khẩu thư của chủ trang';

const provider = await startAiProvider([says('Chào bạn!')]);
const inbox = await openSmtpInbox();
afterAll(async () => {
  await provider.close();
  await inbox.close();
});
const openMailer = createMailerOpener({ DATA_DIR: '/nowhere', NODE_ENV: 'test' }, () => {});
const logged = recordLog();
const { app, call, db, factories, now } = await buildTestApp({
  env: { RATE_LIMITS: 'off' },
  openMailer,
  log: logged.log,
  pages: { build: createSamplePages().build, clientDir: '/nowhere' },
});
let admin: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  admin = await factories.user({ email: 'chu@example.com', roles: ['ADMIN', 'USER'] });
});
const { read, save, changes, test: tryOut } = deskCalls(call, () => admin);
const model = { baseUrl: provider.address, model: 'gia-su' };

/** Where one of these secrets is readable, in any form in which text is usually sent. */
function leaksOf(secrets: readonly string[], sent: Readonly<Record<string, string>>): string[] {
  const forms = secrets
    .flatMap((secret) => [
      secret,
      Buffer.from(secret).toString('base64'),
      Buffer.from(secret).toString('base64url'),
      encodeURIComponent(secret),
    ])
    .map((form) => form.toLowerCase());
  return Object.entries(sent).flatMap(([where, text]) => {
    const lower = text.toLowerCase();
    return forms.some((form) => lower.includes(form)) ? [where] : [];
  });
}
const connect = () => save('model', model, { key: KEY });
const ask = async () =>
  ((await call('POST', '/api/chat', { body: { message: 'Xin chào' } })).body as { reply: string }).reply;
const keysSent = () => provider.requests().map(({ headers }) => headers.authorization);

test('a stored key connects the model at once, and deleting the address disconnects it', async () => {
  expect((await call('GET', '/api/chat/assistant')).body).toEqual({ kind: 'tutor' });
  expect((await connect()).status).toBe(200);
  expect((await call('GET', '/api/chat/assistant')).body).toEqual({ kind: 'model' });
  expect(await ask()).toBe('Chào bạn!');
  expect(keysSent().at(-1)).toBe(`Bearer ${KEY}`);
  await save('model', { baseUrl: '' });
  expect((await call('GET', '/api/chat/assistant')).body).toEqual({ kind: 'tutor' });
});

test('mails go through the typed server, with its login', async () => {
  await save('mail', { server: inbox.url, sender: 'Cầu Nối <thu@example.com>' });
  const body = {
    name: 'Hoa',
    email: 'hoa@example.com',
    password: 'cầu-nối-tiếng-Nhật',
    phoneNumber: '0901234567',
  };
  await call('POST', '/auth/register', { body });
  await app.background.deliverMail();
  const mail = await inbox.waitForMail(({ to }) => to === 'hoa@example.com');
  expect(mail.headers['from']).toContain('thu@example.com');
});

test('a test mail goes through the typed server to who asks for it, and nothing is stored', async () => {
  const value = { server: inbox.url, user: '', sender: 'Cầu Nối <thu@example.com>' };
  const { status, body } = await tryOut('mail', { value });
  expect({ status, body }).toEqual({
    status: 200,
    body: { ok: true, message: mailTestTexts.ok(admin.email) },
  });
  const mail = await inbox.waitForMail(({ subject }) => subject === testLetterTexts.subject);
  expect(mail.to).toBe(admin.email);
  expect(mail.headers['from']).toContain('thu@example.com');
  expect((await read()).mail.value.server).toBeNull();
});

describe('no stored secret leaves the server:', () => {
  /** Every address that answers a GET, with ids that exist; streams would ask the model again. */
  async function addresses(): Promise<string[]> {
    const topic = await factories.topic();
    const ids: Record<string, number> = {
      topicId: topic.id,
      curriculumId: topic.curriculum.id,
      lessonId: topic.lesson.id,
      sentenceId: topic.sentence.id,
      userId: admin.id,
    };
    const calls = endpoints
      .filter(({ method, answers }) => method === 'GET' && answers !== 'stream')
      .map(({ path }) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name] ?? 1)));
    return [...calls, '/', '/site', '/unknown'];
  }

  /** Everything that somebody gets to see. */
  async function everythingSent(): Promise<Record<string, string>> {
    const pages: Record<string, string> = {};
    for (const path of await addresses())
      pages[path] = (await call('GET', path, { token: admin.token })).text;
    return {
      ...pages,
      'save of the model': (await save('model', model)).text,
      'test of the model': (await tryOut('model', { value: { ...model, dailyAnswers: null } })).text,
      'test of the mail': (await tryOut('mail', { value: (await read()).mail.value })).text,
      'audit log': JSON.stringify(await db.select().from(auditLog)),
      settings: JSON.stringify(await db.select().from(siteSettings)),
      history: JSON.stringify(await db.select().from(siteSettingChanges)),
      outbox: JSON.stringify(await db.select().from(mailOutbox)),
      'second factors': JSON.stringify(await db.select().from(secondFactors)),
      'recovery codes': JSON.stringify(await db.select().from(storedRecoveryCodes)),
      log: logged.text(),
    };
  }

  test('replies, pages, exports, the log and even the tables are without it, as without a second factor’s key and recovery codes', async () => {
    const factors = await useSecondFactor();
    await connect();
    await save('mail', { server: inbox.url, user: 'chu' }, { password: PASSWORD });
    // A model that quotes the key in its refusal, as some do.
    const refusing = await startAiProvider([replies(401, { error: { message: `bad key ${KEY}` } })]);
    await save('model', { baseUrl: refusing.address }, { key: KEY });
    await ask();
    await tryOut('model', { value: { ...model, baseUrl: refusing.address, dailyAnswers: null } });
    await refusing.close();
    await connect();
    // So do some mail servers with the password.
    const strict = await openSmtpWithLogin('another password');
    await save('mail', { server: strict.address, user: 'chu' }, { password: PASSWORD });
    await call('POST', '/auth/forgot-password', { body: { email: admin.email } });
    await app.background.deliverMail();
    await tryOut('mail', { value: (await read()).mail.value });
    // The mail about the second factor, the one to reset the password, and the test.
    expect(strict.logins()).toEqual(Array(3).fill(`chu ${PASSWORD}`));
    await strict.close();
    expect(logged.text()).toContain('bad password [password]');

    const sent = await everythingSent();
    // What an admin reads of all of them is among it.
    for (const recorded of ['site-secret-stored', 'second-factor-on'])
      expect(sent['/api/audit']).toContain(recorded);
    expect(sent['/api/dashboard']).toContain('"days"');
    expect(
      Object.entries(sent).filter(([path, text]) => path.endsWith('/sentences/export') && text !== ''),
    ).toHaveLength(1);
    const ofFactors = [factors.key, ...factors.recoveryCodes].flatMap((one) => [one, one.replace('-', '')]);
    expect(leaksOf([KEY, PASSWORD, ...ofFactors], sent)).toEqual([]);
    expect((await read()).secrets).toEqual({ 'model-key': 'stored', 'mail-password': 'stored' });
  });

  /** The second factor of the admin, after a right and a wrong recovery code. */
  async function useSecondFactor() {
    const password = 'cầu-nối-tiếng-Nhật';
    admin = await factories.user({
      email: 'chu-2@example.com',
      roles: ['ADMIN', 'SUPPLIER', 'USER'],
      password,
    });
    const { key, recoveryCodes } = await setUpSecondFactor({ call, now }, admin, password);
    expect(recoveryCodes).toHaveLength(RECOVERY_CODES);
    admin = { ...admin, token: await factories.freshToken(admin) };
    const challenged = await call('POST', '/auth/login', { body: { email: admin.email, password } });
    const { challenge } = challenged.body as { challenge: string };
    for (const code of [recoveryCodes[0], 'AAAAA-BBBBB'])
      await call('POST', '/auth/second-factor', { body: { challenge, code } });
    admin = { ...admin, token: await factories.freshToken(admin) };
    return { key, recoveryCodes };
  }

  test('a refused key is not repeated in the refusal', async () => {
    const reply = await save('model', model, { key: 'có dấu cách' });
    expect(reply).toMatchObject({ status: 400, body: { field: 'key' } });
    expect(reply.text).not.toContain('có dấu cách');
    expect(logged.text()).not.toContain('có dấu cách');
  });
});

describe('a secret', () => {
  test('stays when the rest is saved, is replaced, and is deleted', async () => {
    await connect();
    await save('model', { model: 'gia-su-2' });
    expect((await read()).secrets['model-key']).toBe('stored');
    await save('model', {}, { key: 'sk-khac' });
    await ask();
    expect(keysSent().at(-1)).toBe('Bearer sk-khac');
    await save('model', {}, { key: null });
    expect((await read()).secrets['model-key']).toBe('none');
    await ask();
    expect(keysSent().at(-1)).toBeUndefined();
    expect(await changes()).toMatchObject([
      { setting: 'model-key', fields: [], undoable: false },
      { setting: 'model-key', undoable: false },
      { setting: 'model', fields: ['model'], undoable: true },
      { setting: 'model-key', undoable: false },
      { setting: 'model', undoable: false },
    ]);
    expect((await db.select().from(auditLog)).map(({ action }) => action)).toEqual([
      'site-setting-changed',
      'site-secret-stored',
      'site-setting-changed',
      'site-secret-stored',
      'site-secret-removed',
    ]);
  });

  test('is never sent to another server than the one it was typed for', async () => {
    const other = await startAiProvider([says('Chào!')]);
    await connect();
    await save('model', { baseUrl: other.address });
    expect((await read()).secrets['model-key']).toBe('elsewhere');
    await ask();
    await tryOut('model', { value: { ...model, baseUrl: other.address, dailyAnswers: null } });
    expect(other.requests()).toHaveLength(2);
    expect(other.requests().map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
    await save('model', model);
    expect((await read()).secrets['model-key']).toBe('stored');
    await ask();
    expect(keysSent().at(-1)).toBe(`Bearer ${KEY}`);
    await other.close();
  });

  test('needs an address', async () => {
    expect(await save('model', {}, { key: KEY })).toMatchObject({
      status: 400,
      body: { message: siteRefusals.secretWithoutAddress, field: 'key' },
    });
  });

  test('cannot be undone: the former one is gone', async () => {
    await connect();
    const [stored] = await changes();
    const reply = await call('POST', `/api/site/changes/${stored?.id}/undo`, { token: admin.token });
    expect(reply).toMatchObject({ status: 409, body: { message: siteRefusals.notUndoable } });
  });
});

describe('with another key than the one that sealed', () => {
  const lost = recordLog();
  const builtWithLostKey = buildTestApp({
    env: { RATE_LIMITS: 'off' },
    settingsKey: 'another key, also with 32 characters or more',
    openMailer,
    log: lost.log,
  });

  test('the desk and the log say so, the tutor answers, mails wait, and the site works', async () => {
    await connect();
    await save('mail', { server: inbox.url, user: 'chu' }, { password: PASSWORD });
    const { app: other, call: callOther } = await builtWithLostKey;
    other.forgetSettings();
    const { secrets } = await deskCalls(callOther, () => admin).read();
    expect(secrets).toEqual({ 'model-key': 'unreadable', 'mail-password': 'unreadable' });
    expect((await callOther('GET', '/api/chat/assistant')).body).toEqual({ kind: 'tutor' });
    expect((await callOther('GET', '/api/site')).status).toBe(200);
    const value = { ...model, dailyAnswers: null };
    expect(await deskCalls(callOther, () => admin).test('model', { value })).toMatchObject({
      status: 200,
      body: { ok: false },
    });
    await callOther('POST', '/auth/forgot-password', { body: { email: admin.email } });
    await other.background.deliverMail();
    expect(lost.text().split(sealTexts.unreadable('model-key'))).toHaveLength(2);
    expect(lost.text()).toContain('mail not sent, it will be tried again');
    expect(lost.text()).not.toContain(PASSWORD);

    // Typing it again is enough.
    await deskCalls(callOther, () => admin).save('model', {}, { key: KEY });
    expect((await deskCalls(callOther, () => admin).read()).secrets['model-key']).toBe('stored');
  });
});

describe('environment variables win', () => {
  const env = {
    RATE_LIMITS: 'off',
    AI_BASE_URL: `http://ten:${encodeURIComponent('bí mật')}@127.0.0.1:9/v1?key=abc`,
    AI_MODEL: 'cua-moi-truong',
    AI_API_KEY: 'sk-moi-truong',
    SMTP_URL: 'smtp://nguoi:mat-khau-moi-truong@127.0.0.1:9',
    MAIL_FROM: 'Trường, "lạ" <thu@example.com>',
    GOOGLE_CLIENT_ID: 'moi-truong.apps.googleusercontent.com',
  };
  const built = buildTestApp({ env, openMailer });

  test('over what is stored, and the desk shows which, without their secrets', async () => {
    await connect();
    await save('google', { clientId: 'cua-chu-trang' });
    const { app: other, call: callOther } = await built;
    other.forgetSettings();
    const reply = await callOther('GET', '/api/site/settings', { token: admin.token });
    expect(reply.body).toMatchObject({
      model: {
        value: { baseUrl: 'http://127.0.0.1:9/v1', model: 'cua-moi-truong' },
        environment: { baseUrl: 'AI_BASE_URL', model: 'AI_MODEL', key: 'AI_API_KEY' },
      },
      mail: {
        value: { server: 'smtp://127.0.0.1:9', user: 'nguoi', sender: env.MAIL_FROM },
        environment: { server: 'SMTP_URL', user: 'SMTP_URL', password: 'SMTP_URL', sender: 'MAIL_FROM' },
      },
      google: { value: { clientId: env.GOOGLE_CLIENT_ID }, environment: { clientId: 'GOOGLE_CLIENT_ID' } },
      secrets: { 'model-key': 'environment', 'mail-password': 'environment' },
    });
    expect(reply.text).not.toMatch(/sk-moi-truong|mat-khau-moi-truong|key=abc|b%C3%AD/);
    expect((await callOther('GET', '/auth/sign-in-options')).body).toMatchObject({
      googleClientId: env.GOOGLE_CLIENT_ID,
    });
  });

  test.each([
    { setting: 'model', fields: { baseUrl: 'http://thief.example' }, beside: {}, variable: 'AI_BASE_URL' },
    { setting: 'model', fields: {}, beside: { key: 'sk-khac' }, variable: 'AI_API_KEY' },
    { setting: 'mail', fields: { server: 'thief.example' }, beside: {}, variable: 'SMTP_URL' },
    { setting: 'mail', fields: {}, beside: { password: null }, variable: 'SMTP_URL' },
    { setting: 'google', fields: { clientId: 'khac' }, beside: {}, variable: 'GOOGLE_CLIENT_ID' },
  ] as const)('and $variable cannot be edited', async ({ setting, fields, beside, variable }) => {
    const { call: callOther } = await built;
    const reply = await deskCalls(callOther, () => admin).save(setting, fields, beside);
    expect(reply).toMatchObject({
      status: 409,
      body: { message: siteRefusals.setByEnvironment(variable) },
    });
  });

  test('what is beside them can be edited, and what is stored under them stays', async () => {
    await save('model', { ...model, dailyAnswers: 5 });
    const { app: other, call: callOther } = await built;
    other.forgetSettings();
    expect((await deskCalls(callOther, () => admin).save('model', { dailyAnswers: 9 })).status).toBe(200);
    expect((await read()).model.value).toEqual({ ...model, dailyAnswers: 9 });
  });

  test('a key without an address of the environment is not sent to a typed address', async () => {
    const { call: callOther, app: other } = await buildTestApp({
      env: { RATE_LIMITS: 'off', AI_API_KEY: 'sk-moi-truong' },
      openMailer,
    });
    await save('model', model);
    other.forgetSettings();
    await callOther('POST', '/api/chat', { body: { message: 'Xin chào' } });
    expect(keysSent().at(-1)).toBeUndefined();
  });
});
