import { join } from 'node:path';
import { operatorTexts } from '#contract/texts/operator.ts';
import type { Config } from '#server/config.ts';
import { createFileMailer } from './file-mailer.ts';
import type { Mailer, RenderedMail } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

type MailSettings = Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'NODE_ENV'>;

/** Uses the configured mail server, else the folder `outbox` in the data folder. */
export function openMailer(
  { SMTP_URL, MAIL_FROM, DATA_DIR, NODE_ENV }: MailSettings,
  informOperator: (line: string) => void,
): Mailer {
  if (SMTP_URL !== undefined) return createSmtpMailer(SMTP_URL, MAIL_FROM);

  // Terminal output may end up in log files: recipient and code are printed only in development.
  const lineFor = (file: string, { to, code }: RenderedMail) =>
    NODE_ENV === 'development'
      ? operatorTexts.mailKeptInDevelopment(file, to, code)
      : operatorTexts.mailKept(file);
  return createFileMailer({
    folder: join(DATA_DIR, 'outbox'),
    from: MAIL_FROM,
    onSaved: (file, mail) => informOperator(lineFor(file, mail)),
  });
}
