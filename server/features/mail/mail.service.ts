import { mailTexts } from '#contract/texts/mail.ts';
import type { Changes } from '#server/db/changes.ts';
import type { Database } from '#server/db/connect.ts';
import { createMailRepository } from './mail.repository.ts';

/** The kinds of mail. The feature that orders a kind also composes it. */
export type MailKind =
  | 'otp'
  | 'already-registered'
  | 'password-reset'
  | 'password-changed'
  | 'second-factor-changed'
  | 'deletion-requested'
  | 'supplier-request'
  | 'reminder';

export interface MailOrder {
  readonly kind: MailKind;
  readonly to: string;
  /** Data for its composer; never a code or a token. */
  readonly details?: Readonly<Record<string, string>>;
  /** Another order with the same details while it waits does not add a second mail. */
  readonly once?: boolean;
}

/** A mail as its feature writes it; `render-letter` decides how it looks. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly greeting: string;
  /** Paragraphs. The code or the link comes after the first one. */
  readonly lines: readonly string[];
  readonly code?: string;
  readonly action?: { readonly label: string; readonly url: string };
  /** For mails that somebody asked to get regularly. */
  readonly stop?: StopLinks;
}

interface StopLinks {
  readonly label: string;
  /** The page that stops these mails. */
  readonly url: string;
  /** Mail programs stop them with a POST to this address, without opening a page (RFC 8058). */
  readonly oneClickUrl: string;
}

interface LetterTexts {
  readonly subject: string;
  readonly lines: readonly string[];
  /** The label of its link. */
  readonly action: string;
}

interface Addressee {
  readonly to: string;
  /**
   * Only for a confirmed e-mail. Otherwise somebody else may have typed the name, and our mail must not carry their
   * text.
   */
  readonly name?: string;
  readonly url: URL;
  readonly code?: string;
}

/** A letter from its texts (`contract/texts/mail.ts`). */
export const writeLetter = (
  { subject, lines, action }: LetterTexts,
  { to, name, url, code }: Addressee,
): Letter => ({
  to,
  subject,
  greeting: name === undefined ? mailTexts.greetingByNoName : mailTexts.greeting(name),
  lines,
  code,
  action: { label: action, url: url.href },
});

/** Null: nothing to send any more. `notBefore`: not yet. */
export type Composed = Letter | { readonly notBefore: Date } | null;

export interface DueMail extends Required<Pick<MailOrder, 'to' | 'details'>> {
  /** The mail server refused it the last time. */
  readonly failedBefore: boolean;
}

export type Composer = (mail: DueMail) => Promise<Composed>;
export type Composers = Readonly<Record<MailKind, Composer>>;

interface MailParts {
  readonly db: Database;
  readonly changes: Changes;
  readonly clock: () => Date;
}

export const createMailService = ({ db, changes, clock }: MailParts) => ({
  /**
   * Puts a mail into the outbox, within the caller's transaction if there is one. The worker of any node sends it, so
   * no request waits for a mail server.
   */
  async post({ kind, to, details = {}, once = false }: MailOrder, within: Database = db): Promise<void> {
    const onceKey = once ? [kind, to, ...Object.values(details)].join(':') : null;
    await createMailRepository(within).insert({
      kind,
      recipient: to,
      details,
      onceKey,
      nextAttemptAt: clock(),
    });
    await changes.announce('mail', within);
  },
});

export type MailService = ReturnType<typeof createMailService>;
