import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import { createPushSender } from '#server/gateways/push/push-sender.ts';
import { buildTestApp, TEST_NOW } from './build-test-app.ts';
import type { TestUser } from './data/factories.ts';
import { openPushServer } from './fakes/push-server.ts';

export const DEVICE = '/api/me/reminder-device';

/** Push services, and nodes of the product that know them instead of the internet. */
export async function openReminding() {
  const server = await openPushServer();
  const build = (parts: Parameters<typeof buildTestApp>[0] = {}) =>
    buildTestApp({
      env: { RATE_LIMITS: 'off' },
      pushSender: createPushSender({ hosts: server.hosts, answerMs: 500 }),
      ...parts,
    });
  return { server, build };
}
export type RemindedNode = Awaited<ReturnType<Awaited<ReturnType<typeof openReminding>>['build']>>;
export type PushServer = Awaited<ReturnType<typeof openPushServer>>;

/** What a learner and the hours do in these tests. The clock begins on a Thursday at 09:00 in Hanoi. */
export const reminding = (node: RemindedNode, server: PushServer) => ({
  async publicKey(user: TestUser): Promise<string> {
    const { body } = await node.call('GET', DEVICE, { token: user.token });
    return (body as { publicKey: string }).publicKey;
  },

  /** Turns reminders on for 20:00; since three days a card is due. */
  async wantReminders(user: TestUser, wanted: object = {}): Promise<void> {
    const at = new Date(TEST_NOW.getTime() - 3 * DAY_MS).toISOString();
    const event = { id: crypto.randomUUID(), kind: 'review', subject: 'word:1-read', result: 'again', at };
    await node.call('POST', '/api/me/learning-events', { body: { events: [event] }, token: user.token });
    const time = { isOn: true, hour: 20, timeZone: 'Asia/Ho_Chi_Minh', quietDays: [], ...wanted };
    await node.call('PUT', '/api/me/reminder', { body: time, token: user.token });
  },

  /** A browser in this session shows reminders from now on. */
  async addDevice(user: TestUser, host?: string) {
    const device = server.subscribe(await this.publicKey(user), host);
    const reply = await node.call('PUT', DEVICE, { body: device, token: user.token });
    return { device, reply };
  },

  /** Another login of the same account. */
  async otherSession(user: TestUser): Promise<TestUser> {
    return { ...user, token: await node.factories.freshToken(user) };
  },

  /** Lets the time pass as the background jobs see it; returns what arrived. */
  async passHours(hours: number) {
    node.passTime(hours * HOUR_MS);
    await node.app.background.orderReminders();
    const mails = await node.deliverMail();
    await node.app.background.deliverPushes();
    return { mails, pushes: server.take() };
  },
});
export const TO_EIGHT_IN_THE_EVENING = 11;
