import { expect, test } from 'vitest';
import { ContentError } from '#server/db/content/content-error.ts';
import { withContentFiles } from '#server/testing/data/content-files.ts';
import { openTalkLibrary } from './talk-library.ts';

const LINE = '{ ja: はい。, vi: Vâng. }';
const scene = (changes: Readonly<Record<string, string>> = {}) =>
  Object.entries({
    id: 'quan-ca-phe',
    title: 'Quán cà phê',
    description: 'Gọi đồ uống.',
    level: 'N5',
    opening: LINE,
    steps: `[{ asks: ${LINE}, again: ${LINE}, answers: [${LINE}], reactions: [{ when: [茶], says: ${LINE} }], otherwise: ${LINE} }]`,
    unknown: LINE,
    closing: LINE,
    ...changes,
  })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');

const open = (files: Readonly<Record<string, string>>) => withContentFiles(files, openTalkLibrary);

test('scenes in the order of their files', async () => {
  const library = await open({ 'talks/2.yaml': scene({ id: 'hai' }), 'talks/1.yaml': scene() });
  expect(library.scenes.map(({ id }) => id)).toEqual(['quan-ca-phe', 'hai']);
  expect(library.find('hai')).toMatchObject({
    steps: [{ reactions: [{ when: ['茶'], unless: [], stays: false }] }],
  });
  expect(library.find('ba')).toBeNull();
});

test.each<{ files: Readonly<Record<string, string>>; says: RegExp; why: string }>([
  {
    files: { 'talks/1.yaml': scene({ closing: '' }) },
    says: /talks\/1\.yaml.*closing/,
    why: 'no closing line',
  },
  { files: { 'talks/1.yaml': scene({ level: 'N9' }) }, says: /dòng 4: level/, why: 'an unknown level' },
  { files: { 'talks/1.yaml': scene({ id: 'Quán' }) }, says: /dòng 1: id/, why: 'an id that is not a slug' },
  { files: { 'talks/1.yaml': scene({ steps: '[]' }) }, says: /steps/, why: 'no steps' },
  {
    files: { 'talks/1.yaml': scene({ extra: 'x' }) },
    says: /talks\/1\.yaml/,
    why: 'an unknown field',
  },
  {
    files: { 'talks/1.yaml': scene(), 'talks/2.yaml': scene() },
    says: /talks\/2\.yaml, dòng 1: id quan-ca-phe đã có ở content\/talks\/1\.yaml, dòng 1/,
    why: 'a duplicate id',
  },
])('a file is refused with its line: $why', async ({ files, says }) => {
  const failure: unknown = await open(files).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ContentError);
  expect(String(failure)).toMatch(says);
});
