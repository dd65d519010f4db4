// PGlite in a worker thread: a slow statement blocks this thread and not the one that answers requests.
// It receives `{ id, method, args }` and sends back `{ id, result }` or `{ id, error }`, and `{ notified }` at any
// time.
// Plain JavaScript, so that both the source and the bundle can start it.
import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { createStatements } from './pglite-statements.mjs';

// PGlite sets file modes explicitly, as with an open umask, and so bypasses the umask of this process. This changes
// `fs` of this thread only.
const OWNER = 0o700;
const { chmodSync } = fs;
fs.chmodSync = (path, mode) => chmodSync(path, mode & OWNER);

/**
 * Types that drizzle expects as text: times, dates, intervals, and lists of these and of numerics. Set once: with
 * parsers per statement PGlite would merge them with its own each time, which takes longer than a small statement
 * itself.
 */
const TEXT_TYPES = [1114, 1184, 1186, 1082, 1231, 1115, 1185, 1187, 1182];
const parsers = Object.fromEntries(TEXT_TYPES.map((type) => [type, (value) => value]));

const methods = {
  query: (_client, sql, params, rowMode) => statements.query(sql, params, rowMode),
  exec: async (client, sql) => void (await client.exec(sql)),
  listen: async (client, channel) =>
    void (await client.listen(channel, (payload) =>
      parentPort.postMessage({ notified: { channel, payload } }),
    )),
  close: (client) => client.close(),
};

/** A cloned error would lose the fields of PostgreSQL besides the message: the code, the constraint. */
const describe = (error) => ({ ...error, name: error?.name, message: String(error?.message ?? error) });

const client = await PGlite.create({ dataDir: workerData.dataDir, parsers });
const statements = createStatements(client);
async function run({ id, method, args }) {
  try {
    const result = await methods[method](client, ...args);
    parentPort.postMessage({ id, result });
    if (method === 'close') parentPort.close();
  } catch (error) {
    parentPort.postMessage({ id, error: describe(error) });
  }
}
parentPort.on('message', (call) => void run(call));
parentPort.postMessage({ ready: true });
