import { join } from 'node:path';
import { operatorTexts } from '#contract/texts/operator.ts';
import type { Config } from '#server/config.ts';
import { createFileMailer } from './file-mailer.ts';
import type { Mailer, RenderedMail } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export interface MailSettings {
  /** With the user and the password, if the server asks for them; null without a mail server. */
  readonly smtpUrl: string | null;
  readonly from: string;
}

export type OpenMailer = (settings: MailSettings) => Mailer;

/** Uses the mail server of the settings, else the folder `outbox` in the data folder. */
export const createMailerOpener =
  (
    { DATA_DIR, NODE_ENV }: Pick<Config, 'DATA_DIR' | 'NODE_ENV'>,
    informOperator: (line: string) => void,
  ): OpenMailer =>
  ({ smtpUrl, from }) => {
    if (smtpUrl !== null) return createSmtpMailer(smtpUrl, from);

    // Terminal output may end up in log files: recipient and code are printed only in development.
    const lineFor = (file: string, { to, code }: RenderedMail) =>
      NODE_ENV === 'development'
        ? operatorTexts.mailKeptInDevelopment(file, to, code)
        : operatorTexts.mailKept(file);
    return createFileMailer({
      folder: join(DATA_DIR, 'outbox'),
      from,
      onSaved: (file, mail) => informOperator(lineFor(file, mail)),
    });
  };
