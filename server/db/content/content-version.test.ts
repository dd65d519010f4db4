import { execFileSync } from 'node:child_process';
import { utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withContent } from '#server/testing/data/content-files.ts';
import { contentVersion, versionOfSources } from './content-version.ts';

const COMMITTED = '2026-11-02T10:00:00Z';
const EDITED = '2026-11-05T10:00:00Z';
const DIGEST = 'of these files';

/** A content folder that is committed, and touched later, as by a checkout. */
const withCommitted = <T>(use: (folder: string) => Promise<T>) =>
  withContent({}, (folder) => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Lan', '-c', 'user.email=lan@example.com', ...args], {
        cwd: dirname(folder),
        env: { ...process.env, GIT_COMMITTER_DATE: COMMITTED },
      });
    git('init', '-q');
    git('add', '.');
    git('commit', '-q', '-m', 'content');
    utimesSync(join(folder, 'courses', 'course.yaml'), new Date(EDITED), new Date(EDITED));
    return use(folder);
  });

test('committed files have the time of their last commit, whenever they were checked out', () =>
  withCommitted(async (folder) => {
    expect(await versionOfSources(folder)).toBe(Date.parse(COMMITTED));
  }));

test('files that were edited since, or that are under no version control, have the time of the newest', async () => {
  const edit = (folder: string) => {
    const file = join(folder, 'courses', 'course.yaml');
    writeFileSync(file, '\n', { flag: 'a' });
    utimesSync(file, new Date(EDITED), new Date(EDITED));
  };
  await withCommitted(async (folder) => {
    edit(folder);
    expect(await versionOfSources(folder)).toBeGreaterThan(Date.parse(COMMITTED));
  });
  await withContent({}, async (folder) => {
    edit(folder);
    expect(await versionOfSources(folder)).toBeGreaterThanOrEqual(Date.parse(EDITED));
  });
});

test.each([
  {
    built: { digest: DIGEST, version: 5 },
    isBuilts: true,
    why: 'the files of the build: what it wrote down',
  },
  { built: { digest: 'others', version: 5 }, isBuilts: false, why: 'other files than the build has seen' },
  { built: 'nonsense', isBuilts: false, why: 'a file of another form' },
  { built: null, isBuilts: false, why: 'no build' },
])('$why', ({ built, isBuilts }) =>
  withContent({}, async (folder) => {
    const file = join(folder, 'version.json');
    if (built !== null) writeFileSync(file, JSON.stringify(built));
    expect((await contentVersion(folder, DIGEST, file)) === 5).toBe(isBuilts);
  }),
);
