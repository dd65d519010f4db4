import { vi } from 'vitest';
import { mailOutbox } from '#server/db/schema/index.ts';
import { createMailWorker } from '#server/features/mail/mail-worker.ts';
import {
  type Composer,
  type Composers,
  createMailService,
  type MailOrder,
} from '#server/features/mail/mail.service.ts';
import type { Mailer } from '#server/gateways/mailer/mailer.ts';
import { createSmtpMailer } from '#server/gateways/mailer/smtp-mailer.ts';
import { TEST_NOW } from '../build-test-app.ts';
import { emptyTables } from '../data/empty-tables.ts';
import { openTestDatabase } from '../test-database.ts';
import { recordLog } from './recorded-log.ts';
import { type InboxOptions, openSmtpInbox } from './smtp-inbox.ts';

export const { db, changes } = await openTestDatabase();

const closing: (() => unknown)[] = [];

export const beginMailTest = (): Promise<void> => emptyTables(db);

/** Stops the workers, mailers and inboxes of a test. */
export async function endMailTest(): Promise<void> {
  vi.useRealTimers();
  for (const close of closing.splice(0).toReversed()) await close();
}

/** Registers a function to call at the end of the test. */
export const closeAfterwards = (close: () => unknown): void => void closing.push(close);

export async function openInbox(options?: InboxOptions) {
  const inbox = await openSmtpInbox(options);
  closing.push(inbox.close);
  return inbox;
}

/** With shorter timeouts than in production, so that tests with a silent server are fast. */
export function mailerTo(url: string): Mailer {
  const patience = { connectMs: 1_000, silenceMs: 1_000, sendMs: 5_000 };
  const mailer = createSmtpMailer(url, 'Kakehashi <no-reply@kakehashi.example>', patience);
  closing.push(mailer.close);
  return mailer;
}

export const CODE = '048213';
export const TOKEN = 'aB3xY9-secret-token';
export const composeLetter: Composer = async ({ to }) => ({
  to,
  subject: 'Mã xác thực',
  greeting: 'Chào Hoa,',
  lines: ['Đây là mã của bạn:'],
  code: CODE,
  action: { label: 'Xác thực', url: `https://kakehashi.example/verify?token=${TOKEN}` },
});

export const composersWith = (otp: Composer): Composers => ({
  otp,
  'already-registered': composeLetter,
  'password-reset': composeLetter,
  'password-changed': composeLetter,
  'second-factor-changed': composeLetter,
  'deletion-requested': composeLetter,
  'supplier-request': composeLetter,
  reminder: composeLetter,
});

/** A worker with a clock that the test moves. */
export function setUp(mailer: Mailer, compose: Composer = composeLetter) {
  let now = TEST_NOW;
  const clock = vi.fn<() => Date>(() => now);
  const { log, text } = recordLog();
  const worker = createMailWorker({ db, composers: composersWith(compose), mailer, clock, log });
  closing.push(worker.stop);
  const service = createMailService({ db, changes, clock: () => now });
  return {
    worker,
    /** Called once for each poll of the outbox. */
    clock,
    log: text,
    now: () => now,
    passTime(ms: number) {
      now = new Date(now.getTime() + ms);
    },
    order: (to = 'hoa@example.com', order: Partial<MailOrder> = {}) =>
      service.post({ kind: 'otp', to, ...order }),
  };
}

export const outbox = () => db.select().from(mailOutbox).orderBy(mailOutbox.id);

export const eventually = (expectation: () => unknown) => vi.waitFor(expectation, { timeout: 20_000 });

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
