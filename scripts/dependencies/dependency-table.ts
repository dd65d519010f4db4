import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '#contract/zod.ts';
import { projectRoot } from '#server/project-root.ts';
import { LICENCES_ELSEWHERE, purposes } from './purposes.ts';

const packages = z.record(z.string(), z.string());
const ownPackage = z.object({ dependencies: packages, devDependencies: packages });
const installedPackage = z.object({
  name: z.string(),
  version: z.string(),
  license: z.optional(z.string()),
});

/** A package that package.json asks for, as it is installed. */
export interface Dependency {
  /** As package.json names it. */
  readonly name: string;
  /** As the registry names it: another one for an alias. */
  readonly published: string;
  readonly version: string;
  readonly isDevelopment: boolean;
  /** `unknown` where the package names none and we have not found it. */
  readonly licence: string;
  readonly purpose: string;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const folderOf = (name: string): string => join(projectRoot, 'node_modules', name);

export function installedDependencies(): Dependency[] {
  const { dependencies, devDependencies } = ownPackage.parse(readJson(join(projectRoot, 'package.json')));
  const read = (isDevelopment: boolean) => (name: string) => {
    const installed = installedPackage.parse(readJson(join(folderOf(name), 'package.json')));
    return {
      name,
      published: installed.name,
      version: installed.version,
      isDevelopment,
      licence: installed.license ?? LICENCES_ELSEWHERE[name] ?? 'unknown',
      purpose: purposes[name] ?? '',
    };
  };
  return [...Object.keys(dependencies).map(read(false)), ...Object.keys(devDependencies).map(read(true))];
}

/** The bytes of its files, with the packages that only it has. */
export const sizeOf = ({ name }: Dependency): number => bytesIn(folderOf(name));

const bytesIn = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sum + bytesIn(path);
    return entry.isFile() ? sum + statSync(path).size : sum;
  }, 0);
