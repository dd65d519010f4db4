import { CHANGES_COMPARED_EVERY_MS } from '#contract/database-limits.ts';
import { CLEAN_UP_EVERY_MS } from '#contract/limits.ts';
import { COUNT_EVERY_MS, PUSH_POLL_MS, REMINDERS_EVERY_MS } from '#contract/server-limits.ts';
import { type CleanUps, createCleanUp } from './clean-up.ts';
import type { Changes } from './db/changes.ts';
import type { MailWorker } from './features/mail/mail-worker.ts';
import type { Logger } from './log.ts';

interface BackgroundParts {
  readonly mailWorker: MailWorker;
  readonly orderReminders: () => Promise<void>;
  readonly deliverPushes: (isStopping: () => boolean) => Promise<void>;
  /** Stores the numbers of the dashboard. */
  readonly countDay: () => Promise<void>;
  readonly cleanUps: CleanUps;
  /** Runs once, after the start. */
  readonly prepare: (signal: AbortSignal) => Promise<void>;
  readonly changes: Changes;
  readonly log: Logger;
}

export interface Background {
  start(): void;
  /** Waits for running work to finish. */
  stop(): Promise<void>;
  /** Sends the mails that are due now, without waiting for the worker's next poll. */
  deliverMail(): Promise<number>;
  /** Puts the reminders that are due into the outbox, once. */
  orderReminders(): Promise<void>;
  /** Sends the notifications that are due, once. */
  deliverPushes(): Promise<void>;
  /** Stores the numbers of the dashboard, once. */
  countDay(): Promise<void>;
  /** Looks for changes of which this node was not notified, once. */
  compareChanges(): Promise<void>;
  /** Deletes expired data, once. */
  cleanUp(): Promise<void>;
}

/** Work that no request waits for. Every node does it; the database prevents doing it twice. */
export function createBackground({
  mailWorker,
  orderReminders,
  deliverPushes,
  countDay,
  cleanUps,
  prepare,
  changes,
  log,
}: BackgroundParts): Background {
  const timers: NodeJS.Timeout[] = [];
  let ordering: Promise<void> = Promise.resolve();
  let pushing: Promise<void> = Promise.resolve();
  let counting: Promise<void> = Promise.resolve();
  let comparing: Promise<void> = Promise.resolve();
  let cleaning: Promise<void> = Promise.resolve();
  let preparing: Promise<void> = Promise.resolve();
  let isStarted = false;
  const stopping = new AbortController();
  const cleanUpAll = createCleanUp(cleanUps, log);

  const orderInTurn = () =>
    (ordering = ordering
      .then(orderReminders)
      .catch((error: unknown) => log.warn({ err: error }, 'reminders not ordered; it is tried again later')));
  const pushInTurn = () =>
    (pushing = pushing
      .then(() => deliverPushes(() => stopping.signal.aborted))
      .catch((error: unknown) =>
        log.warn({ err: error }, 'notifications not sent; it is tried again later'),
      ));
  const countInTurn = () =>
    (counting = counting
      .then(countDay)
      .catch((error: unknown) => log.warn({ err: error }, 'the numbers of the day are not stored')));
  const compareInTurn = () =>
    (comparing = comparing
      .then(changes.compare)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'changes of other nodes not compared; it is tried again later'),
      ));
  const cleanUpInTurn = () => (cleaning = cleaning.then(() => cleanUpAll(stopping.signal)));

  return {
    start() {
      isStarted = true;
      mailWorker.start(changes);
      void cleanUpInTurn();
      preparing = prepare(stopping.signal).then(
        () => log.debug('prepared ahead'),
        (error: unknown) => log.warn({ err: error }, 'not prepared ahead; it is done on demand'),
      );
      void orderInTurn();
      timers.push(
        setInterval(() => void cleanUpInTurn(), CLEAN_UP_EVERY_MS).unref(),
        setInterval(() => void orderInTurn(), REMINDERS_EVERY_MS).unref(),
        setInterval(() => void pushInTurn(), PUSH_POLL_MS).unref(),
        setInterval(() => void countInTurn(), COUNT_EVERY_MS).unref(),
        setInterval(() => void compareInTurn(), CHANGES_COMPARED_EVERY_MS).unref(),
      );
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      stopping.abort();
      // What was counted since the last time would be lost.
      await Promise.all([
        mailWorker.stop(),
        ordering,
        pushing,
        comparing,
        cleaning,
        preparing,
        isStarted && countInTurn(),
      ]);
    },
    deliverMail: () => mailWorker.deliverDue(),
    orderReminders: orderInTurn,
    deliverPushes: pushInTurn,
    countDay: countInTurn,
    compareChanges: compareInTurn,
    cleanUp: cleanUpInTurn,
  };
}
