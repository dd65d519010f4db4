// PGlite in a thread of its own: a statement that takes long holds this thread and not the one that answers requests.
// It is sent `{ id, method, args }` and sends back `{ id, result }` or `{ id, error }`, and `{ notified }` in between.
// Plain JavaScript, so that it runs the same beside the source and beside the bundle.
import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

// PGlite sets the modes that PostgreSQL would get with an open umask, past the umask of this process. Only this thread's
// `fs` is changed.
const OWNER = 0o700;
const { chmodSync } = fs;
fs.chmodSync = (path, mode) => chmodSync(path, mode & OWNER);

/** Drizzle reads times as text; parsers are functions, which cannot be sent, so their type ids are. */
const asText = (value) => value;
const parsersOf = (typeIds) => Object.fromEntries(typeIds.map((id) => [id, asText]));

const methods = {
  query: (client, sql, params, { rowMode, textTypes }) =>
    client.query(sql, params, { rowMode, parsers: parsersOf(textTypes) }),
  exec: async (client, sql) => void (await client.exec(sql)),
  listen: async (client, channel) =>
    void (await client.listen(channel, (payload) =>
      parentPort.postMessage({ notified: { channel, payload } }),
    )),
  close: (client) => client.close(),
};

/** Cloning an error would drop what PostgreSQL says beside the message: its code, the constraint. */
const describe = (error) => ({ ...error, name: error?.name, message: String(error?.message ?? error) });

const client = await PGlite.create(workerData.dataDir);
parentPort.on('message', async ({ id, method, args }) => {
  try {
    const result = await methods[method](client, ...args);
    parentPort.postMessage({ id, result });
    if (method === 'close') parentPort.close();
  } catch (error) {
    parentPort.postMessage({ id, error: describe(error) });
  }
});
parentPort.postMessage({ ready: true });
