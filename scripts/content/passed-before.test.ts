import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPassedBefore } from './passed-before.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'passed-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const record = () => join(folder, 'record.txt');
const open = (basis: unknown = 'rules') => readPassedBefore(record(), basis);

async function remember(...rows: readonly unknown[]): Promise<void> {
  const passed = await open();
  for (const row of rows) passed.add(row);
  await passed.save();
}
const known = async (rows: readonly unknown[], basis?: unknown): Promise<boolean[]> => {
  const passed = await open(basis);
  return rows.map((row) => passed.has(row));
};

test('nothing has passed before the first run', async () => {
  expect(await known([{ id: 1 }])).toEqual([false]);
});

test('a row that has passed is known as long as it is the same', async () => {
  await remember({ id: 1, text: 'a' }, { id: 2, text: 'b' });
  expect(
    await known([
      { id: 1, text: 'a' },
      { id: 2, text: 'c' },
    ]),
  ).toEqual([true, false]);
});

test('with another basis nothing has passed', async () => {
  await remember('row');
  expect(await known(['row'], 'other rules')).toEqual([false]);
});

test('a record that is cut off knows less', async () => {
  await remember('one', 'two');
  const written = await readFile(record(), 'utf8');
  await writeFile(record(), written.slice(0, 10));
  expect(await known(['one', 'two'])).toEqual([false, false]);
});

test('rows that no run asks for are forgotten', async () => {
  await remember('old', 'new');
  const passed = await open();
  passed.has('new');
  await passed.save();
  expect(await known(['old', 'new'])).toEqual([false, true]);
});
