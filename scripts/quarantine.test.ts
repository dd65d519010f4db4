import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/project-root.ts';
import { QUARANTINE, type Quarantined } from '../e2e/quarantine.ts';

const DAY_MS = 86_400_000;
const DAYS_MAX = 14;

/** What is wrong with an entry of the list. */
function faultsOf({ title, since, reason }: Quarantined, specs: string, now: Date): string[] {
  const days = (now.getTime() - Date.parse(since)) / DAY_MS;
  return [
    ...(days >= 0 ? [] : [`${title}: “${since}” is not a day of the past`]),
    ...(days <= DAYS_MAX ? [] : [`${title}: mend it or remove it, it is here since ${since}`]),
    ...(reason.length >= 20 ? [] : [`${title}: say what was seen and what is known of its cause`]),
    ...(specs.includes(title) ? [] : [`${title}: there is no such test`]),
  ];
}

test.each([
  { since: '2026-11-05', found: [], why: 'two weeks are allowed' },
  { since: '2026-11-04', found: [/mend it/], why: 'a day more is not' },
  { since: '2026-11-20', found: [/not a day of the past/], why: 'a date of tomorrow would last longer' },
  { since: 'soon', found: [/not a day of the past/, /mend it/], why: 'a date that cannot be read' },
  { title: 'gone', found: [/no such test/], why: 'the test has another title by now' },
  { reason: 'flaky', found: [/say what was seen/], why: 'without a reason nobody can mend it' },
])('$why', ({ found, ...entry }) => {
  const usual = { title: 'a test', since: '2026-11-10', reason: 'The second tap is lost on a busy machine.' };
  const faults = faultsOf({ ...usual, ...entry }, "test('a test', …)", new Date('2026-11-19T00:00:00Z'));
  expect(faults).toEqual(found.map((text) => expect.stringMatching(text)));
});

test('no browser test is in quarantine for longer than two weeks', async () => {
  const folder = join(projectRoot, 'e2e');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.spec.ts'));
  const specs = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  expect(QUARANTINE.flatMap((entry) => faultsOf(entry, specs.join('\n'), new Date()))).toEqual([]);
});
