import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importedFiles } from './imported-files.ts';

let root: string;
beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'imports-'))));
afterEach(() => rm(root, { recursive: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, code] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), code);
  }
}

test.each([
  { code: "import { b } from './b.ts';", found: ['a/b.ts'], why: 'a file beside it' },
  { code: "import { b } from '#core/b.ts';", found: ['core/b.ts'], why: 'a file of another root' },
  { code: "import {\n  b,\n  c,\n} from '../core/b.ts';", found: ['core/b.ts'], why: 'several lines' },
  { code: "import { type B, b } from './b.ts';", found: ['a/b.ts'], why: 'a type beside a value' },
  { code: "export { b } from './b.ts';", found: ['a/b.ts'], why: 'what is exported again' },
  { code: "import './b.ts';", found: ['a/b.ts'], why: 'only its effects' },
  { code: "import type { B } from './b.ts';", found: [], why: 'a type is not run' },
  { code: 'const text = "import x from \'./b.ts\'";', found: [], why: 'a text is no import' },
])('$why', async ({ code, found }) => {
  await write({ 'a/a.ts': code, 'a/b.ts': '', 'core/b.ts': '' });
  const { files } = await importedFiles(root, ['a/a.ts']);
  expect(files).toEqual(['a/a.ts', ...found]);
});

test('imports are followed, also around a cycle', async () => {
  await write({
    'a.ts': "import { b } from './b.ts';",
    'b.ts': "import { c } from './c.ts';",
    'c.ts': "import { a } from './a.ts';",
    'd.ts': '',
  });
  expect((await importedFiles(root, ['a.ts'])).files).toEqual(['a.ts', 'b.ts', 'c.ts']);
});

test('packages are named, parts of Node are not', async () => {
  await write({
    'a.ts':
      "import { z } from 'zod';\nimport k from '@sglkc/kuromoji/x';\nimport { join } from 'node:path';\nimport { z as y } from 'zod/mini';",
  });
  expect((await importedFiles(root, ['a.ts'])).packages).toEqual(['@sglkc/kuromoji', 'zod']);
});
