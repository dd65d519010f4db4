import { zipSync } from 'fflate';
import type { Database, SqlJs } from 'sql.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { ANKI_LIMITS } from '#contract/learning-limits.ts';
import type { AnkiFailureCode, AnkiLimits } from '#core/anki/anki-failure.ts';
import { COLLECTION_SCHEMA } from '#core/anki/export/collection-rows.ts';
import { collectionFile, hanoi, loadSqlite, sourceOf } from '#app/testing/anki.ts';
import { readApkg } from './apkg.ts';

let sqlite: SqlJs;
beforeAll(async () => {
  sqlite = await loadSqlite();
});

const read = (bytes: Uint8Array, limits: Partial<AnkiLimits> = {}) =>
  readApkg(sourceOf(bytes), sqlite, { ...ANKI_LIMITS, ...limits }, hanoi);
const bytesOf = (text: string) => new TextEncoder().encode(text);

const MODELS = JSON.stringify({ 7: { id: 7, name: 'Basic', flds: [{ name: 'Front', ord: 0 }], tmpls: [] } });
const col =
  (models = MODELS, decks = '{}', created: number | string = 1_700_000_000) =>
  (database: Database) =>
    database
      .prepare('INSERT INTO col VALUES (1, ?, 0, 0, 11, 0, 0, 0, ?, ?, ?, ?, ?)')
      .run([created, '{}', models, decks, '{}', '{}']);
const addNotes =
  (count: number, fields = '水') =>
  (database: Database) => {
    const statement = database.prepare("INSERT INTO notes VALUES (?, ?, 7, 0, 0, '', ?, '', 0, 0, '')");
    for (let id = 1; id <= count; id += 1) statement.run([id, `guid ${id}`, fields]);
    statement.free();
  };
const collection = (...fills: ((database: Database) => unknown)[]) =>
  collectionFile(sqlite, (database) => fills.forEach((fill) => fill(database)));
const packed = (file: Uint8Array) => zipSync({ 'collection.anki2': file });
/** Instead of the table of that name. */
const instead = (table: string, statement: string) =>
  COLLECTION_SCHEMA.replace(new RegExp(`CREATE TABLE ${table} \\([^;]*;`), '').replaceAll(
    new RegExp(`CREATE INDEX \\w+ ON ${table} [^;]*;`, 'g'),
    '',
  ) + statement;

const ENDLESS = `CREATE VIEW notes AS WITH RECURSIVE counter(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM counter)
  SELECT id, 'guid' || id AS guid, 7 AS mid, '水' AS flds FROM counter;`;

/** Lets all children of the root page of the notes be the same page. */
function inCircles(file: Uint8Array, child: (root: number) => number): Uint8Array {
  const database = new sqlite.Database(file);
  const root = Number(
    database.exec("SELECT rootpage FROM sqlite_schema WHERE name = 'notes'")[0]?.values[0]?.[0],
  );
  database.close();
  const copy = file.slice();
  const view = new DataView(copy.buffer);
  const page = (root - 1) * 4_096;
  const INTERIOR = 5;
  if (copy[page] !== INTERIOR) throw new Error('The notes need several pages.');
  const cells = view.getUint16(page + 3);
  for (let at = 0; at < cells; at += 1)
    view.setUint32(page + view.getUint16(page + 12 + at * 2), child(root));
  view.setUint32(page + 8, child(root));
  return copy;
}

interface HostileDatabase {
  readonly why: string;
  readonly code: AnkiFailureCode;
  readonly file: () => Uint8Array;
  readonly limits?: Partial<AnkiLimits>;
}

const databases: readonly HostileDatabase[] = [
  { why: 'no database', code: 'not-a-database', file: () => bytesOf('Please update Anki'.repeat(100)) },
  { why: 'an empty file', code: 'missing-tables', file: () => new Uint8Array() },
  {
    why: 'a database by its first bytes only',
    code: 'not-a-database',
    file: () => bytesOf(`SQLite format 3\0${'x'.repeat(5_000)}`),
  },
  {
    why: 'half a database',
    code: 'broken-database',
    file: () => collection(col(), addNotes(500)).slice(0, 24_576),
  },
  {
    why: 'no tables',
    code: 'missing-tables',
    file: () => collectionFile(sqlite, () => undefined, 'CREATE TABLE a (b)'),
  },
  ...['col', 'notes', 'cards'].map((table) => ({
    why: `no table ${table}`,
    code: 'missing-tables' as const,
    file: () => collectionFile(sqlite, () => undefined, instead(table, '')),
  })),
  {
    why: 'a table without the columns of notes',
    code: 'missing-tables',
    file: () => collectionFile(sqlite, () => undefined, instead('notes', 'CREATE TABLE notes (id, guid);')),
  },
  {
    why: 'an endless view in the place of a table',
    code: 'missing-tables',
    file: () => collectionFile(sqlite, (database) => col()(database), instead('notes', ENDLESS)),
  },
  {
    why: 'a virtual table',
    code: 'missing-tables',
    file: () =>
      collectionFile(
        sqlite,
        () => undefined,
        instead('notes', 'CREATE VIRTUAL TABLE notes USING fts3 (id, guid, mid, flds);'),
      ),
  },
  {
    why: 'a column that computes a gigabyte',
    code: 'broken-database',
    file: () =>
      collectionFile(
        sqlite,
        () => undefined,
        instead('notes', 'CREATE TABLE notes (id, guid, mid, flds AS (hex(zeroblob(500000000))));'),
      ),
  },
  {
    why: 'pages in a circle',
    code: 'broken-database',
    file: () => inCircles(collection(col(), addNotes(900)), (root) => root),
  },
  {
    why: 'the same page as every child',
    code: 'broken-database',
    file: () => inCircles(collection(col(), addNotes(900)), (root) => root + 1),
  },
  { why: 'no head', code: 'broken-note-types', file: () => collection(addNotes(1)) },
  {
    why: 'a head with an impossible date',
    code: 'broken-database',
    file: () => collection(col(MODELS, '{}', 1e15), addNotes(1)),
  },
  ...['', 'null', '[]', '7', '"text"', '{"7":', '['.repeat(100_000), '{"7":{"a":'.repeat(50_000)].map(
    (models) => ({
      why: `note types that are ${models.slice(0, 12) || 'missing'}`,
      code: 'broken-note-types' as const,
      file: () => collection(col(models), addNotes(1)),
    }),
  ),
  {
    why: 'too many note types',
    code: 'broken-note-types',
    file: () =>
      collection(
        col(JSON.stringify(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [at, {}])))),
        addNotes(1),
      ),
    limits: { noteTypes: 10 },
  },
  {
    why: 'note types that are too long',
    code: 'broken-note-types',
    file: () => collection(col(JSON.stringify({ 7: 'x'.repeat(1_000) })), addNotes(1)),
    limits: { columnBytes: 500 },
  },
  ...[
    '{}',
    '{"7":null}',
    '{"7":{"name":"Basic"}}',
    '{"7":{"name":7,"flds":[{}]}}',
    '{"7":{"name":"Basic","flds":{}}}',
    '{"__proto__":{"name":"Basic","flds":[{}]}}',
  ].map((models) => ({
    why: `notes without their note type: ${models}`,
    code: 'empty' as const,
    file: () => collection(col(models), addNotes(1)),
  })),
  {
    why: 'a newer schema under an old name',
    code: 'newer-format',
    file: () =>
      collection(col('{}'), addNotes(1), (database) => database.run('CREATE TABLE notetypes (id, name)')),
  },
  { why: 'no notes', code: 'empty', file: () => collection(col()) },
  {
    why: 'too many notes',
    code: 'too-many-notes',
    file: () => collection(col(), addNotes(30)),
    limits: { notes: 29 },
  },
  {
    why: 'too much text',
    code: 'too-large',
    file: () => collection(col(), addNotes(30, 'x'.repeat(1_000))),
    limits: { notesBytes: 10_000 },
  },
  {
    why: 'too many cards',
    code: 'too-many-cards',
    file: () =>
      collection(col(), addNotes(1), (database) => {
        const statement = database.prepare(
          'INSERT INTO cards VALUES (?, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ?)',
        );
        for (let id = 1; id <= 30; id += 1) statement.run([id, '{}']);
      }),
    limits: { cards: 29 },
  },
];

describe('a database is refused', () => {
  test.each(databases)('$why', async ({ file, code, limits }) => {
    await expect(read(packed(file()), limits)).rejects.toMatchObject({ code });
  });
});

describe('what is absurd in a row is left out', () => {
  const LOOSE =
    instead('notes', 'CREATE TABLE notes (id, guid, mid, flds);') +
    `DROP TABLE cards;
    CREATE TABLE cards (nid, did, ord, type, queue, due, ivl, factor, reps, lapses, odue, data);`;
  const loose = (...statements: readonly string[]) =>
    packed(
      collectionFile(
        sqlite,
        (database) => {
          col()(database);
          for (const statement of statements) database.run(statement);
        },
        LOOSE,
      ),
    );

  test('a note that is too long, one without text and one of another type are skipped', async () => {
    const file = loose(
      "INSERT INTO notes VALUES (1, 'a', 7, '水')",
      `INSERT INTO notes VALUES (2, 'b', 7, '${'x'.repeat(200_000)}')`,
      "INSERT INTO notes VALUES (3, 'c', 7, NULL)",
      "INSERT INTO notes VALUES (4, 'd', 8, '火')",
    );
    const { notes, skipped } = await read(file);
    expect(notes.map(({ fields }) => fields)).toEqual([['水']]);
    expect(skipped).toBe(3);
  });

  test('notes with the same guid, or none, have keys of their own', async () => {
    const file = loose(
      ...[1, 2, 3, 4].map((id) => `INSERT INTO notes VALUES (${id}, '${id < 3 ? 'same' : ''}', 7, '水')`),
    );
    const { notes } = await read(file);
    expect(new Set(notes.map(({ key }) => key)).size).toBe(4);
  });

  test.each([
    { row: "1, 1, 0, 2, 2, 9e18, 1, 2500, 1, 0, 0, '{}'", phase: 'new', why: 'a due date in another age' },
    {
      row: "1, 1, 0, 2, 2, 'soon', 1, 2500, 1, 0, 0, '{}'",
      phase: 'review',
      why: 'a due date in words is day 0',
    },
    { row: "1, 1, 0, 99, 99, 5, 1, 2500, 1, 0, 0, '{}'", phase: 'new', why: 'an unknown type' },
    {
      row: "1, 1, 0, 2, 2, 5, -900, -1, -3, 1e300, 0, '[[['",
      phase: 'review',
      why: 'numbers that cannot be',
    },
    {
      row: 'NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL',
      phase: undefined,
      why: 'nothing',
    },
    {
      row: "1, 1, 1e9, 2, 2, 5, 1, 2500, 1, 0, 0, '{}'",
      phase: undefined,
      why: 'a template that no type has',
    },
    {
      row: "1, 1, -1, 2, 2, 5, 1, 2500, 1, 0, 0, '{}'",
      phase: undefined,
      why: 'a template before the first',
    },
    { row: `1, 1, 0, 2, 2, 5, 1, 2500, 1, 0, 0, '${'{'.repeat(9_000)}'`, phase: 'review', why: 'long data' },
  ])('a card with $why', async ({ row, phase }) => {
    const { notes } = await read(
      loose("INSERT INTO notes VALUES (1, 'a', 7, '水')", `INSERT INTO cards VALUES (${row})`),
    );
    const scheduling = notes[0]?.cards[0]?.scheduling;
    expect(scheduling?.phase).toBe(phase);
    const numbers = Object.values(scheduling ?? {}).filter((value) => typeof value === 'number');
    expect(numbers.every((value) => Number.isFinite(value) && value >= 0)).toBe(true);
  });

  test('a file in the mode with a journal beside it is read', async () => {
    const file = collection(col(), addNotes(2));
    file.set([2, 2], 18);
    expect((await read(packed(file))).notes).toHaveLength(2);
  });
});
