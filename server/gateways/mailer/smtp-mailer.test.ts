import { connect, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { Letter } from '#server/features/mail/mail.service.ts';
import { renderLetter } from '#server/features/mail/render-letter.ts';
import { type InboxOptions, openSmtpInbox } from '#server/testing/fakes/smtp-inbox.ts';
import { type Mailer, MailRefusedError } from './mailer.ts';
import { createSmtpMailer, type Patience } from './smtp-mailer.ts';

const FROM = 'Kakehashi <no-reply@kakehashi.example>';

const letter: Letter = {
  to: 'hoa@example.com',
  subject: 'Mã xác thực: ừ, ỡ, ễ, ặ — 架け橋',
  greeting: 'Chào Nguyễn Thị Hoạ,',
  lines: [
    'Đây là mã để xác thực e-mail của bạn, một dòng dài hơn bảy mươi sáu ký tự để thư phải ngắt dòng:',
    'Hết.',
  ],
  code: '048213',
  action: { label: 'Xác thực', url: `https://kakehashi.example/verify?token=${'aB3-_'.repeat(30)}` },
};
const mail = renderLetter(letter);

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function openInbox(options?: InboxOptions) {
  const inbox = await openSmtpInbox(options);
  closing.push(inbox.close);
  return inbox;
}

function openMailer(url: string, patience?: Patience, from = FROM): Mailer {
  const mailer = createSmtpMailer(url, from, patience);
  closing.push(mailer.close);
  return mailer;
}

/** A minimal server, for misbehaviour that a real one does not show. */
async function openServer(onConnection: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    onConnection(socket);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(() => server.close());
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

test('Vietnamese, Japanese and long lines arrive unchanged, in both parts', async () => {
  const inbox = await openInbox();
  await openMailer(inbox.url).send(mail);
  const [received] = inbox.mails();
  expect(received).toMatchObject({ to: letter.to, subject: letter.subject });
  expect(received?.text.replaceAll('\r\n', '\n').trimEnd()).toBe(mail.text.trimEnd());
  expect(received?.html.replaceAll('\r\n', '\n').trimEnd()).toBe(mail.html.trimEnd());
  expect(received?.text.split(/\r?\n/)).toContain('048213');
});

test('an address with a comma does not become two recipients', async () => {
  const asked: string[] = [];
  const inbox = await openInbox({
    refuse: (recipient) => {
      asked.push(recipient);
      return true;
    },
  });
  const mailer = openMailer(inbox.url);
  await expect(mailer.send({ ...mail, to: 'hoa@example.com, an@example.com' })).rejects.toThrow();
  expect(asked).not.toContain('an@example.com');
});

describe('a refusal', () => {
  test('of the recipient is final', async () => {
    const inbox = await openInbox({ refuse: (recipient) => recipient === letter.to });
    const mailer = openMailer(inbox.url);
    await expect(mailer.send(mail)).rejects.toThrow(MailRefusedError);
    await mailer.send({ ...mail, to: 'an@example.com' });
    expect(inbox.mails()).toHaveLength(1);
  });

  const codes = { MAIL: '550 sender refused', RCPT: '451 later', DATA: '554 looks like spam' };
  test.each([
    { at: 'MAIL', why: 'a refused sender is a problem of our settings' },
    { at: 'RCPT', why: 'the code means a temporary refusal' },
    { at: 'DATA', why: 'refused content does not mean a refused recipient' },
  ] as const)('is not final: $why', async ({ at }) => {
    const url = await openServer((socket) => {
      socket.write('220 hello\r\n');
      socket.on('data', (data) => {
        const command = data.toString().slice(0, 4);
        socket.write(command === at ? `${codes[at]}\r\n` : '250 fine\r\n');
      });
    });
    const failure = await openMailer(url)
      .send(mail)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRefusedError);
    expect(String(failure)).toContain(codes[at]);
  });
});

describe('a slow server', () => {
  const patient = { connectMs: 60_000, silenceMs: 60_000, sendMs: 60_000 };

  test.each([
    { patience: { ...patient, connectMs: 200 }, why: 'no greeting' },
    { patience: { ...patient, sendMs: 200 }, why: 'no end' },
  ])('that stays silent fails the mail: $why', async ({ patience }) => {
    const url = await openServer(() => undefined);
    await expect(openMailer(url, patience).send(mail)).rejects.toThrow();
  });

  test('that becomes silent in the middle fails the mail', async () => {
    const url = await openServer((socket) => socket.write('220 hello\r\n'));
    await expect(openMailer(url, { ...patient, silenceMs: 200 }).send(mail)).rejects.toThrow('Timeout');
  });

  test('that answers in tiny pieces fails the mail; the next mail gets a new connection', async () => {
    const inbox = await openInbox();
    let connections = 0;
    const url = await openServer((socket) => {
      connections += 1;
      if (connections > 1) {
        socket.pipe(connect(inbox.port, '127.0.0.1')).pipe(socket);
        return;
      }
      socket.write('220 hello\r\n');
      const drops = setInterval(() => socket.write('250-and one more thing\r\n'), 20);
      socket.on('close', () => clearInterval(drops));
    });
    const mailer = openMailer(url, { ...patient, sendMs: 1_000 });
    await expect(mailer.send(mail)).rejects.toThrow('longer than 1000 ms');
    await mailer.send(mail);
    expect(inbox.mails()).toHaveLength(1);
  });

  test('that answers in time gets its mail', async () => {
    const inbox = await openInbox({ delayMs: 300 });
    await openMailer(inbox.url).send(mail);
    expect(inbox.mails()).toHaveLength(1);
  });
});
