import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { fetchFile } from './fetch-file.mjs';

test('the files of the engine are read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kakehashi-fetch-'));
  await writeFile(join(folder, 'voice'), 'ame');
  const reply = await fetchFile(pathToFileURL(join(folder, 'voice')).href);
  expect(await reply.text()).toBe('ame');
  await rm(folder, { recursive: true });
});

test('data: URLs are read', async () => {
  expect(await (await fetchFile('data:text/plain,ame')).text()).toBe('ame');
});

test.each(['https://example.com/voice', 'http://127.0.0.1/voice'])(
  'nothing is fetched from %s',
  async (address) => {
    await expect(fetchFile(address)).rejects.toThrow('The voice may not fetch from');
  },
);
