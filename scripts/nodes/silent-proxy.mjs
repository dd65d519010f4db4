import { connect, createServer } from 'node:net';

/** The statement by which a node subscribes to what the others announce, as a simple query: Q, its length, its text. */
const LISTENS = /Q[^]{4}listen /i;

/**
 * A TCP proxy in front of PostgreSQL that can drop everything on the connections that listen, without closing them: what a
 * router does that has forgotten a connection. All other connections, and new ones, work.
 */
export async function openSilentProxy(databaseUrl) {
  const target = new URL(databaseUrl);
  const [host, port] = [target.hostname, Number(target.port || 5432)];
  const connections = new Set();
  const server = createServer((client) => {
    const upstream = connect(port, host);
    const connection = { listens: false, isSilent: false };
    connections.add(connection);
    const forward = (from, to) => {
      from.on('data', (chunk) => {
        if (from === client && LISTENS.test(chunk.toString('latin1'))) connection.listens = true;
        if (!connection.isSilent) to.write(chunk);
      });
      from.once('close', () => {
        connections.delete(connection);
        // Of the end of the other side nothing is said either.
        if (!connection.isSilent || from === client) to.destroy();
      });
      from.on('error', () => {});
    };
    forward(client, upstream);
    forward(upstream, client);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  target.hostname = '127.0.0.1';
  target.port = String(server.address().port);
  return {
    databaseUrl: target.href,
    /** How many connections were silenced. */
    silenceListeners() {
      const listening = [...connections].filter((one) => one.listens && !one.isSilent);
      for (const connection of listening) connection.isSilent = true;
      return listening.length;
    },
    close: () => void server.close(),
  };
}
