import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EXCEPTIONS_MAX, slowExceptions } from './slow-exceptions.ts';
import { type FinishedFile, slowApiTests, slowTestsReport } from './slow-tests.ts';

const file = (path: string, ...durations: readonly number[]): FinishedFile => ({
  path,
  ms: durations.reduce((sum, ms) => sum + ms, 0),
  tests: durations.map((ms, at) => ({ name: `test ${at}`, ms })),
});

describe('an API test', () => {
  test.each([
    { path: 'server/app.test.ts', ms: 1_001, isSlow: true, why: 'takes more than a second' },
    { path: 'server/app.test.ts', ms: 1_000, isSlow: false, why: 'takes a second' },
    { path: 'app/lib/outbox.test.ts', ms: 5_000, isSlow: false, why: 'is a test of the browser' },
    { path: 'server/file.test.ts', ms: 5_000, isSlow: false, why: 'stands in a file with a reason' },
  ])('that $why: $isSlow', ({ path, ms, isSlow }) => {
    const exceptions = [{ file: 'server/file.test.ts', reason: 'reads everything' }];
    expect(slowApiTests([file(path, 10, ms)], exceptions)).toHaveLength(isSlow ? 1 : 0);
  });

  test('has a reason of its own, which is none for the others of its file', () => {
    const exceptions = [{ file: 'server/a.test.ts', test: 'test 1', reason: 'hashes a password' }];
    const slow = slowApiTests([file('server/a.test.ts', 10, 2_000, 3_000, 4_000)], exceptions);
    expect(slow.map(({ name }) => name)).toEqual(['test 3', 'test 2']);
  });

  test('that is the first of its file may pay for what the others share', () => {
    expect(slowApiTests([file('server/a.test.ts', 3_000, 10)], [])).toEqual([]);
  });
});

describe('the report', () => {
  test('lists twenty files, the slowest first', () => {
    const files = Array.from({ length: 30 }, (_, at) => file(`core/${at}.test.ts`, at * 100));
    const listed = slowTestsReport(files, []).match(/core\/\d+/g) ?? [];
    expect(listed).toHaveLength(20);
    expect(listed.slice(0, 2)).toEqual(['core/29', 'core/28']);
  });

  test('names slow API tests only if there are some', () => {
    expect(slowTestsReport([file('server/a.test.ts', 10)], [])).not.toContain('over one second');
    expect(slowTestsReport([file('server/a.test.ts', 10, 1_500)], [])).toMatch(
      /over one second.*\n +1\.5 {2}server\/a\.test\.ts > test 1/,
    );
  });
});

describe('the exceptions', () => {
  test('are few', () => {
    expect(slowExceptions.length).toBeLessThanOrEqual(EXCEPTIONS_MAX);
  });

  test.each(slowExceptions)('$file exists and has a reason', ({ file: path, reason }) => {
    expect(existsSync(path)).toBe(true);
    expect(reason).not.toBe('');
  });
});
