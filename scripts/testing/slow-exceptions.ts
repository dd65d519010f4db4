export interface SlowException {
  readonly file: string;
  /** The full name of one test; without it, all tests of the file. */
  readonly test?: string;
  readonly reason: string;
}

export const EXCEPTIONS_MAX = 10;

/** API tests that may take longer than the others. */
export const slowExceptions: readonly SlowException[] = [];
