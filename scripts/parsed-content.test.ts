import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readFiles } from '#server/db/content/content-files.ts';
import { contentVersion, versionOfSources } from '#server/db/content/content-version.ts';
import { parsedLine, readParsed } from '#server/db/content/parsed-yaml.ts';
import { openContent } from '#server/db/content/read-content.ts';
import { projectRoot } from '#server/project-root.ts';
import { prepareContent } from './parsed-content.ts';

const contentFolder = join(projectRoot, 'content');

let folder: string;
let parsed: ReadonlyMap<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kakehashi-parsed-'));
  await prepareContent(folder);
  parsed = readParsed(join(folder, 'yaml.tsv'));
  // All files are parsed, on a machine that is busy.
}, 60_000);
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

test('the build writes down the version of the shipped files, which a start then knows without their history', async () => {
  const { digest } = await openContent(contentFolder);
  const version = await contentVersion('no folder at all', digest, join(folder, 'version.json'));
  expect(version).toBe(await versionOfSources(contentFolder));
});

test('a build that has parsed nothing is no problem', () => {
  expect(readParsed(join(folder, 'missing.tsv')).size).toBe(0);
});
