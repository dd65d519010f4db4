import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#server/project-root.ts';

interface Violation {
  readonly rule: string;
  readonly from: string;
}

/** What the rules of the repository find in a folder with the same structure. */
async function violationsIn(tree: string): Promise<Violation[]> {
  const options = await extractOptions(join(projectRoot, '.dependency-cruiser.mjs'));
  const { output } = await cruise(
    ['app', 'server', 'core', 'contract', 'scripts'].filter((root) => existsSync(join(tree, root))),
    { ...options, baseDir: tree },
    undefined,
    { tsConfig: extractTsConfig(join(projectRoot, 'tsconfig.json')) },
  );
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
}

/** A small example project whose files import nothing, as import targets. */
const EXAMPLE_FILES = [
  'app/routes.ts',
  'app/pages/courses/rank-page.tsx',
  'app/pages/failures/page-failure.tsx',
  'app/layouts/site-layout.tsx',
  'app/guards/admin-guard.tsx',
  'app/features/ranking/rank-table.tsx',
  'app/features/practice/judgement.ts',
  'app/ui/button.tsx',
  'app/lib/format.ts',
  'server/app.ts',
  'server/start-up.ts',
  'server/db/schema/index.ts',
  'server/db/connect.ts',
  'server/http/errors.ts',
  'server/testing/data/factories.ts',
  'server/features/practice/practice.repository.ts',
  'server/features/practice/practice.service.ts',
  'server/features/practice/practice.routes.ts',
  'server/features/practice/judge.ts',
  'server/features/ranking/ranking.repository.ts',
  'server/features/ranking/ranking.service.ts',
  'core/scoring/points.ts',
  'core/utils.ts',
  'contract/limits.ts',
];

const forbidden = [
  {
    from: 'app/features/practice/a.tsx',
    to: '#app/features/ranking/rank-table.tsx',
    rule: 'app-features-are-strangers',
  },
  {
    from: 'app/features/brand-new/a.tsx',
    to: '../ranking/rank-table.tsx',
    rule: 'app-features-are-strangers',
  },
  {
    from: 'app/features/practice/b.tsx',
    to: '#app/pages/courses/rank-page.tsx',
    rule: 'app-features-imports-downwards',
  },
  {
    from: 'app/features/practice/c.tsx',
    to: '#app/layouts/site-layout.tsx',
    rule: 'app-features-imports-downwards',
  },
  {
    from: 'app/layouts/a.tsx',
    to: '#app/pages/courses/rank-page.tsx',
    rule: 'app-layouts-guards-imports-downwards',
  },
  { from: 'app/ui/a.tsx', to: '#app/features/ranking/rank-table.tsx', rule: 'app-ui-imports-downwards' },
  { from: 'app/lib/a.ts', to: '#app/features/practice/judgement.ts', rule: 'app-lib-imports-downwards' },
  { from: 'app/lib/b.ts', to: '#app/ui/button.tsx', rule: 'app-lib-imports-downwards' },
  { from: 'app/pages/a.tsx', to: '#app/routes.ts', rule: 'routes-are-imported-by-nothing' },
  { from: 'app/pages/b.tsx', to: '#server/http/errors.ts', rule: 'app-never-imports-server' },
  { from: 'app/pages/c.tsx', to: 'type #server/http/errors.ts', rule: 'app-never-imports-server' },
  { from: 'server/features/practice/a.ts', to: '#app/lib/format.ts', rule: 'server-never-imports-app' },
  {
    from: 'server/features/practice/a.service.ts',
    to: '#server/features/ranking/ranking.repository.ts',
    rule: 'repositories-are-private',
  },
  {
    from: 'server/features/brand-new/a.ts',
    to: 'type #server/features/ranking/ranking.repository.ts',
    rule: 'repositories-are-private',
  },
  {
    from: 'server/features/ranking/a.ts',
    to: '#server/features/practice/judge.ts',
    rule: 'other-features-only-by-their-service',
  },
  {
    from: 'server/features/ranking/a.routes.ts',
    to: './ranking.repository.ts',
    rule: 'routes-call-services',
  },
  { from: 'server/features/ranking/b.routes.ts', to: '#server/db/connect.ts', rule: 'routes-call-services' },
  {
    from: 'server/features/ranking/a.service.ts',
    to: '#server/db/schema/index.ts',
    rule: 'services-leave-sql-to-repositories',
  },
  {
    from: 'server/features/ranking/b.service.ts',
    to: 'drizzle-orm',
    rule: 'services-leave-sql-to-repositories',
  },
  {
    from: 'server/features/ranking/a.repository.ts',
    to: './ranking.service.ts',
    rule: 'repositories-decide-nothing',
  },
  {
    from: 'server/features/ranking/b.repository.ts',
    to: '#server/http/errors.ts',
    rule: 'repositories-decide-nothing',
  },
  {
    from: 'server/http/a.ts',
    to: '#server/features/ranking/ranking.service.ts',
    rule: 'the-floor-knows-no-feature',
  },
  { from: 'server/http/b.ts', to: '#server/app.ts', rule: 'only-the-composition-wires-features' },
  { from: 'server/http/c.ts', to: '#server/testing/data/factories.ts', rule: 'tests-are-imported-by-tests' },
  { from: 'core/scoring/a.ts', to: 'node:fs', rule: 'core-imports-only-itself' },
  { from: 'core/scoring/b.ts', to: '#contract/limits.ts', rule: 'core-imports-only-itself' },
  { from: 'core/scoring/c.ts', to: 'react', rule: 'core-imports-only-itself' },
  { from: 'core/scoring/d.ts', to: '../utils.ts', rule: 'no-utils' },
  { from: 'core/japanese/a.ts', to: '../scoring/points.ts', rule: 'japanese-stands-alone' },
  { from: 'contract/a.ts', to: '#server/http/errors.ts', rule: 'contract-imports-only-itself' },
  { from: 'contract/b.ts', to: 'node:crypto', rule: 'contract-imports-only-itself' },
  { from: 'contract/c.ts', to: '#core/scoring/points.ts', rule: 'contract-takes-only-types-of-core' },
  { from: 'server/http/d.ts', to: 'zod', rule: 'zod-only-through-contract' },
  { from: 'app/lib/c.ts', to: 'zod/mini', rule: 'zod-only-through-contract' },
  { from: 'app/lib/d.ts', to: '#app/lib/not-there.ts', rule: 'every-import-resolves' },
  { from: 'app/lib/e.ts', to: './later.ts', rule: 'no-cycles' },
];

const allowed = [
  { from: 'app/pages/ok.tsx', to: '#app/features/ranking/rank-table.tsx', why: 'pages compose features' },
  {
    from: 'app/layouts/ok.tsx',
    to: '#app/pages/failures/page-failure.tsx',
    why: 'a layout shows the error page',
  },
  { from: 'app/features/ranking/ok.tsx', to: './rank-table.tsx', why: 'a feature may import its own files' },
  { from: 'app/features/ranking/ok.ts', to: '#core/scoring/points.ts', why: 'everyone may import core' },
  {
    from: 'server/features/ranking/ok.service.ts',
    to: '#server/features/practice/practice.service.ts',
    why: 'a service may call another service',
  },
  { from: 'server/features/ranking/ok.repository.ts', to: 'drizzle-orm', why: 'repositories may use SQL' },
  { from: 'contract/ok.ts', to: 'type #core/scoring/points.ts', why: 'the contract may use types of core' },
  { from: 'contract/zod.ts', to: 'zod/mini', why: 'only this file imports zod' },
];

let tree: string;
let found: readonly Violation[];

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'kakehashi-directions-'));
  await copyFile(join(projectRoot, 'package.json'), join(tree, 'package.json'));
  await symlink(join(projectRoot, 'node_modules'), join(tree, 'node_modules'));
  for (const path of EXAMPLE_FILES) await write(path, 'export const it = 1;\n');
  for (const { from, to } of [...forbidden, ...allowed]) await write(from, importLine(to));
  await write('app/lib/later.ts', importLine('./e.ts'));
  found = await violationsIn(tree);
});
afterAll(() => rm(tree, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(tree, path)), { recursive: true });
  await writeFile(join(tree, path), text);
}

function importLine(to: string): string {
  const [module, kind] = to.startsWith('type ') ? [to.slice('type '.length), 'import type'] : [to, 'import'];
  return `${kind} * as it from '${module}';\nexport type It = typeof it;\nexport const that = 1;\n`;
}

test.each(forbidden)('$from must not import $to', ({ from, rule }) => {
  expect(found).toContainEqual({ rule, from });
});

test.each(allowed)('$from may import $to: $why', ({ from }) => {
  expect(found.filter((violation) => violation.from === from)).toEqual([]);
});
