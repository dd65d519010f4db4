import { createTransport } from 'nodemailer';
import {
  MAIL_BATCH,
  SMTP_CONNECT_MS,
  SMTP_IDLE_MS,
  SMTP_SEND_MS,
  SMTP_SILENCE_MS,
} from '#contract/server-limits.ts';
import { createLookupWithoutMetadata, MetadataHostError } from '../metadata-hosts.ts';
import { type Mailer, MailRefusedError } from './mailer.ts';
import { messageOf } from './message.ts';

/** How long a mail server may take. */
export interface Patience {
  readonly connectMs: number;
  readonly silenceMs: number;
  readonly sendMs: number;
}

const PATIENCE: Patience = {
  connectMs: SMTP_CONNECT_MS,
  silenceMs: SMTP_SILENCE_MS,
  sendMs: SMTP_SEND_MS,
};

const checkedLookup = createLookupWithoutMetadata();

/** Without a socket, Nodemailer opens one itself. */
type SocketTaken = (error: Error | null, socket: false) => void;

/** Sends through a mail server, over pooled connections. */
export function createSmtpMailer(url: string, from: string, patience: Patience = PATIENCE): Mailer {
  const openPool = () =>
    createTransport({
      pool: true,
      url,
      maxConnections: MAIL_BATCH,
      // For a pooled connection that the server has dropped meanwhile; the outbox does all other retries.
      maxRequeues: 1,
      connectionTimeout: patience.connectMs,
      greetingTimeout: patience.connectMs,
      socketTimeout: patience.silenceMs,
      idleTimeout: SMTP_IDLE_MS,
      // Nodemailer resolves the name once more. A name that changes in between gains nothing: until a server greets as a
      // mail server does, it is sent nothing.
      getSocket: ({ host = '' }: { readonly host?: string }, done: SocketTaken) =>
        checkedLookup(host.replaceAll(/[[\]]/g, ''), { all: true }, (error) => {
          const isForbidden = error instanceof MetadataHostError;
          done(isForbidden ? error : null, false);
        }),
    });
  let pool = openPool();
  const { password } = loginIn(url);

  /** Ends a delivery that hangs, and all others that wait for the same server. */
  function abandon(stuck: typeof pool): void {
    if (pool === stuck) pool = openPool();
    stuck.close({ force: true });
  }

  return {
    async send(mail) {
      const used = pool;
      try {
        await withTimeout(patience.sendMs, used.sendMail(messageOf(mail, from)), () => abandon(used));
      } catch (error) {
        hidePassword(error, password);
        throw refusesRecipient(error) ? new MailRefusedError(error.message, { cause: error }) : error;
      }
    },
    close: () => pool.close(),
  };
}

/** The login in an address; empty texts without one. */
export function loginIn(url: string): { readonly user: string; readonly password: string } {
  const { username, password } = new URL(url);
  return { user: decoded(username), password: decoded(password) };
}

/** A % that begins no code is meant as it is written. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Some servers repeat the password in their refusal, which is logged. */
function hidePassword(error: unknown, password: string): void {
  if (password !== '' && error instanceof Error)
    error.message = error.message.replaceAll(password, '[password]');
}

function withTimeout(ms: number, work: Promise<unknown>, giveUp: () => void): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`The mail server took longer than ${ms} ms`));
      giveUp();
    }, ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Only a refused recipient is final. A refused sender or login has the same 5xx codes, but is a problem of our
 * settings: those mails wait until the operator has fixed them.
 */
function refusesRecipient(error: unknown): error is Error {
  if (!(error instanceof Error && 'command' in error && 'responseCode' in error)) return false;
  const { command, responseCode } = error;
  return (
    command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 550 && responseCode <= 559
  );
}
