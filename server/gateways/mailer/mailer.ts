/** A mail as it leaves the house. */
export interface RenderedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The code that stands in it, for the developer who has no mail server. */
  readonly code?: string;
}

export interface Mailer {
  /** Resolves when the mail is in other hands, and always settles within SMTP_SEND_MS or so. */
  send(mail: RenderedMail): Promise<void>;
  close(): void;
}

/** The address is refused for good: sending again would be of no use. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}
