// `npm run bench:memory-server` (starts a PostgreSQL): what is due, one answer and the weekly leagues, in a database with
// many cards compared with one of 1,000 cards, and the longest turn of the event loop for hostile logs.
// `-- --rows=100000` sets the number of cards; there are ten events for each, and a learner for every twenty.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { median } from './support/load.mjs';

const SMALL = 1_000;
const ROUNDS = 300;
/** Of many learners at once. */
const RUSHES = 30;
const CALLS = {
  due: 'due',
  answer: 'answer, counted in a league',
  league: 'league',
  firstAnswerOfWeek: 'first answer of a week, with a place in a group',
  join: 'joining a league',
};
const GOALS = { ratio: 2, turnMs: 50 };

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } });
const serverUrl = process.env['TEST_DATABASE_URL'];
if (!serverUrl) throw new Error('Run it with scripts/with-postgres.mjs, which sets TEST_DATABASE_URL.');

const root = fileURLToPath(new URL('..', import.meta.url));
const { module } = await runnerImport(fileURLToPath(new URL('support/memory-server.ts', import.meta.url)), {
  configFile: false,
  root,
  logLevel: 'error',
});

const small = await module.openLearners(serverUrl, 'bench_small', SMALL);
const large = await module.openLearners(serverUrl, 'bench_large', Number(values.rows));
try {
  for (const { sizes, filledIn } of [small, large])
    console.log(
      `${sizes.cards} cards, ${sizes.events} events, ${sizes.learners} learners: ${sizes.megabytes} MB, filled in ${filledIn.toFixed(0)} s`,
    );
  for (const [what, name] of Object.entries(CALLS))
    await compare(name, ROUNDS, (database) => database.nextLearner()[what]);
  await compare('first answers of many learners at once', RUSHES, (database) => database.rush());
  for (const hostile of await large.hostileLogs()) await measureTurns(hostile);
  await closeWeeks();
} finally {
  await small.close();
  await large.close();
}

/** Both databases in turn, each time with another learner. */
async function compare(what, rounds, callOf) {
  const times = { small: [], large: [] };
  for (let round = -rounds / 10; round < rounds; round++)
    for (const [size, database] of Object.entries({ small, large })) {
      const { before, work } = callOf(database);
      await before?.();
      const startedAt = performance.now();
      await work();
      if (round >= 0) times[size].push(performance.now() - startedAt);
    }
  const [few, many] = [median(times.small), median(times.large)];
  const ratio = many / few;
  // On a busy machine a median is mostly waiting, which makes any two alike.
  const calm = fastestTenth(times.large) / fastestTenth(times.small);
  report(
    what,
    `${few.toFixed(2)} ms with ${SMALL} cards, ${many.toFixed(2)} ms with ${large.sizes.cards} (medians of ${rounds}), ratio ${ratio.toFixed(2)}, of the fastest tenth (${fastestTenth(times.small).toFixed(2)} ms) ${calm.toFixed(2)} (goal ≤ ${GOALS.ratio})`,
    Math.max(ratio, calm) <= GOALS.ratio,
  );
}

/** The last week of everybody is closed, while learners go on answering. */
async function closeWeeks() {
  const answer = () => timed(large.nextLearner().answer.work);
  const alone = [];
  for (let round = 0; round < ROUNDS; round++) alone.push(await answer());
  const closing = { isDone: false };
  const closed = timed(large.closeWeek).finally(() => (closing.isDone = true));
  const meanwhile = [];
  while (!closing.isDone) meanwhile.push(await answer());
  const ratio = median(meanwhile) / median(alone);
  report(
    'answers while a week is closed',
    `${median(alone).toFixed(2)} ms before, ${median(meanwhile).toFixed(2)} ms in the ${((await closed) / 1_000).toFixed(2)} s that it takes for ${large.members} members (${meanwhile.length} answers, the longest ${Math.max(...meanwhile).toFixed(0)} ms), ratio ${ratio.toFixed(2)} (goal ≤ ${GOALS.ratio})`,
    ratio <= GOALS.ratio,
  );
}

async function timed(work) {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function fastestTenth(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)];
}

/** Turns in processor time: other programs of this machine do not count. */
async function measureTurns({ name, work }) {
  const startedAt = performance.now();
  let longest = 0;
  let isDone = false;
  let last = process.cpuUsage();
  const tick = () => {
    const { user, system } = process.cpuUsage(last);
    longest = Math.max(longest, (user + system) / 1_000);
    last = process.cpuUsage();
    if (!isDone) setImmediate(tick);
  };
  setImmediate(tick);
  await work();
  isDone = true;
  const seconds = (performance.now() - startedAt) / 1_000;
  report(
    name,
    `${seconds.toFixed(2)} s, longest turn ${longest.toFixed(0)} ms of processor time (goal ≤ ${GOALS.turnMs} ms)`,
    longest <= GOALS.turnMs,
  );
}

/** A missed goal fails the run. */
function report(name, result, isMet) {
  console.log(`${name.padEnd(52)} ${result}${isMet ? '' : '  MISSED'}`);
  if (!isMet) process.exitCode = 1;
}
