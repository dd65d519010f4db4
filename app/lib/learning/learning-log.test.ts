import * as fakeDatabase from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OUTBOX_CALL_TIMEOUT_MS } from '#contract/device-limits.ts';
import { LEARNING_EVENTS_PER_CALL } from '#contract/learning-limits.ts';
import { eventually } from '#app/testing/eventually.ts';
import { withFakeDatabase } from '#app/testing/fake-database.ts';
import { DISK_IS_FULL, fillDisk } from '#app/testing/full-disk.ts';
import { openLearningWorld, right, subjectsOf } from '#app/testing/learning-server.ts';
import { openEventStore } from './event-store.ts';
import { createLearningLog } from './learning-log.ts';

withFakeDatabase();

const LAN = 7;
const MINH = 8;

let { server, apiFor, openBrowser, newId } = openLearningWorld();
beforeEach(() => {
  ({ server, apiFor, openBrowser, newId } = openLearningWorld());
});

describe('without an account', () => {
  test('events stay in the browser, and survive a reload', async () => {
    const { log, open } = openBrowser();
    await log.record([right('あ')]);
    await log.record([right('い')]);
    await log.sync();
    expect(server.calls).toBe(0);
    const reloaded = open();
    expect(reloaded.events()).toBeUndefined();
    await reloaded.read();
    expect(subjectsOf(reloaded.events())).toEqual(['kana:あ', 'kana:い']);
  });

  test('a browser that forbids storage keeps them while the page is open', async () => {
    const { log } = openBrowser(undefined);
    await log.record([right('あ')]);
    expect(subjectsOf(log.events())).toEqual(['kana:あ']);
  });
});

describe('at the first login', () => {
  test('what was learnt before goes to the account, and counts once', async () => {
    const { log, person, open } = openBrowser();
    await log.record([right('あ'), right('い')]);
    person.userId = LAN;
    await log.sync();
    await log.sync();
    expect(subjectsOf(server.logOf(LAN))).toEqual(['kana:あ', 'kana:い']);
    const reloaded = open();
    await reloaded.sync();
    expect(server.logOf(LAN)).toHaveLength(2);
    expect(reloaded.events()).toHaveLength(2);
  });

  test('two devices end with the same log, in the order of what happened', async () => {
    const phone = openBrowser();
    const laptop = openBrowser();
    await phone.log.record([right('あ')]);
    await laptop.log.record([right('い')]);
    await phone.log.record([right('う')]);
    for (const { person } of [phone, laptop]) person.userId = LAN;
    await laptop.log.sync();
    await phone.log.sync();
    await laptop.log.sync();
    expect(subjectsOf(phone.log.events())).toEqual(['kana:あ', 'kana:い', 'kana:う']);
    expect(laptop.log.events()).toEqual(
      phone.log.events()?.map((event) => expect.objectContaining({ id: event.id })),
    );
    expect(server.logOf(LAN)).toHaveLength(3);
  });

  test('the next person at this browser gets nothing of it', async () => {
    const { log, person } = openBrowser();
    await log.record([right('あ')]);
    person.userId = LAN;
    await log.sync();
    person.userId = null;
    await log.read();
    expect(log.events()).toEqual([]);
    person.userId = MINH;
    await log.sync();
    expect([log.events(), server.logOf(MINH)]).toEqual([[], []]);
    person.userId = LAN;
    await log.sync();
    expect(subjectsOf(log.events())).toEqual(['kana:あ']);
  });
});

describe('when the server does not answer', () => {
  test('nothing is lost: the events are sent the next time, also after a login of somebody else', async () => {
    const { log, person } = openBrowser();
    person.userId = LAN;
    await log.sync();
    server.online = false;
    await log.record([right('あ')]);
    await expect(log.sync()).rejects.toThrow('Failed to fetch');
    expect(subjectsOf(log.events())).toEqual(['kana:あ']);
    server.online = true;
    person.userId = MINH;
    await log.sync();
    expect(server.logOf(MINH)).toEqual([]);
    person.userId = LAN;
    await log.sync();
    expect(subjectsOf(server.logOf(LAN))).toEqual(['kana:あ']);
  });

  test.each([
    { learnt: [], why: 'fetching the events of others' },
    { learnt: [right('あ')], why: 'sending its own' },
  ])(
    'an exchange on a network that hangs ends some time, and the next one works: $why',
    async ({ learnt }) => {
      const { log, person } = openBrowser();
      person.userId = LAN;
      await log.record(learnt);
      const timeout = new AbortController();
      const timeouts = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
      server.hangs = true;
      const hanging = log.sync();
      await eventually(() => expect(server.calls).toBe(1));
      timeout.abort(new DOMException('timeout', 'TimeoutError'));
      await expect(hanging).rejects.toThrow('timeout');
      expect(timeouts).toHaveBeenCalledWith(OUTBOX_CALL_TIMEOUT_MS);
      timeouts.mockRestore();
      server.hangs = false;
      await log.sync();
      expect(subjectsOf(server.logOf(LAN))).toEqual(learnt.map(({ subject }) => subject));
    },
  );

  test('an event that it refuses does not hold up the others', async () => {
    const { log, person } = openBrowser();
    person.userId = LAN;
    server.refuses = ({ subject }) => subject === 'kana:い';
    await log.record([right('あ'), right('い'), right('う')]);
    await log.sync();
    expect(subjectsOf(server.logOf(LAN))).toEqual(['kana:あ', 'kana:う']);
    const calls = server.calls;
    await log.sync();
    // Only the question for news: the refused one is not sent again.
    expect(server.calls).toBe(calls + 1);
  });
});

test('what is recorded while others are fetched is sent by the same exchange', async () => {
  const { log, person } = openBrowser();
  person.userId = LAN;
  let again: Promise<void> | undefined;
  server.onCall = async () => {
    server.onCall = async () => {};
    await log.record([right('あ')]);
    again = log.sync();
  };
  await log.sync();
  await again;
  expect(subjectsOf(server.logOf(LAN))).toEqual(['kana:あ']);
});

test('what an event says besides is stored, sent and fetched with it', async () => {
  const phone = openBrowser();
  const laptop = openBrowser();
  [phone.person.userId, laptop.person.userId] = [LAN, LAN];
  const card = { kind: 'card-imported', subject: 'word:1-read', result: 'right', detail: 'r.1' } as const;
  await phone.log.record([card]);
  const reloaded = phone.open();
  await reloaded.sync();
  await laptop.log.sync();
  expect(reloaded.events()).toMatchObject([card]);
  expect(laptop.log.events()).toMatchObject([card]);
});

test('a long log is sent and fetched in parts', async () => {
  const events = Array.from({ length: LEARNING_EVENTS_PER_CALL * 2 + 1 }, () => right('あ'));
  const phone = openBrowser();
  await phone.log.record(events);
  phone.person.userId = LAN;
  await phone.log.sync();
  expect(server.logOf(LAN)).toHaveLength(events.length);
  const laptop = openBrowser();
  laptop.person.userId = LAN;
  await laptop.log.sync();
  expect(laptop.log.events()).toHaveLength(events.length);
});

test('events that are recorded at once are all kept', async () => {
  const { log } = openBrowser();
  await Promise.all([
    log.record([right('あ')]),
    log.read(),
    log.record([right('い')]),
    log.record([right('う')]),
  ]);
  expect(subjectsOf(log.events())).toEqual(['kana:あ', 'kana:い', 'kana:う']);
});

test('an event after a login belongs to the account, also before the first exchange', async () => {
  const { log, person } = openBrowser();
  await log.read();
  person.userId = LAN;
  await log.record([right('あ')]);
  person.userId = null;
  await log.read();
  expect(log.events()).toEqual([]);
});

test('what is noted beside an event is stored with it, and knows what was stored before', async () => {
  const known: (readonly string[] | undefined)[] = [];
  const log = createLearningLog({
    openStore: openEventStore,
    api: () => apiFor(() => null),
    userId: () => null,
    account: () => null,
    newId,
    now: () => new Date(Date.UTC(2026, 10, 1, 8)),
    notesFor(added, before, now) {
      known.push(subjectsOf(before));
      return [{ kind: 'time-zone', subject: `east:${added.length}${now.getUTCHours()}`, result: 'right' }];
    },
    onStored: () => {},
  });
  vi.stubGlobal('indexedDB', new fakeDatabase.IDBFactory());
  await log.record([right('あ')]);
  await log.record([right('い')]);
  expect(known).toEqual([[], ['east:18', 'kana:あ']]);
  expect(new Set(log.events()?.map(({ at }) => at)).size, 'one time for each recording').toBe(2);
  expect(subjectsOf(log.events())).toEqual(['east:18', 'kana:あ', 'east:18', 'kana:い']);
});

test('another tab sees the events after reading them', async () => {
  const { log, open } = openBrowser();
  const other = open();
  await other.read();
  const told = vi.fn<() => void>();
  other.subscribe(told);
  await log.record([right('あ')]);
  await other.read();
  expect(subjectsOf(other.events())).toEqual(['kana:あ']);
  expect(told).toHaveBeenCalled();
});

describe.each(DISK_IS_FULL)('a device without room, as noticed %s,', (noticed) => {
  /** With an open database, as on a device that fills up in the middle of a lesson. */
  async function openFull(account: number | null) {
    const browser = openBrowser();
    browser.person.userId = account;
    await browser.log.record([right('あ')]);
    return { ...browser, disk: fillDisk(noticed) };
  }

  test('with an account, what is learnt reaches the server and stays on the screen', async () => {
    const { log, disk } = await openFull(LAN);
    await log.record([right('い')]);
    expect(await log.isAtRisk()).toBe(true);
    await log.sync();
    const { calls } = server;
    await log.sync();
    expect(server.calls, 'asks for news, and sends nothing again').toBe(calls + 1);
    expect(subjectsOf(server.logOf(LAN))).toEqual(['kana:あ', 'kana:い']);
    expect(subjectsOf(log.events())).toEqual(['kana:あ', 'kana:い']);
    expect(await log.isAtRisk()).toBe(false);
    disk.makeRoom();
  });

  test('without an account, it stays while the page is open, and is stored when there is room', async () => {
    const { log, open, disk } = await openFull(null);
    await log.record([right('い')]);
    await log.read();
    expect(subjectsOf(log.events())).toEqual(['kana:あ', 'kana:い']);
    expect(await log.isAtRisk()).toBe(true);
    disk.makeRoom();
    await log.read();
    expect(await log.isAtRisk()).toBe(false);
    const reloaded = open();
    await reloaded.read();
    expect(subjectsOf(reloaded.events())).toEqual(['kana:あ', 'kana:い']);
  });

  test('a login takes along what could not be stored', async () => {
    const { log, person, disk } = await openFull(null);
    await log.record([right('い')]);
    person.userId = LAN;
    await log.sync();
    disk.makeRoom();
    expect(subjectsOf(server.logOf(LAN))).toEqual(['kana:あ', 'kana:い']);
    expect(subjectsOf(log.events())).toEqual(['kana:あ', 'kana:い']);
  });

  test('what other devices have sent is fetched again where it could not be stored', async () => {
    const { log, person, open, disk } = await openFull(LAN);
    server.logOf(LAN).push({ ...right('う'), id: 'of the laptop', at: '2026-11-01T07:00:00Z' });
    await log.sync();
    disk.makeRoom();
    // The page is closed before anything of it is stored.
    const reloaded = open();
    person.userId = LAN;
    await reloaded.sync();
    expect(subjectsOf(reloaded.events())).toEqual(['kana:う', 'kana:あ']);
  });
});

test('a browser that forbids databases is no device without room', async () => {
  const { log } = openBrowser(undefined);
  await log.record([right('あ')]);
  expect(await log.isAtRisk()).toBe(false);
});

describe('a session that has expired', () => {
  async function openExpired() {
    const browser = openBrowser();
    browser.person.userId = LAN;
    await browser.log.record([right('あ')]);
    await browser.log.sync();
    Object.assign(browser.person, { userId: null, account: LAN });
    await browser.log.sync();
    return browser;
  }

  test('erases nothing; what is learnt meanwhile is sent after the next login of its account', async () => {
    const { log, person } = await openExpired();
    expect(subjectsOf(log.events())).toEqual(['kana:あ']);
    await log.record([right('い')]);
    await log.sync();
    expect(server.logOf(LAN)).toHaveLength(1);
    person.userId = LAN;
    await log.sync();
    expect(subjectsOf(server.logOf(LAN))).toEqual(['kana:あ', 'kana:い']);
  });

  test.each([
    { next: MINH, why: 'another account' },
    { next: null, why: 'a visitor after a logout' },
  ])('$why neither sees nor sends it', async ({ next }) => {
    const { log, person } = await openExpired();
    await log.record([right('い')]);
    Object.assign(person, { userId: next, account: next });
    await log.sync();
    expect(log.events()).toEqual([]);
    expect([...server.logOf(MINH), ...server.logOf(-1)]).toEqual([]);
  });
});

describe('leaving the device', () => {
  test('what was not sent can be counted, and forgotten without that of others', async () => {
    const { log, person, open } = openBrowser();
    for (const account of [LAN, MINH]) {
      person.userId = account;
      server.online = true;
      await log.sync();
      server.online = false;
      await log.record([right('あ'), right('い')]);
    }
    expect((await log.unsentOf(LAN)).length).toBe(2);
    await log.forget(LAN);
    const reloaded = open();
    expect([(await reloaded.unsentOf(LAN)).length, (await reloaded.unsentOf(MINH)).length]).toEqual([0, 2]);
    expect(subjectsOf(log.events()), 'of the one who is here').toEqual(['kana:あ', 'kana:い']);
  });

  test('events on their way do not come back when the server has taken them', async () => {
    const { log, person, open } = openBrowser();
    person.userId = LAN;
    await log.record([right('あ')]);
    server.onCall = async () => {
      server.onCall = async () => {};
      person.userId = null;
      await log.forget(LAN);
    };
    await log.sync();
    expect(server.logOf(LAN)).toHaveLength(1);
    person.userId = LAN;
    server.online = false;
    const reloaded = open();
    await reloaded.read();
    expect(await reloaded.unsentOf(LAN)).toEqual([]);
    server.online = true;
    await reloaded.sync();
    expect(reloaded.events(), 'fetched again').toHaveLength(1);
  });

  test('another account that comes in the middle of a call sends nothing of it', async () => {
    const { log, person } = openBrowser();
    person.userId = LAN;
    // Refused as a whole, so they are sent one by one.
    server.refuses = ({ subject }) => subject === 'kana:あ';
    await log.record([right('あ'), right('い'), right('う')]);
    server.onCall = async () => {
      person.userId = MINH;
    };
    await log.sync();
    expect(server.logOf(MINH)).toEqual([]);
  });
});
