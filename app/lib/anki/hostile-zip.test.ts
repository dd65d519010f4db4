import { type Zippable, zipSync } from 'fflate';
import type { SqlJs } from 'sql.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { ANKI_LIMITS } from '#contract/learning-limits.ts';
import type { AnkiFailureCode, AnkiLimits } from '#core/anki/anki-failure.ts';
import { ankiNotes, exportOptions, hanoi, loadSqlite, sourceOf } from '#app/testing/anki.ts';
import { readApkg, writeApkg } from './apkg.ts';

let sqlite: SqlJs;
let good: Uint8Array;
beforeAll(async () => {
  sqlite = await loadSqlite();
  good = writeApkg(ankiNotes, [], exportOptions, sqlite);
});

const read = (bytes: Uint8Array, limits: Partial<AnkiLimits> = {}) =>
  readApkg(sourceOf(bytes), sqlite, { ...ANKI_LIMITS, ...limits }, hanoi);
const valid = () => good.slice();
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Where the bytes are, from a place on. */
function indexOf(bytes: Uint8Array, wanted: readonly number[], from = 0): number {
  const found = bytes.findIndex(
    (_, at) => at >= from && wanted.every((byte, next) => bytes[at + next] === byte),
  );
  if (found === -1) throw new Error('not found');
  return found;
}

const DIRECTORY = [0x50, 0x4b, 0x01, 0x02];

/** A valid file with other bytes in the first entry of its directory. */
function patched(bytes: Uint8Array, offset: number, ...values: number[]): Uint8Array {
  const copy = bytes.slice();
  copy.set(values, indexOf(copy, DIRECTORY) + offset);
  return copy;
}

const ZEROS = new Uint8Array(4 * 2 ** 20);
const bomb = (name: string) => zipSync({ [name]: [ZEROS, { level: 9 }] });

interface HostileZip {
  readonly why: string;
  readonly code: AnkiFailureCode;
  readonly file: () => Uint8Array;
  readonly limits?: Partial<AnkiLimits>;
}

const zips: readonly HostileZip[] = [
  { why: 'nothing', code: 'not-a-deck', file: () => new Uint8Array() },
  { why: 'text', code: 'not-a-deck', file: () => bytesOf('<html>404 Not Found</html>') },
  {
    why: 'only the beginning of a zip',
    code: 'truncated',
    file: () => Uint8Array.of(0x50, 0x4b, 0x03, 0x04),
  },
  { why: 'a download that stopped', code: 'truncated', file: () => valid().slice(0, -400) },
  { why: 'a file that is too large', code: 'too-large', file: valid, limits: { fileBytes: 1_000 } },
  { why: 'too many entries', code: 'too-many-files', file: valid, limits: { zipEntries: 1 } },
  {
    why: 'a directory that is too large',
    code: 'too-many-files',
    file: valid,
    limits: { zipDirectoryBytes: 60 },
  },
  { why: 'an encrypted entry', code: 'encrypted', file: () => patched(valid(), 8, 1) },
  { why: 'an unknown method', code: 'broken-zip', file: () => patched(valid(), 10, 93) },
  {
    why: 'an entry behind the end of the file',
    code: 'broken-zip',
    file: () => patched(valid(), 42, 0, 0, 0, 0x7f),
  },
  { why: 'an entry where none begins', code: 'broken-zip', file: () => patched(valid(), 42, 7) },
  { why: 'a directory of something else', code: 'broken-zip', file: () => patched(valid(), 0, 0, 0, 0, 0) },
  {
    why: 'more entries than its directory has',
    code: 'broken-zip',
    file: () => {
      const copy = valid();
      copy.set([9, 0, 9, 0], copy.length - 14);
      return copy;
    },
  },
  {
    why: 'damaged compressed data',
    code: 'broken-zip',
    file: () => {
      const copy = valid();
      copy.fill(0xff, 60, 400);
      return copy;
    },
  },
  {
    why: 'a bomb',
    code: 'inflates-too-much',
    file: () => bomb('collection.anki2'),
    limits: { collectionBytes: 2 ** 20 },
  },
  {
    why: 'a bomb whose directory says that it is small',
    code: 'inflates-too-much',
    file: () => patched(bomb('collection.anki2'), 24, 10, 0, 0, 0),
    limits: { collectionBytes: 2 ** 20 },
  },
  {
    why: 'a bomb below the largest size, by its ratio',
    code: 'inflates-too-much',
    file: () => bomb('collection.anki2'),
    limits: { inflationFreeBytes: 2 ** 20 },
  },
  {
    why: 'an entry that is too large without being compressed',
    code: 'inflates-too-much',
    file: () => zipSync({ 'collection.anki2': [ZEROS, { level: 0 }] }),
    limits: { collectionBytes: 2 ** 20 },
  },
  { why: 'no collection', code: 'no-collection', file: () => zipSync({ media: bytesOf('{}') }) },
  {
    why: 'a collection of a newer Anki beside the request to update',
    code: 'newer-format',
    file: () => zipSync({ 'collection.anki2': new Uint8Array(9), 'collection.anki21b': new Uint8Array(9) }),
  },
];

describe('a zip file is refused', () => {
  test.each(zips)('$why', async ({ file, code, limits }) => {
    await expect(read(file(), limits)).rejects.toMatchObject({ code });
  });

  test.each([
    '../collection.anki2',
    'a/../../b',
    '/etc/passwd',
    String.raw`..\windows\system32`,
    String.raw`a\b`,
    'C:/x',
    'nul\0byte',
    'x'.repeat(256),
  ])('a name that leads elsewhere: %s', async (name) => {
    const files: Zippable = { 'collection.anki2': new Uint8Array(9), [name]: bytesOf('x') };
    await expect(read(zipSync(files))).rejects.toMatchObject({ code: 'unsafe-name' });
  });

  test('wherever it ends', async () => {
    const whole = valid();
    const lengths = Array.from({ length: 60 }, (_, at) => Math.floor((whole.length * at) / 60));
    const results = await Promise.all(
      lengths.map((length) =>
        read(whole.slice(0, length)).then(
          () => 'read',
          ({ code }) => code,
        ),
      ),
    );
    expect(new Set(results)).toEqual(new Set(['not-a-deck', 'truncated']));
  });
});
