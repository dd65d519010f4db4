import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/project-root.ts';

const ROOTS = ['app', 'bench', 'contract', 'core', 'e2e', 'scripts', 'server'];
const SOURCES = /\.(?:tsx?|mjs|css)$/;
const CITATION = /PRODUCT\.md, ([^\n]{0,40})/g;

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

const sources = ROOTS.flatMap((root) =>
  readdirSync(join(projectRoot, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCES.test(name))
    .map((name) => join(root, name)),
).filter((path) => path !== 'scripts/product-citations.test.ts');

const product = read('docs/PRODUCT.md');
const sections = Array.from(product.matchAll(/^## \d+\. (.+)$/gm), ([, name]) => name ?? '');
const deviations = Array.from(product.matchAll(/^- \*\*(D\d+)\. /gm), ([, name]) => name ?? '');

const names = (cited: string): boolean =>
  [...sections, ...deviations].some(
    (name) => cited.startsWith(name) && !/^\w/.test(cited.slice(name.length)),
  );

test('sections and deviations are numbered in order, without duplicates', () => {
  expect(Array.from(product.matchAll(/^## (\d+)\. /gm), ([, number]) => Number(number))).toEqual(
    sections.map((_, index) => index + 1),
  );
  expect(deviations).toEqual(deviations.map((_, index) => `D${index + 1}`));
});

test('every citation of docs/PRODUCT.md names an existing section or deviation', () => {
  const cited = sources.flatMap((path) =>
    Array.from(read(path).matchAll(CITATION), ([, name]) => ({ path, name: name ?? '' })),
  );
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(({ name }) => !names(name))).toEqual([]);
});
