import { useEffect, useSyncExternalStore } from 'react';
import { LEARNING_FETCH_LONGEST_PAUSE_MS, LEARNING_FETCH_RETRY_MS } from '#contract/learning-limits.ts';
import type { MinutesEast } from '#core/learning/learning-day.ts';
import { isAnswer, type LearningEvent, type StoredLearningEvent } from '#core/learning/learning-event.ts';
import { timeZoneToNote } from '#core/learning/own-clock.ts';
import { ApiError } from '../api/api.ts';
import { browserApi } from '../api/browser-api.ts';
import { rememberLearner } from '../choices/document-choices.ts';
import { newUuid } from '../new-uuid.ts';
import { noteRefusedLearning } from '../outbox/outbox-flag.ts';
import { runningBuild } from '../running-build.ts';
import { currentSession, deviceAccount, useDeviceAccount, useSession } from '../session/session.ts';
import { tellUnstored } from '../unstored-notice.ts';
import { openEventStore, type StoredEvent } from './event-store.ts';
import { createLearningLog, type LearningLog, type NewEvent } from './learning-log.ts';
import { setLogProgress } from './log-progress.ts';

/** Answers come in quick succession and are sent together. */
const SEND_AFTER_MS = 4_000;

/** The clock of this device, with its daylight saving. */
export const deviceClock: MinutesEast = (at) => -at.getTimezoneOffset();

let log: LearningLog | undefined;
let otherTabs: BroadcastChannel | undefined;
let sending: ReturnType<typeof setTimeout> | undefined;
let fetchingAgain: ReturnType<typeof setTimeout> | undefined;
/** Since the last exchange that succeeded. */
let failures = 0;

/** The log of this browser. Created on first use, so never on the server. */
function learningLog(): LearningLog {
  if (log) return log;
  const created = createLearningLog({
    openStore: openEventStore,
    api: browserApi,
    userId: () => currentSession()?.userId ?? null,
    account: deviceAccount,
    newId: newUuid,
    now: () => new Date(),
    build: runningBuild,
    notesFor,
    onProgress: setLogProgress,
    onStored: () => otherTabs?.postMessage('stored'),
  });
  log = created;
  created.subscribe(() => {
    if (log !== created) return;
    if (created.events()?.length) rememberLearner();
    noteRefusedLearning(created.refused().length > 0);
  });
  if ('BroadcastChannel' in globalThis) {
    otherTabs = new BroadcastChannel('kakehashi-learning');
    otherTabs.addEventListener('message', () => void created.read());
  }
  // Whatever could not be sent is sent when the network is back, or before the page is left; what is missing is fetched
  // when it is looked at again.
  window.addEventListener('online', syncWithNetwork);
  document.addEventListener('visibilitychange', () => {
    const isHidden = document.visibilityState === 'hidden';
    if (isHidden ? sending !== undefined : log?.events() === undefined) syncLearning();
  });
  return created;
}

/** The next use begins with an empty page, for tests: they share one window. */
export function forgetLog(): void {
  clearTimeout(sending);
  clearTimeout(fetchingAgain);
  otherTabs?.close();
  log = sending = fetchingAgain = otherTabs = undefined;
  failures = 0;
  setLogProgress(null);
}

/** Days are counted by the clock of the place where something was learnt. */
function notesFor(
  added: readonly NewEvent[],
  known: readonly LearningEvent[],
  now: Date,
): readonly NewEvent[] {
  const zone = added.some(isAnswer) ? timeZoneToNote(known, now, deviceClock) : null;
  return zone === null ? [] : [{ kind: 'time-zone', subject: zone, result: 'right' }];
}

/** Exchanges events with the account now. Without a network they stay here until the next time. */
export function syncLearning(): void {
  clearTimeout(sending);
  sending = undefined;
  learningLog()
    .sync()
    .then(() => void (failures = 0), fetchAgainSoon);
}

/** An exchange that began without the network fails, and the network is back only once: then another one begins. */
function syncWithNetwork(): void {
  learningLog().sync().catch(syncLearning);
}

/** Screens wait for a log of which only a part is here, so it is asked for again. Otherwise the next use does. */
function fetchAgainSoon(error: unknown): void {
  clearTimeout(fetchingAgain);
  // The network, or the page when it is seen again, asks by itself.
  if (learningLog().events() || document.visibilityState === 'hidden' || !navigator.onLine) return;
  failures += 1;
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
  fetchingAgain = setTimeout(syncLearning, Math.max(pauseAfter(failures), asked));
}

/** Longer each time, and not the same for all devices, which a server that was away would see together. */
const pauseAfter = (times: number): number =>
  Math.min(LEARNING_FETCH_RETRY_MS * 2 ** (times - 1), LEARNING_FETCH_LONGEST_PAUSE_MS) *
  (1 + Math.random() / 2);

/** The time by which the log is to be read, in milliseconds: that of the server, as far as this device knows it. */
export const learningNow = (): number => log?.now() ?? Date.now();

/** Stores what the learner has just done. */
export function recordLearning(...events: readonly NewEvent[]): void {
  storeLearning(events).catch(tellUnstored);
}

/** The device has no room, and the account could not take it. */
class NoRoom extends Error {}

/** The same for who waits until it is stored: then the page can be left. Fails where there is no room for it. */
export async function storeLearning(events: readonly NewEvent[]): Promise<void> {
  sending ??= setTimeout(syncLearning, SEND_AFTER_MS);
  const { record, isAtRisk, sync } = learningLog();
  await record(events);
  if (!(await isAtRisk())) return;
  // The account may still have room.
  await sync().catch(() => undefined);
  if (await isAtRisk()) throw new NoRoom('learning could not be stored');
}

/** What the account has learnt here and the server does not have. */
export const unsentLearningOf = (account: number): Promise<readonly StoredLearningEvent[]> =>
  learningLog().unsentOf(account);

/** Removes what the account has learnt from this browser, whether it was sent or not. */
export const forgetLearningOf = (account: number): Promise<void> => learningLog().forget(account);

/** Reads the log of whoever is here now, which removes what the server has of others. */
export const readOwnLearning = (): Promise<void> => learningLog().read();

/**
 * All events of the learner so far, also those of other devices, in order, for work outside of a screen; `undefined` as
 * long as a part of the log is missing here.
 */
export async function learningSoFar(): Promise<readonly LearningEvent[] | undefined> {
  await learningLog()
    .sync()
    .catch(() => undefined);
  return learningLog().events();
}

/** Offers the server again what it has refused. */
export const retryRefusedLearning = (): Promise<void> =>
  learningLog()
    .retry()
    .catch(() => undefined);

/** Removes from this browser what the server has refused and the learner gives up. */
export const giveUpRefusedLearning = (ids: ReadonlySet<string>): Promise<void> => learningLog().giveUp(ids);

/** What the server has refused of the person at this browser. */
export function watchRefusedLearning(listener: (refused: readonly StoredEvent[]) => void): () => void {
  const created = learningLog();
  const tell = () => listener(created.refused());
  const stop = created.subscribe(tell);
  tell();
  void created.read().catch(() => undefined);
  return stop;
}

/** All events of the learner, in order; `undefined` on the server and until the whole log is here and read. */
export function useLearningEvents(): readonly LearningEvent[] | undefined {
  const userId = useSession()?.userId;
  const account = useDeviceAccount();
  useEffect(syncLearning, [userId, account]);
  return useSyncExternalStore(
    (listener) => learningLog().subscribe(listener),
    () => learningLog().events(),
    () => undefined,
  );
}
