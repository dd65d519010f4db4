import { afterAll } from 'vitest';

/** Setup of every server test file in vitest: the files of one worker share one database. */
afterAll(async () => (await globalThis.testDatabase)?.stopListening());
