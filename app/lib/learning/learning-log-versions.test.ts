import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LEARNING_EVENTS_PER_CALL, LEARNING_REFUSED_CALLS_MAX } from '#contract/learning-limits.ts';
import type { StoredLearningEvent } from '#core/learning/learning-event.ts';
import { withFakeDatabase } from '#app/testing/fake-database.ts';
import { openLearningWorld, REFUSED, right, subjectsOf } from '#app/testing/learning-server.ts';
import { ApiError } from '../api/api.ts';
import type { NewEvent } from './learning-log.ts';

withFakeDatabase();

const LAN = 7;
const MINH = 8;

let { server, openBrowser } = openLearningWorld();
beforeEach(() => {
  ({ server, openBrowser } = openLearningWorld());
});

const kana = (count: number) => Array.from({ length: count }, (_, at) => right(`あ${at}`));
const sung: StoredLearningEvent = {
  id: 'of a newer phone',
  kind: 'kana-sing',
  subject: 'kana:あ',
  result: 'loud',
  at: '2026-11-01T07:00:00.000Z',
  detail: 'Câu “hát” 1',
};

describe('an event of a newer version', () => {
  test('is fetched and kept as it is, shown to no replay, and hinders nothing that follows', async () => {
    const { log, person, open } = openBrowser();
    person.userId = LAN;
    server.logOf(LAN).push(sung, { ...right('い'), id: 'after it', at: '2026-11-01T07:01:00.000Z' });
    await log.sync();
    expect(subjectsOf(log.events())).toEqual(['kana:い']);
    // The page of the newer version reads what the old one has stored.
    const reloaded = open();
    await reloaded.read();
    expect(subjectsOf(reloaded.events())).toEqual(['kana:い']);
    const stored = await readStored();
    expect(stored.find(({ id }) => id === sung.id)).toMatchObject(sung);
  });

  test('that waits in the browser is sent as it is, also by an older build', async () => {
    const { log, person } = openBrowser();
    await log.record([{ ...right('あ'), kind: 'kana-sing' as never }]);
    expect(log.events()).toEqual([]);
    person.userId = LAN;
    await log.sync();
    expect(server.logOf(LAN)).toMatchObject([{ kind: 'kana-sing', subject: 'kana:あ' }]);
  });
});

async function openDatabase() {
  const { openDB } = await import('idb');
  return openDB('kakehashi-learning');
}

async function readStored(): Promise<readonly StoredLearningEvent[]> {
  const database = await openDatabase();
  const all = (await database.getAll('events')) as StoredLearningEvent[];
  database.close();
  return all;
}

describe('an event that the server refuses', () => {
  async function openRefused() {
    const browser = openBrowser();
    browser.person.userId = LAN;
    await browser.log.sync();
    server.refuses = ({ subject }) => subject === 'kana:い';
    await browser.log.record([right('あ'), right('い'), right('う')]);
    await browser.log.sync();
    return browser;
  }

  test('is never called sent: it stays with the reason, counts here, and is named at a logout', async () => {
    const { log, open } = await openRefused();
    for (const one of [log, open()]) {
      await one.read();
      expect(subjectsOf(one.events())).toEqual(['kana:あ', 'kana:い', 'kana:う']);
      expect(one.refused()).toMatchObject([
        { subject: 'kana:い', sent: false, refusal: { reason: REFUSED } },
      ]);
      expect(subjectsOf(await one.unsentOf(LAN))).toEqual(['kana:い']);
    }
  });

  test.each([
    { why: 'by the next build', change: (device: Device) => (device.build = 'build 2'), retries: false },
    { why: 'after a day', change: (device: Device) => (device.aheadMs = 25 * 3_600_000), retries: false },
    { why: 'when the learner asks for it', change: () => {}, retries: true },
  ])('is offered again $why', async ({ change, retries }) => {
    const { log, device } = await openRefused();
    server.refuses = () => false;
    await log.sync();
    expect(subjectsOf(server.logOf(LAN)), 'not before').toEqual(['kana:あ', 'kana:う']);
    change(device);
    await (retries ? log.retry() : log.sync());
    expect(subjectsOf(server.logOf(LAN))).toEqual(['kana:あ', 'kana:う', 'kana:い']);
    expect([log.refused(), await log.unsentOf(LAN)]).toEqual([[], []]);
  });

  test('survives that another person uses this browser', async () => {
    const { log, person } = await openRefused();
    person.userId = MINH;
    await log.sync();
    expect([log.refused(), server.logOf(MINH)]).toEqual([[], []]);
    person.userId = LAN;
    await log.sync();
    expect(log.refused()).toHaveLength(1);
  });

  test('is given up by the learner alone', async () => {
    const { log } = await openRefused();
    await log.giveUp(new Set(log.refused().map(({ id }) => id)));
    expect([log.refused(), subjectsOf(log.events())]).toEqual([[], ['kana:あ', 'kana:う']]);
  });

  test.each([
    { bad: 1, mostCalls: 9, taken: LEARNING_EVENTS_PER_CALL - 1, why: 'one is found by halving' },
    { bad: 3, mostCalls: 27, taken: LEARNING_EVENTS_PER_CALL - 3, why: 'so are a few' },
    {
      bad: LEARNING_EVENTS_PER_CALL,
      mostCalls: LEARNING_REFUSED_CALLS_MAX + 8,
      taken: 0,
      why: 'a server that takes nothing is not asked about each',
    },
  ])('costs few calls: $why', async ({ bad, mostCalls, taken }) => {
    const { log, person } = openBrowser();
    await log.record(kana(LEARNING_EVENTS_PER_CALL));
    person.userId = LAN;
    const every = Math.floor(LEARNING_EVENTS_PER_CALL / bad);
    const isBad = (place: number) => place % every === 0 && place < bad * every;
    server.refuses = ({ subject }) => isBad(Number(subject.slice('kana:あ'.length)));
    await log.sync();
    expect(server.refusedCalls).toBeLessThanOrEqual(mostCalls);
    expect(server.logOf(LAN).length).toBeGreaterThanOrEqual(taken);
    expect(log.refused().length + server.logOf(LAN).length).toBe(LEARNING_EVENTS_PER_CALL);
  });

  test('all of many good ones arrive in the end, whatever is refused beside them', async () => {
    const { log, person } = openBrowser();
    const count = 100;
    await log.record(kana(count));
    person.userId = LAN;
    server.refuses = ({ subject }) => Number(subject.slice('kana:あ'.length)) % 2 === 0;
    await log.sync();
    for (let times = 0; times < 10; times += 1) await log.retry();
    expect(server.logOf(LAN)).toHaveLength(count / 2);
  });
});

interface Device {
  aheadMs: number;
  build: string;
}

describe('a long log on a new device', () => {
  beforeEach(() => {
    server.now = new Date(Date.UTC(2026, 10, 1, 8));
    server.readPerCall = 10;
    const at = (place: number) => new Date(Date.UTC(2026, 9, 1, 0, 0, place)).toISOString();
    for (const [place, event] of kana(40).entries())
      server.logOf(LAN).push({ ...event, id: `old ${place}`, at: at(place) });
  });

  test('tells how much is there, and nothing is computed before it is whole', async () => {
    const { log, person, progress } = openBrowser();
    person.userId = LAN;
    const seen: unknown[] = [];
    log.subscribe(() => seen.push(log.events()?.length));
    await log.sync();
    expect(progress.filter(Boolean)).toEqual([
      { share: 0.25, state: 'fetching' },
      { share: 0.5, state: 'fetching' },
      { share: 0.75, state: 'fetching' },
    ]);
    expect(progress.at(-1)).toBeNull();
    expect(new Set(seen)).toEqual(new Set([undefined, 40]));
  });

  test('a device that is cut off in the middle says so, also after a reload, and goes on from there', async () => {
    const { log, person, progress, open } = openBrowser();
    person.userId = LAN;
    server.fails = (after) => (after === 20 ? new TypeError('Failed to fetch') : null);
    await expect(log.sync()).rejects.toThrow('Failed to fetch');
    expect(progress.at(-1)).toEqual({ share: 0.5, state: 'waiting' });
    const reloaded = open();
    await reloaded.record([right('か')]);
    expect([log.events(), reloaded.events()]).toEqual([undefined, undefined]);
    server.fails = () => null;
    const { calls } = server;
    await reloaded.sync();
    expect(server.calls - calls, 'sends what was learnt, and fetches the other half and that').toBe(4);
    expect(reloaded.events()).toHaveLength(41);
  });

  test.each([
    { cutAfter: null, why: 'all of them' },
    { cutAfter: 20, why: 'some of them' },
  ])(
    'two tabs that open at once both have the whole log: the other one has fetched $why meanwhile',
    async ({ cutAfter }) => {
      const { log, person, open } = openBrowser();
      person.userId = LAN;
      const other = open();
      // This tab has read the device, and sends first.
      await log.record([right('か')]);
      server.onCall = async () => {
        server.onCall = async () => {};
        server.fails = (after) => (after === cutAfter ? new TypeError('Failed to fetch') : null);
        await other.sync().catch(() => undefined);
        server.fails = () => null;
      };
      await log.sync();
      expect(log.events()).toHaveLength(41);
      await other.sync();
      expect(other.events()).toHaveLength(41);
    },
  );

  test('a session that ends in the middle is named: nothing more comes before its owner signs in again', async () => {
    const { log, person, progress, open } = openBrowser();
    person.userId = LAN;
    server.fails = (after) => (after === 20 ? new ApiError(401, 'Hết phiên.') : null);
    await log.sync().catch(() => undefined);
    Object.assign(person, { userId: null, account: LAN });
    for (const one of [log, open()]) {
      await one.sync();
      expect(progress.at(-1)).toEqual({ share: 0.5, state: 'needs-login' });
    }
    server.fails = () => null;
    person.userId = LAN;
    await log.sync();
    expect([progress.at(-1), log.events()?.length]).toEqual([null, 40]);
  });

  test('a device that never reached its account says so instead of showing an empty log', async () => {
    const { log, person, progress } = openBrowser();
    person.userId = LAN;
    server.online = false;
    await expect(log.sync()).rejects.toThrow('Failed to fetch');
    expect([log.events(), progress.at(-1)]).toEqual([undefined, { share: 0, state: 'waiting' }]);
  });

  test('waits as long as a full rate asks for, and then goes on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { log, person } = openBrowser();
    person.userId = LAN;
    let isFull = true;
    server.fails = (after) =>
      after === 20 && isFull ? new ApiError(429, 'Chờ một chút.', undefined, [], undefined, 30) : null;
    const syncing = log.sync();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(log.events()).toBeUndefined();
    isFull = false;
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    await syncing;
    expect(log.events()).toHaveLength(40);
  });

  test('the next person does not wait for that', async () => {
    const { log, person } = openBrowser();
    person.userId = LAN;
    server.fails = () => new ApiError(429, 'Chờ một chút.', undefined, [], undefined, 60);
    const syncing = log.sync();
    await vi.waitFor(() => expect(server.calls).toBe(1));
    person.userId = MINH;
    server.fails = () => null;
    await log.sync();
    await syncing;
    expect(log.events()).toEqual([]);
  });

  test('an earlier version of the server, which does not say how much there is, is read too', async () => {
    server.now = null;
    const { log, person } = openBrowser();
    person.userId = LAN;
    await log.sync();
    expect(log.events()).toHaveLength(40);
  });
});

describe('a log that was whole', () => {
  beforeEach(() => {
    server.now = new Date(Date.UTC(2026, 10, 1, 8));
    server.readPerCall = 10;
  });

  /** As many events of another device, such as an import of a deck. */
  const receive = (count: number) =>
    server.logOf(LAN).push(
      ...kana(count).map((event, place) => ({
        ...event,
        id: `new ${place}`,
        at: new Date(Date.UTC(2026, 9, 2, 0, 0, place)).toISOString(),
      })),
    );

  test.each([
    { from: 'another device', cutAfter: null, before: 1, after: 36 },
    { from: 'another device, and the network is gone in the middle', cutAfter: 21, before: 1, after: 36 },
    { from: 'this device', cutAfter: null, before: 1, after: 36 },
    { from: 'a visitor who signs in', cutAfter: 20, before: 35, after: 35 },
  ])(
    'is shown all the time while many new events arrive from $from',
    async ({ from, cutAfter, ...counts }) => {
      const { log, person, progress, open } = openBrowser();
      if (from === 'a visitor who signs in') await log.record(kana(35));
      person.userId = LAN;
      if (from !== 'a visitor who signs in') {
        await log.record([right('か')]);
        await log.sync();
      }
      if (from === 'this device') await log.record(kana(35));
      if (from.startsWith('another')) receive(35);
      progress.length = 0;
      const seen: (number | undefined)[] = [];
      log.subscribe(() => seen.push(log.events()?.length));
      server.fails = (last) => (last === cutAfter ? new TypeError('Failed to fetch') : null);
      await log.sync().catch(() => undefined);
      const shown = from === 'a visitor who signs in' ? seen.slice(seen.indexOf(35)) : seen;
      expect(shown).not.toContain(undefined);
      expect(log.events()?.length).toBeGreaterThanOrEqual(counts.before);
      // Its next start is without a network.
      const reloaded = open();
      await reloaded.read();
      expect(reloaded.events()?.length, 'after a reload').toBeGreaterThanOrEqual(counts.before);
      server.fails = () => null;
      await reloaded.sync();
      expect(reloaded.events()).toHaveLength(counts.after);
      const told = from === 'a visitor who signs in' ? [] : progress.filter(Boolean);
      expect(told).toEqual([]);
    },
  );
});

describe('a device of the previous release, which has not stored how long the log is', () => {
  beforeEach(() => {
    server.now = new Date(Date.UTC(2026, 10, 1, 8));
    server.readPerCall = 10;
    server.logOf(LAN).push(...kana(25).map((event, place) => stored(event, place)));
  });
  const stored = (event: NewEvent, place: number): StoredLearningEvent => ({
    ...event,
    id: `old ${place}`,
    at: new Date(Date.UTC(2026, 9, 1, 0, 0, place)).toISOString(),
  });

  test.each([
    { last: 25, offline: 25, why: 'it has fetched everything' },
    { last: 10, offline: 10, why: 'it was cut off, which nobody can know before the next reply' },
  ])('shows what it has without a network: $why', async ({ last, offline }) => {
    const { log, person } = openBrowser();
    person.userId = LAN;
    server.online = false;
    await log.read();
    const database = await openDatabase();
    for (const event of server.logOf(LAN).slice(0, last))
      await database.put('events', { ...event, owner: LAN, sent: true });
    await database.put('fetched', last, LAN);
    database.close();
    await log.sync().catch(() => undefined);
    expect(log.events()).toHaveLength(offline);
    server.online = true;
    server.fails = (after) => (after === 20 ? new TypeError('Failed to fetch') : null);
    await log.sync().catch(() => undefined);
    expect(log.events()?.length, 'the reply says otherwise').toBe(last === 25 ? 25 : undefined);
    server.fails = () => null;
    await log.sync();
    expect(log.events()).toHaveLength(25);
  });
});

describe('a wrong clock', () => {
  const HOUR = 3_600_000;
  /** What another device has sent: a card that was put aside an hour ago. */
  const suspended = { kind: 'card-suspended', subject: 'word:1-read', result: 'right' } as const;
  beforeEach(() => {
    server.now = new Date(Date.UTC(2026, 10, 1, 8, 0, 30));
    server.logOf(LAN).push({ ...suspended, id: 'of the laptop', at: '2026-11-01T07:00:00.000Z' });
  });

  test.each([
    { aheadMs: -3 * HOUR, why: 'that is behind by hours' },
    { aheadMs: -3 * 24 * HOUR, why: 'that is behind by days' },
    { aheadMs: 5 * HOUR, why: 'that is ahead' },
    { aheadMs: 0, why: 'that is right' },
  ])(
    '$why is corrected by that of the server, also at the next start without a network',
    async ({ aheadMs }) => {
      const { log, person, device, open } = openBrowser();
      person.userId = LAN;
      device.aheadMs = aheadMs;
      await log.sync();
      server.online = false;
      for (const one of [log, open()]) {
        await one.read();
        await one.record([{ ...suspended, kind: 'card-resumed' }]);
        const last = one.events()?.at(-1);
        expect(last).toMatchObject({ kind: 'card-resumed' });
        expect(Math.abs(Date.parse(last?.at ?? '') - Date.UTC(2026, 10, 1, 8))).toBeLessThan(2 * 60_000);
        expect(Math.abs(one.now() - Date.UTC(2026, 10, 1, 8))).toBeLessThan(2 * 60_000);
      }
    },
  );

  test.each([
    { count: 1, why: 'one answer' },
    { count: 25, why: 'more than one part of the log has' },
  ])(
    'that is ahead dates nothing of the future by what it has recorded itself before the first exchange: $why',
    async ({ count }) => {
      server.readPerCall = 10;
      const { log, person, device, open } = openBrowser();
      person.userId = LAN;
      device.aheadMs = 5 * HOUR;
      await log.record(kana(count));
      await log.sync();
      for (const one of [log, open()]) {
        await one.read();
        await one.record([right('か')]);
        expect(one.events()?.at(-1)?.subject).toBe('kana:か');
        for (const time of [one.now(), Date.parse(one.events()?.at(-1)?.at ?? '')])
          expect(Math.abs(time - Date.UTC(2026, 10, 1, 8))).toBeLessThan(2 * 60_000);
      }
    },
  );

  test('an earlier server does not say its time: nothing is dated before what the log has', async () => {
    server.now = null;
    const { log, person, device } = openBrowser();
    person.userId = LAN;
    device.aheadMs = -5 * HOUR;
    await log.sync();
    await log.record([{ ...suspended, kind: 'card-resumed' }]);
    await log.record([suspended]);
    await log.record([{ ...suspended, kind: 'card-resumed' }]);
    expect(log.events()?.map(({ kind }) => kind)).toEqual([
      'card-suspended',
      'card-resumed',
      'card-suspended',
      'card-resumed',
    ]);
    expect(log.now()).toBeGreaterThanOrEqual(Date.parse('2026-11-01T07:00:00.000Z'));
  });

  test('one event of a clock that was far ahead does not date all that follow', async () => {
    const { log, device } = openBrowser();
    device.aheadMs = 4 * 365 * 24 * HOUR;
    await log.record([right('あ')]);
    device.aheadMs = 0;
    await log.record([right('い')]);
    expect(subjectsOf(log.events())).toEqual(['kana:い', 'kana:あ']);
  });
});
