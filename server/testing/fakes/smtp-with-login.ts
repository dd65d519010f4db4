import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that knows one password, and repeats any other one in its refusal. */
export async function openSmtpWithLogin(knownPassword: string) {
  const logins: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    // Zero would mean 30 seconds.
    closeTimeout: 1,
    onAuth({ username = '', password = '' }, _session, answer) {
      logins.push(`${username} ${password}`);
      if (password === knownPassword) answer(null, { user: username });
      else answer(new Error(`bad password ${password}`));
    },
    onData(stream, _session, answer) {
      stream.resume().on('end', () => answer());
    },
  });
  server.on('error', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    /** The names and passwords so far. */
    logins: (): readonly string[] => logins,
    close: () => new Promise<void>((done) => server.close(done)),
  };
}
