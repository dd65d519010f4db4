import { OUTBOX_FAILURES_MAX, OUTBOX_MAX, OUTBOX_PATIENCE_MS } from '#contract/device-limits.ts';
import { type Api, ApiError } from '../api/api.ts';
import { logFailure } from '../log.ts';
import type { ServerSilence } from '../network/server-silence.ts';
import { NO_ACCOUNT } from '../owner.ts';
import {
  canBeSent,
  isRepeated,
  mayTryAgain,
  type OutboxEntry,
  type OutboxInputs,
  type OutboxKind,
} from './outbox-entry.ts';
import type { OutboxReplies, SentEntry } from './outbox-kinds.ts';
import { createSender } from './outbox-sender.ts';
import type { OutboxStore } from './outbox-store.ts';

/** What became of an entry that somebody waits for. */
export type Outcome<K extends OutboxKind> =
  /** The reply is unknown if another tab has sent it. */
  | { readonly state: 'sent'; readonly reply: OutboxReplies[K] | undefined }
  /** Without a network, while the server is silent, or until the owner logs in again: what is sent later is told by `onSent`. */
  | { readonly state: 'waiting' }
  | { readonly state: 'full' }
  /** The server was reached and says no, now or for good: it is not kept, because the learner is told. */
  | { readonly state: 'refused'; readonly error: unknown };

interface OutboxParts {
  readonly openStore: () => Promise<OutboxStore>;
  readonly api: Pick<Api, 'call'>;
  /** The account that is signed in, or null. */
  readonly userId: () => number | null;
  /** The account whose data this device keeps: the same, or one whose session has expired. */
  readonly account: () => number | null;
  readonly silence: ServerSilence;
  readonly newId: () => string;
  readonly now: () => Date;
  /** Runs the work while no other tab runs it. */
  readonly inOneTab: (work: () => Promise<void>) => Promise<void>;
  /** Calls back after a pause; a later call replaces it. */
  readonly wakeAfter: (ms: number, work: () => void) => void;
  /** Called before an entry is stored, and whenever it is known what is stored. */
  readonly onStored?: (isEmpty: boolean) => void;
  /** For other tabs. */
  readonly onChanged?: (sent: SentEntry | null) => void;
  /** Something waits only in the memory of this page, because the device has no room for it. */
  readonly onAtRisk?: () => void;
}

type Listener = () => void;
type SentListener = (sent: SentEntry) => void;

/** Answers, comments, likes and saved words on their way to the server: each is applied once (decision 058). */
export function createOutbox(parts: OutboxParts) {
  const { api, userId, account, silence, newId, now } = parts;
  let opened: Promise<OutboxStore> | undefined;
  let known: readonly OutboxEntry[] | null = null;
  let firstRead: Promise<void> | undefined;
  let lastTurn: Promise<void> = Promise.resolve();
  /** A turn that has not begun sends whatever is added until then. */
  let nextTurn: { evenIfPaused: boolean; readonly isOver: Promise<void> } | undefined;
  const listeners = new Set<Listener>();
  const sentListeners = new Set<SentListener>();
  /** Entries that are sent at once: they are shown as waiting only if that fails. */
  const unsettled = new Set<string>();
  /** Those whose sender waits for the outcome. */
  const awaited = new Set<string>();
  const outcomes = new Map<string, Outcome<OutboxKind>>();

  /** Somebody waits for its outcome. */
  const isSettling = ({ id }: OutboxEntry): boolean => unsettled.has(id) || awaited.has(id);
  const store = (): Promise<OutboxStore> => (opened ??= parts.openStore());
  const owner = (): number => account() ?? NO_ACCOUNT;

  /** Reads what is stored and tells everybody who shows it. */
  async function reread(): Promise<void> {
    const all = await (await store()).all();
    known = all.filter(({ id }) => !unsettled.has(id));
    parts.onStored?.(all.length === 0);
    for (const notify of listeners) notify();
  }

  async function changed(sent: SentEntry | null = null): Promise<void> {
    await reread();
    parts.onChanged?.(sent);
    if (sent) tellSent(sent);
  }

  function tellSent(sent: SentEntry): void {
    for (const notify of sentListeners) notify(sent);
  }

  const sender = createSender({
    store,
    api,
    now,
    sender: () => (owner() === (userId() ?? NO_ACCOUNT) ? owner() : null),
    wakeAfter: (ms) => parts.wakeAfter(ms, () => void send()),
    isAwaited: ({ id }) => awaited.has(id),
    onReply: ({ id }, reply) => void outcomes.set(id, { state: 'sent', reply }),
    async onSent(entry, reply) {
      await changed({ kind: entry.kind, entry, reply } as SentEntry);
      if (!isSettling(entry)) outcomes.delete(entry.id);
    },
    onFailed: () => changed(),
    onRefused: ({ id }, error) => void outcomes.set(id, { state: 'refused', error }),
  });

  /** One turn after the other: an entry that is added while others are sent is sent after them. */
  function send(evenIfPaused = false): Promise<void> {
    if (nextTurn) {
      nextTurn.evenIfPaused ||= evenIfPaused;
      return nextTurn.isOver;
    }
    const begin = async () => {
      const isAsked = nextTurn?.evenIfPaused ?? evenIfPaused;
      nextTurn = undefined;
      await sender.sendWaiting(isAsked);
    };
    const isOver = lastTurn
      .then(() => parts.inOneTab(begin))
      .catch((error: unknown) => {
        nextTurn = undefined;
        logFailure('What waits for the network could not be sent', error);
      });
    nextTurn = { evenIfPaused, isOver };
    return (lastTurn = isOver);
  }

  /** Stops waiting after a while; sending continues in the background. */
  async function sendPatiently(): Promise<void> {
    const patience = silence.waitForAnswer(OUTBOX_PATIENCE_MS);
    await Promise.race([send(), patience.over]);
    patience.end();
  }

  const entryOf = <K extends OutboxKind>(kind: K, input: OutboxInputs[K]): OutboxEntry =>
    ({
      id: newId(),
      owner: owner(),
      kind,
      input,
      at: now().toISOString(),
    }) as unknown as OutboxEntry;

  async function outcomeOf({ id }: OutboxEntry): Promise<Outcome<OutboxKind>> {
    const entries = await store();
    const left = (await entries.all()).find((entry) => entry.id === id);
    const told = outcomes.get(id);
    if (told) return told;
    if (!left) return { state: 'sent', reply: undefined };
    if (left.refusal === undefined) return { state: 'waiting' };
    // Another tab was told.
    await entries.remove(id);
    return { state: 'refused', error: new ApiError(400, left.refusal) };
  }

  async function put(entry: OutboxEntry, isAwaited: boolean): Promise<Outcome<OutboxKind>> {
    const same = (await (await store()).all()).find((earlier) => isRepeated(entry, earlier));
    if (same && isSettling(same)) {
      await sendPatiently();
      return { state: 'waiting' };
    }
    const { id } = same ?? entry;
    if (!same) unsettled.add(id);
    if (isAwaited) awaited.add(id);
    try {
      parts.onStored?.(false);
      if (!same && !(await (await store()).add(entry, OUTBOX_MAX))) return { state: 'full' };
      await sendPatiently();
      return await outcomeOf(same ?? entry);
    } finally {
      for (const ids of [unsettled, awaited]) ids.delete(id);
      outcomes.delete(id);
      await changed();
      if ((await store()).isAtRisk(id)) parts.onAtRisk?.();
    }
  }

  return {
    /** What waits, and what was refused, of all accounts; null until it is read. */
    entries: (): readonly OutboxEntry[] | null => known,
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      // Once, however many comments ask.
      if (known === null) firstRead ??= reread();
      return () => listeners.delete(listener);
    },
    /** Hears of every entry that this or another tab has sent. */
    onSent(listener: SentListener): () => void {
      sentListeners.add(listener);
      return () => sentListeners.delete(listener);
    },

    /** Sends it now if possible and says what became of it, or that it waits. */
    submit: <K extends OutboxKind>(kind: K, input: OutboxInputs[K]): Promise<Outcome<K>> =>
      put(entryOf(kind, input), true) as Promise<Outcome<K>>,

    /** The same where nobody waits: whatever the server says for now, it is sent later. False if there is no room. */
    add: async <K extends OutboxKind>(kind: K, input: OutboxInputs[K]): Promise<boolean> =>
      (await put(entryOf(kind, input), false)).state !== 'full',

    /** Takes over entries of an older version. */
    async take(entries: readonly OutboxEntry[]): Promise<void> {
      const stored = await store();
      for (const entry of entries) await stored.add(entry, OUTBOX_MAX);
      await changed();
    },

    send: (): Promise<void> => send(),
    /** Without regard to a pause, and what failed too often once more: the learner asks for it. */
    async sendNow(): Promise<void> {
      const stored = await store();
      const aside = (await stored.all()).filter((entry) => entry.owner === owner() && mayTryAgain(entry));
      for (const { refusal: _, isTold: __, ...entry } of aside)
        await stored.replace({ ...entry, failures: OUTBOX_FAILURES_MAX - 1 });
      await send(true);
    },

    async remove(id: string): Promise<void> {
      await (await store()).remove(id);
      await changed();
    },
    /** Marks a refusal as told, so that the learner is told once. */
    async markTold(entry: OutboxEntry): Promise<void> {
      await (await store()).replace({ ...entry, isTold: true });
      await changed();
    },
    /** What the owner would lose with `forget`, without what was refused for good. */
    waitingCount: async (by: number): Promise<number> =>
      (await (await store()).all()).filter((entry) => entry.owner === by && canBeSent(entry)).length,
    async forget(by: number): Promise<void> {
      await (await store()).removeOf(by);
      await changed();
    },

    /** Another tab has changed what is stored. */
    async onOtherTabChanged(sent: SentEntry | null): Promise<void> {
      if (sent && isSettling(sent.entry)) outcomes.set(sent.entry.id, { state: 'sent', reply: sent.reply });
      await reread();
      if (sent) tellSent(sent);
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
