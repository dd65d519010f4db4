import { describe, expect, test } from 'vitest';
import { type Dependency, installedDependencies } from './dependency-table.ts';
import { ALLOWED_LICENCES, LICENCES_ELSEWHERE, purposes } from './purposes.ts';

const dependencies = installedDependencies();
const names = dependencies.map(({ name }) => name);

describe('the dependencies of package.json', () => {
  test('each has a purpose', () => {
    expect(dependencies.filter(({ purpose }) => purpose === '').map(({ name }) => name)).toEqual([]);
  });

  test('no purpose or licence is left of a package that is gone', () => {
    const explained = [...Object.keys(purposes), ...Object.keys(LICENCES_ELSEWHERE)];
    expect(explained.filter((name) => !names.includes(name))).toEqual([]);
  });

  test('each has a licence that we may use', () => {
    const isRefused = ({ licence }: Dependency) => !ALLOWED_LICENCES.includes(licence);
    expect(dependencies.filter(isRefused).map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
  });

  test('the packages that this project builds on are among them', () => {
    expect(names).toEqual(expect.arrayContaining(['react', 'hono', 'drizzle-orm', 'vitest']));
  });
});
