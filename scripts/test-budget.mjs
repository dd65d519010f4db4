// `npm run test:budget`, a part of `npm run test:all`: fails when the unit, content, API and component tests of the last
// `npm test` took much more processor time than recorded, or when an API test took far longer than a second without a
// reason in testing/slow-exceptions.ts. `-- --record` records the time: say why in the commit.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LAST_RUN, referenceSeconds, SLOW_TESTS } from './testing/processor-time.mjs';

const BUDGET = fileURLToPath(new URL('testing/budget.json', import.meta.url));
const GROWTH_MAX = 1.1;
const PART = 'test:unit';
/** On the machine of the budget. Three times what is printed as slow: a machine is never quite idle. */
const SLOW_MS = 3_000;

const { parts } = JSON.parse(readFileSync(LAST_RUN, 'utf8'));
const { processor } = parts.find(({ script }) => script === PART) ?? {};
if (!processor) throw new Error(`The last \`npm test\` did not count the processor time of ${PART}.`);

// As multiples of the same piece of work, because machines differ.
const now = { processorSeconds: Math.round(processor), referenceSeconds: await referenceSeconds() };
let slowdown = 1;
const cost = ({ processorSeconds, referenceSeconds: one }) => processorSeconds / one;
if (process.argv.includes('--record')) {
  writeFileSync(BUDGET, `${JSON.stringify({ [PART]: now }, null, 2)}\n`);
} else {
  const budget = JSON.parse(readFileSync(BUDGET, 'utf8'))[PART];
  const ratio = cost(now) / cost(budget);
  slowdown = Math.max(1, now.referenceSeconds / budget.referenceSeconds);
  console.log(
    `${PART}: ${now.processorSeconds} s of processors, ${ratio.toFixed(2)} of the budget (at most ${GROWTH_MAX})`,
  );
  if (ratio > GROWTH_MAX) process.exitCode = 1;
}

const slow = JSON.parse(readFileSync(SLOW_TESTS, 'utf8')).filter(({ ms }) => ms > SLOW_MS * slowdown);
for (const { path, name, ms } of slow) console.log(`${(ms / 1000).toFixed(1)} s: ${path} > ${name}`);
if (slow.length > 0) process.exitCode = 1;
