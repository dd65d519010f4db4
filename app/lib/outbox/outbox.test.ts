import * as fakeDatabase from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addComment, likeComment, unlikeComment } from '#contract/comments/endpoints.ts';
import {
  OUTBOX_FAILING_IN_A_ROW,
  OUTBOX_FAILURES_MAX,
  OUTBOX_FIRST_PAUSE_MS,
  OUTBOX_LONGEST_PAUSE_MS,
  OUTBOX_MAX,
  OUTBOX_PATIENCE_MS,
  PATIENCE_IN_SILENCE_MS,
} from '#contract/device-limits.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { addFavorite, listCategoryChoices } from '#contract/notebook/endpoints.ts';
import { checkAnswer, revealAnswer } from '#contract/practice/endpoints.ts';
import { outboxTexts } from '#contract/texts/outbox.ts';
import { z } from '#contract/zod.ts';
import { eventually } from '#app/testing/eventually.ts';
import { withFakeDatabase } from '#app/testing/fake-database.ts';
import { DISK_IS_FULL, fillDisk } from '#app/testing/full-disk.ts';
import { type Api, ApiError } from '../api/api.ts';
import { createServerSilence } from '../network/server-silence.ts';
import type { OutboxEntry, OutboxInputs } from './outbox-entry.ts';
import type { SentEntry } from './outbox-kinds.ts';
import { openOutboxStore } from './outbox-store.ts';
import { createOutbox } from './outbox.ts';

withFakeDatabase();
beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue(undefined));

const LAN = 7;
const MINH = 8;
type Sent = Readonly<Record<'params' | 'query' | 'body', Record<string, unknown> | undefined>>;

/** A server with the rule of idempotency keys: what a key was applied for is applied once. */
function openServer() {
  const replies = new Map<string, unknown>();
  const applied: string[] = [];
  const server = {
    applied,
    /** Throws instead of the network, before or after the call was applied. */
    before: (_name: string, _input: string): void => {},
    after: (_name: string): void => {},
    /** Resolves when a call arrives: a network that hangs does not let it. */
    arrival: async (): Promise<void> => {},
    calls: 0,
    categories: [] as { id: number; name: string }[],
  };
  const apply = (endpoint: Endpoint, { params, query, body }: Sent): [string, unknown] => {
    if (endpoint === checkAnswer)
      return [`answer ${String(body?.['userAnswer'])}`, { points: 10, score: 10 }];
    if (endpoint === revealAnswer) return [`reveal ${String(params?.['sentenceId'])}`, {}];
    if (endpoint === addComment) return [`comment ${String(body?.['content'])}`, { id: 1 }];
    if (endpoint === likeComment) return [`like ${String(params?.['commentId'])}`, { likes: [LAN] }];
    if (endpoint === unlikeComment) return [`unlike ${String(params?.['commentId'])}`, { likes: [] }];
    if (endpoint === addFavorite)
      return [`save ${String(query?.['itemId'])} to ${String(query?.['categoryId'])}`, {}];
    const name = String(query?.['name']);
    const category = { id: 100 + server.categories.length, name };
    server.categories.push(category);
    return [`category ${name}`, category];
  };
  const apiFor = (account: () => number | null): Pick<Api, 'call'> => ({
    async call(endpoint, input, _signal, key): Promise<never> {
      server.calls += 1;
      const name = `${endpoint.method} ${endpoint.path}`;
      const owner = account();
      server.before(name, JSON.stringify(input));
      await server.arrival();
      if ((endpoint as Endpoint) === listCategoryChoices) return server.categories as never;
      // A reveal may be applied twice.
      const isRepeatable = (endpoint as Endpoint) === revealAnswer;
      if (!isRepeatable) expect(key).toMatch(/^id-/);
      const id = isRepeatable ? `reveal ${server.calls}` : `${owner} ${key}`;
      if (!replies.has(id)) {
        const [what, reply] = apply(endpoint, input as unknown as Sent);
        applied.push(`${owner} ${what}`);
        replies.set(id, reply);
      }
      server.after(name);
      return replies.get(id) as never;
    },
  });
  return { server, apiFor };
}

/** A reply of a newer version. */
const unreadable = (): unknown => z.object({ id: z.int() }).safeParse({}).error;

let ids = 1000;
let time = 0;
beforeEach(() => {
  time = Date.parse('2026-03-05T02:00:00Z');
});

/** A browser with its own storage. A reload, and another tab, open a new outbox over the same storage. */
function openBrowser(storage: IDBFactory | undefined = new fakeDatabase.IDBFactory()) {
  const { server, apiFor } = openServer();
  const person = { id: LAN as number | null, account: LAN as number | null };
  let lock: Promise<void> = Promise.resolve();
  const wakes: { ms: number; work: () => void }[] = [];
  const heard: SentEntry[] = [];
  const atRisk = vi.fn<() => void>();
  const tabs: ReturnType<typeof createOutbox>[] = [];
  const openTab = () => {
    const tab = createOutbox({
      openStore() {
        vi.stubGlobal('indexedDB', storage);
        return openOutboxStore();
      },
      api: apiFor(() => person.id),
      userId: () => person.id,
      account: () => person.id ?? person.account,
      silence: createServerSilence(),
      newId: () => `id-${(ids += 1)}`,
      now: () => new Date((time += 1)),
      inOneTab: (work) => (lock = lock.then(work)),
      wakeAfter: (ms, work) => wakes.push({ ms, work }),
      onAtRisk: atRisk,
      onChanged: (sent) =>
        void Promise.all(tabs.filter((other) => other !== tab).map((one) => one.onOtherTabChanged(sent))),
    });
    tabs.push(tab);
    tab.onSent((sent) => heard.push(sent));
    return tab;
  };
  const offline = () => {
    server.before = () => {
      throw new TypeError('Failed to fetch');
    };
  };
  const online = () => {
    server.before = server.after = () => {};
  };
  const refuse = (status: number, message: string, retryAfter?: number) => {
    server.before = () => {
      throw new ApiError(status, message, undefined, [], undefined, retryAfter);
    };
  };
  return { server, person, wakes, heard, atRisk, openTab, offline, online, refuse };
}

const answer = (text: string): OutboxInputs['answer'] => ({ sentenceId: 1, mode: 'translate', text });
const comment = (content: string): OutboxInputs['comment'] => ({ sentenceId: 1, parentId: null, content });
const like = (commentId: number): OutboxInputs['like'] => ({ sentenceId: 1, commentId, about: '' });
const save = (itemId: number): OutboxInputs['save'] => ({
  itemId,
  word: '水',
  category: { name: 'Từ của tôi', key: `id-${(ids += 1)}` },
});

test('online, an entry is sent at once, never shown as waiting, and its reply comes back', async () => {
  const { openTab, server, heard } = openBrowser();
  const tab = openTab();
  const shown: number[] = [];
  tab.subscribe(() => shown.push(tab.entries()?.length ?? 0));
  expect(await tab.submit('comment', comment('a'))).toEqual({ state: 'sent', reply: { id: 1 } });
  expect(server.applied).toEqual(['7 comment a']);
  expect(heard).toMatchObject([{ kind: 'comment', reply: { id: 1 } }]);
  expect(Math.max(...shown)).toBe(0);
});

test.each([
  { storage: new fakeDatabase.IDBFactory(), why: 'in IndexedDB' },
  { storage: undefined, why: 'in the memory of the page, where the browser forbids more' },
])(
  'offline, everything waits and is sent in its order when the network is back: $why',
  async ({ storage }) => {
    const { openTab, server, offline, online } = openBrowser(storage);
    const tab = openTab();
    offline();
    expect(await tab.submit('comment', comment('a'))).toEqual({ state: 'waiting' });
    expect(await tab.add('answer', answer('い'))).toBe(true);
    expect(await tab.submit('like', like(3))).toEqual({ state: 'waiting' });
    expect(await tab.submit('unlike', like(3))).toEqual({ state: 'waiting' });
    expect(await tab.submit('save', save(2))).toEqual({ state: 'waiting' });
    expect(tab.entries()?.map(({ kind }) => kind)).toEqual(['comment', 'answer', 'like', 'unlike', 'save']);
    expect(await tab.waitingCount(LAN)).toBe(5);
    online();
    await tab.send();
    expect(server.applied).toEqual([
      '7 comment a',
      '7 answer い',
      '7 like 3',
      '7 unlike 3',
      '7 category Từ của tôi',
      '7 save 2 to 100',
    ]);
    expect(tab.entries()).toEqual([]);
  },
);

test('a closed browser loses nothing', async () => {
  const { openTab, server, offline, online } = openBrowser();
  offline();
  await openTab().submit('comment', comment('a'));
  online();
  const reopened = openTab();
  await reopened.send();
  expect(server.applied).toEqual(['7 comment a']);
  expect(await reopened.waitingCount(LAN)).toBe(0);
});

test('two tabs that notice the network at once send each entry once', async () => {
  const { openTab, server, offline, online } = openBrowser();
  const tabs = [openTab(), openTab()] as const;
  offline();
  for (const [index, tab] of tabs.entries()) await tab.submit('comment', comment(`${index}`));
  online();
  server.calls = 0;
  await Promise.all(tabs.map((tab) => tab.send()));
  expect(server.applied).toEqual(['7 comment 0', '7 comment 1']);
  expect(server.calls).toBe(2);
});

test('words that are saved offline share one new category', async () => {
  const { openTab, server, offline, online } = openBrowser();
  const tab = openTab();
  offline();
  for (const id of [1, 2, 3]) await tab.add('save', save(id));
  online();
  await tab.send();
  expect(server.categories).toHaveLength(1);
});

test('the same answer pressed again while it waits is one try', async () => {
  const { openTab, server, offline, online } = openBrowser();
  const tab = openTab();
  offline();
  for (const text of ['い', 'い', 'う']) await tab.submit('answer', answer(text));
  online();
  await tab.send();
  expect(server.applied).toEqual(['7 answer い', '7 answer う']);
});

test('the same answer pressed again when the network is back is sent once, and its reply comes back', async () => {
  const { openTab, server, heard, offline, online } = openBrowser();
  const tab = openTab();
  offline();
  expect(await tab.submit('answer', answer('い'))).toEqual({ state: 'waiting' });
  online();
  const reply = { points: 10, score: 10 };
  expect(await tab.submit('answer', answer('い'))).toEqual({ state: 'sent', reply });
  expect(server.applied).toEqual(['7 answer い']);
  expect(heard).toHaveLength(1);
});

test('an answer that was revealed before another try is told before it, and once', async () => {
  const { openTab, server, offline, online } = openBrowser();
  const tab = openTab();
  const revealed = { sentenceId: 1, mode: 'translate', about: 'Tôi uống nước.' } as const;
  offline();
  await tab.submit('answer', answer('い'));
  for (const _ of ['once', 'again'])
    expect(await tab.submit('reveal', revealed)).toEqual({ state: 'waiting' });
  await tab.submit('answer', answer('う'));
  online();
  await tab.send();
  expect(server.applied).toEqual(['7 answer い', '7 reveal 1', '7 answer う']);
});

test('an answer that has waited tells its own time, one that is sent at once does not', async () => {
  const { server, apiFor } = openServer();
  const bodies: unknown[] = [];
  const api = apiFor(() => LAN);
  const outbox = createOutbox({
    openStore: async () => {
      vi.stubGlobal('indexedDB', new fakeDatabase.IDBFactory());
      return openOutboxStore();
    },
    api: {
      call: (endpoint, input, signal, key) => {
        bodies.push((input as { body?: unknown }).body);
        return api.call(endpoint, input, signal, key);
      },
    },
    userId: () => LAN,
    account: () => LAN,
    silence: createServerSilence(),
    newId: () => `id-${(ids += 1)}`,
    now: () => new Date(time),
    inOneTab: (work) => work(),
    wakeAfter: () => {},
  });
  server.before = () => {
    throw new TypeError('offline');
  };
  await outbox.add('answer', answer('い'));
  server.before = () => {};
  time += 40 * 60_000;
  await outbox.send();
  expect(bodies).toMatchObject([{ userAnswer: 'い' }, { answeredAt: '2026-03-05T02:00:00.000Z' }]);
  expect(bodies[0]).not.toHaveProperty('answeredAt');
});

describe('accounts', () => {
  test('nobody else sends what an account has left, not even after a reload', async () => {
    const { openTab, server, person, offline, online } = openBrowser();
    offline();
    await openTab().submit('comment', comment('của Lan'));
    online();
    person.id = MINH;
    const tab = openTab();
    await tab.submit('comment', comment('của Minh'));
    expect(server.applied).toEqual(['8 comment của Minh']);
    person.id = null;
    await tab.sendNow();
    expect(server.applied).toHaveLength(1);
    person.id = LAN;
    await tab.send();
    expect(server.applied).toEqual(['8 comment của Minh', '7 comment của Lan']);
  });

  test('an expired session keeps its entries until the account is back', async () => {
    const { openTab, server, person, offline, online, refuse } = openBrowser();
    const tab = openTab();
    offline();
    await tab.add('answer', answer('い'));
    refuse(401, 'Phiên đăng nhập đã hết hạn.');
    await tab.sendNow();
    person.id = null;
    online();
    await tab.sendNow();
    expect(server.applied).toEqual([]);
    person.id = LAN;
    await tab.sendNow();
    expect(server.applied).toEqual(['7 answer い']);
  });

  test('who logs out between two calls of an entry sends no more of it', async () => {
    const { openTab, server, person, offline, online } = openBrowser();
    const tab = openTab();
    offline();
    await tab.add('save', save(2));
    online();
    server.after = () => {
      person.id = MINH;
    };
    await tab.send();
    expect(server.applied).toEqual(['7 category Từ của tôi']);
    online();
    person.id = LAN;
    await tab.send();
    expect(server.applied).toEqual(['7 category Từ của tôi', '7 save 2 to 100']);
  });

  test('what one account has left can be forgotten without the others', async () => {
    const { openTab, person, offline } = openBrowser();
    const tab = openTab();
    offline();
    await tab.add('answer', answer('い'));
    person.id = MINH;
    await tab.add('answer', answer('い'));
    await tab.forget(LAN);
    expect([await tab.waitingCount(LAN), await tab.waitingCount(MINH)]).toEqual([0, 1]);
  });
});

describe('refusals', () => {
  test.each([400, 404, 409, 413, 422])(
    '%i is final: the text stays with the reason, the others go on',
    async (status) => {
      const { openTab, server, offline } = openBrowser();
      const tab = openTab();
      offline();
      await tab.submit('comment', comment('quá dài'));
      await tab.add('answer', answer('い'));
      server.before = (name: string) => {
        if (name.includes('comments')) throw new ApiError(status, 'Không được.');
      };
      await tab.send();
      expect(server.applied).toEqual(['7 answer い']);
      expect(tab.entries()).toMatchObject([{ input: { content: 'quá dài' }, refusal: 'Không được.' }]);
      server.calls = 0;
      await tab.sendNow();
      expect(server.calls).toBe(0);
      const [refused] = tab.entries() ?? [];
      if (refused) await tab.markTold(refused);
      expect(tab.entries()).toMatchObject([{ refusal: 'Không được.', isTold: true }]);
      if (refused) await tab.remove(refused.id);
      expect(tab.entries()).toEqual([]);
    },
  );

  test.each([401, 403, 408, 429, 500, 502, 503])(
    '%i is over some time: nothing overtakes it',
    async (status) => {
      const { openTab, server, refuse, online } = openBrowser();
      const tab = openTab();
      refuse(status, 'Sau nhé.');
      await tab.add('answer', answer('い'));
      await tab.add('answer', answer('う'));
      expect(server.calls).toBe(1);
      online();
      await tab.sendNow();
      expect(server.applied).toEqual(['7 answer い', '7 answer う']);
    },
  );

  test.each([429, 409, 500])(
    'whoever waits for the outcome is told of %i, and it is not kept',
    async (status) => {
      const { openTab, server, refuse, online } = openBrowser();
      const tab = openTab();
      refuse(status, 'Không.');
      expect(await tab.submit('comment', comment('a'))).toMatchObject({
        state: 'refused',
        error: { statusCode: status, message: 'Không.' },
      });
      online();
      await tab.sendNow();
      expect(server.applied).toEqual([]);
    },
  );

  test.each([
    { status: 401, at: 'before', why: 'the session has expired' },
    { status: 408, at: 'before', why: 'the request did not arrive in time' },
    { status: 502, at: 'before', why: 'a proxy does not reach the server' },
    { status: 502, at: 'after', why: 'a proxy has lost the reply' },
    { status: 503, at: 'before', why: 'the server is being restarted' },
    { status: 504, at: 'before', why: 'the server does not answer the proxy' },
  ] as const)(
    'whoever waits for the outcome is told that it waits, and it is sent once: $status, $why',
    async ({ status, at }) => {
      const { openTab, server, online } = openBrowser();
      const tab = openTab();
      server[at] = () => {
        throw new ApiError(status, 'Sau nhé.');
      };
      expect(await tab.submit('comment', comment('a'))).toEqual({ state: 'waiting' });
      expect(tab.entries()).toMatchObject([{ input: { content: 'a' } }]);
      expect(tab.entries()?.[0]).not.toHaveProperty('refusal');
      online();
      await tab.sendNow();
      expect(server.applied).toEqual(['7 comment a']);
      expect(tab.entries()).toEqual([]);
    },
  );

  test('a pause that the server asks for is kept, except if the learner asks', async () => {
    const { openTab, server, wakes, refuse, online } = openBrowser();
    const tab = openTab();
    refuse(429, 'Chậm lại.', 60);
    await tab.add('answer', answer('い'));
    // The clock of the test goes on with each look at it.
    expect(Math.round((wakes.at(-1)?.ms ?? 0) / 1_000)).toBe(60);
    online();
    await tab.send();
    expect(server.applied).toEqual([]);
    time += 60_001;
    wakes.at(-1)?.work();
    await tab.send();
    expect(server.applied).toEqual(['7 answer い']);
  });

  test('pauses grow while nothing works', async () => {
    const { openTab, wakes, offline } = openBrowser();
    const tab = openTab();
    offline();
    await tab.add('answer', answer('い'));
    for (const _ of ['again', 'and again']) await tab.send();
    expect(wakes.map(({ ms }) => ms / OUTBOX_FIRST_PAUSE_MS)).toEqual([1, 2, 4]);
  });
});

test('a full outbox says so, and keeps what it has', async () => {
  const { openTab, server, offline, online } = openBrowser();
  const tab = openTab();
  offline();
  const waiting = (at: number): OutboxEntry => ({
    id: `id-of-${at}`,
    owner: LAN,
    kind: 'answer',
    input: answer(`${at}`),
    at: '2026-03-05T02:00:00.000Z',
  });
  await tab.take(Array.from({ length: OUTBOX_MAX - 1 }, (_, at) => waiting(at)));
  expect(await tab.add('answer', answer('the last one'))).toBe(true);
  expect(await tab.add('answer', answer('one more'))).toBe(false);
  expect(await tab.submit('comment', comment('one more'))).toEqual({ state: 'full' });
  online();
  await tab.send();
  expect(server.applied).toHaveLength(OUTBOX_MAX);
});

describe.each(DISK_IS_FULL)('a device without room, as noticed %s,', (noticed) => {
  test('sends at once what it cannot keep', async () => {
    const { openTab, server, atRisk } = openBrowser();
    const tab = openTab();
    await tab.send();
    const disk = fillDisk(noticed);
    expect(await tab.submit('comment', comment('a'))).toEqual({ state: 'sent', reply: { id: 1 } });
    expect(await tab.add('answer', answer('い'))).toBe(true);
    disk.makeRoom();
    expect(server.applied).toEqual(['7 comment a', '7 answer い']);
    expect([tab.entries(), atRisk.mock.calls]).toEqual([[], []]);
  });

  test('without a network tells the learner, sends it from this page, and keeps it when there is room', async () => {
    const { openTab, server, atRisk, offline, online } = openBrowser();
    const tab = openTab();
    offline();
    await tab.submit('comment', comment('a'));
    const disk = fillDisk(noticed);
    expect(await tab.submit('comment', comment('b'))).toEqual({ state: 'waiting' });
    expect(tab.entries()?.map(({ input }) => input)).toEqual([comment('a'), comment('b')]);
    expect(atRisk).toHaveBeenCalledTimes(1);
    disk.makeRoom();
    await tab.send();
    const reopened = openTab();
    online();
    await reopened.send();
    expect(server.applied).toEqual(['7 comment a', '7 comment b']);
  });

  test('two readings at once, when there is room again, keep it', async () => {
    vi.stubGlobal('indexedDB', new fakeDatabase.IDBFactory());
    const store = await openOutboxStore();
    const entry: OutboxEntry = {
      id: 'id-of-memory',
      owner: LAN,
      kind: 'comment',
      input: comment('a'),
      at: '2026-03-05T02:00:00.000Z',
    };
    const disk = fillDisk(noticed);
    await store.add(entry, OUTBOX_MAX);
    disk.makeRoom();
    await Promise.all([store.all(), store.all()]);
    expect(await store.all()).toEqual([entry]);
    const reopened = await openOutboxStore();
    expect(await reopened.all()).toEqual([entry]);
  });

  test('notes what has become of entries although it cannot write it down', async () => {
    const { openTab, server, offline, online } = openBrowser();
    const tab = openTab();
    offline();
    for (const text of ['a', 'b']) await tab.submit('comment', comment(text));
    online();
    server.before = (_, input) => {
      if (input.includes('"a"')) throw new ApiError(404, 'Không có.');
    };
    const disk = fillDisk(noticed);
    await tab.send();
    disk.makeRoom();
    expect(server.applied).toEqual(['7 comment b']);
    expect(tab.entries()).toMatchObject([{ input: { content: 'a' }, refusal: 'Không có.' }]);
  });
});

test('a browser that forbids databases keeps what waits in the page, and makes no fuss about it', async () => {
  const { openTab, atRisk, offline } = openBrowser(undefined);
  offline();
  expect(await openTab().submit('comment', comment('a'))).toEqual({ state: 'waiting' });
  expect(atRisk).not.toHaveBeenCalled();
});

describe('an entry that the server does not take', () => {
  const poisoned = (server: ReturnType<typeof openServer>['server'], error: unknown) => {
    server.before = (_, input) => {
      if (input.includes('độc')) throw error;
    };
  };
  const elsewhere: OutboxInputs['answer'] = { ...answer('い'), sentenceId: 2 };

  test.each([
    { error: new ApiError(403, 'Không có quyền.'), reason: 'Không có quyền.', why: 'missing rights' },
    { error: new ApiError(500, 'Có lỗi.'), reason: 'Có lỗi.', why: 'an error for this input' },
    {
      error: unreadable(),
      reason: outboxTexts.notUnderstood,
      why: 'a reply that an old page does not understand',
    },
  ])('lets the others pass, and is put aside after some tries: $why', async ({ error, reason }) => {
    const { openTab, server, wakes } = openBrowser();
    const tab = openTab();
    poisoned(server, error);
    await tab.add('comment', comment('độc'));
    await tab.add('comment', comment('sau'));
    await tab.add('answer', elsewhere);
    expect(server.applied, 'only those behind it in the same thread wait').toEqual(['7 answer い']);
    for (let tries = 1; tries < OUTBOX_FAILURES_MAX; tries += 1) {
      time += OUTBOX_LONGEST_PAUSE_MS;
      wakes.at(-1)?.work();
      await tab.send();
    }
    expect(server.applied).toEqual(['7 answer い', '7 comment sau']);
    expect(tab.entries()).toMatchObject([{ input: { content: 'độc' }, refusal: reason }]);
  });

  test('is sent once more when the learner asks for it, and only then', async () => {
    const { openTab, server, online } = openBrowser();
    const tab = openTab();
    poisoned(server, new ApiError(500, 'Có lỗi.'));
    await tab.add('comment', comment('độc'));
    for (let tries = 1; tries < OUTBOX_FAILURES_MAX; tries += 1) await tab.sendNow();
    expect(tab.entries()).toMatchObject([{ refusal: 'Có lỗi.' }]);
    expect(await tab.waitingCount(LAN), 'it could still be lost').toBe(1);
    server.calls = 0;
    await tab.send();
    expect(server.calls).toBe(0);
    await tab.sendNow();
    expect([server.calls, tab.entries()]).toMatchObject([1, [{ refusal: 'Có lỗi.' }]]);
    online();
    await tab.sendNow();
    expect(server.applied).toEqual(['7 comment độc']);
  });

  test('waits for a growing time, while the others are sent', async () => {
    const { openTab, server, wakes } = openBrowser();
    const tab = openTab();
    poisoned(server, new ApiError(500, 'Có lỗi.'));
    await tab.add('comment', comment('độc'));
    const calls = server.calls;
    await tab.add('answer', elsewhere);
    expect(server.calls, 'its pause is not over').toBe(calls + 1);
    time += OUTBOX_FIRST_PAUSE_MS;
    await tab.send();
    expect(Math.round((wakes.at(-1)?.ms ?? 0) / OUTBOX_FIRST_PAUSE_MS)).toBe(2);
  });

  test('does not keep the server busy: after some in a row the others wait for the next turn', async () => {
    const { openTab, server, offline, refuse, online } = openBrowser();
    const tab = openTab();
    offline();
    for (let id = 1; id <= 10; id += 1) await tab.add('answer', { ...answer('い'), sentenceId: id });
    refuse(500, 'Có lỗi.');
    server.calls = 0;
    await tab.send();
    expect(server.calls).toBe(OUTBOX_FAILING_IN_A_ROW);
    online();
    await tab.send();
    expect(server.applied).toHaveLength(10 - OUTBOX_FAILING_IN_A_ROW);
  });

  test('too many of a kind hold up that kind only', async () => {
    const { openTab, server, wakes } = openBrowser();
    const tab = openTab();
    poisoned(server, new ApiError(429, 'Chậm lại.', undefined, [], undefined, 3_600));
    await tab.add('comment', comment('độc'));
    await tab.add('comment', { ...comment('sau'), sentenceId: 3 });
    await tab.add('answer', elsewhere);
    expect(server.applied).toEqual(['7 answer い']);
    time += 3_600_000;
    server.before = () => {};
    wakes.at(-1)?.work();
    await tab.send();
    expect(server.applied).toEqual(['7 answer い', '7 comment độc', '7 comment sau']);
  });
});

describe('a network that hangs', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  /** A network that lets nothing through until it is told to. */
  function hang(server: ReturnType<typeof openServer>['server']) {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    server.arrival = () => released;
    return () => release();
  }
  /** How long the learner waited. */
  async function timed(outcome: Promise<unknown>) {
    const began = performance.now();
    const wait = { isOver: false };
    void outcome.finally(() => (wait.isOver = true));
    for (let step = 0; step < 400 && !wait.isOver; step += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (!wait.isOver) await vi.advanceTimersByTimeAsync(100);
    }
    return { ms: performance.now() - began, outcome: await outcome };
  }

  test('the learner goes on after a short while, and does not wait again while the server stays silent', async () => {
    const { openTab, server, heard } = openBrowser();
    const tab = openTab();
    const release = hang(server);
    const first = await timed(tab.submit('answer', answer('い')));
    expect(first.outcome).toEqual({ state: 'waiting' });
    expect(first.ms).toBeLessThan(OUTBOX_PATIENCE_MS + 1_000);
    const second = await timed(tab.submit('answer', answer('う')));
    expect(second.outcome).toEqual({ state: 'waiting' });
    expect(second.ms).toBeLessThan(PATIENCE_IN_SILENCE_MS + 500);
    expect(tab.entries()?.length).toBe(2);

    release();
    await eventually(() => expect(heard).toHaveLength(2));
    expect(server.applied).toEqual(['7 answer い', '7 answer う']);
    expect(server.calls, 'what was on its way is not sent again').toBe(2);
    expect(heard[0]).toMatchObject({ entry: { input: answer('い') }, reply: { points: 10 } });
    expect(tab.entries()).toEqual([]);
  });

  test('pressing again while it is on its way waits for the same entry', async () => {
    const { openTab, server } = openBrowser();
    const tab = openTab();
    const release = hang(server);
    await timed(tab.submit('answer', answer('い')));
    const again = tab.submit('answer', answer('い'));
    release();
    expect((await timed(again)).outcome).toEqual({ state: 'sent', reply: { points: 10, score: 10 } });
    expect([server.applied, server.calls]).toEqual([['7 answer い'], 1]);
  });

  test('a refusal that comes late is kept with its text, and told like any other', async () => {
    const { openTab, server } = openBrowser();
    const tab = openTab();
    const release = hang(server);
    server.after = () => {
      throw new ApiError(400, 'Quá dài.');
    };
    expect((await timed(tab.submit('comment', comment('a')))).outcome).toEqual({ state: 'waiting' });
    release();
    await eventually(() => expect(tab.entries()).toMatchObject([{ refusal: 'Quá dài.' }]));
  });

  test('many answers on the way do not pile up: one turn sends all of them', async () => {
    const { openTab, server } = openBrowser();
    const tab = openTab();
    const release = hang(server);
    for (const text of ['い', 'う', 'え', 'お']) await timed(tab.submit('answer', answer(text)));
    expect(server.calls).toBe(1);
    release();
    await tab.send();
    expect(server.applied).toHaveLength(4);
    expect(server.calls).toBe(4);
  });
});

describe('an account whose session has expired', () => {
  test('keeps what is done meanwhile, and sends it after the next login', async () => {
    const { openTab, server, person } = openBrowser();
    person.id = null;
    const tab = openTab();
    expect(await tab.submit('answer', answer('い'))).toEqual({ state: 'waiting' });
    expect(server.calls).toBe(0);
    expect(tab.entries()).toMatchObject([{ owner: LAN }]);
    person.id = LAN;
    await tab.send();
    expect(server.applied).toEqual(['7 answer い']);
  });

  test('nobody else sends it, with an account or without', async () => {
    const { openTab, server, person } = openBrowser();
    person.id = null;
    await openTab().add('answer', answer('い'));
    person.account = null;
    await openTab().sendNow();
    person.id = MINH;
    await openTab().sendNow();
    expect(server.calls).toBe(0);
  });
});

/** A small random generator, so that a failing run can be repeated. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test.each(Array.from({ length: 10 }, (_, run) => run + 1))(
  'a network that fails at random, before and after the server has applied a call: each entry counts once (seed %i)',
  async (seed) => {
    const random = seeded(seed);
    const { openTab, server } = openBrowser();
    let cuts = 0;
    const cut = (share: number) => () => {
      if (cuts >= 100 || random() >= share) return;
      cuts += 1;
      throw new TypeError('cut');
    };
    server.before = cut(0.4);
    server.after = cut(0.4);
    let tab = openTab();
    const expected: string[] = [];
    for (let at = 0; at < 40; at += 1) {
      const isAnswer = random() < 0.5;
      expected.push(isAnswer ? `7 answer ${at}` : `7 comment ${at}`);
      if (isAnswer) await tab.add('answer', answer(`${at}`));
      else await tab.submit('comment', comment(`${at}`));
      // The browser is closed now and then.
      if (random() < 0.2) tab = openTab();
    }
    for (let turn = 0; turn < 200 && (await tab.waitingCount(LAN)) > 0; turn += 1) await tab.sendNow();
    expect(cuts).toBeGreaterThan(20);
    expect(server.applied).toEqual(expected);
    expect(await tab.waitingCount(LAN)).toBe(0);
  },
);
