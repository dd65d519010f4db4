// `npm run bench:http`: the product compared with a bare node:http server that sends the same bytes, in one run on this
// machine.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../e2e/support/product.mjs';
import { compareWithBare } from './support/compare.mjs';

const CASES = [
  { name: 'cached page /', path: '/', goal: 0.8 },
  { name: 'JSON /health', path: '/health', goal: 0.7 },
  { name: 'cached page /exercises', path: '/exercises', goal: 0.6 },
  { name: 'cached page of a topic', path: '/exercises/1', goal: 0.6 },
  { name: 'cached page of a curriculum', path: '/exercises/1/curriculum/3', goal: 0.6 },
  { name: 'cached page of a practice', path: '/exercises/1/curriculum/3/40/sentence', goal: 0.6 },
  { name: 'cached page of listening', path: '/exercises/1/curriculum/3/40/listening', goal: 0.6 },
  { name: 'JSON /api/topics', path: '/api/topics', goal: 0.5 },
  { name: 'JSON /api/curri/by-topic', path: '/api/curri/by-topic/1', goal: 0.5 },
  { name: 'JSON /api/lessons', path: '/api/lessons/1/3', goal: 0.5 },
  { name: 'JSON /api/sentences', path: '/api/sentences/40', goal: 0.5 },
  { name: 'JSON /api/items?search=', path: '/api/items?page=1&search=hoc&size=20', goal: 0.5 },
  // The query in the form of the admin screen.
  { name: 'the same, written otherwise', path: '/api/items?search=h%E1%BB%8Dc&page=1&size=20', goal: 0.5 },
  // Queries the database each time: measures its latency.
  { name: 'JSON /ready', path: '/ready' },
];
// `npm run bench:http -- practice` measures only the cases with that word in their name.
const [, , word = ''] = process.argv;
const isWanted = ({ name }) => name.includes(word);

const dataDir = await mkdtemp(join(tmpdir(), 'kakehashi-bench-'));
const product = await startProduct(dataDir, { RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
try {
  for (const { name, path, goal } of CASES.filter(isWanted))
    await compareWithBare(name, product.url, [path], goal);
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
