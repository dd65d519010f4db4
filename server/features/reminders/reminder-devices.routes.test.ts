import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { REMINDER_DEVICES_MAX } from '#contract/learning-limits.ts';
import { HOUR_MS } from '#contract/limits.ts';
import { reminderTexts } from '#contract/texts/reminders.ts';
import { sealTexts, siteRefusals } from '#contract/texts/site-settings.ts';
import { auditLog, reminderDevices, siteKeys } from '#server/db/schema/index.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';
import {
  DEVICE,
  openReminding,
  reminding,
  type RemindedNode,
  TO_EIGHT_IN_THE_EVENING,
} from '#server/testing/reminding.ts';
import { deskCalls } from '#server/testing/site-desk.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

const { server, build } = await openReminding();
afterAll(server.close);
const { db } = await openTestDatabase();
let node: RemindedNode;
let lan: TestUser;
let act: ReturnType<typeof reminding>;
beforeEach(async () => {
  await emptyTables(db);
  node = await build();
  lan = await node.factories.user({ password: 'Cau-Cu-12345' });
  act = reminding(node, server);
});
const show = async (user: TestUser = lan) => (await node.call('GET', DEVICE, { token: user.token })).body;
const owners = () => db.select({ userId: reminderDevices.userId }).from(reminderDevices);
const count = () => db.$count(reminderDevices);

describe('the key of the site', () => {
  test('is the same on all nodes, also when they need it at once for the first time', async () => {
    const nodes = await Promise.all([build(), build(), build()]);
    const replies = await Promise.all(nodes.map(({ call }) => call('GET', DEVICE, { token: lan.token })));
    const keys = new Set(replies.map(({ body }) => (body as { publicKey: string }).publicKey));
    expect(keys.size).toBe(1);
    expect([...keys][0]).toMatch(/^B[\w-]{86}$/);
  });

  test('is not readable in the database', async () => {
    await act.publicKey(lan);
    const [row] = await db.select().from(siteKeys);
    expect(Buffer.from(row?.sealedPrivateKey ?? '', 'base64url').length, 'a nonce and a tag beside it').toBe(
      12 + 16 + 43,
    );
  });
});

describe('a node with another SETTINGS_KEY', () => {
  const logged = recordLog();
  const another = () => build({ settingsKey: 'another key of the tests, of 32 characters', log: logged.log });
  const deskOf = async ({ call }: RemindedNode) => deskCalls(call, () => chu).read();
  const replaceBy = (made: RemindedNode) => made.call('POST', '/api/site/push-key', { token: chu.token });
  let chu: TestUser;
  beforeEach(async () => {
    chu = await node.factories.user({ roles: ['ADMIN', 'USER'] });
  });

  test('leaves key and devices alone, and says so in the log, once, and on the desk', async () => {
    const key = await act.publicKey(lan);
    await act.addDevice(lan);
    const wrong = await another();
    for (const _ of [1, 2])
      expect((await wrong.call('GET', DEVICE, { token: lan.token })).body).toMatchObject({
        publicKey: key,
        isOn: true,
      });
    expect(await deskOf(wrong)).toMatchObject({ pushKey: 'unreadable' });
    expect(await deskOf(node)).toMatchObject({ pushKey: 'stored' });
    await wrong.app.background.deliverPushes();
    expect(logged.text().split(sealTexts.pushKeyUnreadable)).toHaveLength(2);
    expect(await act.publicKey(lan)).toBe(key);
    expect(await count()).toBe(1);
  });

  test('leaves the reminders to the others', async () => {
    await act.addDevice(lan);
    await act.wantReminders(lan);
    node.passTime(TO_EIGHT_IN_THE_EVENING * HOUR_MS);
    await node.app.background.orderReminders();
    await node.deliverMail();
    const wrong = await another();
    wrong.passTime(TO_EIGHT_IN_THE_EVENING * HOUR_MS);
    await wrong.app.background.deliverPushes();
    expect(server.take()).toEqual([]);
    await node.app.background.deliverPushes();
    expect(server.take()).toHaveLength(1);
  });

  test('gets a new key when the owner says so: browsers have to subscribe again, on every node', async () => {
    const before = await act.publicKey(lan);
    await act.addDevice(lan);
    const wrong = await another();
    const reply = await replaceBy(wrong);
    expect(reply).toMatchObject({ status: 200, body: { pushKey: 'stored' } });
    expect(await count()).toBe(0);
    const after = await act.publicKey(lan);
    expect(after, 'also for a node that has used the old one').not.toBe(before);
    expect(await deskOf(node)).toMatchObject({ pushKey: 'unreadable' });
    const audited = await db.select({ action: auditLog.action, actorId: auditLog.actorId }).from(auditLog);
    expect(audited).toContainEqual({ action: 'push-key-replaced', actorId: chu.id });
  });

  test.each([
    { prepare: async () => undefined, why: 'there is none yet', state: 'none' },
    { prepare: () => act.publicKey(lan), why: 'it can be opened', state: 'stored' },
  ])('a key is not replaced without need: $why', async ({ prepare, state }) => {
    const before = await prepare();
    expect(await deskOf(node)).toMatchObject({ pushKey: state });
    expect(await replaceBy(node)).toMatchObject({
      status: 409,
      body: { message: siteRefusals.pushKeyReadable },
    });
    const [row] = await db.select().from(siteKeys);
    expect(row?.publicKey).toBe(before);
  });
});

describe('a browser', () => {
  test('shows reminders from when it says so until it says so', async () => {
    expect(await show()).toMatchObject({ isOn: false, others: 0 });
    const { reply } = await act.addDevice(lan);
    expect(reply).toMatchObject({ status: 200, body: { isOn: true, others: 0 } });
    const other = await act.otherSession(lan);
    expect(await show(other), 'another browser').toMatchObject({ isOn: false, others: 1 });
    const removed = await node.call('DELETE', DEVICE, { token: lan.token });
    expect(removed).toMatchObject({ status: 200, body: { isOn: false, others: 0 } });
    expect((await node.call('DELETE', DEVICE, { token: lan.token })).status, 'again').toBe(200);
  });

  test('has one subscription: a new one replaces it', async () => {
    await act.addDevice(lan);
    const { device } = await act.addDevice(lan);
    await node.call('PUT', DEVICE, { body: device, token: lan.token });
    expect(await db.select().from(reminderDevices)).toMatchObject([{ endpoint: device.endpoint }]);
  });

  test('may save from two tabs at once', async () => {
    const key = await act.publicKey(lan);
    const save = () => node.call('PUT', DEVICE, { body: server.subscribe(key), token: lan.token });
    const replies = await Promise.all([save(), save(), save()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await count()).toBe(1);
  });

  test('belongs to whoever uses it now', async () => {
    const { device } = await act.addDevice(lan);
    const minh = await node.factories.user();
    expect((await node.call('PUT', DEVICE, { body: device, token: minh.token })).status).toBe(200);
    expect(await owners()).toEqual([{ userId: minh.id }]);
    expect(await show()).toMatchObject({ isOn: false });
  });

  test('of somebody else cannot be taken over without its keys, nor ended', async () => {
    const { device } = await act.addDevice(lan);
    const minh = await node.factories.user();
    const { keys } = server.subscribe(await act.publicKey(minh));
    const reply = await node.call('PUT', DEVICE, { body: { ...device, keys }, token: minh.token });
    expect(reply).toMatchObject({ status: 409, body: { message: reminderTexts.endpointTaken } });
    await node.call('DELETE', DEVICE, { token: minh.token });
    expect(await owners()).toEqual([{ userId: lan.id }]);
  });

  test('is forgotten when the account has many newer ones', async () => {
    await act.addDevice(lan);
    for (let at = 0; at < REMINDER_DEVICES_MAX; at += 1) {
      node.passTime(1_000);
      await act.addDevice(await act.otherSession(lan));
    }
    expect(await count()).toBe(REMINDER_DEVICES_MAX);
    expect(await show(), 'the oldest').toMatchObject({ isOn: false, others: REMINDER_DEVICES_MAX });
  });
});

describe('is refused', () => {
  test.each([
    'http://push.example.com/1',
    'https://127.0.0.1/1',
    'https://10.0.0.1/1',
    'https://169.254.169.254/1',
    'https://[::1]/1',
    'https://[::ffff:10.0.0.1]/1',
    'https://2130706433/1',
    'https://localhost/1',
    'https://db/1',
    'https://push.example.com:22/1',
    'javascript:alert(1)',
  ])('an address that the server must not call: %s', async (endpoint) => {
    const { keys } = server.subscribe(await act.publicKey(lan));
    const reply = await node.call('PUT', DEVICE, { body: { endpoint, keys }, token: lan.token });
    expect(reply).toMatchObject({
      status: 400,
      body: { message: reminderTexts.endpointRefused, field: 'endpoint' },
    });
    expect(await count()).toBe(0);
  });

  test.each([
    { change: { endpoint: `https://push.example.com/${'x'.repeat(1_000)}` }, why: 'too long' },
    { change: { keys: { p256dh: 'AAAA', auth: 'A'.repeat(22) } }, why: 'no public key' },
    { change: { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(5) } }, why: 'no secret' },
    { change: { keys: undefined }, why: 'no keys' },
  ])('a subscription: $why', async ({ change }) => {
    const body = { ...server.subscribe(await act.publicKey(lan)), ...change };
    expect((await node.call('PUT', DEVICE, { body, token: lan.token })).status).toBe(400);
  });
});

describe('ends with its session', () => {
  test.each([
    { why: 'logout', end: () => node.call('POST', '/auth/logout', { token: lan.token }) },
    {
      why: 'ended from another device',
      end: async () => {
        const { token } = await act.otherSession(lan);
        return node.call('DELETE', `/api/me/sessions/${lan.sessionId}`, { token });
      },
    },
    {
      why: 'another password',
      end: () =>
        node.call('POST', '/auto/changepassword', {
          token: lan.token,
          body: { email: lan.email, oldPassword: 'Cau-Cu-12345', newPassword: 'Cau-Moi-67890' },
        }),
    },
    {
      why: 'blocked',
      end: async () => {
        const admin = await node.factories.user({ roles: ['ADMIN'] });
        const body = { reason: 'Vi phạm nội quy.' };
        return node.call('PUT', `/auth/users/${lan.id}/block`, { token: admin.token, body });
      },
    },
  ])('$why', async ({ end }) => {
    await act.addDevice(lan);
    expect((await end()).status).toBe(200);
    expect(await count()).toBe(0);
  });
});
