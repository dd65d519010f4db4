import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A part of `npm test`, cheapest first. */
export type Layer = 'nearest' | 'related' | 'lint' | 'types' | 'unit' | 'browser';

/** What a layer says about a checkout. */
export interface LayerResult {
  readonly found: boolean;
  /** The first test that failed, or what a tool printed. */
  readonly by: string;
  /** Why it failed, to tell a test that noticed the fault from one that fails for another reason. */
  readonly because?: string;
}

const NOTHING: LayerResult = { found: false, by: '' };
/** Longer than any layer needs on a busy machine; the whole unit part and the browser part may take an hour. */
const TIME_MAX_MS = 6 * 60_000;
const WHOLE_PART_MAX_MS = 60 * 60_000;
const CODE = /\.(tsx?|mjs)$/;
const TYPED = /\.tsx?$/;

interface Ran {
  readonly passed: boolean;
  readonly timedOut: boolean;
  readonly output: string;
}

function run(folder: string, timeout: number, command: string, ...args: readonly string[]): Ran {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    timeout,
    maxBuffer: 256 * 1024 * 1024,
  });
  return { passed: status === 0, timedOut: error !== undefined, output: `${stdout}\n${stderr}` };
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** The whole unit part, up to the first failure. */
export const runUnitPart = (folder: string): LayerResult => vitest(folder);

function vitest(folder: string): LayerResult {
  const report = join(folder, '.cache/faults.json');
  rmSync(report, { force: true });
  const options = ['--bail=1', '--maxWorkers=1', '--reporter=json', `--outputFile=${report}`];
  const ran = run(folder, WHOLE_PART_MAX_MS, 'npx', 'vitest', 'run', ...options);
  if (ran.passed) return NOTHING;
  if (ran.timedOut) return { ...NOTHING, by: `no answer in ${WHOLE_PART_MAX_MS / 60_000} minutes` };
  const { testResults = [] } = existsSync(report)
    ? (JSON.parse(readFileSync(report, 'utf8')) as VitestReport)
    : {};
  for (const { name, message, assertionResults } of testResults) {
    const file = name.replace(`${folder}/`, '');
    const failed = assertionResults.find(({ status }) => status === 'failed');
    const because = firstLine(failed?.failureMessages?.[0] ?? message);
    if (failed || message !== '')
      return { found: true, by: `${file}: ${failed?.fullName ?? 'does not run'}`, because };
  }
  return { found: true, by: 'a run that failed without a failed test', because: lastLine(ran.output) };
}

/** The rules for one file. Those over all files (dependency-cruiser, knip) see no fault inside a function. */
export function lint(folder: string, file: string): LayerResult {
  if (!CODE.test(file)) return NOTHING;
  const { passed, output } = run(folder, TIME_MAX_MS, 'npx', 'oxlint', file);
  return passed
    ? NOTHING
    : { found: true, by: /[\w-]+\([\w-]+\)/.exec(output)?.[0] ?? 'oxlint', because: firstLine(output) };
}

export function checkTypes(folder: string, file: string): LayerResult {
  if (!TYPED.test(file)) return NOTHING;
  run(folder, TIME_MAX_MS, 'npm', 'run', '--silent', 'typegen');
  const { passed, output } = run(folder, TIME_MAX_MS, 'npm', 'run', '--silent', 'types');
  return passed
    ? NOTHING
    : { found: true, by: /error TS\d+/.exec(output)?.[0] ?? 'tsc', because: firstLine(output) };
}

/** The built product in a browser. */
export function runBrowserPart(folder: string): LayerResult {
  const built = run(folder, WHOLE_PART_MAX_MS, 'npm', 'run', '--silent', 'build');
  if (!built.passed) return { found: true, by: 'the build', because: lastLine(built.output) };
  const { passed, output } = run(folder, WHOLE_PART_MAX_MS, 'npm', 'run', '--silent', 'test:e2e', '--', '-x');
  return passed ? NOTHING : { found: true, by: /^\s+1\) (.+?)\s*─*$/m.exec(output)?.[1] ?? 'a browser test' };
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
const firstLine = (text: string): string => linesOf(text)[0]?.trim() ?? '';
const lastLine = (text: string): string => linesOf(text).at(-1)?.trim() ?? '';
