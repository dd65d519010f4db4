// `npm run bench:large` (starts a PostgreSQL) or `node bench/large.mjs --pglite` (the embedded database): what grows with
// the data. A lesson of 40 sentences is deleted for good, a reminder is decided and an account is deleted, in a large
// database and in a small one, with the longest time that another statement had to wait meanwhile. `-- --scale=0.1` for a
// tenth of the rows.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { median } from './support/load.mjs';

const REMINDERS = 20;

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    pglite: { type: 'boolean', default: false },
  },
});
const serverUrl = process.env['TEST_DATABASE_URL'];
if (!serverUrl && !values.pglite)
  throw new Error('Run it with scripts/with-postgres.mjs, which sets TEST_DATABASE_URL, or with --pglite.');

const large = {
  learners: Math.round(15_000 * Number(values.scale)),
  events: Math.round(100_000 * Number(values.scale)),
  accountEvents: Math.round(500_000 * Number(values.scale)),
};
const small = { learners: 15, events: 1_000, accountEvents: 500 };

const root = fileURLToPath(new URL('..', import.meta.url));
const { module } = await runnerImport(fileURLToPath(new URL('support/large-server.ts', import.meta.url)), {
  configFile: false,
  root,
  logLevel: 'error',
});
const folder = await mkdtemp(join(tmpdir(), 'kakehashi-large-'));
const open = (name, sizes) =>
  module.openLarge(
    { dataDir: join(folder, name), serverUrl: values.pglite ? undefined : serverUrl, name },
    sizes,
  );

const databases = { small: await open('large_small', small), large: await open('large_large', large) };
try {
  for (const { filled } of Object.values(databases)) console.log(filled);
  await compare('deleting a lesson that few have tried', 1, (of) => of.deleteLesson('few'));
  await compare('deleting a lesson that everybody has tried', 1, (of) => of.deleteLesson('all'));
  await compare('a reminder', REMINDERS, (of) => of.remind());
  await compare('deleting an account', 1, (of) => of.deleteAccount());
} finally {
  for (const database of Object.values(databases)) await database.close();
  await rm(folder, { recursive: true, force: true });
}

async function compare(what, rounds, work) {
  const found = {};
  for (const [size, database] of Object.entries(databases)) {
    const times = [];
    let failure = null;
    const waiting = database.watch();
    for (let round = 0; round < rounds && failure === null; round++) {
      const startedAt = performance.now();
      failure = await work(database).then(
        () => null,
        (error) => String(error.cause?.cause?.message ?? error.cause?.message ?? error.message),
      );
      times.push(performance.now() - startedAt);
    }
    found[size] = { ms: median(times), longest: await waiting.stop(), failure };
  }
  const ratio = (found.large.ms / found.small.ms).toFixed(1);
  const failed = found.large.failure === null ? '' : `  FAILED: ${found.large.failure}`;
  console.log(
    `${what.padEnd(46)} ${found.small.ms.toFixed(0)} ms small, ${found.large.ms.toFixed(0)} ms large, ratio ${ratio}; others waited ${found.large.longest.toFixed(0)} ms at most${failed}`,
  );
  if (found.large.failure !== null) process.exitCode = 1;
}
