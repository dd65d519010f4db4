import {
  MAIL_BACK_OFF_LAST_MS,
  MAIL_BACK_OFF_MS,
  MAIL_POLL_MS,
  MAIL_RETRIES_MAX,
  MAIL_UNKNOWN_KIND_MS,
} from '#contract/server-limits.ts';
import { type Mailer, MailRefusedError } from '#server/gateways/mailer/mailer.ts';
import type { Logger } from '#server/log.ts';
import { failureReason } from './failure-reason.ts';
import type { MailRepository, WaitingMail } from './mail.repository.ts';
import type { Composer, Composers, Letter } from './mail.service.ts';
import { renderLetter } from './render-letter.ts';

interface DeliveryParts {
  readonly mails: MailRepository;
  readonly composers: Composers;
  readonly mailer: Mailer;
  readonly clock: () => Date;
  readonly log: Logger;
}

/** Sends one claimed mail, or decides when to try it again. Only a database error makes it throw. */
export function createDelivery({ mails, composers, mailer, clock, log }: DeliveryParts) {
  const composerOf = new Map<string, Composer>(Object.entries(composers));
  const after = (ms: number) => new Date(clock().getTime() + ms);

  async function failed(mail: WaitingMail, error: unknown, letter: Letter | null): Promise<void> {
    const { id, kind, attempts } = mail;
    const reason = failureReason(error, letter);
    if (error instanceof MailRefusedError || attempts > MAIL_RETRIES_MAX) {
      await finish(mail);
      log.error({ kind, id, attempts, reason }, 'mail given up');
      return;
    }
    await mails.reschedule(id, after(MAIL_BACK_OFF_MS[attempts - 1] ?? MAIL_BACK_OFF_LAST_MS), reason);
    log.warn({ kind, id, attempts, reason }, 'mail not sent, it will be tried again');
  }

  /** Not before the next poll of the outbox, or one run could process the same mail repeatedly. */
  async function postpone(mail: WaitingMail, until: Date): Promise<void> {
    const nextPoll = after(MAIL_POLL_MS);
    await mails.reschedule(mail.id, until > nextPoll ? until : nextPoll, null);
  }

  /** Removes the mail, unless it was ordered again in the meantime: the new order may need newer content. */
  async function finish(mail: WaitingMail): Promise<void> {
    if (!(await mails.remove(mail))) await postpone(mail, clock());
  }

  async function sendLetter(mail: WaitingMail, letter: Letter): Promise<boolean> {
    try {
      await mailer.send(renderLetter(letter));
    } catch (error) {
      await failed(mail, error, letter);
      return false;
    }
    await finish(mail);
    return true;
  }

  /** Returns whether the mail was sent. */
  return async function deliver(mail: WaitingMail): Promise<boolean> {
    const compose = composerOf.get(mail.kind);
    // During a rolling update a newer node may order a kind that this one does not know yet.
    if (!compose) {
      await postpone(mail, after(MAIL_UNKNOWN_KIND_MS));
      return false;
    }
    let composed;
    try {
      const { recipient: to, details, lastError } = mail;
      composed = await compose({ to, details, failedBefore: lastError !== null });
    } catch (error) {
      await failed(mail, error, null);
      return false;
    }
    if (composed !== null && !('notBefore' in composed)) return sendLetter(mail, composed);
    await (composed === null ? finish(mail) : postpone(mail, composed.notBefore));
    return false;
  };
}
