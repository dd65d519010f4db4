import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveThroughAll, type OutagesResult } from './database-outages.ts';
import type { Outage } from './outage.ts';
import { embeddedStore } from './stores.ts';

const LIBRARIES = '/usr/lib';
const HOLD_MS = 5_000;
/** Within the lifetime of a session, and beyond every lease and every limit of an hour. */
const JUMPS = ['+6h', '-6h', '+2d', '-12h'];

/** Of Debian's package `faketime`; undefined where it is not installed. */
function findLibrary(): string | undefined {
  const folders = readdirSync(LIBRARIES).filter((name) => name.endsWith('-linux-gnu'));
  const paths = folders.map((folder) => join(LIBRARIES, folder, 'faketime/libfaketime.so.1'));
  return paths.find((path) => {
    try {
      return readdirSync(join(path, '..')).length > 0;
    } catch {
      return false;
    }
  });
}

/** The clock of the process and of its database jumps while learners write, and later jumps back. Null without the library. */
export async function jumpClock(prepared: string): Promise<OutagesResult | null> {
  const library = findLibrary();
  if (!library) return null;
  const store = await embeddedStore(prepared);
  const file = join(store.dataDir, 'clock');
  const setClock = (offset: string) => writeFileSync(file, offset);
  setClock('+0');
  const jumps = JUMPS.map((offset): Outage => ({
    name: `clock ${offset}`,
    begin: () => setClock(offset),
    end: () => setClock('+0'),
    holdMs: HOLD_MS,
  }));
  const environment = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    // Timers go on: a clock that is set does not stop them.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  };
  try {
    return await liveThroughAll(store, environment, jumps);
  } finally {
    await store.remove();
  }
}
