import * as fakeDatabase from 'fake-indexeddb';
import { openDB, unwrap } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DATABASE_PATIENCE_MS } from '#contract/device-limits.ts';
import { eventually } from '#app/testing/eventually.ts';
import { withFakeDatabase } from '#app/testing/fake-database.ts';
import { deviceDatabase } from './device-database.ts';

withFakeDatabase();
beforeEach(() => void vi.stubGlobal('indexedDB', new fakeDatabase.IDBFactory()));
afterEach(() => void vi.useRealTimers());

interface Words {
  words: { key: number; value: string };
}

const open = (version = 1) =>
  deviceDatabase<Words & Record<string, Words['words']>>({
    name: 'words',
    version,
    upgrade: (database, before) => void (before < 1 && database.createObjectStore('words')),
  });
type Database = ReturnType<typeof open>;

const write = ({ run }: Database, text: string) => run((database) => database.put('words', text, 1));
const read = ({ run }: Database) => run((database) => database.get('words', 1));

/** The connection itself, which a browser can close behind our back. */
const connectionOf = ({ run }: Database) => run(async (database) => database);

test.each([
  {
    lose: async (database: Database) => (await connectionOf(database)).close(),
    why: 'that was closed without a word, as by iOS in the background',
  },
  {
    lose: async (database: Database) =>
      fakeDatabase.forceCloseDatabase(unwrap(await connectionOf(database)) as never),
    why: 'that the browser has closed with an event',
  },
])('a connection $why is opened again', async ({ lose }) => {
  const database = open();
  await write(database, '水');
  await lose(database);
  expect(await read(database)).toBe('水');
});

test('the next use opens it after a failure, so that one failure is not for good', async () => {
  const database = open();
  const storage = indexedDB;
  vi.stubGlobal('indexedDB', undefined);
  await expect(write(database, '水')).rejects.toThrow();
  expect(database.hasOpened()).toBe(false);
  vi.stubGlobal('indexedDB', storage);
  await write(database, '火');
  expect(await read(database)).toBe('火');
  expect(database.hasOpened()).toBe(true);
});

test('a failure of the work itself is not tried again', async () => {
  const work = vi
    .fn<() => Promise<never>>()
    .mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await expect(open().run(work)).rejects.toThrow('full');
  expect(work).toHaveBeenCalledTimes(1);
});

test('an old tab makes way for a newer version', async () => {
  const old = open(1);
  await write(old, '水');
  const newer = open(2);
  expect(await read(newer)).toBe('水');
  await expect(read(old), 'it does not know the newer form').rejects.toThrow();
});

test('a tab that does not make way is not waited for for ever, and the database opens once it is closed', async () => {
  const deaf = await openDB('words', 1, { upgrade: (database) => void database.createObjectStore('words') });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const newer = open(2);
  const outcome = read(newer).then(
    () => 'read',
    () => 'failed',
  );
  await eventually(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(DATABASE_PATIENCE_MS);
  expect(await outcome).toBe('failed');
  vi.useRealTimers();
  deaf.close();
  await write(newer, '火');
  expect(await read(newer)).toBe('火');
});

const refusing = (name: string) => ({
  open: () => {
    throw new DOMException('not here', name);
  },
});

test.each([
  { factory: undefined, fails: false, why: 'a browser without databases has nothing to erase' },
  { factory: null, fails: false, why: 'nor one that hides them' },
  { factory: refusing('SecurityError'), fails: false, why: 'nor one that forbids them in this window' },
  { factory: refusing('QuotaExceededError'), fails: true, why: 'something may be on a full disk' },
])('erasing: $why', async ({ factory, fails }) => {
  vi.stubGlobal('indexedDB', factory);
  const outcome = await open()
    .erase((database) => database.clear('words'))
    .then(
      () => false,
      () => true,
    );
  expect(outcome).toBe(fails);
});

test('erasing fails where there was a database before', async () => {
  const database = open();
  await write(database, '水');
  database.close();
  vi.stubGlobal('indexedDB', refusing('SecurityError'));
  await expect(database.erase((opened) => opened.clear('words'))).rejects.toThrow('not here');
});
