import { readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { CommandResult } from '../command-result.ts';
import { copyCheckout } from './copy-checkout.ts';
import { readFaultArguments } from './fault-arguments.ts';
import { type Fault, faults as table } from './faults.ts';
import { checkTypes, type Layer, type LayerResult, lint, runBrowserPart, runUnitPart } from './layers.ts';
import { nearestTests } from './nearest-tests.ts';
import { type ImportingFile, readImports } from './read-imports.ts';
import { type TestsOfCopy, testsOfCopy } from './tests-of-copy.ts';

/** How many test files run first, one by one, and how many more together before the tools. */
const NEAREST = 4;
const RELATED = 20;
const NICE = 10;

/** What became of a fault. Without a layer nothing noticed it, as far as was looked. */
export interface Outcome {
  readonly id: string;
  readonly area: Fault['area'];
  readonly state: 'found' | 'missed' | 'not applicable';
  readonly layer?: Layer;
  readonly by?: string;
  readonly because?: string;
  readonly seconds: number;
}

/** `npm run faults`: makes each fault in a copy of a commit, and says what notices it. */
export async function runFaults(args: readonly string[]): Promise<CommandResult> {
  const options = readFaultArguments(
    args,
    table.map(({ id }) => id),
  );
  if ('refusal' in options) return { output: options.refusal, exitCode: 1 };
  setPriority(NICE);
  const { folder, remove } = copyCheckout(options.ref);
  const tests = testsOfCopy(folder);
  const leave = () => {
    tests.restart();
    remove();
  };
  // Also when it is stopped by hand.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  process.once('exit', leave);
  const files = readImports(folder);
  const outcomes: Outcome[] = [];
  for (const fault of table.filter(({ id }) => options.ids.includes(id))) {
    const outcome = await tryFault(fault, { folder, files, tests, isDeep: options.isDeep });
    console.log(lineOf(outcome));
    outcomes.push(outcome);
    if (options.json) writeFileSync(options.json, JSON.stringify({ ref: options.ref, outcomes }, null, 2));
  }
  // An open session would keep this process alive.
  tests.restart();
  return { output: sumOf(outcomes), exitCode: 0 };
}

interface Copy {
  readonly folder: string;
  readonly files: readonly ImportingFile[];
  readonly tests: TestsOfCopy;
  readonly isDeep: boolean;
}

async function tryFault(fault: Fault, copy: Copy): Promise<Outcome> {
  const began = performance.now();
  const { id, area, file, find, replace } = fault;
  const path = join(copy.folder, file);
  const before = readIfThere(path);
  const seconds = () => Math.round((performance.now() - began) / 1000);
  if (before.split(find).length !== 2) return { id, area, state: 'not applicable', seconds: 0 };
  // The database of all tests is made from the migrations once.
  const isOfSetUp = file.endsWith('.sql');
  if (isOfSetUp) copy.tests.restart();
  writeFileSync(
    path,
    before.replace(find, () => replace),
  );
  try {
    const notes: string[] = [];
    for (const [layer, look] of layersOf(file, copy)) {
      const { found, by, because } = await look();
      if (found) return { id, area, state: 'found', layer, by, because, seconds: seconds() };
      if (by !== '') notes.push(`${layer}: ${by}`);
    }
    return { id, area, state: 'missed', by: notes.join('; '), seconds: seconds() };
  } finally {
    writeFileSync(path, before);
    if (isOfSetUp) copy.tests.restart();
    else await copy.tests.forget(file);
  }
}

type Look = () => LayerResult | Promise<LayerResult>;

function layersOf(file: string, { folder, files, tests, isDeep }: Copy): readonly (readonly [Layer, Look])[] {
  const nearest = nearestTests(files, file);
  return [
    ...nearest.slice(0, NEAREST).map((test) => ['nearest', () => tests.run([test], file)] as const),
    ['related', () => tests.run(nearest.slice(NEAREST, NEAREST + RELATED), file)],
    ['lint', () => lint(folder, file)],
    ['types', () => checkTypes(folder, file)],
    ...(isDeep
      ? ([
          ['unit', () => runUnitPart(folder)],
          ['browser', () => runBrowserPart(folder)],
        ] as const)
      : []),
  ];
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The other commit has no such file.
    return '';
  }
}

function lineOf({ id, area, state, layer, by = '', seconds }: Outcome): string {
  const mark = { found: '✓', missed: '✗', 'not applicable': '-' }[state];
  return [
    mark,
    id.padEnd(28),
    area.padEnd(14),
    (layer ?? state).padEnd(14),
    `${seconds} s`.padStart(6),
    by,
  ].join(' ');
}

function sumOf(outcomes: readonly Outcome[]): string {
  const of = (state: Outcome['state']) => outcomes.filter((one) => one.state === state);
  const counts = new Map<string, number>();
  for (const { layer } of of('found')) counts.set(layer ?? '', (counts.get(layer ?? '') ?? 0) + 1);
  return [
    '',
    `found ${of('found').length} of ${outcomes.length - of('not applicable').length}`,
    ...Array.from(counts, ([layer, count]) => `  ${layer.padEnd(10)} ${count}`),
    `missed ${of('missed').length}${of('missed')
      .map(({ id }) => ` ${id}`)
      .join(',')}`,
    `not applicable ${of('not applicable').length}`,
  ].join('\n');
}
