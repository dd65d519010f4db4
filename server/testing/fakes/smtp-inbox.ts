import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

// Used by the browser tests too, where `#server/…` does not work: import only packages here.

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** `silent` accepts connections and commands, but never answers. */
export type InboxMode = 'ok' | 'refuse-temporarily' | 'refuse-recipient' | 'silent';

export interface InboxOptions {
  /** The port of an earlier inbox, to restart it there; else a free one. */
  readonly port?: number;
  /** The delay before it accepts a mail. */
  readonly delayMs?: number;
  /** Recipients that it refuses permanently, in every mode. */
  readonly refuse?: (recipient: string) => boolean;
}

export interface SmtpInbox {
  readonly url: string;
  readonly port: number;
  /** All mails so far, oldest first. */
  mails(): readonly ReceivedMail[];
  /** The oldest matching mail, which may have arrived already. */
  waitForMail(predicate: (mail: ReceivedMail) => boolean, timeoutMs?: number): Promise<ReceivedMail>;
  setMode(mode: InboxMode): void;
  close(): Promise<void>;
}

const POLL_MS = 20;

/** A real local mail server that stores the mails it receives. */
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
    // Zero would mean 30 seconds.
    closeTimeout: 1,
    onConnect(_session, answer) {
      if (mode !== 'silent') answer();
    },
    onRcptTo({ address }, _session, answer) {
      if (mode === 'silent') return;
      const refused = mode === 'refuse-recipient' || refuse(address);
      // Repeats the address, as real servers do.
      if (refused) answer(refusal(550, `<${address}>: no such user here`));
      else if (mode === 'refuse-temporarily') answer(refusal(451, `<${address}>: try again later`));
      else answer();
    },
    onData(stream, _session, answer) {
      store(stream).then(() => answer(), answer);
    },
  });

  async function store(stream: SMTPServerDataStream): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
    await wait(delayMs);
    const parsed = await PostalMime.parse(Buffer.concat(chunks));
    const { to, subject = '', text = '', html = '' } = parsed;
    const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]));
    received.push({ to: to?.[0]?.address ?? '', subject, text, html, headers });
  }

  // Some tests drop a connection in the middle.
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
        await wait(POLL_MS);
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
