import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/project-root.ts';

/** Workers are started as separate files, so they are not part of the bundle. */
const workers = readdirSync(join(projectRoot, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mjs') && !name.startsWith('testing/'))
  .map((name) => `server/${name}`);

const copied = readFileSync(join(projectRoot, 'Dockerfile'), 'utf8')
  .split('\n')
  .flatMap((line) => /^COPY --from=build \/app\/(\S+)/.exec(line)?.[1] ?? []);

test.each(workers)('the image contains %s', (worker) => {
  expect(copied.some((path) => path === worker || path === `${dirname(worker)}/*.mjs`)).toBe(true);
});
