import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnsweringApi, heldBack } from '#app/testing/answering-api.ts';
import { RENEWED, SITE_KEY, stubPush, SUBSCRIPTION } from '#app/testing/fake-push.ts';
import { endDevice, rememberDevice, renewDevice, resumeDevice } from './reminder-device.ts';

const PUT = 'PUT /api/me/reminder-device';
const state = { publicKey: SITE_KEY, isOn: true, others: 0 };
let push: ReturnType<typeof stubPush>;
beforeEach(() => {
  localStorage.clear();
  push = stubPush({ permission: 'granted', subscribedFor: SITE_KEY });
});
afterEach(() => {
  push.remove();
  vi.restoreAllMocks();
});
const answering = () =>
  createAnsweringApi({
    'GET /api/me/reminder-device': () => Response.json(state),
    [PUT]: () => Response.json(state),
  });

test('the same learner logs in again: the server learns of the browser again', async () => {
  rememberDevice(7, SUBSCRIPTION.endpoint);
  const { api, callsOf } = answering();
  await resumeDevice(api, 7);
  expect(callsOf(PUT)).toMatchObject([{ body: SUBSCRIPTION }]);
  expect(push.did).toEqual([]);
});

test('somebody else logs in: the notifications of the former learner end', async () => {
  rememberDevice(7, SUBSCRIPTION.endpoint);
  const { api, sent } = answering();
  await resumeDevice(api, 8);
  expect(sent).toEqual([]);
  expect(push.isSubscribed()).toBe(false);
  expect(localStorage.getItem('reminder-device')).toBeNull();
});

describe.each([
  { when: 'at a login', start: resumeDevice },
  { when: 'when the product is opened', start: renewDevice },
])('$when', ({ start }) => {
  test.each(['default', 'denied'] as const)(
    'a browser in which the permission is “%s” is not asked again',
    async (permission) => {
      push.remove();
      push = stubPush({ permission });
      rememberDevice(7, SUBSCRIPTION.endpoint);
      const { api, sent } = answering();
      await start(api, 7);
      expect(sent).toEqual([]);
      expect(push.did).toEqual([]);
      expect(localStorage.getItem('reminder-device')).toBeNull();
    },
  );

  test('a subscription that got lost is replaced, without a question', async () => {
    push.remove();
    push = stubPush({ permission: 'granted' });
    rememberDevice(7, 'https://push.example.com/send/0');
    const { api, callsOf } = answering();
    await start(api, 7);
    expect(push.did).toEqual(['subscribe']);
    expect(callsOf(PUT)).toMatchObject([{ body: SUBSCRIPTION }]);
  });

  test('a subscription that was renewed replaces the old one on the server, and is sent once', async () => {
    rememberDevice(7, SUBSCRIPTION.endpoint);
    push.renew();
    const { api, callsOf } = answering();
    await start(api, 7);
    await renewDevice(api, 7);
    expect(callsOf(PUT)).toMatchObject([{ body: RENEWED }]);
    expect(localStorage.getItem('reminder-device')).toBe(`7 ${RENEWED.endpoint}`);
  });

  test('what the server did not receive is sent the next time', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    rememberDevice(7, SUBSCRIPTION.endpoint);
    push.renew();
    await start(createAnsweringApi({}).api, 7);
    const { api, callsOf } = answering();
    await renewDevice(api, 7);
    expect(callsOf(PUT)).toMatchObject([{ body: RENEWED }]);
  });
});

describe('when the product is opened', () => {
  test.each([
    { stored: `7 ${SUBSCRIPTION.endpoint}`, why: 'the server knows the subscription' },
    { stored: '8 https://push.example.com/send/8', why: 'the notifications are those of somebody else' },
    { stored: null, why: 'nobody has turned notifications on' },
  ])('nothing is sent: $why', async ({ stored }) => {
    if (stored) localStorage.setItem('reminder-device', stored);
    const { api, sent } = answering();
    await renewDevice(api, 7);
    expect(sent).toEqual([]);
    expect(push.did).toEqual([]);
    expect(localStorage.getItem('reminder-device')).toBe(stored);
  });

  test('what an earlier version remembered names no endpoint: it is sent once', async () => {
    localStorage.setItem('reminder-device', '7');
    const { api, callsOf } = answering();
    await renewDevice(api, 7);
    await renewDevice(api, 7);
    expect(callsOf(PUT)).toMatchObject([{ body: SUBSCRIPTION }]);
  });

  test('a learner who has logged out meanwhile is not remembered again', async () => {
    rememberDevice(7, SUBSCRIPTION.endpoint);
    push.renew();
    const held = heldBack(() => Response.json(state));
    const { api, callsOf } = createAnsweringApi({
      'GET /api/me/reminder-device': held.answer,
      [PUT]: () => Response.json(state),
    });
    const renewing = renewDevice(api, 7);
    await endDevice();
    held.release();
    await renewing;
    expect(callsOf(PUT)).toEqual([]);
    expect(push.isSubscribed()).toBe(false);
    expect(localStorage.getItem('reminder-device')).toBeNull();
  });

  test('a learner who logs out while the browser subscribes gets no reminders there', async () => {
    push.remove();
    push = stubPush({ permission: 'granted' });
    rememberDevice(7, 'https://push.example.com/send/0');
    push.whileSubscribing(endDevice);
    const { api, callsOf } = answering();
    await renewDevice(api, 7);
    expect(push.did).toEqual(['subscribe', 'unsubscribe']);
    expect(callsOf(PUT)).toEqual([]);
    expect(push.isSubscribed()).toBe(false);
    expect(localStorage.getItem('reminder-device')).toBeNull();
  });
});

test('where nobody has turned notifications on, a login asks nothing', async () => {
  const { api, sent } = answering();
  await resumeDevice(api, 7);
  expect(sent).toEqual([]);
  expect(push.isSubscribed(), 'not ours').toBe(true);
});

test('a logout ends the subscription of the browser', async () => {
  rememberDevice(7, SUBSCRIPTION.endpoint);
  await endDevice();
  expect(push.isSubscribed()).toBe(false);
  expect(localStorage.getItem('reminder-device')).toBeNull();
});
