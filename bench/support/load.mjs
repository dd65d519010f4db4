// Load from a second process (wrk): requests a second that one address answers, the load being the same for all.
import { spawnSync } from 'node:child_process';

const CONNECTIONS = 32;
const SECONDS = 3;
const WARM_UP_SECONDS = 1;

/** Requests a second of one address. Asks for brotli, as browsers do. */
export function requestsPerSecond(url, headers = { 'Accept-Encoding': 'br' }) {
  run(url, headers, WARM_UP_SECONDS);
  const output = run(url, headers, SECONDS);
  if (/Non-2xx/.test(output)) throw new Error(`${url} did not answer 200 to all requests:\n${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

function run(url, headers, seconds) {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`];
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`);
  const { stdout, error } = spawnSync('wrk', [...args, url], { encoding: 'utf8' });
  if (error) throw new Error('The benchmark needs wrk (Debian package "wrk").', { cause: error });
  return stdout;
}

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
