import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { eventually } from '#app/testing/eventually.ts';
import { withLearningStorage } from '#app/testing/path.ts';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { storage } from '../choices/storage.ts';
import { keepReplies, keptReply } from '../kept/kept-replies.ts';
import { recordLearning, unsentLearningOf } from '../learning/learning.ts';
import { outboxOf } from '../outbox/own-outbox.ts';
import { NO_ACCOUNT } from '../owner.ts';
import { eraseCopies, leaveDevice, sendBeforeLeaving, TYPED_PATHS } from './leave-device.ts';
import { endSession, signOut } from './session.ts';
import { onUnerased } from './unerased-notice.ts';

withLearningStorage();

const LAN = 7;
const MINH = 8;
const logIn = (uid: number) => signInWith({ sub: `${uid}@vi.vn`, uid, roles: ['USER'] });

/** The server of this browser; without a network it is not reached. */
const server = { isAway: true, refusesLearning: false, calls: [] as string[] };
function answer(request: Request): Response {
  const { pathname } = new URL(request.url);
  server.calls.push(`${request.method} ${pathname}`);
  if (pathname.endsWith('/like')) return Response.json({ likes: [LAN] });
  if (request.method === 'POST' && server.refusesLearning) return refusal(400, 'Chưa hiểu.');
  if (request.method === 'POST') return Response.json({ saved: 1 });
  return Response.json({ events: [], last: 0, hasMore: false });
}
const SOUNDS = ['/api/speech?sentenceId=4&speed=1', '/api/speech?text=%E6%B0%B4&speed=1'];
let sounds: string[] = [];

beforeEach(async () => {
  server.isAway = true;
  server.refusesLearning = false;
  server.calls = [];
  sounds = [...SOUNDS];
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.stubGlobal('fetch', async (request: Request) => {
    if (server.isAway) throw new TypeError('Failed to fetch');
    return answer(request);
  });
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => sounds.map((path) => new Request(new URL(path, 'http://kakehashi.test'))),
      delete: async ({ url }: Request) => (sounds = sounds.filter((path) => !url.endsWith(path))),
    }),
  });
});
afterEach(async () => {
  // First: nothing can be erased from a disk that is still broken.
  vi.restoreAllMocks();
  for (const account of [LAN, MINH]) await leaveDevice(account, null);
  signOut();
  localStorage.clear();
});

/** One like, two answers to exercises, and the note of the clock beside them. */
async function learn(account: number): Promise<void> {
  logIn(account);
  await outboxOf().add('like', { sentenceId: 1, commentId: 2, about: 'Khó quá' });
  recordLearning({ kind: 'kana-read', subject: 'kana:あ', result: 'right' });
  recordLearning({ kind: 'kana-read', subject: 'kana:い', result: 'wrong' });
  await eventually(async () => expect(await unsentLearningOf(account)).toHaveLength(3));
}
const leftOf = async (account: number) => ({
  actions: await outboxOf().waitingCount(account),
  events: (await unsentLearningOf(account)).length,
});

describe('before an account leaves', () => {
  test('what could not be sent is counted, without the notes that nobody has made', async () => {
    await learn(LAN);
    expect(await sendBeforeLeaving(LAN)).toEqual({ actions: 1, events: 2 });
    expect(await leftOf(LAN), 'nothing is erased before the answer').toEqual({ actions: 1, events: 3 });
  });

  test('a sentence that an author has typed and not saved is counted', async () => {
    logIn(LAN);
    storage.set(`sentence-draft ${LAN} 4 new`, '{}');
    storage.set(`sentence-draft ${MINH} 4 new`, '{}');
    expect(await sendBeforeLeaving(LAN)).toEqual({ actions: 0, events: 0, drafts: 1 });
  });

  test('what can be sent is sent', async () => {
    await learn(LAN);
    server.isAway = false;
    expect(await sendBeforeLeaving(LAN)).toEqual({ actions: 0, events: 0 });
    expect(server.calls).toEqual(
      expect.arrayContaining(['POST /api/sentences/1/comments/2/like', 'POST /api/me/learning-events']),
    );
  });

  test('what the server refuses is named, too: it was not sent', async () => {
    await learn(LAN);
    server.isAway = false;
    server.refusesLearning = true;
    expect(await sendBeforeLeaving(LAN)).toEqual({ actions: 0, events: 2 });
    expect((await leftOf(LAN)).events).toBe(3);
    server.refusesLearning = false;
    expect(await sendBeforeLeaving(LAN), 'it is offered again').toEqual({ actions: 0, events: 0 });
  });

  test('with a session that has expired, nothing is sent and everything is counted', async () => {
    await learn(LAN);
    endSession();
    server.isAway = false;
    expect(await sendBeforeLeaving(LAN)).toEqual({ actions: 1, events: 2 });
    expect(server.calls).toEqual([]);
  });

  test('where nothing waits, the server is not asked', async () => {
    logIn(LAN);
    server.isAway = false;
    expect(await sendBeforeLeaving(LAN)).toEqual({ actions: 0, events: 0 });
    expect(server.calls).toEqual([]);
  });
});

const LEAVING_KEYS = [
  'practised',
  'viewedLessons',
  'pinnedWords',
  'conversation',
  `sentence-draft ${LAN} 4 new`,
  `sentence-draft ${LAN} 4 17`,
];
/** Settings of the browser, and what somebody else has typed. */
const STAYING_KEYS = ['theme', 'browserId', `sentence-draft ${MINH} 4 new`, `sentence-draft ${LAN}0 4 new`];
const storedOf = (keys: readonly string[]) => keys.filter((key) => storage.get(key) !== null);

/** What the device keeps for the time without a network. */
async function keep(): Promise<void> {
  storage.set('recentSearches', JSON.stringify(['夢', 'giấc mơ']));
  for (const key of LEAVING_KEYS) storage.set(key, 'of Lan');
  for (const key of STAYING_KEYS) storage.set(key, 'here');
  await keepReplies(LAN, [{ address: '/api/me', reply: 'of Lan' }]);
  await keepReplies(NO_ACCOUNT, [
    { address: '/api/items/search?kanji=%E5%A4%A2', reply: 'looked up' },
    { address: '/api/items/answers?kanji=%E5%A4%A2', reply: 'looked up' },
    { address: '/api/items/6', reply: 'the same for everybody' },
  ]);
  expect(await kept()).not.toContain(undefined);
}
const kept = () =>
  Promise.all([
    keptReply(LAN, '/api/me'),
    keptReply(NO_ACCOUNT, '/api/items/search?kanji=%E5%A4%A2'),
    keptReply(NO_ACCOUNT, '/api/items/answers?kanji=%E5%A4%A2'),
    keptReply(NO_ACCOUNT, '/api/items/6'),
  ]);

test.each([
  { next: null, why: 'a logout' },
  { next: MINH, why: 'the login of another account' },
])('$why erases everything of the account, and nothing of others', async ({ next }) => {
  await learn(MINH);
  await learn(LAN);
  await keep();
  if (next === null) signOut();
  else logIn(next);
  await leaveDevice(LAN, next);
  expect(await leftOf(LAN)).toEqual({ actions: 0, events: 0 });
  expect(await leftOf(MINH)).toEqual({ actions: 1, events: 3 });
  expect(await kept()).toEqual([undefined, undefined, undefined, 'the same for everybody']);
  expect(storage.get('recentSearches')).toBeNull();
  expect(storedOf(LEAVING_KEYS)).toEqual([]);
  expect(storedOf(STAYING_KEYS)).toEqual(STAYING_KEYS);
  expect(sounds).toEqual([SOUNDS[0]]);
});

test('every reply that is kept for everybody with typed text in its address is erased', () => {
  const takesText = ({ query }: Endpoint) => {
    const names = query && 'shape' in query ? Object.keys(query.shape as object) : [];
    return names.some((name) => query?.safeParse({ [name]: 'chữ gõ vào' }).success);
  };
  const typed = endpoints.filter((endpoint) => endpoint.kept === 'shared' && takesText(endpoint));
  expect(typed.map(({ path }) => path).toSorted()).toEqual(TYPED_PATHS.toSorted());
});

test('who could not be asked loses only copies: what was not sent stays for its account', async () => {
  await learn(LAN);
  await keep();
  signOut();
  await eraseCopies(null);
  expect(await kept()).toEqual([undefined, undefined, undefined, 'the same for everybody']);
  expect(await leftOf(LAN)).toEqual({ actions: 1, events: 3 });
  expect(storedOf(LEAVING_KEYS), 'a draft exists nowhere else').toEqual(LEAVING_KEYS);
});

test('a part that cannot be erased does not keep the rest', async () => {
  await learn(LAN);
  await keep();
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('forbidden')) });
  signOut();
  await leaveDevice(LAN, null);
  expect(await leftOf(LAN)).toEqual({ actions: 0, events: 0 });
  expect((await kept())[0]).toBeUndefined();
});

const brokenDisk = () =>
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('The disk is broken', 'AbortError');
  });
const cachesWith = (name: string) => () =>
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('The caches are not there', name)) });

test.each([
  { told: 1, why: 'that could erase neither own data nor replies is told once', given: brokenDisk },
  { told: 1, why: 'that could not erase sounds is told', given: cachesWith('UnknownError') },
  { told: 0, why: 'where caches are forbidden has left nothing there', given: cachesWith('SecurityError') },
  { told: 0, why: 'that has erased everything says nothing', given: () => {} },
])('a logout $why', async ({ told, given }) => {
  const tell = vi.fn<() => void>();
  const stop = onUnerased(tell);
  await learn(LAN);
  await keep();
  given();
  signOut();
  await leaveDevice(LAN, null);
  expect(tell).toHaveBeenCalledTimes(told);
  stop();
});
