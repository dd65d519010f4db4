import { CLEAN_UP_EVERY_MS } from '#contract/limits.ts';
import type { Changes } from './db/changes.ts';
import type { MailWorker } from './features/mail/mail-worker.ts';
import type { Logger } from './log.ts';

interface BackgroundParts {
  readonly mailWorker: MailWorker;
  readonly cleanUp: readonly (() => Promise<unknown>)[];
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
  /** Deletes expired data, once. */
  cleanUp(): Promise<void>;
}

/** Work that no request waits for. Every node does it; the database prevents doing it twice. */
export function createBackground({
  mailWorker,
  cleanUp,
  prepare,
  changes,
  log,
}: BackgroundParts): Background {
  let timer: NodeJS.Timeout | undefined;
  let cleaning: Promise<void> = Promise.resolve();
  let preparing: Promise<void> = Promise.resolve();
  const stopping = new AbortController();

  async function cleanUpAll(): Promise<void> {
    for (const cleanUpOne of cleanUp) {
      try {
        await cleanUpOne();
      } catch (error) {
        log.warn({ err: error }, 'not tidied up; it is tried again later');
      }
    }
  }
  const cleanUpInTurn = () => (cleaning = cleaning.then(cleanUpAll));

  return {
    start() {
      mailWorker.start(changes);
      void cleanUpInTurn();
      preparing = prepare(stopping.signal).then(
        () => log.debug('prepared ahead'),
        (error: unknown) => log.warn({ err: error }, 'not prepared ahead; it is done on demand'),
      );
      timer = setInterval(() => void cleanUpInTurn(), CLEAN_UP_EVERY_MS);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await Promise.all([mailWorker.stop(), cleaning, preparing]);
    },
    deliverMail: () => mailWorker.deliverDue(),
    cleanUp: cleanUpInTurn,
  };
}
