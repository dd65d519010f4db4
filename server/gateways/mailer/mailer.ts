/** A finished mail, ready to send. */
export interface RenderedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The code in its text, for developers without a mail server. */
  readonly code?: string;
  /** A POST to it stops mails of this kind. */
  readonly unsubscribeUrl?: string;
}

export interface Mailer {
  /** Resolves when the server accepted the mail, and always settles within about SMTP_SEND_MS. */
  send(mail: RenderedMail): Promise<void>;
  close(): void;
}

/** The recipient is refused permanently: sending again is useless. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}
