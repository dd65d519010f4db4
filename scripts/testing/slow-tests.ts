import { type SlowException, slowExceptions } from './slow-exceptions.ts';

export interface FinishedTest {
  readonly name: string;
  readonly ms: number;
}

export interface FinishedFile {
  /** From the root of the project. */
  readonly path: string;
  /** Hooks and tests, without imports: the first file of a worker loads what all share. */
  readonly ms: number;
  readonly tests: readonly FinishedTest[];
}

const FILES_SHOWN = 20;
const API_TEST_MAX_MS = 1_000;

const seconds = (ms: number) => (ms / 1_000).toFixed(1).padStart(7);

/**
 * API tests over one second, the slowest first. The first test of a file may pay for what all tests of a worker share: the
 * tokenizer's dictionary, code that runs for the first time.
 */
export function slowApiTests(
  files: readonly FinishedFile[],
  exceptions: readonly SlowException[] = slowExceptions,
): readonly (FinishedTest & { readonly path: string })[] {
  const mayBeSlow = (path: string, name: string) =>
    exceptions.some(({ file, test = name }) => file === path && test === name);
  return files
    .filter(({ path }) => path.startsWith('server/'))
    .flatMap(({ path, tests }) => tests.slice(1).map((test) => ({ path, ...test })))
    .filter(({ path, name, ms }) => ms > API_TEST_MAX_MS && !mayBeSlow(path, name))
    .toSorted((one, other) => other.ms - one.ms);
}

/** What is printed at the end of a run. */
export function slowTestsReport(
  files: readonly FinishedFile[],
  exceptions: readonly SlowException[] = slowExceptions,
): string {
  const slowest = files.toSorted((one, other) => other.ms - one.ms).slice(0, FILES_SHOWN);
  const slow = slowApiTests(files, exceptions);
  const lines = [
    'Slowest test files (seconds, tests)',
    ...slowest.map(({ path, ms, tests }) => `${seconds(ms)} ${String(tests.length).padStart(6)}  ${path}`),
    ...(slow.length > 0 ? ['API tests over one second, without a reason in slow-exceptions.ts'] : []),
    ...slow.map(({ path, name, ms }) => `${seconds(ms)}  ${path} > ${name}`),
  ];
  return `\n${lines.join('\n')}\n`;
}
