import { afterAll } from 'vitest';

/** vitest's setup of every server test file: files follow each other in one worker with one database. */
afterAll(async () => (await globalThis.testDatabase)?.stopListening());
