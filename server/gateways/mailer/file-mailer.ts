import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer, RenderedMail } from './mailer.ts';
import { messageOf } from './message.ts';

interface FileMailerParts {
  readonly folder: string;
  readonly from: string;
  /** Called once a mail, with the file that it is kept in. */
  readonly onKept: (file: string, mail: RenderedMail) => void;
}

/** Where there is no mail server, every mail becomes a file that a mail program can open. */
export function createFileMailer({ folder, from, onKept }: FileMailerParts): Mailer {
  // Line ends as all other files here have them; mail programs read both.
  const composer = createTransport({ streamTransport: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail, from));
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${fileNameOf(new Date())}.eml`);
      // Named when complete: whoever watches the folder never reads half a mail.
      const draft = `${file}.draft`;
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, file);
      onKept(file, mail);
    },
    close: () => composer.close(),
  };
}

/** Sorted by name is sorted by time; no character that a file system refuses. */
const fileNameOf = (now: Date) =>
  `${now.toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(6).toString('hex')}`;
