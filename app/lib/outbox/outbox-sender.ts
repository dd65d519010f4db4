import {
  OUTBOX_CALL_TIMEOUT_MS,
  OUTBOX_FAILING_IN_A_ROW,
  OUTBOX_FAILURES_MAX,
} from '#contract/device-limits.ts';
import type { Endpoint, EndpointArguments } from '#contract/endpoint.ts';
import { type Api, ApiError } from '../api/api.ts';
import { isWaiting, laneOf, type OutboxEntry, type OutboxKind } from './outbox-entry.ts';
import { askedPauseOf, failureOf, pauseAfter, reasonOf } from './outbox-failure.ts';
import { type Call, type OutboxReplies, sendEntry } from './outbox-kinds.ts';
import type { OutboxStore } from './outbox-store.ts';

interface SenderParts {
  readonly store: () => Promise<OutboxStore>;
  readonly api: Pick<Api, 'call'>;
  /** The owner whose entries may be sent now; null if their session has expired. */
  readonly sender: () => number | null;
  readonly now: () => Date;
  /** Calls back after a pause; a later call replaces it. */
  readonly wakeAfter: (ms: number) => void;
  /** Somebody waits for this entry: its refusal is told there, and nothing is kept. */
  readonly isAwaited: (entry: OutboxEntry) => boolean;
  /** Before the entry is removed, so that nobody finds it gone without a reply. */
  readonly onReply: (entry: OutboxEntry, reply: OutboxReplies[OutboxKind]) => void;
  readonly onSent: (entry: OutboxEntry, reply: OutboxReplies[OutboxKind]) => Promise<void>;
  /** The entry has stayed, was put aside, or was refused. */
  readonly onFailed: () => Promise<void>;
  /** The server has refused an awaited entry, for now or for good. Before it is removed. */
  readonly onRefused: (entry: OutboxEntry, error: ApiError) => void;
}

/** The account was changed between two calls of an entry. */
class OwnerChanged extends Error {}

/** `held`: the entries behind it in its lane wait, too. */
type Result = 'done' | 'held' | 'stopped';

/** What can be paused beside everything. */
const pausedWith = (entry: OutboxEntry): readonly string[] => [laneOf(entry), `kind ${entry.kind}`];

/**
 * Sends what waits, in its order. An entry that fails holds up only those of its lane, for a growing pause, and is put
 * aside after some tries; without a network all of them wait.
 */
export function createSender(parts: SenderParts) {
  const { store, api, sender, now, wakeAfter, isAwaited, onReply, onSent, onFailed, onRefused } = parts;
  let stops = 0;
  let pausedUntil = 0;
  const pauses = new Map<string, number>();

  async function sendWaiting(evenIfPaused: boolean): Promise<void> {
    const by = sender();
    if (by === null || (!evenIfPaused && now().getTime() < pausedUntil)) return;
    const entries = await store();
    const held = new Set<string>();
    const isNext = (entry: OutboxEntry): boolean => {
      if (entry.owner !== by || !isWaiting(entry) || held.has(laneOf(entry))) return false;
      const isHeld = !evenIfPaused && isPaused(entry);
      if (isHeld) held.add(laneOf(entry));
      return !isHeld;
    };
    const findNext = async () => (await entries.all()).find(isNext);
    let failing = 0;
    for (let next = await findNext(); next && sender() === by; next = await findNext()) {
      const result = await sendOne(entries, next);
      if (result === 'stopped') return;
      failing = result === 'held' ? failing + 1 : 0;
      if (result === 'held') held.add(laneOf(next));
      if (failing >= OUTBOX_FAILING_IN_A_ROW) break;
    }
    wakeAfterPauses();
  }

  const isPaused = (entry: OutboxEntry): boolean =>
    pausedWith(entry).some((what) => now().getTime() < (pauses.get(what) ?? 0));

  function wakeAfterPauses(): void {
    const left = [...pauses.values()].map((until) => until - now().getTime()).filter((ms) => ms > 0);
    if (left.length > 0) wakeAfter(Math.min(...left));
  }

  /** Calls as the owner only: they may have logged out between two calls. */
  const callAs =
    (by: number): Call =>
    <E extends Endpoint>(endpoint: E, input: EndpointArguments<E>, key?: string) => {
      if (sender() !== by) throw new OwnerChanged();
      return api.call(endpoint, input, AbortSignal.timeout(OUTBOX_CALL_TIMEOUT_MS), key);
    };

  async function sendOne(entries: OutboxStore, entry: OutboxEntry): Promise<Result> {
    try {
      const reply = await sendEntry(callAs(entry.owner), entry, now());
      resume(entry);
      onReply(entry, reply);
      await entries.remove(entry.id);
      await onSent(entry, reply);
      return 'done';
    } catch (error) {
      if (error instanceof OwnerChanged) return 'stopped';
      const result = await settleFailure(entries, entry, error);
      await onFailed();
      return result;
    }
  }

  async function settleFailure(entries: OutboxStore, entry: OutboxEntry, error: unknown): Promise<Result> {
    const failure = failureOf(error);
    if (failure !== 'stopped') resume(entry);
    // What stops everything is no answer to this entry: it waits, and so does whoever has sent it.
    if (error instanceof ApiError && failure !== 'stopped' && isAwaited(entry)) {
      onRefused(entry, error);
      await entries.remove(entry.id);
      return 'done';
    }
    switch (failure) {
      case 'stopped':
        return stop(error);
      case 'limited':
        pauses.set(`kind ${entry.kind}`, now().getTime() + Math.max(pauseAfter(1), askedPauseOf(error)));
        return 'held';
      case 'failed':
        return noteFailure(entries, entry, error);
      case 'refused':
        await entries.replace({ ...entry, refusal: reasonOf(error) });
        return 'done';
    }
  }

  async function noteFailure(entries: OutboxStore, entry: OutboxEntry, error: unknown): Promise<Result> {
    const failures = (entry.failures ?? 0) + 1;
    if (failures >= OUTBOX_FAILURES_MAX) {
      await entries.replace({ ...entry, failures, refusal: reasonOf(error) });
      return 'done';
    }
    await entries.replace({ ...entry, failures });
    pauses.set(laneOf(entry), now().getTime() + pauseAfter(failures));
    return 'held';
  }

  /** The server has answered, so it takes calls again, also those of this lane. */
  function resume(entry: OutboxEntry): void {
    stops = pausedUntil = 0;
    for (const what of pausedWith(entry)) pauses.delete(what);
  }

  function stop(error: unknown): Result {
    stops += 1;
    const ms = Math.max(pauseAfter(stops), askedPauseOf(error));
    // Without a network nobody is hurt by another try, such as that of the next answer.
    if (error instanceof ApiError) pausedUntil = now().getTime() + ms;
    wakeAfter(ms);
    return 'stopped';
  }

  return { sendWaiting };
}
