import { MAIL_BATCH, MAIL_LEASE_MS, MAIL_POLL_MS } from '#contract/server-limits.ts';
import type { Changes } from '#server/db/changes.ts';
import type { Database } from '#server/db/connect.ts';
import type { Mailer } from '#server/gateways/mailer/mailer.ts';
import type { Logger } from '#server/log.ts';
import { createDelivery } from './deliver-mail.ts';
import { createMailRepository } from './mail.repository.ts';
import type { Composers } from './mail.service.ts';

interface WorkerParts {
  readonly db: Database;
  readonly composers: Composers;
  readonly mailer: Mailer;
  readonly clock: () => Date;
  readonly log: Logger;
}

export interface MailWorker {
  /** Sends all mails that are due now and returns how many were sent. */
  deliverDue(): Promise<number>;
  /** Sends mails in the background from now on. */
  start(changes: Pick<Changes, 'onChange'>): void;
  /** Resolves when the mails being sent have arrived or failed. */
  stop(): Promise<void>;
}

/** Empties the outbox. Every node has a worker; they share the work by claiming mails. */
export function createMailWorker({ db, composers, mailer, clock, log }: WorkerParts): MailWorker {
  const mails = createMailRepository(db);
  const deliver = createDelivery({ mails, composers, mailer, clock, log });
  const stopping = new AbortController();

  async function deliverDue(): Promise<number> {
    let sent = 0;
    while (!stopping.signal.aborted) {
      const now = clock();
      const batch = await mails.claim(now, new Date(now.getTime() + MAIL_LEASE_MS), MAIL_BATCH);
      if (batch.length === 0) break;
      const outcomes = await Promise.allSettled(batch.map(deliver));
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') throw outcome.reason;
        if (outcome.value) sent += 1;
      }
    }
    return sent;
  }

  let isUnreachable = false;
  async function deliverOrWait(): Promise<void> {
    try {
      await deliverDue();
      if (isUnreachable) log.info('mail outbox within reach again');
      isUnreachable = false;
    } catch (error) {
      // Logged once per outage, because it is retried every few seconds.
      if (!isUnreachable) log.error({ err: error }, 'mail outbox out of reach');
      isUnreachable = true;
    }
  }

  let wanted = false;
  let running: Promise<void> | null = null;
  async function run(): Promise<void> {
    while (wanted && !stopping.signal.aborted) {
      wanted = false;
      await deliverOrWait();
    }
    running = null;
  }
  /** One run at a time: a wake-up during a run causes another run after it. */
  function wake(): void {
    if (stopping.signal.aborted) return;
    wanted = true;
    running ??= run();
  }

  let stopWaking = (): void => undefined;
  return {
    deliverDue,
    start(changes) {
      const stopListening = changes.onChange((change) => change === 'mail' && wake());
      const timer = setInterval(wake, MAIL_POLL_MS).unref();
      stopWaking = () => {
        stopListening();
        clearInterval(timer);
      };
      wake();
    },
    async stop() {
      stopping.abort();
      stopWaking();
      await running;
    },
  };
}
