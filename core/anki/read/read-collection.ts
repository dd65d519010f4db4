import { DAY_MS, type MinutesEast } from '../../learning/learning-day.ts';
import { AnkiFailure, type AnkiLimits } from '../anki-failure.ts';
import { type AnkiCalendar, schedulingOf } from '../scheduling.ts';
import type { AnkiCollection, AnkiNoteType, ReadCard, ReadNote } from './anki-collection.ts';
import { textOfHtml } from './html-text.ts';
import { readDeckNames, readNoteTypes } from './note-types.ts';

type SqlValue = string | number | Uint8Array | null;

/** A database that is read only here. */
export interface SqlReader {
  readonly rows: (query: string, parameters?: readonly (string | number)[]) => Iterable<readonly SqlValue[]>;
}

const NEEDED_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  col: ['crt', 'models', 'decks'],
  notes: ['id', 'guid', 'mid', 'flds'],
  cards: ['nid', 'did', 'ord', 'type', 'queue', 'due', 'ivl', 'factor', 'reps', 'lapses', 'odue', 'data'],
};

/** The notes and cards of a collection in Anki's schema 11. Every value can be of any type and any size. */
export function readCollection(sql: SqlReader, limits: AnkiLimits, minutesEast: MinutesEast): AnkiCollection {
  try {
    checkTables(sql);
    const { noteTypes, decks, calendar } = readHead(sql, limits, minutesEast);
    const cards = readCards(sql, limits, calendar);
    return readNotes(sql, limits, noteTypes, decks, cards);
  } catch (cause) {
    if (cause instanceof AnkiFailure) throw cause;
    const isDatabase = !String(cause).includes('not a database');
    throw new AnkiFailure(isDatabase ? 'broken-database' : 'not-a-database', { cause });
  }
}

/**
 * A view, a virtual table or a computed column could run any expression, for ever. Pages that refer to each other in a
 * circle could make a scan endless; the quick check visits each page once. (The schema is read before that: a circle
 * there is stopped by the time limit of the thread.)
 */
function checkTables(sql: SqlReader): void {
  for (const [table, needed] of Object.entries(NEEDED_COLUMNS)) {
    const isTable = `SELECT 1 FROM sqlite_schema WHERE type = 'table' AND rootpage > 0 AND name = ?`;
    if ([...sql.rows(isTable, [table])].length === 0) throw new AnkiFailure('missing-tables');
    const columns = [...sql.rows('SELECT name, hidden FROM pragma_table_xinfo(?)', [table])];
    if (columns.some(([, hidden]) => hidden !== 0)) throw new AnkiFailure('broken-database');
    const names = new Set(columns.map(([name]) => name));
    if (!needed.every((name) => names.has(name))) throw new AnkiFailure('missing-tables');
  }
  const [[problem = 'ok'] = []] = sql.rows('PRAGMA quick_check(1)');
  // Problems of the pages begin so; single values of a wrong type do not matter.
  if (String(problem).startsWith('***')) throw new AnkiFailure('broken-database');
}

interface Head {
  readonly noteTypes: ReadonlyMap<string, AnkiNoteType>;
  readonly decks: ReadonlyMap<string, string>;
  readonly calendar: AnkiCalendar;
}

function readHead(sql: SqlReader, limits: AnkiLimits, minutesEast: MinutesEast): Head {
  const query = `SELECT crt, models, decks FROM col
    WHERE octet_length(models) <= ?1 AND octet_length(decks) <= ?1 LIMIT 1`;
  const [head] = [...sql.rows(query, [limits.columnBytes])];
  if (!head) throw new AnkiFailure('broken-note-types');
  const [created, models, decks] = head;
  const noteTypes = readNoteTypes(textIn(models), limits);
  // Newer schemas have note types in tables of their own, and nothing here.
  if (noteTypes.size === 0 && tableExists(sql, 'notetypes')) throw new AnkiFailure('newer-format');
  const createdAt = new Date(numberIn(created) * 1_000);
  if (Number.isNaN(createdAt.getTime())) throw new AnkiFailure('broken-database');
  const localMs = createdAt.getTime() + minutesEast(createdAt) * 60_000;
  return {
    noteTypes,
    decks: readDeckNames(textIn(decks), limits),
    calendar: { firstDay: Math.floor(localMs / DAY_MS), minutesEast },
  };
}

const tableExists = (sql: SqlReader, name: string): boolean =>
  [...sql.rows('SELECT 1 FROM sqlite_schema WHERE name = ?', [name])].length > 0;

interface DeckCard extends ReadCard {
  readonly deckId: string;
}

/** By the id of their note. */
type CardsByNote = ReadonlyMap<number, readonly DeckCard[]>;

const DATA_MAX_BYTES = 4_000;

function readCards(sql: SqlReader, limits: AnkiLimits, calendar: AnkiCalendar): CardsByNote {
  const cards = new Map<number, DeckCard[]>();
  let count = 0;
  const query = `SELECT nid, did, ord, type, queue, due, ivl, factor, reps, lapses, odue,
    iif(octet_length(data) <= ?, data, '') FROM cards`;
  for (const row of sql.rows(query, [DATA_MAX_BYTES])) {
    count += 1;
    if (count > limits.cards) throw new AnkiFailure('too-many-cards');
    const [nid = 0, did = 0, ord = 0, type = 0, queue = 0, due = 0, ivl = 0, factor = 0, reps = 0] =
      row.map(numberIn);
    const [lapses = 0, odue = 0] = row.slice(9, 11).map(numberIn);
    const data = textIn(row[11]);
    const scheduling = schedulingOf({ type, queue, due, ivl, factor, reps, lapses, odue, data }, calendar);
    const card = { template: ord, scheduling, deckId: String(did) };
    const known = cards.get(nid);
    if (known) known.push(card);
    else cards.set(nid, [card]);
  }
  return cards;
}

function readNotes(
  sql: SqlReader,
  limits: AnkiLimits,
  noteTypes: ReadonlyMap<string, AnkiNoteType>,
  decks: ReadonlyMap<string, string>,
  cardsOf: CardsByNote,
): AnkiCollection {
  // Sizes are in the head of a row: this reads no text.
  const sizes = 'SELECT count(*), total(iif(octet_length(flds) <= ?1, octet_length(flds), 0)) FROM notes';
  const [[all = 0, bytes = 0] = []] = [...sql.rows(sizes, [limits.noteBytes])];
  if (numberIn(all) > limits.notes) throw new AnkiFailure('too-many-notes');
  if (numberIn(bytes) > limits.notesBytes) throw new AnkiFailure('too-large');

  const notes: ReadNote[] = [];
  const used = new Map<string, AnkiNoteType>();
  const keys = new Set<string>();
  let cardCount = 0;
  const query = `SELECT id, guid, mid, flds FROM notes
    WHERE octet_length(flds) <= ?1 AND octet_length(guid) <= ?1 ORDER BY id`;
  for (const [id, guid, mid, flds] of sql.rows(query, [limits.noteBytes])) {
    const type = noteTypes.get(String(numberIn(mid)));
    if (!type) continue;
    const cards = (cardsOf.get(numberIn(id)) ?? []).filter(({ template }) => isTemplate(template));
    const key = textIn(guid);
    const isNew = key !== '' && !keys.has(key);
    keys.add(key);
    used.set(type.id, type);
    cardCount += cards.length;
    notes.push({
      key: isNew ? key : `${key}#${numberIn(id)}`,
      noteTypeId: type.id,
      ...fieldsOf(textIn(flds), type.fields.length, limits),
      deck: decks.get(cards[0]?.deckId ?? '') ?? '',
      cards: cards.map(({ template, scheduling }) => ({ template, scheduling })),
    });
  }
  if (notes.length === 0) throw new AnkiFailure('empty');
  return { noteTypes: [...used.values()], notes, skipped: numberIn(all) - notes.length, cardCount };
}

const TEMPLATES_MAX = 500;
const isTemplate = (ord: number): boolean => Number.isInteger(ord) && ord >= 0 && ord < TEMPLATES_MAX;

const FIELD_SEPARATOR = '\x1f';

function fieldsOf(joined: string, count: number, { fieldChars }: AnkiLimits) {
  const texts = joined.split(FIELD_SEPARATOR, count).map((html) => textOfHtml(html, fieldChars));
  const all = Array.from({ length: count }, (_, at) => texts[at]);
  return {
    fields: all.map((field) => field?.text ?? ''),
    sounds: all.map((field) => field?.sounds[0] ?? ''),
  };
}

const textIn = (value: SqlValue | undefined): string => (typeof value === 'string' ? value : '');
const numberIn = (value: SqlValue | undefined): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;
