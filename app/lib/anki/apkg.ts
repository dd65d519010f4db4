import { type Zippable, zipSync } from 'fflate';
import type { SqlJs } from 'sql.js';
import { AnkiFailure, type AnkiLimits } from '#core/anki/anki-failure.ts';
import type { AnkiNote } from '#core/anki/anki-note.ts';
import { type AnkiExportOptions, collectionRows } from '#core/anki/export/collection-rows.ts';
import type { AnkiCollection } from '#core/anki/read/anki-collection.ts';
import { readCollection } from '#core/anki/read/read-collection.ts';
import { type ByteSource, readZipDirectory } from '#core/anki/read/zip-directory.ts';
import type { MinutesEast } from '#core/learning/learning-day.ts';
import { contentOf } from './inflate.ts';
import { withDatabase, writeDatabase } from './sqlite.ts';

/** Newer versions of Anki put a note into `collection.anki2` that asks to update; the notes are in the other. */
const COLLECTIONS = ['collection.anki21', 'collection.anki2'] as const;
const ZSTD_COLLECTION = 'collection.anki21b';

/** A file of Anki. Only the collection is unpacked: its sounds and pictures stay where they are. */
export async function readApkg(
  source: ByteSource,
  sqlite: SqlJs,
  limits: AnkiLimits,
  minutesEast: MinutesEast,
): Promise<AnkiCollection> {
  const entries = await readZipDirectory(source, limits);
  const find = (name: string) => entries.find((entry) => entry.name === name);
  if (find(ZSTD_COLLECTION)) throw new AnkiFailure('newer-format');
  const entry = COLLECTIONS.map(find).find((found) => found !== undefined);
  if (!entry) throw new AnkiFailure('no-collection');
  const file = await contentOf(source, entry, limits);
  return withDatabase(sqlite, file, (sql) => readCollection(sql, limits, minutesEast));
}

export interface AnkiMedium {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file that Anki imports: the collection, and media that are named by numbers. */
export function writeApkg(
  notes: readonly AnkiNote[],
  media: readonly AnkiMedium[],
  options: AnkiExportOptions,
  sqlite: SqlJs,
): Uint8Array<ArrayBuffer> {
  const mtime = new Date(options.exportedAt);
  const files: Zippable = {
    'collection.anki2': [writeDatabase(sqlite, collectionRows(notes, options)), { mtime }],
    media: [jsonBytes(Object.fromEntries(media.map(({ name }, at) => [at, name]))), { mtime }],
  };
  // Sounds are compressed already.
  for (const [at, { bytes }] of media.entries()) files[String(at)] = [bytes, { level: 0, mtime }];
  return zipSync(files, { level: 6 });
}

const jsonBytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
