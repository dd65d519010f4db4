// `npm run test:nodes`: three nodes of the built product on one PostgreSQL behind a load balancer. Two of them are the previous
// release at first, while learners learn on all; then each is replaced by this release, one is killed, one goes deaf.
// `-- --minutes 0.5` for a short try, `-- --without-previous` begins with this release alone, `-- --previous <ref>` takes
// another commit than that of scripts/nodes/previous-release.txt, `-- --own-proxy` does without nginx. Prints a table, and fails
// if one row of it failed.
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openBalancer } from './nodes/balancer.mjs';
import { logIn } from './nodes/calls.mjs';
import { checkDeafNode } from './nodes/deaf-node.mjs';
import { compareNodes, createLearner, findLost } from './nodes/learners.mjs';
import { createNode } from './nodes/node-process.mjs';
import { ADMIN, addPeople, countMigrations, findMaterial, giveLesson, inDatabase } from './nodes/people.mjs';
import { buildPrevious } from './nodes/previous-release.mjs';
import { checkSeenEverywhere } from './nodes/seen-everywhere.mjs';
import { openSilentProxy } from './nodes/silent-proxy.mjs';

const DATABASE = 'kakehashi_nodes';
const LEARNERS = 8;
const MS_PER_MINUTE = 60_000;
/** Before the previous release is compared with this one, one of its nodes is replaced under load. */
const BEFORE_COMPARING_MS = 20_000;
const DOWN_AFTER_KILL_MS = 2_000;
const FAILURES_SHOWN = 10;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    'without-previous': { type: 'boolean', default: false },
    previous: { type: 'string' },
    'own-proxy': { type: 'boolean', default: false },
  },
});
const serverUrl = process.env['TEST_DATABASE_URL'];
if (!serverUrl) throw new Error('Run it with scripts/with-postgres.mjs, which sets TEST_DATABASE_URL.');
const present = fileURLToPath(new URL('..', import.meta.url));
if (!existsSync(join(present, 'build', 'built-at')))
  throw new Error('Nothing is built: run `npm run build` first.');

// Ends what was started, by the handlers of `exit`.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
])
  process.on(signal, () => process.exit(code));

const rows = [];
const began = performance.now();
const folder = await mkdtemp(join(tmpdir(), 'kakehashi-nodes-'));
process.on('exit', (code) => {
  if (code === 1) console.log(`The logs of the nodes are in ${folder}.`);
  else rmSync(folder, { recursive: true, force: true });
});
/** What is closed at the end, the last first. */
const open = [];
try {
  await run();
} catch (error) {
  record(failed('the run itself', error));
} finally {
  for (const close of open.toReversed()) await close().catch((error) => record(failed('closing', error)));
}
printTable();
process.exit(rows.every(({ isGood }) => isGood) ? 0 : 1);

async function run() {
  const previous = values['without-previous'] ? null : buildPrevious(values.previous);
  const databaseUrl = await createDatabase();
  const proxy = await openSilentProxy(databaseUrl);
  open.push(async () => proxy.close());
  const a = await createNode({ name: 'a', folder, databaseUrl });
  const b = await createNode({ name: 'b', folder, databaseUrl });
  const c = await createNode({ name: 'c', folder, databaseUrl: proxy.databaseUrl });
  const nodes = [a, b, c];
  for (const node of nodes) open.push(() => node.stop('SIGKILL'));

  for (const node of [a, b]) await step(`${node.name} starts`, () => node.start(previous?.folder ?? present));
  const balancer = await openBalancer({ folder, nodes, withNginx: !values['own-proxy'] });
  open.push(() => balancer.close());
  console.log(`The balancer is ${balancer.name}.`);

  const made = await addPeople(databaseUrl, [
    ...['author', 'promoted', 'blocked', 'learner'].map((name) => ({
      name,
      roles: name === 'author' ? ['USER', 'SUPPLIER'] : ['USER'],
    })),
    ...Array.from({ length: LEARNERS }, (_, index) => ({ name: `hoc-vien-${index + 1}`, roles: ['USER'] })),
  ]);
  const people = Object.fromEntries(made.map((person) => [person.name, person]));
  const material = await findMaterial(databaseUrl);
  const retries = { are: false };
  const learners = await Promise.all(
    made
      .slice(-LEARNERS)
      .map((person) => createLearner({ url: balancer.url, person, material, hasRetries: () => retries.are })),
  );
  const under = createLoad(learners);

  const replace = (node, root) =>
    step(`${node.name} is replaced`, async () => {
      await node.stop();
      await node.start(root);
      await balancer.uses(nodes);
    });

  if (previous) {
    const before = await countMigrations(databaseUrl);
    under.begin();
    await step('c starts, of this release', () => c.start(present));
    const after = await countMigrations(databaseUrl);
    const together = performance.now() + Number(values.minutes) * MS_PER_MINUTE;
    await wait(Math.max(0, together - performance.now() - BEFORE_COMPARING_MS));
    await replace(a, present);
    await wait(Math.max(0, together - performance.now()));
    const { failures, calls } = await under.end();
    record({
      name: `${previous.commit.slice(0, 8)} and this release together, ${values.minutes} min`,
      isGood: failures.length === 0,
      told: `${failures.length} failed of ${calls} calls; ${after - before} migrations under way${shown(failures)}`,
      goal: '0 failed',
    });
    record(await agreement('an old and a new node say the same of each learner', b, c, learners));
  } else await step('c starts', () => c.start(present));

  under.begin();
  await wait(1_000);
  for (const node of previous ? [b, c] : nodes) await replace(node, present);
  const restarted = await under.end();
  record({
    name: 'rolling restart under load',
    isGood: restarted.failures.length === 0,
    told: `${restarted.failures.length} failed of ${restarted.calls} calls${shown(restarted.failures)}`,
    goal: '0 failed',
  });

  retries.are = true;
  under.begin();
  await wait(DOWN_AFTER_KILL_MS);
  await step('b is killed', () => b.stop('SIGKILL'));
  await wait(DOWN_AFTER_KILL_MS);
  await step('b starts again', () => b.start(present));
  const killed = await under.end();
  const lost = (await Promise.all(learners.map((learner) => findLost(b, databaseUrl, learner)))).flat();
  const kept = learners.reduce(
    (sum, { acknowledged }) => sum + Object.values(acknowledged).reduce((all, { size }) => all + size, 0),
    0,
  );
  record({
    name: 'kill -9 of a node under load',
    isGood: lost.length === 0 && killed.failures.length === 0,
    told: `${lost.length} lost or twice of ${kept} acknowledged${shown([...lost, ...killed.failures])}`,
    goal: '0 lost, 0 twice',
  });
  record(await agreement('all nodes say the same afterwards', a, b, learners));
  record(everyActionDone(learners));

  await balancer.uses(nodes);
  const admin = await logIn(a.url, ADMIN);
  const [sentence] = material.sentences;
  await giveLesson(databaseUrl, sentence.lessonId, people.author);
  await attempt('seen on all', async () =>
    (await checkSeenEverywhere({ nodes, admin, people, sentence })).forEach(record),
  );
  await attempt('a LISTEN connection cut silently heals', async () =>
    record(await checkDeafNode({ deaf: c, other: a, proxy, admin })),
  );
  await step('all stop', () => Promise.all(nodes.map((node) => node.stop())));
}

/** All learners at once, from `begin` to `end`, which says what failed meanwhile. */
function createLoad(learners) {
  let stopping;
  let learning;
  let callsBefore;
  const calls = () => learners.reduce((sum, learner) => sum + learner.calls(), 0);
  return {
    begin() {
      stopping = new AbortController();
      callsBefore = calls();
      learning = Promise.all(learners.map((learner) => learner.learn(stopping.signal)));
    },
    async end() {
      stopping.abort();
      await learning;
      const failures = learners.flatMap((learner) => learner.failures.splice(0));
      return { failures, calls: calls() - callsBefore };
    },
  };
}

async function agreement(name, one, other, learners) {
  const differing = (await Promise.all(learners.map((learner) => compareNodes(one, other, learner)))).flat();
  return {
    name,
    isGood: differing.length === 0,
    told: `log, cards due, points, rank, league of ${learners.length} learners${shown(differing)}`,
    goal: 'equal',
  };
}

/** Otherwise “0 failed” would say little. */
function everyActionDone(learners) {
  const counts = new Map();
  for (const { done } of learners)
    for (const [name, count] of done) counts.set(name, (counts.get(name) ?? 0) + count);
  return {
    name: 'learners did everything',
    isGood: [...counts.values()].every((count) => count > 0),
    told: [...counts].map(([name, count]) => `${name} ${count}`).join(', '),
    goal: 'each at least once',
  };
}

async function createDatabase() {
  await inDatabase(serverUrl, async (client) => {
    await client.query(`drop database if exists ${DATABASE} with (force)`);
    await client.query(`create database ${DATABASE}`);
  });
  const url = new URL(serverUrl);
  url.pathname = `/${DATABASE}`;
  return url.href;
}

async function attempt(name, work) {
  try {
    await work();
  } catch (error) {
    record(failed(name, error));
  }
}

async function step(name, work) {
  const startedAt = performance.now();
  await work();
  console.log(
    `${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`,
  );
}

function failed(name, error) {
  return { name, isGood: false, told: error.stack ?? String(error), goal: 'no failure' };
}

function shown(list) {
  return list
    .slice(0, FAILURES_SHOWN)
    .map((one) => `\n      ${one}`)
    .join('');
}

function record(row) {
  rows.push(row);
  console.log(line(row));
}

function line({ name, isGood, told, goal }) {
  return `${isGood ? '✓' : '✗'} ${name.padEnd(56)} ${told}  (${goal})`;
}

function printTable() {
  console.log('');
  for (const row of rows) console.log(line(row));
  console.log(`  ${((performance.now() - began) / 1000).toFixed(0)} s`);
}
