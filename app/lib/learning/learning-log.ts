import { listLearningEvents, saveLearningEvents } from '#contract/learning/endpoints.ts';
import { LEARNING_EVENTS_PER_CALL } from '#contract/limits.ts';
import { inOrder, type LearningEvent } from '#core/learning/learning-event.ts';
import { type Api, ApiError } from '../api/api.ts';
import { type EventStore, NOBODY, type StoredEvent } from './event-store.ts';

interface LogParts {
  readonly openStore: () => Promise<EventStore>;
  readonly api: () => Pick<Api, 'call'>;
  /** The account that is signed in, or null. */
  readonly userId: () => number | null;
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

/** What a screen reports; the log adds the rest. With an id of its own, it can be recorded again and counts once. */
export type NewEvent = Pick<LearningEvent, 'kind' | 'subject' | 'result' | 'detail'> &
  Partial<Pick<LearningEvent, 'id'>>;

export type LearningLog = ReturnType<typeof createLearningLog>;

/**
 * The learning events of the person at this browser. They are stored here first, and sent to the account if there is
 * one. Events from before the login move to the account that signs in.
 */
export function createLearningLog(parts: LogParts) {
  const { openStore, api, userId, newId, now, notesFor = () => [], onStored } = parts;
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

  const isOwner = (account: number | undefined) => account === (userId() ?? NOBODY);

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
    const current = userId() ?? NOBODY;
    const rows = await (await store()).claim(current);
    if (!isOwner(current)) return read();
    owner = current;
    known = new Map();
    show(rows);
  }

  /** Sends what the server does not have, then fetches what other devices have sent. */
  async function sync(): Promise<void> {
    await inTurn(read);
    if (owner === undefined || owner === NOBODY) return;
    const account = owner;
    const isCurrent = () => owner === account && userId() === account;
    await sendAll(account, isCurrent);
    await fetchAll(account, isCurrent);
  }

  async function sendAll(account: number, isCurrent: () => boolean): Promise<void> {
    const unsent = () => [...known.values()].filter(({ sent }) => !sent).slice(0, LEARNING_EVENTS_PER_CALL);
    for (let batch = unsent(); batch.length > 0 && isCurrent(); batch = unsent()) {
      await send(batch);
      const sent = batch.map((event) => ({ ...event, owner: account, sent: true }));
      await inTurn(async () => {
        if (isCurrent()) show(sent);
        await keep(sent);
      });
    }
  }

  async function send(batch: readonly StoredEvent[]): Promise<void> {
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
      await api().call(saveLearningEvents, { body });
    } catch (error) {
      if (!(error instanceof ApiError) || error.statusCode !== 400) throw error;
      // One event that the server does not understand must not hold up the others.
      if (batch.length > 1) for (const event of batch) await send([event]);
    }
  }

  async function fetchAll(account: number, isCurrent: () => boolean): Promise<void> {
    const stored = await store();
    let hasMore = true;
    while (hasMore && isCurrent()) {
      const after = await stored.lastFetched(account);
      const part = await api().call(listLearningEvents, { query: { after: String(after) } });
      if (!isCurrent()) return;
      const fetched = part.events.map((event) => ({ ...event, owner: account, sent: true }));
      await inTurn(async () => {
        if (isCurrent() && fetched.length > 0) show(fetched);
        await keep(fetched);
        await stored.setLastFetched(account, part.last);
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
        if (!isOwner(owner)) await read();
        const at = now();
        const notes = notesFor(added, events ?? [], at);
        const created = [...notes, ...added].map((event) => ({
          ...event,
          id: event.id ?? newId(),
          at: at.toISOString(),
          owner: owner ?? NOBODY,
          sent: false,
        }));
        show(created);
        await keep(created);
      }),

    read: () => inTurn(read),

    /** One at a time; a second request waits for the first. Fails when the server cannot be reached. */
    sync: (): Promise<void> => (syncing ??= sync().finally(() => (syncing = undefined))),
  };
}
