// `node scripts/run-parts.mjs types,lint,build test:unit`: runs npm scripts group by group; the scripts of a group,
// joined by commas, run in parallel. Stops after the first group in which one fails, and prints what each took: seconds
// on the clock and, where the system tells, seconds of all processors together.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LAST_RUN, processorSecondsOfChildren } from './testing/processor-time.mjs';

const IS_WHOLE_TEST = process.env.npm_lifecycle_event === 'test';

const groups = process.argv.slice(2).map((group) => group.split(','));
const secondsSince = (began) => (performance.now() - began) / 1000;
let counted = processorSecondsOfChildren();

/** A script that runs alone prints directly; the output of parallel scripts is printed when each is done. */
function run(script, isAlone) {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], {
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let processor = null;
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('exit', () => (processor = processorSecondsOfTheLast()));
    child.on('close', (code) => {
      const part = { script, passed: code === 0, seconds: secondsSince(began), processor };
      if (!isAlone) console.log(`${mark(part)} npm run ${script}\n${output}`);
      resolve(part);
    });
  });
}

/** Of the child that has just ended. */
function processorSecondsOfTheLast() {
  const before = counted;
  counted = processorSecondsOfChildren();
  return counted === null ? null : counted - before;
}

const mark = ({ passed }) => (passed ? '✓' : '✗');
const line = (name, seconds, processor) =>
  `${name.padEnd(24)} ${seconds.toFixed(1).padStart(7)} s${
    processor === null ? '' : `  (processors ${processor.toFixed(0).padStart(5)} s)`
  }`;

const began = performance.now();
const done = [];
for (const group of groups) {
  done.push(...(await Promise.all(group.map((script) => run(script, group.length === 1)))));
  if (done.some(({ passed }) => !passed)) break;
}
const skipped = groups.flat().slice(done.length);

console.log();
for (const part of done) console.log(line(`${mark(part)} ${part.script}`, part.seconds, part.processor));
for (const script of skipped) console.log(`- ${script} (not run)`);
console.log(line('  total', secondsSince(began), counted));
if (IS_WHOLE_TEST) {
  mkdirSync(dirname(LAST_RUN), { recursive: true });
  writeFileSync(LAST_RUN, JSON.stringify({ parts: done }));
}
process.exitCode = done.every(({ passed }) => passed) ? 0 : 1;
