// `node scripts/run-parts.mjs types,lint,build test:unit`: runs npm scripts group by group; the scripts of a group,
// joined by commas, run in parallel. Stops after the first group in which one fails, and prints the duration of each.
import { spawn } from 'node:child_process';

const groups = process.argv.slice(2).map((group) => group.split(','));
const seconds = (since) => (performance.now() - since) / 1000;

/** A script that runs alone prints directly; the output of parallel scripts is printed when each is done. */
function run(script, isAlone) {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], {
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      const part = { script, passed: code === 0, seconds: seconds(began) };
      if (!isAlone) console.log(`${mark(part)} npm run ${script}\n${output}`);
      resolve(part);
    });
  });
}

const mark = ({ passed }) => (passed ? '✓' : '✗');
const line = (name, time) => `${name.padEnd(24)} ${time.toFixed(1).padStart(7)} s`;

const began = performance.now();
const done = [];
for (const group of groups) {
  done.push(...(await Promise.all(group.map((script) => run(script, group.length === 1)))));
  if (done.some(({ passed }) => !passed)) break;
}
const skipped = groups.flat().slice(done.length);

console.log();
for (const part of done) console.log(line(`${mark(part)} ${part.script}`, part.seconds));
for (const script of skipped) console.log(`- ${script} (not run)`);
console.log(line('  total', seconds(began)));
process.exitCode = done.every(({ passed }) => passed) ? 0 : 1;
