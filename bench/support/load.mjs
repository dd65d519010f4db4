// Load from a second process (wrk): requests a second, the load being the same for all.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CONNECTIONS = 32;
const SECONDS = 3;
const WARM_UP_SECONDS = 1;

/** Requests a second of an origin that is asked for these paths in turn. Asks for brotli, as browsers do. */
export function requestsPerSecond(origin, paths, { anyStatus = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'kakehashi-wrk-'));
  const script = join(folder, 'paths.lua');
  writeFileSync(script, inTurn(paths));
  try {
    run(origin, script, WARM_UP_SECONDS);
    const output = run(origin, script, SECONDS);
    if (!anyStatus && /Non-2xx/.test(output))
      throw new Error(`${origin} did not answer 200 to all requests:\n${output}`);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The requests are written out before the load begins: making them must not cost more than answering them. */
const inTurn = (paths) => `
local requests = {}
local at = 0
init = function()
  for _, path in ipairs({ ${paths.map((path) => JSON.stringify(path)).join(', ')} }) do
    requests[#requests + 1] = wrk.format("GET", path, { ["Accept-Encoding"] = "br" })
  end
end
request = function()
  at = at % #requests + 1
  return requests[at]
end
`;

function run(origin, script, seconds) {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-s', script, origin];
  const { stdout, error } = spawnSync('wrk', args, { encoding: 'utf8' });
  if (error) throw new Error('The benchmark needs wrk (Debian package "wrk").', { cause: error });
  return stdout;
}

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
