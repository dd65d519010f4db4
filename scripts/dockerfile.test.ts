import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/project-root.ts';

/** Workers are started as separate files, so they are not part of the bundle. */
const workers = readdirSync(join(projectRoot, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mjs') && !name.startsWith('testing/'))
  .map((name) => `server/${name}`);

const dockerfile = readFileSync(join(projectRoot, 'Dockerfile'), 'utf8');
const copied = dockerfile
  .split('\n')
  .flatMap((line) => /^COPY --from=build \/app\/(\S+)/.exec(line)?.[1] ?? []);

test.each(workers)('the image contains %s', (worker) => {
  expect(copied.some((path) => path === worker || path === `${dirname(worker)}/*.mjs`)).toBe(true);
});

test('the build in the image, which has no history, is told when the content was last changed', () => {
  const [build = ''] = dockerfile.split(/^RUN npm run build/m);
  expect(build).toMatch(/^ARG CONTENT_VERSION$/m);
});

test.each(['compose.yaml', 'README.md'])('%s says how to tell it', (file) => {
  expect(readFileSync(join(projectRoot, file), 'utf8')).toContain('CONTENT_VERSION');
});
