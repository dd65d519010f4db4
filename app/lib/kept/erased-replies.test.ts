import * as fakeDatabase from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withFakeDatabase } from '#app/testing/fake-database.ts';
import { NO_ACCOUNT } from '../owner.ts';
import { forgetAllReplies, forgetOthers, forgetTyped, keepReplies, keptReply } from './kept-replies.ts';

withFakeDatabase();
beforeEach(forgetAllReplies);
afterEach(() => localStorage.clear());

const LAN = 7;
const OWN = [{ address: '/api/me', reply: { id: LAN } }];
const atDevice = (account: number | null) =>
  account === null ? localStorage.removeItem('userId') : localStorage.setItem('userId', String(account));

test.each([
  { account: LAN, kept: true, why: 'of the account that is here, also when its session has expired' },
  { account: 8, kept: false, why: 'of an account whose place another one has taken' },
  { account: null, kept: false, why: 'of an account that has logged out while the call was on its way' },
])('a reply $why is kept: $kept', async ({ account, kept }) => {
  atDevice(account);
  await keepReplies(LAN, OWN);
  expect((await keptReply(LAN, '/api/me')) !== undefined).toBe(kept);
});

test('a logout and a reply that comes at the same time leave nothing', async () => {
  atDevice(LAN);
  const keeping = [keepReplies(LAN, OWN), keepReplies(LAN, OWN)];
  atDevice(null);
  await Promise.all([...keeping, forgetOthers(null), keepReplies(LAN, OWN)]);
  expect(await keptReply(LAN, '/api/me')).toBeUndefined();
});

test('what somebody has looked up is forgotten, what is the same for everybody stays', async () => {
  const addresses = ['/api/items/search?kanji=%E5%A4%A2', '/api/items/search', '/api/items/6'];
  await keepReplies(
    NO_ACCOUNT,
    addresses.map((address) => ({ address, reply: address })),
  );
  await forgetTyped(['/api/items/search']);
  const found = await Promise.all(addresses.map((address) => keptReply(NO_ACCOUNT, address)));
  expect(found).toEqual([undefined, ...addresses.slice(1)]);
});

/** The browser fails whatever is asked of the replies that it keeps. */
const failing = () =>
  vi.spyOn(fakeDatabase.IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The disk is broken', 'AbortError');
  });

test.each([
  { erase: forgetAllReplies, what: 'all replies' },
  { erase: () => forgetOthers(null), what: 'those of an account' },
  { erase: () => forgetTyped(['/api/items/search']), what: 'what was looked up' },
])('nobody is told that $what are erased while they stay', async ({ erase }) => {
  await keepReplies(NO_ACCOUNT, [{ address: '/api/items/6', reply: 'stays' }]);
  const failure = failing();
  await expect(erase()).rejects.toThrow('The disk is broken');
  failure.mockRestore();
  expect(await keptReply(NO_ACCOUNT, '/api/items/6')).toBe('stays');
});
