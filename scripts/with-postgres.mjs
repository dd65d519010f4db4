// Runs a command with TEST_DATABASE_URL set to a temporary PostgreSQL, which is removed afterwards.
// usage: node scripts/with-postgres.mjs npm run test:api
import { spawnSync } from 'node:child_process';
import { freePort } from './free-port.mjs';
import { createCluster } from './testing/postgres-cluster.mjs';

// A free one: two commands may run with a server of their own each.
const cluster = createCluster({ port: await freePort() });
cluster.start();
try {
  const [command, ...args] = process.argv.slice(2);
  const env = { ...process.env, TEST_DATABASE_URL: cluster.url };
  process.exitCode = spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1;
} finally {
  cluster.stop();
  cluster.remove();
}
