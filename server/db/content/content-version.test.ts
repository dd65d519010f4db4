import { execFileSync } from 'node:child_process';
import { utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
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

test('files without a history have the time that the build is given, or the operator is told', () =>
  withContent({}, async (folder) => {
    const warn = vi.fn<(line: string) => void>();
    const given = String(Date.parse(COMMITTED));
    expect(await versionOfSources(folder, { given, warn })).toBe(Date.parse(COMMITTED));
    expect(warn).not.toHaveBeenCalled();
    await versionOfSources(folder, { given: '', warn });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('CONTENT_VERSION'));
  }));

test.each([
  { given: '1793613600', why: 'seconds' },
  { given: '2026-11-02', why: 'a date' },
])('a build that is given no milliseconds fails: $why', ({ given }) =>
  withContent({}, (folder) =>
    expect(versionOfSources(folder, { given })).rejects.toThrow(
      `CONTENT_VERSION is no time in milliseconds: ${given}`,
    ),
  ),
);

test.each([
  {
    built: { digest: DIGEST, version: 5 },
    isBuilts: true,
    why: 'the files of the build: what it wrote down',
  },
  { built: { digest: 'others', version: 5 }, isBuilts: false, why: 'other files than the build has seen' },
  { built: 'nonsense', isBuilts: false, why: 'a file of another form' },
  { built: null, isBuilts: false, why: 'no build' },
  { written: '{"digest": "of the', isBuilts: false, why: 'a file that is damaged' },
])('$why', ({ built = null, isBuilts, written = built && JSON.stringify(built) }) =>
  withContent({}, async (folder) => {
    const file = join(folder, 'version.json');
    if (written !== null) writeFileSync(file, written);
    expect((await contentVersion(folder, DIGEST, file)) === 5).toBe(isBuilts);
  }),
);
