import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withFakeDatabase } from '#app/testing/fake-database.ts';
import { RENEWED, SITE_KEY, stubPush, SUBSCRIPTION } from '#app/testing/fake-push.ts';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { rememberDevice } from '../push/reminder-device.ts';
import { signOut } from '../session/session.ts';
import { startOffline } from './start-offline.ts';

withFakeDatabase();

const PATH = '/api/me/reminder-device';
const state = { publicKey: SITE_KEY, isOn: true, others: 0 };
let told: unknown[] = [];
let push: ReturnType<typeof stubPush>;

beforeEach(() => {
  localStorage.clear();
  signOut();
  told = [];
  push = stubPush({ permission: 'granted', subscribedFor: SITE_KEY });
  vi.stubGlobal('fetch', async (request: Request) => {
    if (new URL(request.url).pathname !== PATH) throw new TypeError('Failed to fetch');
    if (request.method === 'PUT') told.push(await request.json());
    return Response.json(state);
  });
});
afterEach(() => {
  push.remove();
  signOut();
});

test.each([
  { account: 7, expected: [RENEWED], why: 'the server is told of it' },
  { account: 8, expected: [], why: 'not for somebody else, who wants no reminders here' },
  { account: null, expected: [], why: 'nothing is sent without a session' },
])('the product opens with a renewed subscription: $why', async ({ account, expected }) => {
  rememberDevice(7, SUBSCRIPTION.endpoint);
  push.renew();
  if (account !== null) signInWith({ sub: 'lan@vi.vn', uid: account, roles: ['USER'] });
  await startOffline([]);
  expect(told).toMatchObject(expected);
  expect(told).toHaveLength(expected.length);
});
