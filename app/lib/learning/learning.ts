import { useEffect, useSyncExternalStore } from 'react';
import type { MinutesEast } from '#core/learning/learning-day.ts';
import { isAnswer, type LearningEvent } from '#core/learning/learning-event.ts';
import { timeZoneToNote } from '#core/learning/own-clock.ts';
import { browserApi } from '../api/browser-api.ts';
import { rememberLearner } from '../choices/document-choices.ts';
import { newUuid } from '../new-uuid.ts';
import { currentSession, deviceAccount, useDeviceAccount, useSession } from '../session/session.ts';
import { tellUnstored } from '../unstored-notice.ts';
import { openEventStore } from './event-store.ts';
import { createLearningLog, type LearningLog, type NewEvent } from './learning-log.ts';

/** Answers come in quick succession and are sent together. */
const SEND_AFTER_MS = 4_000;

/** The clock of this device, with its daylight saving. */
export const deviceClock: MinutesEast = (at) => -at.getTimezoneOffset();

let log: LearningLog | undefined;
let otherTabs: BroadcastChannel | undefined;
let sending: ReturnType<typeof setTimeout> | undefined;

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
    notesFor,
    onStored: () => otherTabs?.postMessage('stored'),
  });
  log = created;
  created.subscribe(() => {
    if (log === created && created.events()?.length) rememberLearner();
  });
  if ('BroadcastChannel' in globalThis) {
    otherTabs = new BroadcastChannel('kakehashi-learning');
    otherTabs.addEventListener('message', () => void created.read());
  }
  // Whatever could not be sent is sent when the network is back, or before the page is left.
  window.addEventListener('online', syncLearning);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && sending !== undefined) syncLearning();
  });
  return created;
}

/** The next use begins with an empty page, for tests: they share one window. */
export function forgetLog(): void {
  clearTimeout(sending);
  otherTabs?.close();
  log = sending = otherTabs = undefined;
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
    .catch(() => undefined);
}

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
export const unsentLearningOf = (account: number): Promise<readonly LearningEvent[]> =>
  learningLog().unsentOf(account);

/** Removes what the account has learnt from this browser, whether it was sent or not. */
export const forgetLearningOf = (account: number): Promise<void> => learningLog().forget(account);

/** Reads the log of whoever is here now, which removes what the server has of others. */
export const readOwnLearning = (): Promise<void> => learningLog().read();

/** All events of the learner so far, also those of other devices, in order, for work outside of a screen. */
export async function learningSoFar(): Promise<readonly LearningEvent[]> {
  await learningLog()
    .sync()
    .catch(() => undefined);
  return learningLog().events() ?? [];
}

/** All events of the learner, in order; `undefined` on the server and until they are read. */
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
