// `npm start`: builds if the build is missing or outdated, then runs the server.
import { spawnSync } from 'node:child_process';
import { isBuildCurrent } from './build-age.mjs';

if (!isBuildCurrent()) {
  const { status } = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

// In this process, so that SIGTERM reaches the server itself.
process.env.NODE_ENV ??= 'production';
await import(new URL('../build/server/index.js', import.meta.url).href);
