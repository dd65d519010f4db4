import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { SETTING_NAMES, type SettingName } from '#contract/site-settings/setting-names.ts';
import { unusableTexts } from '#contract/texts/site-settings.ts';
import { siteSettingChanges, siteSettings } from '#server/db/schema/index.ts';
import { createProvider } from '#server/gateways/ai/provider.ts';
import { createMailerOpener } from '#server/gateways/mailer/open-mailer.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';
import { deskCalls } from '#server/testing/site-desk.ts';
import { seedOfCommit, testsAll } from '#server/testing/sweeps.ts';

/** Whatever is typed at the desk or stored for it: the desk stays readable, and the rest of the site works. */

const logged = recordLog();
const openMailer = createMailerOpener({ DATA_DIR: '/nowhere', NODE_ENV: 'test' }, () => {});
const { app, call, db, factories } = await buildTestApp({
  env: { RATE_LIMITS: 'off' },
  openMailer,
  log: logged.log,
});
let admin: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  admin = await factories.user({ email: 'chu@example.com', roles: ['ADMIN', 'USER'] });
});
const { read, save, undo, changes } = deskCalls(call, () => admin);

/** As an older version, or somebody with access to the database, has left it. */
async function store(name: SettingName, value: unknown): Promise<void> {
  const fields = JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
  await db.delete(siteSettings);
  await db.insert(siteSettings).values({ name, value: fields, revision: 1 });
  await db.insert(siteSettingChanges).values({ name, before: {}, after: fields, actorId: admin.id });
  app.forgetSettings();
}

const READ_BY_ALL = [
  '/api/site',
  '/api/founder',
  '/api/donate',
  '/auth/sign-in-options',
  '/api/chat/assistant',
];

async function expectWorkingSite(): Promise<void> {
  const statuses = [(await call('GET', '/api/site/settings', { token: admin.token })).status];
  for (const path of READ_BY_ALL) statuses.push((await call('GET', path)).status);
  expect(statuses).toEqual(statuses.map(() => 200));
  const { isOpen } = (await read()).registration.value;
  expect((await save('registration', { isOpen: !isOpen })).status).toBe(200);
}

const HOSTILE = [
  'smtp.example.com:99999',
  '999.1.1.1',
  '[1]:25',
  '[:]',
  'a..b:0',
  'xn--a:25',
  '0x7f.1',
  `${'a'.repeat(290)}.vn`,
  'http:///u:mat-khau@127.0.0.1/v1',
  'https://a.example?key=mat-khau',
  'http://[::1',
  'http://a:99999/v1',
  'http://a.example\\@b.example',
  '<a@b>',
  '(a)<b@c.vn>',
  'a,b@c.vn',
  '\ud800',
  '\u0000',
  '',
  'a'.repeat(5_000),
  'javascript:alert(1)',
  '//a',
  '%',
  '{"a":1}',
  '__proto__',
  '2026-99-99T00:00:00Z',
];
/** Pieces of addresses in any order, beside texts of every kind. */
const PIECES = 'smtp s :// : // [ ] ::1 . - @ ? # / \\ % a vn 0 465 65536 ä あ'.split(' ');
const piece = fc.constantFrom(' ', ...PIECES);
const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Without TEST_ALL each field gets a third of them, the next field the next third. */
const PARTS = testsAll ? 1 : 3;
const hostileFor = (field: number): [string][] =>
  HOSTILE.filter((_, at) => (at + field) % PARTS === 0).map((typed) => [typed]);
const GENERATED = testsAll ? 25 : 5;
const STORED = testsAll ? 40 : 12;
const seed = seedOfCommit();

const TYPED: readonly { setting: SettingName; field: string }[] = [
  { setting: 'mail', field: 'server' },
  { setting: 'mail', field: 'sender' },
  { setting: 'mail', field: 'user' },
  { setting: 'model', field: 'baseUrl' },
  { setting: 'model', field: 'model' },
  { setting: 'google', field: 'clientId' },
  { setting: 'identity', field: 'name' },
  { setting: 'identity', field: 'email' },
  { setting: 'announcement', field: 'link' },
  { setting: 'announcement', field: 'until' },
  { setting: 'founder', field: 'website' },
  { setting: 'donation', field: 'greeting' },
];

describe('what is typed is refused, or works:', () => {
  test.each(TYPED)('$setting.$field', async ({ setting, field }) => {
    const examples = hostileFor(TYPED.findIndex((one) => one.setting === setting && one.field === field));
    await fc.assert(
      fc.asyncProperty(hostile, async (typed) => {
        const reply = await save(setting, { [field]: typed });
        expect([200, 400]).toContain(reply.status);
        if (reply.status === 400) return;
        // The very parsers that use it.
        const { mail, model } = await read();
        const smtpUrl = mail.value.server && `smtp://${mail.value.server.replace(/^smtps?:\/\//i, '')}`;
        openMailer({ smtpUrl, from: mail.value.sender ?? 'a@b.vn' }).close();
        if (model.value.baseUrl !== null)
          createProvider({ baseUrl: model.value.baseUrl, model: 'a' }, logged.log);
        await expectWorkingSite();
      }),
      { numRuns: examples.length + GENERATED, examples, seed },
    );
  });

  test.each([
    { setting: 'mail', fields: { server: 'smtp.example.com:99999' }, why: 'a port above the largest' },
    { setting: 'mail', fields: { server: '999.1.1.1' }, why: 'an address of the internet that is none' },
    { setting: 'mail', fields: { server: '[1]:25' }, why: 'half an IPv6 address' },
    { setting: 'mail', fields: { server: '[:]' }, why: 'brackets around nothing' },
    { setting: 'mail', fields: { sender: 'a,b@c.vn' }, why: 'two senders without a space' },
    {
      setting: 'model',
      fields: { baseUrl: 'http:///u:mat-khau@c.example/v1' },
      why: 'a login behind a third slash',
    },
    {
      setting: 'model',
      fields: { baseUrl: 'http:\\\\u:mat-khau@c.example' },
      why: 'a login behind backslashes',
    },
    {
      setting: 'model',
      fields: { baseUrl: 'https://c.example/v1?key=mat-khau' },
      why: 'a key as a parameter',
    },
    { setting: 'model', fields: { baseUrl: 'https://c.example/v1#mat-khau' }, why: 'a key behind a #' },
  ] as const)('$why is refused, by the test button too', async ({ setting, fields }) => {
    const [field] = Object.keys(fields);
    const refusal = { status: 400, body: { field } };
    expect(await save(setting, fields)).toMatchObject(refusal);
    const beside = { model: 'a', dailyAnswers: null, baseUrl: null, server: null, user: null, sender: null };
    const token = admin.token;
    const body = { value: { ...beside, ...fields } };
    expect(await call('POST', `/api/site/${setting}/test`, { token, body })).toMatchObject(refusal);
    expect(await changes()).toEqual([]);
  });

  test.each([
    'https://a.example/v1',
    'http://127.0.0.1:11434/v1',
    'https://a.example/v1?api-version=2024-10-21',
  ])('%s is an address of a model', async (baseUrl) =>
    expect(await save('model', { baseUrl })).toMatchObject({ status: 200 }),
  );
});

describe('what is stored', () => {
  test('and cannot be used is shown, has no effect, and can be corrected', async () => {
    await store('mail', { server: 'smtp.example.com:99999', user: 'chu' });
    expect((await read()).mail).toMatchObject({
      value: { server: null, user: 'chu' },
      unusable: { server: 'smtp.example.com:99999' },
    });
    await expectWorkingSite();
    await save('mail', { server: 'smtp.example.com:587' });
    expect((await read()).mail).toMatchObject({ value: { server: 'smtp.example.com:587' }, unusable: {} });
  });

  test('and cannot be used is undone like everything else', async () => {
    await store('mail', { server: '[:]' });
    const [change] = await changes();
    expect(await undo(change?.id)).toMatchObject({ status: 200, body: { mail: { unusable: {} } } });
  });

  test('beside it holds: only the fields that cannot be used are left out', async () => {
    await store('identity', { name: 'Cầu Việt', email: 'không phải e-mail' });
    expect((await call('GET', '/api/site')).body).toMatchObject({
      name: 'Cầu Việt',
      contact: { email: null },
    });
  });

  test('of two fields that contradict each other, the later one is left out', async () => {
    await store('announcement', {
      text: 'Bảo trì',
      from: '2026-03-05T09:00:00Z',
      until: '2026-03-05T08:00:00Z',
    });
    expect((await read()).announcement).toMatchObject({
      value: { text: 'Bảo trì', from: '2026-03-05T09:00:00Z', until: null },
      unusable: { until: '2026-03-05T08:00:00Z' },
    });
  });

  test('as a login in the address of a model is never shown', async () => {
    await store('model', { baseUrl: 'http:///u:mat-khau@127.0.0.1:4399/v1?key=mat-khau', model: 'gia-su' });
    const reply = await call('GET', '/api/site/settings', { token: admin.token });
    expect(reply.body).toMatchObject({ model: { unusable: { baseUrl: 'http://127.0.0.1:4399/v1' } } });
    expect(reply.text).not.toContain('mat-khau');
  });

  test('as a limit that cannot be read does not become “no limit”: the tutor answers', async () => {
    await store('model', { baseUrl: 'http://127.0.0.1:9/v1', model: 'gia-su', dailyAnswers: -1 });
    expect((await call('GET', '/api/chat/assistant')).body).toEqual({ kind: 'tutor' });
  });

  test('for the mail server: mails wait until it is corrected', async () => {
    await store('mail', { server: 'smtp.example.com:99999' });
    expect((await call('POST', '/auth/forgot-password', { body: { email: admin.email } })).status).toBe(200);
    await app.background.deliverMail();
    expect(logged.text()).toContain('mail not sent, it will be tried again');
    expect(logged.text()).toContain(unusableTexts.mail);
  });

  test.each(SETTING_NAMES)('for %s, whatever it is', async (name) => {
    const fields = Object.keys((await read())[name].value);
    const value = fc.oneof(hostile, fc.jsonValue({ maxDepth: 2 }));
    const row = fc.oneof(
      fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 4 }),
      fc.jsonValue({ maxDepth: 1 }).filter((json) => json !== null),
    );
    await fc.assert(
      fc.asyncProperty(row, async (stored) => {
        // PostgreSQL keeps neither of them in JSON.
        if (/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(stored))) return;
        await store(name, stored);
        await expectWorkingSite();
        expect((await read())[name].revision).toBeGreaterThan(0);
      }),
      { numRuns: STORED, seed },
    );
  });
});
