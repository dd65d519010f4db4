export interface SlowException {
  readonly file: string;
  /** The full name of one test; without it, all tests of the file. */
  readonly test?: string;
  readonly reason: string;
}

export const EXCEPTIONS_MAX = 10;

/** API tests of every run that may take longer than the others; those of long-tests.mjs have their reasons there. */
export const slowExceptions: readonly SlowException[] = [
  {
    file: 'server/features/mail/deliver-mail.test.ts',
    test: 'when a mail does not get through > a silent server is given up for now, however many mails wait for it',
    reason: 'waits until silence is taken for a failure, twice',
  },
  { file: 'server/features/site/site.routes.test.ts', reason: 'a database of its own is closed' },
  {
    file: 'server/features/site-settings/site-secrets.routes.test.ts',
    reason: 'reads every reply of the API',
  },
  { file: 'server/features/path/stored-steps.test.ts', reason: 'three starts of the product' },
  { file: 'server/features/scores/ledger.property.test.ts', reason: 'many orders of the same actions' },
];
