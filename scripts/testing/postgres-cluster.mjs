// A temporary PostgreSQL of its own: started, stopped and set as a test wants, and removed at the end.
import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VERSIONS = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/**
 * The server is not started yet. `parent` is where its folder is made.
 * @param {{ readonly port: number, readonly parent?: string, readonly settings?: readonly string[] }} options
 */
export function createCluster({ port, parent = tmpdir(), settings = [] }) {
  const bin = findServer() ?? (install(), findServer());
  if (!bin) throw new Error('No PostgreSQL server: install the package "postgresql".');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'kakehashi-postgres-'));
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));

  // No sync to disk: the cluster only exists while the command runs.
  const options = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    ...settings,
  ]
    .map((setting) => `-c ${setting}`)
    .join(' ');
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  asPostgres(`${bin}/initdb -D ${folder}/cluster -U postgres --auth=trust -E UTF8 --locale=C`, folder);
  const control = (/** @type {string} */ action) =>
    asPostgres(
      `${bin}/pg_ctl -D ${folder}/cluster -o "-p ${port} ${options}" -l ${folder}/log ${action}`,
      folder,
    );

  return {
    url,
    port,
    folder,
    start: () => control('-w start'),
    /** `immediate` is what a power cut does. @param {'fast' | 'immediate'} mode */
    stop: (mode = 'immediate') => control(`-m ${mode} -w stop`),
    isRunning: () => {
      try {
        control('status');
        return true;
      } catch {
        return false;
      }
    },
    /** Settings of the whole server, for connections that exist too. @param {string} statement */
    configure: (statement) =>
      asPostgres(
        `psql -q -h ${folder} -p ${port} -U postgres -c "${statement}" -c "select pg_reload_conf()"`,
        folder,
      ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
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
  /** @param {string[]} args */
  const apt = (...args) =>
    spawnSync(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['-n', 'apt-get', ...args], { stdio: 'inherit' });
  apt('update', '-q');
  apt('install', '-q', '-y', '--no-install-recommends', 'postgresql');
}

/** PostgreSQL refuses to run as root. @param {string} line @param {string} folder */
function asPostgres(line, folder) {
  const [command = '', ...args] = isRoot ? ['su', 'postgres', '-c', line] : ['sh', '-c', line];
  const { status, stderr } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    cwd: folder,
  });
  if (status !== 0) throw new Error(`${line}\n${stderr}`);
}

/** @param {string} flag */
function idOf(flag) {
  return Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
}
