// `node scripts/run-together.mjs a b`: npm scripts at the same time; each is heard when it is done, and one that fails fails all.
import { spawn } from 'node:child_process';

const run = (script) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      console.log(`${code === 0 ? '✓' : '✗'} npm run ${script}\n${output}`);
      resolve(code === 0);
    });
  });

const results = await Promise.all(process.argv.slice(2).map(run));
process.exitCode = results.every(Boolean) ? 0 : 1;
