import { OUTBOX_CALL_TIMEOUT_MS } from '#contract/device-limits.ts';
import { LEARNING_EVENTS_PER_CALL } from '#contract/learning-limits.ts';
import { listLearningEvents, saveLearningEvents } from '#contract/learning/endpoints.ts';
import { inOrder, type LearningEvent } from '#core/learning/learning-event.ts';
import { type Api, ApiError } from '../api/api.ts';
import { NO_ACCOUNT } from '../owner.ts';
import type { EventStore, StoredEvent } from './event-store.ts';

interface LogParts {
  readonly openStore: () => Promise<EventStore>;
  readonly api: () => Pick<Api, 'call'>;
  /** The account that is signed in, or null. */
  readonly userId: () => number | null;
  /** The account whose data this device keeps: the same, or one whose session has expired. */
  readonly account: () => number | null;
  readonly newId: () => string;
  readonly now: () => Date;
  /** What is noted beside new events, such as that the learner has moved to another time zone. */
  readonly notesFor?: (
    added: readonly NewEvent[],
    known: readonly LearningEvent[],
    now: Date,
  ) => readonly NewEvent[];
  /** Called after this page has changed the store, so that other tabs read it again. */
  readonly onStored: () => void;
}

/** On a network that hangs a call ends at some time, and is repeated later: the next exchange waits for it. */
const timeout = (): AbortSignal => AbortSignal.timeout(OUTBOX_CALL_TIMEOUT_MS);

/** What a screen reports; the log adds the rest. With an id of its own, it can be recorded again and counts once. */
export type NewEvent = Pick<LearningEvent, 'kind' | 'subject' | 'result' | 'detail'> &
  Partial<Pick<LearningEvent, 'id'>>;

export type LearningLog = ReturnType<typeof createLearningLog>;

/**
 * The learning events of the person at this browser. They are stored here first, and sent to the account if there is
 * one and it is signed in. Events from before the login move to the account that signs in.
 */
export function createLearningLog(parts: LogParts) {
  const { openStore, api, userId, account, newId, now, notesFor = () => [], onStored } = parts;
  const listeners = new Set<() => void>();
  let opened: Promise<EventStore> | undefined;
  let owner: number | undefined;
  let known = new Map<string, StoredEvent>();
  /** In the order of replay; undefined until they have been read. */
  let events: readonly LearningEvent[] | undefined;
  let syncing: Promise<void> | undefined;

  let lastTurn: Promise<unknown> = Promise.resolve();

  const store = () => (opened ??= openStore());

  /** One after the other: a reading that began before an event was stored must not end after it. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = lastTurn.then(work);
    lastTurn = turn.catch(() => undefined);
    return turn;
  }

  const person = (): number => account() ?? NO_ACCOUNT;

  function show(changed: readonly StoredEvent[]): void {
    for (const event of changed) known.set(event.id, event);
    events = inOrder(known.values());
    listeners.forEach((notify) => notify());
  }

  async function keep(changed: readonly StoredEvent[]): Promise<void> {
    if (changed.length === 0) return;
    await (await store()).put(changed);
    onStored();
  }

  /** Reads the events of whoever is signed in now. */
  async function read(): Promise<void> {
    const current = person();
    const rows = await (await store()).claim(current);
    if (person() !== current) return read();
    owner = current;
    known = new Map();
    show(rows);
  }

  /** Sends what the server does not have, then fetches what other devices have sent. */
  async function sync(): Promise<void> {
    await inTurn(read);
    const by = userId();
    if (by === null || owner !== by) return;
    const isCurrent = () => owner === by && userId() === by;
    await sendAll(by, isCurrent);
    await fetchAll(by, isCurrent);
    // What was recorded while others were fetched.
    await sendAll(by, isCurrent);
  }

  async function sendAll(by: number, isCurrent: () => boolean): Promise<void> {
    const unsent = () => [...known.values()].filter(({ sent }) => !sent).slice(0, LEARNING_EVENTS_PER_CALL);
    for (let batch = unsent(); batch.length > 0 && isCurrent(); batch = unsent()) {
      const sent = (await send(batch, isCurrent)).map((event) => ({ ...event, owner: by, sent: true }));
      await inTurn(async () => {
        if (isCurrent()) show(sent);
        // Somebody who has left meanwhile has taken them along.
        await (await store()).replace(sent);
        onStored();
      });
    }
  }

  /** Returns those that the server has now, or never wants. */
  async function send(
    batch: readonly StoredEvent[],
    isCurrent: () => boolean,
  ): Promise<readonly StoredEvent[]> {
    const body = {
      events: batch.map(({ id, kind, subject, result, at, detail }) => ({
        id,
        kind,
        subject,
        result,
        at,
        detail,
      })),
    };
    try {
      await api().call(saveLearningEvents, { body }, timeout());
      return batch;
    } catch (error) {
      if (!(error instanceof ApiError) || error.statusCode !== 400) throw error;
      if (batch.length === 1) return batch;
      // One event that the server does not understand must not hold up the others.
      const done: StoredEvent[] = [];
      for (const event of batch) if (isCurrent()) done.push(...(await send([event], isCurrent)));
      return done;
    }
  }

  async function fetchAll(by: number, isCurrent: () => boolean): Promise<void> {
    const stored = await store();
    let hasMore = true;
    while (hasMore && isCurrent()) {
      const after = await stored.lastFetched(by);
      const part = await api().call(listLearningEvents, { query: { after: String(after) } }, timeout());
      if (!isCurrent()) return;
      const fetched = part.events.map((event) => ({ ...event, owner: by, sent: true }));
      await inTurn(async () => {
        // Nothing of somebody who has left meanwhile is stored.
        if (!isCurrent()) return;
        if (fetched.length > 0) show(fetched);
        await keep(fetched);
        await stored.setLastFetched(by, part.last);
      });
      hasMore = part.hasMore;
    }
  }

  return {
    events: () => events,

    /** Calls the listener after every change of `events`. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    record: (added: readonly NewEvent[]): Promise<void> =>
      inTurn(async () => {
        if (owner !== person()) await read();
        const at = now();
        const notes = notesFor(added, events ?? [], at);
        const created = [...notes, ...added].map((event) => ({
          ...event,
          id: event.id ?? newId(),
          at: at.toISOString(),
          owner: owner ?? NO_ACCOUNT,
          sent: false,
        }));
        show(created);
        await keep(created);
      }),

    read: () => inTurn(read),

    /** Whether something would be lost with this page: there is no room on the device, and it was not sent. */
    isAtRisk: async (): Promise<boolean> => (await store()).isAtRisk(),

    /** What the account has done here and the server does not have. */
    unsentOf: (owned: number): Promise<readonly LearningEvent[]> =>
      inTurn(async () => (await store()).unsentOf(owned)),

    /** Removes everything of the account from this browser. */
    forget: (owned: number): Promise<void> =>
      inTurn(async () => {
        await (await store()).removeOf(owned);
        await read();
        onStored();
      }),

    /** One at a time; a second request waits for the first. Fails when the server cannot be reached. */
    sync: (): Promise<void> => (syncing ??= sync().finally(() => (syncing = undefined))),
  };
}
