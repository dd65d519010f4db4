import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codeLibraries, dataSources } from '#contract/texts/sources.ts';
import { REDUCED_PACKAGES as KANJI_PACKAGES } from './kanji-data.ts';
import { TAIL_PACKAGE } from './tail/read-jmdict.ts';

const REDUCED_PACKAGES = [...KANJI_PACKAGES, TAIL_PACKAGE];

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const packageFile = (path: string) =>
  JSON.parse(read(path)) as {
    readonly license?: string;
    readonly dependencies?: Record<string, string>;
    readonly devDependencies?: Record<string, string>;
  };

/** The rows of NOTICE.md: what, in which packages, under which licences. */
const notices = read('NOTICE.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`'))
  .map((line) => {
    const [, what = '', from = '', licence = ''] = line.split('|').map((cell) => cell.trim());
    return { what, packages: [...from.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name), from, licence };
  });

const { dependencies = {}, devDependencies = {} } = packageFile('package.json');
const shipped = Object.keys(dependencies);

/** The licences of NOTICE.md, in the words of the page. */
const LICENCES: Readonly<Record<string, string>> = {
  'Apache-2.0': 'Apache License 2.0',
  'LGPL 2 or later': 'LGPL 2',
};
const NAMED =
  /CC BY(?:-SA)? \d\.\d|Apache-2\.0|Modified BSD|LGPL 2 or later|SIL Open Font License 1\.1|ISC|MIT/g;

describe('the sources page', () => {
  test('has rows to compare with', () => expect(notices.length).toBeGreaterThan(5));

  test.each(notices)('lists $what with its licences', ({ packages, from, licence }) => {
    const listed = dataSources.filter((source) => packages.some((name) => source.packages.includes(name)));
    expect(listed).not.toEqual([]);
    const licences = listed.flatMap((source) => source.licences.map(({ name }) => name));
    const wanted = `${from} ${licence}`.match(NAMED)?.map((name) => LICENCES[name] ?? name) ?? [];
    expect(wanted).not.toEqual([]);
    expect(licences).toEqual(expect.arrayContaining(wanted));
  });

  test('lists only data that is in NOTICE.md and shipped', () => {
    const packages = dataSources.flatMap((source) => source.packages);
    expect(notices.flatMap((notice) => notice.packages)).toEqual(expect.arrayContaining(packages));
    expect([...shipped, ...REDUCED_PACKAGES]).toEqual(expect.arrayContaining(packages));
  });

  test('lists the packages whose data is copied into the build', () => {
    expect(dataSources.flatMap((source) => source.packages)).toEqual(
      expect.arrayContaining([...REDUCED_PACKAGES]),
    );
    expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining([...REDUCED_PACKAGES]));
    for (const name of REDUCED_PACKAGES) expect(shipped).not.toContain(name);
  });

  test('lists every other package of the product under its licence', () => {
    const ofData = new Set(dataSources.flatMap((source) => source.packages));
    const code = shipped.filter((name) => !ofData.has(name));
    const listed = codeLibraries.flatMap(({ licence, names }) => names.map((name) => `${name}: ${licence}`));
    const real = code.map((name) => `${name}: ${packageFile(`node_modules/${name}/package.json`).license}`);
    expect(listed.toSorted()).toEqual(real.toSorted());
  });
});
