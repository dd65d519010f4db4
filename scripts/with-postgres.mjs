// Runs a command with TEST_DATABASE_URL set to a temporary PostgreSQL, which is removed afterwards.
// usage: node scripts/with-postgres.mjs npm run test:api
import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';

const VERSIONS = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

// A free one: two commands may run with a server of their own each.
const port = await freePort();
const folder = mkdtempSync(join(tmpdir(), 'kakehashi-postgres-'));
const bin = findServer() ?? (install(), findServer());
if (!bin) throw new Error('No PostgreSQL server: install the package "postgresql".');
if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));

// No sync to disk: the cluster only exists while the command runs.
const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
asPostgres(`${bin}/initdb -D ${folder}/cluster -U postgres --auth=trust -E UTF8 --locale=C`);
asPostgres(`${bin}/pg_ctl -D ${folder}/cluster -o "${settings}" -l ${folder}/log -w start`);
try {
  const [command, ...args] = process.argv.slice(2);
  const env = { ...process.env, TEST_DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres` };
  process.exitCode = spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1;
} finally {
  asPostgres(`${bin}/pg_ctl -D ${folder}/cluster -m immediate stop`);
  rmSync(folder, { recursive: true, force: true });
}

function findServer() {
  try {
    const [newest] = readdirSync(VERSIONS).toSorted((a, b) => Number(b) - Number(a));
    return newest && join(VERSIONS, newest, 'bin');
  } catch {
    return undefined;
  }
}

function install() {
  const apt = (...args) =>
    spawnSync(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['-n', 'apt-get', ...args], { stdio: 'inherit' });
  apt('update', '-q');
  apt('install', '-q', '-y', '--no-install-recommends', 'postgresql');
}

// PostgreSQL refuses to run as root.
function asPostgres(line) {
  const [command, ...args] = isRoot ? ['su', 'postgres', '-c', line] : ['sh', '-c', line];
  const { status, stderr } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    cwd: folder,
  });
  if (status !== 0) throw new Error(`${line}\n${stderr}`);
}

function idOf(flag) {
  return Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
}
