import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

// Used by the browser tests too, which know no `#server/…`: nothing but packages is imported here.

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Silent: takes connections and commands, but never answers. */
export type InboxMode = 'ok' | 'refuse-temporarily' | 'refuse-recipient' | 'silent';

export interface InboxOptions {
  /** The one of an earlier inbox, to come back where it was; else a free one. */
  readonly port?: number;
  /** How long it thinks before it accepts a mail. */
  readonly delayMs?: number;
  /** Recipients that it refuses for good in every mode. */
  readonly refuse?: (recipient: string) => boolean;
}

export interface SmtpInbox {
  readonly url: string;
  readonly port: number;
  /** All mails so far, oldest first. */
  mails(): readonly ReceivedMail[];
  /** The oldest mail of that kind, which may be here already. */
  waitForMail(predicate: (mail: ReceivedMail) => boolean, timeoutMs?: number): Promise<ReceivedMail>;
  setMode(mode: InboxMode): void;
  close(): Promise<void>;
}

const LOOK_AGAIN_MS = 20;

/** A real mail server on this machine that keeps what it gets. */
export async function openSmtpInbox({
  port = 0,
  delayMs = 0,
  refuse = () => false,
}: InboxOptions = {}): Promise<SmtpInbox> {
  const received: ReceivedMail[] = [];
  let mode: InboxMode = 'ok';

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    // Zero would mean half a minute.
    closeTimeout: 1,
    onConnect(_session, answer) {
      if (mode !== 'silent') answer();
    },
    onRcptTo({ address }, _session, answer) {
      if (mode === 'silent') return;
      const refused = mode === 'refuse-recipient' || refuse(address);
      // Real servers repeat the address, so this one does.
      if (refused) answer(refusal(550, `<${address}>: no such user here`));
      else if (mode === 'refuse-temporarily') answer(refusal(451, `<${address}>: try again later`));
      else answer();
    },
    onData(stream, _session, answer) {
      keep(stream).then(() => answer(), answer);
    },
  });

  async function keep(stream: SMTPServerDataStream): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
    await wait(delayMs);
    const { to, subject = '', text = '', html = '' } = await PostalMime.parse(Buffer.concat(chunks));
    received.push({ to: to?.[0]?.address ?? '', subject, text, html });
  }

  // Connections that a client drops in the middle are part of the tests.
  server.on('error', () => undefined);
  const opened = await listen(server, port);

  return {
    url: `smtp://127.0.0.1:${opened}`,
    port: opened,
    mails: () => received,
    async waitForMail(predicate, timeoutMs = 10_000) {
      const deadline = Date.now() + timeoutMs;
      for (;;) {
        const mail = received.find(predicate);
        if (mail) return mail;
        if (Date.now() > deadline)
          throw new Error(`No such mail among ${received.length} within ${timeoutMs} ms`);
        await wait(LOOK_AGAIN_MS);
      }
    },
    setMode(next) {
      mode = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function listen(server: SMTPServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.server.address() as AddressInfo).port));
  });
}

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });
