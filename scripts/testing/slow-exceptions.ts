export interface SlowException {
  readonly file: string;
  /** The full name of one test; without it, all tests of the file. */
  readonly test?: string;
  readonly reason: string;
}

export const EXCEPTIONS_MAX = 10;

/** API tests that may take longer than the others. */
export const slowExceptions: readonly SlowException[] = [
  { file: 'server/fuzz-reads.test.ts', reason: 'with TEST_ALL=1 each endpoint is called 200 times' },
  { file: 'server/fuzz-writes.test.ts', reason: 'with TEST_ALL=1 each endpoint is called 200 times' },
  {
    file: 'server/hostile-strings.contributors.test.ts',
    reason: 'with TEST_ALL=1 all strings are sent to each field',
  },
  {
    file: 'server/hostile-strings.learners.test.ts',
    reason: 'with TEST_ALL=1 all strings are sent to each field',
  },
];
