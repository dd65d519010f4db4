// One index in a separate process, so that the growth of its memory is the index: prints a line of JSON.
// usage: node --expose-gc measure-index.mjs <built core> <number of entries>
import { pathToFileURL } from 'node:url';
import { generateEntries, generateQueries } from './generated-entries.mjs';
import { median } from './load.mjs';

const [core, count] = process.argv.slice(2);
const { indexEntries, readQuery, search } = await import(pathToFileURL(core).href);
const QUERIES = 2_700;
const LIMIT = 20;
const WARM_UP_ROUNDS = 5;
const MB = 1024 * 1024;

const entries = generateEntries(Number(count));
globalThis.gc();
const rssBefore = process.memoryUsage().rss;
const start = performance.now();
const index = indexEntries(entries);
const buildMs = performance.now() - start;
globalThis.gc();
const memoryMb = (process.memoryUsage().rss - rssBefore) / MB;

const queries = generateQueries(entries, QUERIES);
for (let round = 0; round < WARM_UP_ROUNDS; round++)
  for (const query of queries) search(index, readQuery(query), LIMIT);
const times = queries.map((query) => {
  const before = performance.now();
  search(index, readQuery(query), LIMIT);
  return performance.now() - before;
});
console.log(JSON.stringify({ buildMs, memoryMb, medianMs: median(times) }));
