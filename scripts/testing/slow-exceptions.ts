export interface SlowException {
  readonly file: string;
  /** The full name of one test; without it, all tests of the file. */
  readonly test?: string;
  readonly reason: string;
}

export const EXCEPTIONS_MAX = 10;

/** API tests that may take longer than the others. */
export const slowExceptions: readonly SlowException[] = [
  { file: 'server/db/migrate.test.ts', reason: 'an older database is brought over by every migration' },
  { file: 'server/db/connect.test.ts', reason: 'the embedded database on a disk, opened again' },
  { file: 'server/db/pglite/data-dir-lock.test.ts', reason: 'a second process tries the same folder' },
  { file: 'server/features/site/site.routes.test.ts', reason: 'a database of its own is closed' },
  {
    file: 'server/features/site-settings/site-secrets.routes.test.ts',
    reason: 'reads every reply of the API',
  },
  { file: 'server/features/dictionary/plan-import.test.ts', reason: 'all shipped words are planned' },
  { file: 'server/features/dictionary/pack-answers.test.ts', reason: 'hundreds of searches in a whole pack' },
  { file: 'server/features/path/stored-steps.test.ts', reason: 'three starts of the product' },
  { file: 'server/features/tutor/tutor.test.ts', reason: 'asks about all shipped content' },
  { file: 'server/features/scores/ledger.property.test.ts', reason: 'many orders of the same actions' },
];
