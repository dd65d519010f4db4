import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.mjs';
import { ask } from './calls.mjs';

const STARTED_WITHIN_MS = 10_000;

/** Null where nginx can neither be found nor installed. */
export async function openNginx(folder, ports) {
  const program = find() ?? (install() ? find() : undefined);
  if (!program) return null;
  const own = join(folder, 'nginx');
  mkdirSync(own, { recursive: true });
  const file = join(own, 'nginx.conf');
  const port = await freePort();
  const write = (upstreams) => writeFileSync(file, settings({ own, port, upstreams }));
  write(ports);
  const child = spawn(program, ['-p', own, '-c', file, '-e', join(own, 'error.log')], { stdio: 'inherit' });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const kill = () => child.kill('SIGTERM');
  process.on('exit', kill);
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  return {
    name: 'nginx',
    url,
    async use(upstreams) {
      write(upstreams);
      // New workers take new requests; the old ones finish theirs.
      child.kill('SIGHUP');
    },
    async close() {
      child.kill('SIGTERM');
      await exited;
      process.off('exit', kill);
    },
  };
}

async function answers(url) {
  const end = Date.now() + STARTED_WITHIN_MS;
  while (!(await ask(url, 'GET', '/health').catch(() => null))) {
    if (Date.now() > end) throw new Error('nginx does not answer');
    await wait(50);
  }
}

// Calls that change something are never sent twice by nginx, as by default: a node must not need that.
const settings = ({ own, port, upstreams }) => `
daemon off;
worker_processes 1;
pid ${own}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${own}/body;
  proxy_temp_path ${own}/proxy;
  fastcgi_temp_path ${own}/fastcgi;
  uwsgi_temp_path ${own}/uwsgi;
  scgi_temp_path ${own}/scgi;
  client_max_body_size 20m;
  upstream nodes {
    ${upstreams.map((upstream) => `server 127.0.0.1:${upstream} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://nodes;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_connect_timeout 2s;
      proxy_next_upstream error timeout http_503;
    }
  }
}
`;

function find() {
  const { stdout } = spawnSync('sh', ['-c', 'PATH=$PATH:/usr/sbin command -v nginx'], { encoding: 'utf8' });
  return stdout?.trim() || undefined;
}

function install() {
  if (spawnSync('sh', ['-c', 'command -v apt-get']).status !== 0) return false;
  console.log('No nginx found: installing the Debian package…');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    return spawnSync(command, rest, { stdio: 'inherit' }).status === 0;
  };
  return apt('update', '-q') && apt('install', '-q', '-y', '--no-install-recommends', 'nginx');
}
