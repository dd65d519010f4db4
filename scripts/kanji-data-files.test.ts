import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureKanjiData } from './kanji-data.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kakehashi-kanji-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the files are written once, and again if their source changes', async () => {
  const facts = join(folder, 'facts.tsv');
  await ensureKanjiData(folder);
  const first = await stat(facts);
  await ensureKanjiData(folder);
  expect((await stat(facts)).ino).toBe(first.ino);
  await writeFile(join(folder, 'origin'), 'another version');
  await writeFile(facts, 'outdated');
  await ensureKanjiData(folder);
  expect((await stat(facts)).size).toBe(first.size);
});
