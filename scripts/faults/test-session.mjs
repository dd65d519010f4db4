// A vitest that stays open in the folder in which it is started: the set-up of a run takes longer than most tests. Asked
// by messages `{ tests, changed }`, it answers with `{ found, by, because }` and stops at the first failure.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = process.cwd();
/** The vitest of that folder. */
const packageFile = createRequire(join(folder, 'package.json')).resolve('vitest/package.json');
const { createVitest } = await import(pathToFileURL(join(packageFile, '../dist/node.js')).href);
const vitest = await createVitest('test', {
  root: folder,
  watch: false,
  bail: 1,
  maxWorkers: 1,
  reporters: [{}],
});

process.on('message', (asked) => void answer(asked));
process.on('disconnect', () => process.exit());
process.send('ready');

async function answer({ tests, changed }) {
  // Without a watcher it would go on with the text from before.
  vitest.invalidateFile(join(folder, changed));
  if (tests.length > 0) process.send(await run(tests));
}

async function run(tests) {
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const wanted = new Set(tests.map((test) => join(folder, test)));
  const all = await vitest.globTestSpecifications(tests);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    all.filter(({ moduleId }) => wanted.has(moduleId)),
  );
  for (const module of testModules) {
    const file = module.moduleId.slice(folder.length + 1);
    const [test] = module.children.allTests('failed');
    if (test) return found(`${file}: ${test.fullName}`, test.result().errors);
    const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
    const errors = [...module.errors(), ...suites];
    if (errors.length > 0) return found(`${file}: does not run`, errors);
  }
  if (unhandledErrors.length > 0) return found('an unhandled error', unhandledErrors);
  return { found: false, by: '' };
}

const found = (by, errors) => ({
  found: true,
  by,
  because: String(errors?.[0]?.message ?? '').split('\n')[0],
});
