// `npm run house [-- <checkout>]`: the size and structure of a checkout, to compare two of them.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = resolve(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)));

const ROOTS = ['app', 'server', 'core', 'contract', 'scripts', 'e2e', 'bench'];
/** The folders that `npm run lint` checks with dependency-cruiser too. */
const MODULE_ROOTS = ['app', 'server', 'core', 'contract', 'scripts'];
const CODE = /\.(tsx?|mjs|css)$/;
const TEST = /\.(test|spec)\.tsx?$/;
const LINT_DISABLE = /(oxlint|eslint)-disable|@ts-(ignore|expect-error|nocheck)/g;
const SMALL_MODULE_LINES = 30;
const CROWDED_FOLDER_FILES = 25;
const LONGEST_FILES = 10;

const run = (command, args) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: checkout,
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
  });
  // depcruise exits with the number of violations, which is not a failure here.
  if (!stdout) throw new Error(`${command} printed nothing (exit ${status}): ${stderr}`);
  return stdout;
};

/** Tracked and new files, without ignored ones. */
const files = run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...ROOTS])
  .split('\n')
  .filter((path) => path && existsSync(join(checkout, path)));
const texts = new Map(
  files.filter((path) => CODE.test(path)).map((path) => [path, readFileSync(join(checkout, path), 'utf8')]),
);
const linesOf = (path) => texts.get(path)?.trimEnd().split('\n').length ?? 0;

/** This package's dependency-cruiser with the rules of the other checkout, where it need not be installed. */
const depcruise = fileURLToPath(new URL('../node_modules/.bin/depcruise', import.meta.url));
const cruised = JSON.parse(
  run(depcruise, [
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'json',
    ...MODULE_ROOTS.filter((root) => existsSync(join(checkout, root))),
  ]),
);
const isModule = (path) => texts.has(path) && !path.endsWith('.css') && !TEST.test(path);
const modules = cruised.modules.filter(({ source }) => isModule(source));

const importers = new Map(modules.map(({ source }) => [source, new Set()]));
for (const { source, dependencies } of modules)
  for (const { resolved } of dependencies) if (resolved !== source) importers.get(resolved)?.add(source);

const hasOwnTest = (path) =>
  ['ts', 'tsx'].some((ending) => texts.has(path.replace(/\.(tsx?|mjs)$/, `.test.${ending}`)));
const oneImporter = [...importers].filter(([, by]) => by.size === 1).map(([path]) => path);
const smallModules = oneImporter.filter((path) => linesOf(path) < SMALL_MODULE_LINES);

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const isInCycle = ({ dependencies }) => dependencies.some(({ circular }) => circular);

const fileCounts = new Map();
for (const path of files) fileCounts.set(dirname(path), (fileCounts.get(dirname(path)) ?? 0) + 1);

const section = (title, rows) =>
  console.log(
    [`\n${title}`, ...rows.map(([name, ...cells]) => `  ${cells.map(cell).join(' ')}  ${name}`)].join('\n'),
  );
const cell = (value) => String(value).padStart(7);
const descending = (rows) => rows.toSorted((a, b) => b[1] - a[1]);

section(
  'files and lines of code, by root (ts, tsx, mjs, css; tests included)',
  ROOTS.map((root) => {
    const paths = [...texts.keys()].filter((path) => path.startsWith(`${root}/`));
    return [root, paths.length, paths.reduce((sum, path) => sum + linesOf(path), 0)];
  }),
);
section(`modules: what dependency-cruiser finds in ${MODULE_ROOTS.join(', ')}, without tests`, [
  ['modules', modules.length],
  ['lines of a module, median', median(modules.map(({ source }) => linesOf(source)))],
  ['with exactly one importer (types count, tests do not)', oneImporter.length],
  [`of these under ${SMALL_MODULE_LINES} lines`, smallModules.length],
  ['of these without a test of their own', smallModules.filter((path) => !hasOwnTest(path)).length],
  ['in an import cycle', modules.filter(isInCycle).length],
]);
section(
  `folders with more than ${CROWDED_FOLDER_FILES} files of any kind, tests included`,
  descending([...fileCounts].filter(([, count]) => count > CROWDED_FOLDER_FILES)),
);
section(
  'the longest files',
  descending([...texts.keys()].map((path) => [path, linesOf(path)])).slice(0, LONGEST_FILES),
);
section('comments that turn a lint rule or the type check off', [
  ['comments', [...texts.values()].reduce((sum, text) => sum + (text.match(LINT_DISABLE)?.length ?? 0), 0)],
]);
