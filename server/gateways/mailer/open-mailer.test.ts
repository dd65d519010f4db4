import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openSmtpInbox } from '#server/testing/fakes/smtp-inbox.ts';
import type { RenderedMail } from './mailer.ts';
import { createMailerOpener, type MailSettings } from './open-mailer.ts';

const mail: RenderedMail = {
  to: 'hoa@example.com',
  subject: 'Mã xác thực Kakehashi của bạn',
  text: 'Chào Nguyễn Thị Hoa,\n\nĐây là mã của bạn:\n\n048213\n\nHết.\n',
  html: '<!doctype html><html lang="vi"><body><p>Chào Nguyễn Thị Hoa, mã: 048213</p></body></html>',
  code: '048213',
};
const { code: _, ...withoutCode } = mail;

let workFolder: string;
beforeEach(async () => {
  workFolder = await mkdtemp(join(tmpdir(), 'kakehashi-mail-'));
});
afterEach(() => rm(workFolder, { recursive: true }));

/** A mailer with these settings, and the lines printed for the operator. */
function open({
  smtpUrl = null,
  from = 'Kakehashi <no-reply@localhost>',
  NODE_ENV = 'production',
}: Partial<MailSettings> & { readonly NODE_ENV?: string } = {}) {
  const printed: string[] = [];
  const config = readConfig({ DATA_DIR: join(workFolder, 'data'), NODE_ENV });
  return {
    mailer: createMailerOpener(config, (line) => printed.push(line))({ smtpUrl, from }),
    printed,
    folder: join(config.DATA_DIR, 'outbox'),
  };
}

test('with a mail server a mail goes there, from the given sender, and nothing is saved or printed', async () => {
  const inbox = await openSmtpInbox();
  const { mailer, printed, folder } = open({ smtpUrl: inbox.url, from: 'Trường <truong@example.com>' });
  await mailer.send(mail);
  mailer.close();
  expect(inbox.mails()).toMatchObject([{ to: mail.to, subject: mail.subject }]);
  await inbox.close();
  expect(printed).toEqual([]);
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
});

describe('without a mail server', () => {
  test('a mail becomes a complete file that a mail program can read, for the owner of the folder only', async () => {
    const { mailer, printed, folder } = open({ from: 'Kakehashi Nhật <no-reply@example.com>' });
    await mailer.send(mail);
    const names = await readdir(folder);
    expect(names).toEqual([expect.stringMatching(/^[\w-]+Z-[0-9a-f]{12}\.eml$/)]);
    const file = join(folder, String(names[0]));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(printed).toEqual([expect.stringContaining(file)]);

    const raw = await readFile(file, 'utf8');
    const parsed = await PostalMime.parse(raw);
    expect(parsed).toMatchObject({
      from: { name: 'Kakehashi Nhật', address: 'no-reply@example.com' },
      to: [{ address: mail.to }],
      subject: mail.subject,
    });
    expect(parsed.text?.trimEnd()).toBe(mail.text.trimEnd());
    expect(parsed.html?.trimEnd()).toBe(mail.html);
    expect(parsed.messageId).toBeTruthy();
    expect(parsed.date).toBeTruthy();
    // The code is readable in an editor too.
    expect(raw.split('\n')).toContain('048213');
  });

  test('mails sent at the same moment become separate files', async () => {
    const { mailer, folder } = open();
    await Promise.all(Array.from({ length: 5 }, () => mailer.send(mail)));
    expect(new Set(await readdir(folder)).size).toBe(5);
  });

  test('a folder that cannot be written fails the mail, which then waits in the outbox table', async () => {
    await writeFile(join(workFolder, 'data'), 'a file where the folder should be');
    const { mailer, printed } = open();
    await expect(mailer.send(mail)).rejects.toThrow();
    expect(printed).toEqual([]);
  });

  test.each([
    { env: 'development', sent: mail, shows: ['hoa@example.com', '048213'], hides: ['undefined'] },
    { env: 'development', sent: withoutCode, shows: ['hoa@example.com'], hides: ['mã', 'undefined'] },
    { env: 'production', sent: mail, shows: [], hides: ['hoa', 'example.com', '048213'] },
    { env: 'test', sent: mail, shows: [], hides: ['hoa', 'example.com', '048213'] },
  ])(
    'in $env one line names the file, shows $shows and hides $hides',
    async ({ env, sent, shows, hides }) => {
      const { mailer, printed, folder } = open({ NODE_ENV: env });
      await mailer.send(sent);
      expect(printed).toHaveLength(1);
      const line = String(printed[0]).replace(workFolder, '');
      expect(line).toContain('.eml');
      expect(printed[0]).toContain(folder);
      // The random part of the file's name may look like anything.
      const words = line.replace(/\S+\.eml/, '');
      for (const shown of shows) expect(words).toContain(shown);
      for (const hidden of hides) expect(words).not.toContain(hidden);
    },
  );
});
