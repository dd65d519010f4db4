import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer, RenderedMail } from './mailer.ts';
import { messageOf } from './message.ts';

interface FileMailerParts {
  readonly folder: string;
  readonly from: string;
  /** Called once for each mail, with its file. */
  readonly onSaved: (file: string, mail: RenderedMail) => void;
}

/** Without a mail server, every mail becomes a file that a mail program can open. */
export function createFileMailer({ folder, from, onSaved }: FileMailerParts): Mailer {
  // Unix line ends; mail programs read both.
  const composer = createTransport({ streamTransport: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail, from));
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${fileNameOf(new Date())}.eml`);
      // Renamed when complete, so that a program that watches the folder never reads half a mail.
      const draft = `${file}.draft`;
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, file);
      onSaved(file, mail);
    },
    close: () => composer.close(),
  };
}

/** Names sort by time, and have no character that a file system refuses. */
const fileNameOf = (now: Date) =>
  `${now.toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(6).toString('hex')}`;
