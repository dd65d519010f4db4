import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readFiles } from '#server/db/content/content-files.ts';
import { parsedLine, readParsed } from '#server/db/content/parsed-yaml.ts';
import { projectRoot } from '#server/project-root.ts';
import { writeParsedContent } from './parsed-content.ts';

const contentFolder = join(projectRoot, 'content');

let folder: string;
let parsed: ReadonlyMap<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kakehashi-parsed-'));
  await writeParsedContent(join(folder, 'yaml.tsv'));
  parsed = readParsed(join(folder, 'yaml.tsv'));
});
afterAll(() => rm(folder, { recursive: true }));

const find = (text: string) => parsed.get(parsedLine(text, null).split('\t')[0] ?? '');

test('the build parses the shipped files as a start would', async () => {
  const files = await readFiles(contentFolder, 'synonyms', '.yaml');
  expect(files.length).toBeGreaterThan(0);
  for (const { text } of files) expect(JSON.parse(find(text) ?? 'null')).toEqual(parse(text));
});

test('an edited file is none of those that the build has parsed', async () => {
  const [first] = await readFiles(contentFolder, 'synonyms', '.yaml');
  expect(find(`${first?.text}\n`)).toBeUndefined();
});

test('a build that has parsed nothing is no problem', () => {
  expect(readParsed(join(folder, 'missing.tsv')).size).toBe(0);
});
