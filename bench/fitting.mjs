// `npm run bench:fitting`: simulated learners whose memory differs from the usual parameters. Do parameters that are fitted
// to their first 400, 1,000 and 3,000 reviews predict the next ones better? `-- --learners 100` for more than 24.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const at = process.argv.indexOf('--learners');
const learners = at < 0 ? 24 : Number(process.argv[at + 1]);
if (!Number.isInteger(learners) || learners < 1) throw new Error('--learners needs a number');

// The optimiser expects to run in a thread of a browser, and reports every round of its work.
globalThis.self = Object.assign(new EventTarget(), globalThis);
console.info = () => undefined;
const { default: load, ...optimiser } = await import('fsrs-browser');
const wasm = createRequire(import.meta.url).resolve('fsrs-browser/fsrs_browser_bg.wasm');
await load({ module_or_path: await readFile(wasm) });

const { module } = await runnerImport(
  fileURLToPath(new URL('../scripts/memory/fitting.ts', import.meta.url)),
  { configFile: false, root: fileURLToPath(new URL('..', import.meta.url)), logLevel: 'error' },
);
for (const line of module.compareFitting(learners, module.trainWith(optimiser))) console.log(line);
