// Load from a second process (wrk): requests per second, with the same load for all.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CONNECTIONS = 32;
const SECONDS = 3;
const WARM_UP_SECONDS = 1;

/** A request of the load: a path for GET, or a method, a path, headers and a body. */
export const requestOf = (request) => {
  const {
    method = 'GET',
    path,
    headers = {},
    body = '',
  } = typeof request === 'string' ? { path: request } : request;
  // Brotli, like browsers.
  return { method, path, headers: { 'Accept-Encoding': 'br', ...headers }, body };
};

/** Requests per second of an origin for these requests in rotation. */
export function requestsPerSecond(origin, requests, { anyStatus = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'kakehashi-wrk-'));
  const script = join(folder, 'requests.lua');
  writeFileSync(script, inTurn(requests.map(requestOf)));
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
const inTurn = (requests) => `
local requests = {
${requests.map(({ method, path, headers, body }) => `  { ${[method, path].map(luaText).join(', ')}, ${luaTable(headers)}, ${body === '' ? 'nil' : luaText(body)} },`).join('\n')}
}
local at = 0
init = function()
  for index, request in ipairs(requests) do
    requests[index] = wrk.format(request[1], request[2], request[3], request[4])
  end
end
request = function()
  at = at % #requests + 1
  return requests[at]
end
`;

const luaText = (text) => JSON.stringify(text);
const luaTable = (values) =>
  `{ ${Object.entries(values)
    .map(([name, value]) => `[${luaText(name)}] = ${luaText(value)}`)
    .join(', ')} }`;

function run(origin, script, seconds) {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-s', script, origin];
  const { stdout, error } = spawnSync('wrk', args, { encoding: 'utf8' });
  if (error) throw new Error('The benchmark needs wrk (Debian package "wrk").', { cause: error });
  return stdout;
}

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
