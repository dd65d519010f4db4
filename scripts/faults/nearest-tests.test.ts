import { expect, test } from 'vitest';
import { nearestTests } from './nearest-tests.ts';
import { type ImportingFile, importsIn } from './read-imports.ts';

const file = (path: string, ...imports: readonly string[]): ImportingFile => ({ path, imports });

const files = [
  file('core/habits/streak.ts'),
  file('core/habits/streak.test.ts', 'core/habits/streak.ts'),
  file('app/features/today/streak.test.ts', 'core/habits/streak.ts'),
  file('server/habits.service.ts', 'core/habits/streak.ts'),
  file('server/habits.test.ts', 'server/habits.service.ts'),
  file('core/kana/kana.test.ts'),
  file('scripts/content/words/dictionary.test.ts'),
];

test.each([
  {
    changed: 'core/habits/streak.ts',
    expected: ['core/habits/streak.test.ts', 'app/features/today/streak.test.ts', 'server/habits.test.ts'],
    why: 'the tests that import a module come first where they are beside it, and no others come',
  },
  {
    changed: 'server/habits.service.ts',
    expected: ['server/habits.test.ts'],
    why: 'a module that one test imports has that test',
  },
])('$why', ({ changed, expected }) => {
  expect(nearestTests(files, changed)).toEqual(expected);
});

test('a file that nobody imports begins with the tests whose paths share its words', () => {
  const [first] = nearestTests(files, 'content/dictionary/n4.tsv');
  expect(first).toBe('scripts/content/words/dictionary.test.ts');
});

test('imports are read from relative paths, aliases, late imports and workers', () => {
  const code = [
    "import { a } from './a.ts';",
    "import type { B } from '../b.ts';",
    "export { c } from '#core/c.ts';",
    "const late = () => import('./late.tsx');",
    "new Worker(new URL('./worker.ts', import.meta.url));",
    "import { z } from 'zod';",
  ].join('\n');
  expect(importsIn(code, 'app/lib/x.ts')).toEqual([
    'app/lib/a.ts',
    'app/b.ts',
    'core/c.ts',
    'app/lib/late.tsx',
    'app/lib/worker.ts',
  ]);
});
