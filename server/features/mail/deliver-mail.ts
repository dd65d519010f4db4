import {
  MAIL_BACK_OFF_LAST_MS,
  MAIL_BACK_OFF_MS,
  MAIL_POLL_MS,
  MAIL_RETRIES_MAX,
  MAIL_UNKNOWN_KIND_MS,
} from '#contract/limits.ts';
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

/** Brings one claimed mail on its way, or decides when it is tried again. Only the database can make it fail. */
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

  /** Not before the next look at the outbox, or a run could meet the same mail over and over. */
  async function putOff(mail: WaitingMail, until: Date): Promise<void> {
    const nextLook = after(MAIL_POLL_MS);
    await mails.reschedule(mail.id, until > nextLook ? until : nextLook, null);
  }

  /** Done with; unless somebody has asked for it again meanwhile, who may need what has changed since. */
  async function finish(mail: WaitingMail): Promise<void> {
    if (!(await mails.remove(mail))) await putOff(mail, clock());
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

  /** Tells whether the mail was sent. */
  return async function deliver(mail: WaitingMail): Promise<boolean> {
    const compose = composerOf.get(mail.kind);
    // While nodes are being replaced, a newer one may order what this one cannot write yet.
    if (!compose) {
      await putOff(mail, after(MAIL_UNKNOWN_KIND_MS));
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
    await (composed === null ? finish(mail) : putOff(mail, composed.notBefore));
    return false;
  };
}
