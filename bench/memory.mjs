// `npm run bench:memory`: a year of simulated learners with our schedule, SM-2 and fixed intervals, and what the order of a
// backlog does after three weeks without learning. `-- --learners 100` for fewer than 1,000; `-- --most 60` for another
// number of reviews a day after the absence.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** The backlog needs larger decks, and the same learners come back for each order: fewer tell as much. */
const LEARNERS_FOR_ONE_RETURN = 25;

const option = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  const value = at < 0 ? usual : Number(process.argv[at + 1]);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} needs a number`);
};
const learners = option('learners', 1_000);
const mostPerDay = option('most', 30);
const returning = Math.ceil(learners / LEARNERS_FOR_ONE_RETURN);

const root = fileURLToPath(new URL('..', import.meta.url));
const load = async (file) =>
  (
    await runnerImport(fileURLToPath(new URL(`../scripts/memory/${file}`, import.meta.url)), {
      configFile: false,
      root,
      logLevel: 'error',
    })
  ).module;
const { compareSchedulers } = await load('simulate.ts');
const { compareOrders } = await load('backlog.ts');
const { compareBalance } = await load('balance.ts');

console.log('A year');
for (const line of compareSchedulers(learners)) console.log(line);
console.log('\nThe order of a backlog');
for (const line of compareOrders(returning, mostPerDay)) console.log(line);
console.log('\nBalance over days');
for (const line of compareBalance(returning)) console.log(line);
console.log(`\n${Math.round(process.cpuUsage().user / 1_000_000)} s of one core`);
