import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTail } from '#core/tail/tail.ts';
import { openTail, openTailWhenBuilt, TAIL_UNFINISHED_FILE, writtenTail } from './tail-data.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kakehashi-tail-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, data: string | Uint8Array) => writeFile(join(folder, name), data);

async function writeTail(): Promise<void> {
  const word = {
    spellings: ['決済'],
    readings: ['けっさい'],
    senses: [['settlement']],
    commonness: 0,
  } as const;
  for (const [name, data] of Object.entries(
    writtenTail(
      buildTail([word], () => ''),
      'test 1',
    ),
  ))
    await write(name, data);
}

test('a tail that is being made is opened when it is complete, and not before', async () => {
  await write(TAIL_UNFINISHED_FILE, '');
  const opening = openTailWhenBuilt(new AbortController().signal, folder);
  await writeTail();
  expect(await openTail(folder)).toBeNull();
  await rm(join(folder, TAIL_UNFINISHED_FILE));
  expect((await opening)?.source).toBe('test 1');
});

test('nobody waits where no tail is being made', async () => {
  expect(await openTailWhenBuilt(new AbortController().signal, folder)).toBeNull();
});

test('a server that ends does not wait any longer', async () => {
  await write(TAIL_UNFINISHED_FILE, '');
  const stopping = new AbortController();
  const opening = openTailWhenBuilt(stopping.signal, folder);
  stopping.abort();
  await expect(opening).rejects.toThrow('aborted');
});
