import { preparedData } from '../../e2e/support/prepared-data.mjs';
import type { CommandResult } from '../command-result.ts';
import { jumpClock } from './clock-jumps.ts';
import { fillDisk, loseDatabase, type OutagesResult } from './database-outages.ts';
import { type Comparison, EFFECT_KINDS } from './journal.ts';
import { type KillsResult, killUnderLoad, problemsOf } from './kills.ts';
import { lineOfOutage } from './outage.ts';
import { loseServices } from './service-outages.ts';
import { embeddedStore, postgresStore, type Store } from './stores.ts';

const PARTS = ['kills', 'database', 'services', 'clock'] as const;
type Part = (typeof PARTS)[number];
const KILLS = 30;

/** `npm run test:faults`. Prints a table for each part; one problem fails the run. */
export async function runOutages(args: readonly string[]): Promise<CommandResult> {
  const valueOf = (name: string) => args[args.indexOf(name) + 1];
  const kills = args.includes('--kills') ? Number(valueOf('--kills')) : KILLS;
  const only = args.includes('--only') ? (valueOf('--only') ?? '').split(',') : [...PARTS];
  if (!Number.isInteger(kills) || kills < 1 || !only.every(isPart))
    return { output: `usage: --kills <number> --only ${PARTS.join(',')}`, exitCode: 1 };

  const prepared = await preparedData();
  const problems: string[] = [];
  for (const part of only.filter(isPart)) {
    const { table, failed } = await RUNS[part](prepared, kills);
    console.log(`\n${part}\n${table}`);
    problems.push(...failed.map((problem) => `${part}: ${problem}`));
  }
  return problems.length === 0
    ? { output: '\nNothing that was acknowledged is lost, nothing is there twice.', exitCode: 0 }
    : { output: `\n${problems.join('\n')}`, exitCode: 1 };
}

const isPart = (name: string): name is Part => PARTS.includes(name as Part);

interface PartResult {
  readonly table: string;
  readonly failed: readonly string[];
}

async function runKills(prepared: string, kills: number): Promise<PartResult> {
  const results: KillsResult[] = [];
  for (const open of [embeddedStore, postgresStore] satisfies ((prepared: string) => Promise<Store>)[]) {
    const store = await open(prepared);
    try {
      results.push(await killUnderLoad(store, kills, (line) => console.log(line)));
    } finally {
      await store.remove();
    }
  }
  return {
    table: results.map(tableOfKills).join('\n'),
    failed: results.flatMap((result) => problemsOf(result).map((problem) => `${result.store}: ${problem}`)),
  };
}

function tableOfKills({ store, kills, tally, compared, startsS, startProcessorS }: KillsResult): string {
  const { done, refused, unavailable, wrong, unanswered, repeated } = tally.counts;
  return [
    `${store}: ${kills} × SIGKILL`,
    `  requests     ${done} done, ${unanswered} cut and sent again, ${unavailable} told to wait, ${refused} refused, ${wrong} wrong; ${repeated} sent twice`,
    `  start        ${range(startsS)} s on the clock, ${range(startProcessorS)} s of all processors`,
    ...EFFECT_KINDS.map((kind) => {
      const { acknowledged = 0, lost = 0, twice = 0 } = compared.find((one) => one.kind === kind) ?? {};
      return `  ${kind.padEnd(12)} ${String(acknowledged).padStart(6)} acknowledged, ${lost} lost, ${twice} twice`;
    }),
  ].join('\n');
}

/** The first, which follows no kill, and the others from the shortest to the longest. */
function range([first = 0, ...afterKills]: readonly number[]): string {
  const sorted = afterKills.toSorted((a, b) => a - b);
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
  return `first ${first.toFixed(1)}, after a kill ${least.toFixed(1)} to ${most.toFixed(1)}`;
}

async function runDatabase(prepared: string): Promise<PartResult> {
  const lost = await loseDatabase(prepared);
  const full = await fillDisk(prepared);
  return full
    ? resultOf([lost, ...full])
    : resultOf([lost], 'a full disk was left out: nothing can be mounted here');
}

async function runClock(prepared: string): Promise<PartResult> {
  const jumped = await jumpClock(prepared);
  return jumped ? resultOf([jumped]) : { table: '  left out: install the package “faketime”', failed: [] };
}

function resultOf(results: readonly OutagesResult[], note = ''): PartResult {
  const table = results.flatMap(({ store, outages, compared }) => [
    store,
    ...outages.map(lineOfOutage),
    `  in the end ${totalOf(compared)}`,
  ]);
  const failed = results.flatMap(({ store, problems }) => problems.map((one) => `${store}: ${one}`));
  return { table: [...table, note].join('\n'), failed };
}

async function runServices(prepared: string): Promise<PartResult> {
  const { lines, problems } = await loseServices(prepared);
  return { table: lines.join('\n'), failed: problems };
}

function totalOf(compared: readonly Comparison[]): string {
  const sum = (of: (one: Comparison) => number) => compared.reduce((total, one) => total + of(one), 0);
  return `${sum((one) => one.acknowledged)} acknowledged, ${sum((one) => one.lost)} lost, ${sum((one) => one.twice)} twice`;
}

const RUNS: Readonly<Record<Part, (prepared: string, kills: number) => Promise<PartResult>>> = {
  kills: runKills,
  database: runDatabase,
  services: runServices,
  clock: runClock,
};
