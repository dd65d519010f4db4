import * as fakeDatabase from 'fake-indexeddb';
import { beforeAll, beforeEach, vi } from 'vitest';

/** Gives the tests of a file one browser database in memory. Called at the top of the file: stubs end with their test. */
export function withFakeDatabase(): void {
  const stub = () => {
    for (const [name, value] of Object.entries(fakeDatabase)) vi.stubGlobal(name, value);
  };
  beforeAll(stub);
  beforeEach(stub);
}
