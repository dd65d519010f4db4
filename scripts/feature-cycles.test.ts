import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '#server/project-root.ts';

/**
 * Dependency-cruiser finds cycles of files. Two features that use each other through different files are also a cycle.
 * Its rules for folders cannot exclude the tests, which may import any feature.
 */

const FEATURES = 'server/features';
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*'((?:#server\/features|\.\.?)\/[^']+)'/g;
const FEATURE = /^server\/features\/([^/]+)\//;

const featureOf = (path: string): string | undefined => FEATURE.exec(path)?.[1];

const pathOf = (importer: string, specifier: string): string =>
  specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(importer), specifier);

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** Which features each feature imports. */
async function featureImports(root: string): Promise<Imports> {
  const imports = new Map<string, Set<string>>();
  for (const path of await readdir(join(root, FEATURES), { recursive: true })) {
    const importer = posix.join(FEATURES, path.replaceAll('\\', '/'));
    const feature = featureOf(importer);
    if (feature === undefined || !importer.endsWith('.ts') || importer.endsWith('.test.ts')) continue;
    const imported = imports.get(feature) ?? new Set<string>();
    for (const [, specifier = ''] of (await readFile(join(root, importer), 'utf8')).matchAll(IMPORTED)) {
      const other = featureOf(pathOf(importer, specifier));
      if (other !== undefined && other !== feature) imported.add(other);
    }
    imports.set(feature, imported);
  }
  return imports;
}

/** Features whose imports lead back to themselves. */
function featuresInCycles(imports: Imports): string[] {
  const reachedFrom = (feature: string) => {
    const reached = new Set(imports.get(feature));
    for (const next of reached) for (const further of imports.get(next) ?? []) reached.add(further);
    return reached;
  };
  return [...imports.keys()].filter((feature) => reachedFrom(feature).has(feature)).toSorted();
}

let tree: string;
beforeEach(async () => {
  tree = await mkdtemp(join(tmpdir(), 'kakehashi-features-'));
});
afterEach(() => rm(tree, { recursive: true }));

async function layOut(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(tree, FEATURES, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

const importing = (path: string) => `import type { It } from '${path}';\n`;

interface Example {
  readonly why: string;
  readonly files: Readonly<Record<string, string>>;
  readonly found: readonly string[];
}

const examples: readonly Example[] = [
  {
    why: 'two features that use each other, through different files',
    files: {
      'practice/practice.service.ts': importing('#server/features/ranking/ranking.service.ts'),
      'ranking/ranking.service.ts': 'export type It = 1;\n',
      'ranking/boards.service.ts': importing('#server/features/practice/scores.service.ts'),
      'practice/scores.service.ts': 'export type It = 1;\n',
    },
    found: ['practice', 'ranking'],
  },
  {
    why: 'a ring of three, one through a relative path from a subfolder, and one feature outside',
    files: {
      'mail/mail.service.ts': importing('#server/features/users/users.service.ts'),
      'users/lists/list.ts': importing('../../audit/audit.service.ts'),
      'audit/audit.service.ts': `export { It } from '#server/features/mail/other.service.ts';\n`,
      'site/site.service.ts': importing('#server/features/mail/mail.service.ts'),
    },
    found: ['audit', 'mail', 'users'],
  },
  {
    why: 'nothing if only a test imports back, or a file imports its own feature',
    files: {
      'practice/practice.service.ts': `${importing('./judge.ts')}${importing('#server/features/ranking/ranking.service.ts')}`,
      'ranking/ranking.routes.test.ts': importing('#server/features/practice/practice.service.ts'),
      'ranking/boards/board.ts': importing('../ranking.service.ts'),
    },
    found: [],
  },
];

test.each(examples)('finds $why', async ({ files, found }) => {
  await layOut(files);
  expect(featuresInCycles(await featureImports(tree))).toEqual(found);
});

test('the features of the server have no cycles', async () => {
  const imports = await featureImports(projectRoot);
  expect(imports.get('practice'), 'imports are found at all').toContain('sentences');
  expect(featuresInCycles(imports)).toEqual([]);
});
