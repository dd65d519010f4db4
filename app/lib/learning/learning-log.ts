import { OUTBOX_CALL_TIMEOUT_MS } from '#contract/device-limits.ts';
import type { EndpointOutput } from '#contract/endpoint.ts';
import { listLearningEvents, saveLearningEvents } from '#contract/learning/endpoints.ts';
import {
  inOrder,
  knownEvents,
  type LearningEvent,
  type StoredLearningEvent,
} from '#core/learning/learning-event.ts';
import { type Api, ApiError } from '../api/api.ts';
import { callPatiently } from '../api/call-patiently.ts';
import { NO_ACCOUNT } from '../owner.ts';
import { createEventClock } from './event-clock.ts';
import { type EventStore, type Fetched, isWhole, type StoredEvent } from './event-store.ts';
import type { LogProgress } from './log-progress.ts';
import { newOffer, nextBatch, offerEvents } from './offer-events.ts';

interface LogParts {
  readonly openStore: () => Promise<EventStore>;
  readonly api: () => Pick<Api, 'call'>;
  /** The account that is signed in, or null. */
  readonly userId: () => number | null;
  /** The account whose data this device keeps: the same, or one whose session has expired. */
  readonly account: () => number | null;
  readonly newId: () => string;
  readonly now: () => Date;
  /** The build that runs; the next one may say what the server refuses today in another way. */
  readonly build?: () => string | null;
  /** What is noted beside new events, such as that the learner has moved to another time zone. */
  readonly notesFor?: (
    added: readonly NewEvent[],
    known: readonly LearningEvent[],
    now: Date,
  ) => readonly NewEvent[];
  /** Called after this page has changed the store, so that other tabs read it again. */
  readonly onStored: () => void;
  /** While this device has only a part of the account's log; null when it has all of it. */
  readonly onProgress?: (progress: LogProgress | null) => void;
}

/** On a network that hangs a call ends at some time, and is repeated later: the next exchange waits for it. */
const timeout = (): AbortSignal => AbortSignal.timeout(OUTBOX_CALL_TIMEOUT_MS);

/** What a screen reports; the log adds the rest. With an id of its own, it can be recorded again and counts once. */
export type NewEvent = Pick<LearningEvent, 'kind' | 'subject' | 'result' | 'detail'> &
  Partial<Pick<LearningEvent, 'id'>>;

export type LearningLog = ReturnType<typeof createLearningLog>;

type Part = Pick<EndpointOutput<typeof listLearningEvents>, 'last' | 'total' | 'hasMore'>;

/** One exchange with the account that was signed in when it began. */
interface Exchange {
  readonly by: number;
  /** Ends its pauses when somebody else comes. */
  readonly left: AbortController;
  /** Offers again what the server has refused. */
  readonly isRetry: boolean;
}

/**
 * The learning events of the person at this browser. They are stored here first, and sent to the account if there is
 * one and it is signed in. Events from before the login move to the account that signs in.
 */
export function createLearningLog(parts: LogParts) {
  const { openStore, api, userId, account, newId, now, onStored } = parts;
  const { build = () => null, notesFor = () => [], onProgress = () => {} } = parts;
  const clock = createEventClock(now);
  const listeners = new Set<() => void>();
  let opened: Promise<EventStore> | undefined;
  let owner: number | undefined;
  let known = new Map<string, StoredEvent>();
  /** What this build understands, in the order of replay; undefined until they have been read. */
  let events: readonly LearningEvent[] | undefined;
  let refused: readonly StoredEvent[] = [];
  let fetched: Fetched | undefined;
  let exchange: Exchange | undefined;
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

  /** Nothing is computed from a part of a log as if it were all of it. */
  const isComplete = (): boolean => owner === NO_ACCOUNT || (fetched !== undefined && isWhole(fetched));

  function show(changed: readonly StoredEvent[]): void {
    for (const event of changed) known.set(event.id, event);
    clock.note(changed);
    // While parts arrive nobody sees them.
    if (isComplete()) events = inOrder(knownEvents(known.values()));
    refused = [...known.values()].filter(({ refusal }) => refusal !== undefined);
    listeners.forEach((notify) => notify());
  }

  function tellProgress(state: LogProgress['state']): void {
    if (isComplete()) return onProgress(null);
    const { last = 0, total = null } = fetched ?? {};
    onProgress({ share: total ? Math.min(1, last / total) : 0, state });
  }

  async function keep(changed: readonly StoredEvent[]): Promise<void> {
    if (changed.length === 0) return;
    await (await store()).put(changed);
    onStored();
  }

  /** Reads the events of whoever is signed in now. */
  async function read(): Promise<void> {
    const current = person();
    const stored = await store();
    // First how far the fetching has come: what another tab stores meanwhile is then fetched once more.
    const there = await stored.fetched(current);
    const rows = await stored.claim(current);
    const behind = await stored.clockBehind();
    if (person() !== current) return read();
    if (owner !== current) clock.renew([]);
    owner = current;
    known = new Map();
    fetched = there;
    events = undefined;
    clock.setBehind(behind);
    show(rows);
    if (isComplete()) onProgress(null);
  }

  const isCurrent = ({ by }: Exchange): boolean => owner === by && userId() === by;

  /** Calls the server as often as it says, and never in the name of somebody else. */
  const callAs = <Reply>(one: Exchange, call: () => Promise<Reply>): Promise<Reply> =>
    callPatiently(() => {
      if (!isCurrent(one)) one.left.abort();
      one.left.signal.throwIfAborted();
      return call();
    }, one.left.signal);

  /** Sends what the server does not have, then fetches what other devices have sent. */
  async function sync(isRetry: boolean): Promise<void> {
    await inTurn(read);
    const by = userId();
    if (by === null || owner !== by) return tellProgress(by === null ? 'needs-login' : 'waiting');
    const one: Exchange = { by, left: new AbortController(), isRetry };
    exchange = one;
    try {
      const failure = await sendAll(one).then(
        () => undefined,
        (error: unknown) => {
          // A server that takes nothing now may still say what it has.
          if (!(error instanceof ApiError)) throw error;
          return error;
        },
      );
      await fetchAll(one);
      if (failure) throw failure;
      // What was recorded while others were fetched.
      await sendAll({ ...one, isRetry: false });
    } catch (error) {
      if (isCurrent(one)) tellProgress('waiting');
      if (!one.left.signal.aborted) throw error;
    }
    // Somebody else has come meanwhile.
    if (userId() !== by) await sync(isRetry);
  }

  async function sendAll(one: Exchange): Promise<void> {
    const { by, isRetry } = one;
    const offer = newOffer({ startedAt: now().getTime(), build: build(), isRetry });
    const next = () => nextBatch(known.values(), offer);
    for (let batch = next(); batch.length > 0 && isCurrent(one); batch = next()) {
      const { taken, refused: kept } = await offerEvents(batch, (some) => save(some, one), offer);
      const refusal = { build: offer.build, at: offer.startedAt };
      await inTurn(async () => {
        const changed = [
          ...taken.map((event) => ({ ...event, refusal: undefined, owner: by, sent: true })),
          ...kept.map(({ event, reason }) => ({ ...event, refusal: { ...refusal, reason } })),
        ];
        clock.noteTaken(taken);
        if (isCurrent(one)) show(changed);
        // Somebody who has left meanwhile has taken them along.
        await (await store()).replace(changed);
        onStored();
      });
    }
  }

  const save = (some: readonly StoredEvent[], one: Exchange) =>
    callAs(one, () => api().call(saveLearningEvents, { body: { events: some.map(asSent) } }, timeout()));

  async function fetchAll(one: Exchange): Promise<void> {
    const stored = await store();
    const before = fetched;
    let hasMore = true;
    try {
      while (hasMore && isCurrent(one)) hasMore = await fetchPart(one, stored);
    } finally {
      // Once for all parts: other tabs read the whole log again.
      if (before?.last !== fetched?.last || before?.total !== fetched?.total) onStored();
    }
  }

  async function fetchPart(one: Exchange, stored: EventStore): Promise<boolean> {
    // Another tab fetches, too: what it has stored is read here before going on from there.
    if ((await stored.fetched(one.by)).last !== fetched?.last) await inTurn(read);
    if (!isCurrent(one)) return false;
    const after = fetched?.last ?? 0;
    let sentAt = 0;
    const part = await callAs(one, () => {
      sentAt = now().getTime();
      return api().call(listLearningEvents, { query: { after: String(after) } }, timeout());
    });
    const answeredAt = now().getTime();
    if (!isCurrent(one)) return false;
    const fresh = part.events.map((event) => ({ ...event, owner: one.by, sent: true }));
    await inTurn(async () => {
      // Nothing of somebody who has left meanwhile is stored.
      if (!isCurrent(one)) return;
      const isCorrected = clock.compare(part.now, sentAt, answeredAt);
      if (isCorrected) await stored.setClockBehind(clock.behindMs());
      const wasComplete = isComplete();
      // The server may have dated otherwise what this device has sent.
      const isRedated = isCorrected || fresh.some(({ id }) => known.has(id));
      for (const event of fresh) known.set(event.id, event);
      if (isRedated) clock.renew(known.values(), fresh);
      else clock.note(fresh);
      fetched = fetchedWith(part);
      const isNews = fresh.length > 0 || !wasComplete;
      // A whole log that grows by several parts is computed once, when all of them are there.
      if (isNews && !(wasComplete && isComplete() && part.hasMore)) show(fresh);
      tellProgress('fetching');
      await stored.put(fresh);
      await stored.setFetched(one.by, fetched);
    });
    return part.hasMore;
  }

  /**
   * A log that was whole stays whole while news arrive: it is what the account had a moment ago. It is whole, too, if as
   * many events are held as the server has, because this device has sent them.
   */
  function fetchedWith({ last, total, hasMore }: Part): Fetched {
    const held = () => [...known.values()].filter(({ sent }) => sent).length;
    const wasWhole = fetched !== undefined && fetched.total !== null && isWhole(fetched);
    if (wasWhole || (total !== undefined && known.size >= total && held() >= total))
      return { last, total: last };
    return { last, total: Math.max(total ?? 0, last + Number(hasMore)) };
  }

  return {
    /** Undefined until those of this person are read, and as long as a part of their log is missing here. */
    events: () => (owner === person() && isComplete() ? events : undefined),

    /** What the server has refused. It stays here, and counts as what was learnt. */
    refused: () => refused,

    /** Calls the listener after every change of `events` and `refused`. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** The time by which the log is to be read, in milliseconds: that of the server, as far as it is known. */
    now: clock.now,

    record: (added: readonly NewEvent[]): Promise<void> =>
      inTurn(async () => {
        if (owner !== person()) await read();
        const at = clock.next();
        const notes = notesFor(added, events ?? knownEvents(known.values()), at);
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
    unsentOf: (owned: number): Promise<readonly StoredLearningEvent[]> =>
      inTurn(async () => (await store()).unsentOf(owned)),

    /** Removes everything of the account from this browser. */
    forget: (owned: number): Promise<void> =>
      inTurn(async () => {
        await (await store()).removeOf(owned);
        await read();
        onStored();
      }),

    /** Removes refused events that the learner gives up. */
    giveUp: (ids: ReadonlySet<string>): Promise<void> =>
      inTurn(async () => {
        const gone = [...known.values()].filter(({ id, refusal }) => refusal !== undefined && ids.has(id));
        await (await store()).remove(gone);
        await read();
        onStored();
      }),

    /** One at a time; a second request waits for the first. Fails when the server cannot be reached. */
    sync(): Promise<void> {
      // A pause that the server has asked for is not waited for by the next person.
      if (exchange && exchange.by !== userId()) exchange.left.abort();
      return (syncing ??= sync(false).finally(() => (syncing = undefined)));
    },

    /** Also offers again what the server has refused. */
    async retry(): Promise<void> {
      await syncing?.catch(() => undefined);
      await (syncing ??= sync(true).finally(() => (syncing = undefined)));
    },
  };
}

const asSent = ({ id, kind, subject, result, at, detail }: StoredEvent) => ({
  id,
  kind,
  subject,
  result,
  at,
  detail,
});
