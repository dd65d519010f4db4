import { join } from 'node:path';
import { operatorTexts } from '#contract/texts/operator.ts';
import type { Config } from '#server/config.ts';
import { createFileMailer } from './file-mailer.ts';
import type { Mailer, RenderedMail } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

type MailSettings = Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'NODE_ENV'>;

/** The mail server of the settings, else a folder beside the data. */
export function openMailer(
  { SMTP_URL, MAIL_FROM, DATA_DIR, NODE_ENV }: MailSettings,
  tell: (line: string) => void,
): Mailer {
  if (SMTP_URL !== undefined) return createSmtpMailer(SMTP_URL, MAIL_FROM);

  // Terminals end up in log files: only a developer's one shows whom a mail is for and its code.
  const lineFor = (file: string, { to, code }: RenderedMail) =>
    NODE_ENV === 'development'
      ? operatorTexts.mailKeptInDevelopment(file, to, code)
      : operatorTexts.mailKept(file);
  return createFileMailer({
    folder: join(DATA_DIR, 'outbox'),
    from: MAIL_FROM,
    onKept: (file, mail) => tell(lineFor(file, mail)),
  });
}
