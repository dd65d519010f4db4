import * as fakeDatabase from 'fake-indexeddb';
import { expect, vi } from 'vitest';
import { LEARNING_EVENTS_PER_CALL } from '#contract/learning-limits.ts';
import { listLearningEvents, saveLearningEvents } from '#contract/learning/endpoints.ts';
import type { StoredLearningEvent } from '#core/learning/learning-event.ts';
import { type Api, ApiError } from '#app/lib/api/api.ts';
import { openEventStore } from '#app/lib/learning/event-store.ts';
import { createLearningLog, type NewEvent } from '#app/lib/learning/learning-log.ts';
import type { LogProgress } from '#app/lib/learning/log-progress.ts';

/** The logs of the accounts, as the server keeps them. */
function openServer() {
  const logs = new Map<number, StoredLearningEvent[]>();
  const logOf = (account: number) => logs.get(account) ?? logs.set(account, []).get(account) ?? [];
  const server = {
    online: true,
    hangs: false,
    refuses: (event: StoredLearningEvent) => event.subject === '',
    /** While a call is on its way. */
    onCall: async (): Promise<void> => {},
    /** What it answers instead of a part of the log. */
    fails: (_after: number): Error | null => null,
    calls: 0,
    refusedCalls: 0,
    readPerCall: LEARNING_EVENTS_PER_CALL,
    /** Its clock; an earlier version does not say it, nor how long the log is. */
    now: null as Date | null,
    logOf,
  };
  const apiFor = (account: () => number | null): Pick<Api, 'call'> => ({
    async call(endpoint, input, signal): Promise<never> {
      server.calls += 1;
      if (server.hangs)
        await new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)));
      if (!server.online) throw new TypeError('Failed to fetch');
      const log = logOf(account() ?? -1);
      await server.onCall();
      const { body, query } = input as {
        body?: { events: StoredLearningEvent[] };
        query?: { after: string };
      };
      if ((endpoint as object) === saveLearningEvents && body) {
        if (body.events.some(server.refuses)) {
          server.refusedCalls += 1;
          throw new ApiError(400, REFUSED);
        }
        const fresh = body.events.filter(({ id }) => !log.some((event) => event.id === id));
        log.push(...fresh.map((event) => notLaterThan(server.now, event)));
        return { saved: fresh.length } as never;
      }
      expect(endpoint).toBe(listLearningEvents);
      const after = Number(query?.after);
      const failure = server.fails(after);
      if (failure) throw failure;
      const events = log.slice(after, after + server.readPerCall);
      const last = after + events.length;
      const more = server.now && { total: log.length, now: server.now.toISOString() };
      return { events, last, hasMore: last < log.length, ...more } as never;
    },
  });
  return { server, apiFor };
}

/** The server dates nothing later than its own clock. */
function notLaterThan(now: Date | null, event: StoredLearningEvent): StoredLearningEvent {
  const latest = now?.toISOString();
  return latest !== undefined && event.at > latest ? { ...event, at: latest } : event;
}

export const REFUSED = 'Sự kiện này chưa được hiểu.';

/** A server, and browsers with a storage of their own. Each test begins with a new one. */
export function openLearningWorld() {
  const { server, apiFor } = openServer();
  let seconds = 0;
  let ids = 1000;
  const newId = () => `event ${(ids += 1)}`;

  /** A reload opens a new log over the same storage, as may another build. */
  function openBrowser(storage: IDBFactory | undefined = new fakeDatabase.IDBFactory()) {
    const person = { userId: null as number | null, account: null as number | null };
    /** How wrong its clock is, and which build the page has. */
    const device = { aheadMs: 0, build: 'build 1' };
    const progress: (LogProgress | null)[] = [];
    const open = () =>
      createLearningLog({
        openStore() {
          vi.stubGlobal('indexedDB', storage);
          return openEventStore();
        },
        api: () => apiFor(() => person.userId),
        userId: () => person.userId,
        account: () => person.userId ?? person.account,
        newId,
        now: () => new Date(Date.UTC(2026, 10, 1, 8, 0, (seconds += 1)) + device.aheadMs),
        build: () => device.build,
        onStored: () => {},
        onProgress: (now) => progress.push(now),
      });
    return { person, device, progress, open, log: open() };
  }
  return { server, apiFor, openBrowser, newId };
}

export const right = (kana: string): NewEvent => ({
  kind: 'kana-read',
  subject: `kana:${kana}`,
  result: 'right',
});

export const subjectsOf = (events: readonly StoredLearningEvent[] | undefined) =>
  events?.map(({ subject }) => subject);
