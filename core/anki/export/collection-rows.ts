import { dayOf, type MinutesEast, startOfDay } from '../../learning/learning-day.ts';
import { ANKI_DIRECTIONS, type AnkiDirection, type AnkiNote } from '../anki-note.ts';
import { furiganaOf, printFurigana } from '../furigana.ts';
import { type AnkiCalendar, NEW_SCHEDULING, scheduledRow } from '../scheduling.ts';
import { noteChecksum } from './note-checksum.ts';
import {
  type CardTexts,
  escapeHtml,
  NOTE_FIELDS,
  NOTE_TYPE_ID,
  type NoteField,
  noteTypeJson,
} from './note-type.ts';

export interface AnkiExportOptions {
  readonly exportedAt: number;
  readonly minutesEast: MinutesEast;
  /** Which cards each note gets; `hear` only with a sound. */
  readonly directions: readonly AnkiDirection[];
  /** Without it, all cards are new in Anki. */
  readonly withScheduling: boolean;
  readonly texts: CardTexts;
}

type SqlCell = string | number;
export interface CollectionRows {
  readonly col: readonly (readonly SqlCell[])[];
  readonly notes: readonly (readonly SqlCell[])[];
  readonly cards: readonly (readonly SqlCell[])[];
}

/** Version 11, which every version of Anki reads. The names and the order of the columns are Anki's. */
const COLLECTION_VERSION = 11;
export const COLLECTION_SCHEMA = `
CREATE TABLE col (
  id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL, ver integer NOT NULL,
  dty integer NOT NULL, usn integer NOT NULL, ls integer NOT NULL, conf text NOT NULL, models text NOT NULL,
  decks text NOT NULL, dconf text NOT NULL, tags text NOT NULL
);
CREATE TABLE notes (
  id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL, usn integer NOT NULL,
  tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL, csum integer NOT NULL, flags integer NOT NULL,
  data text NOT NULL
);
CREATE TABLE cards (
  id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL, mod integer NOT NULL,
  usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL, due integer NOT NULL, ivl integer NOT NULL,
  factor integer NOT NULL, reps integer NOT NULL, lapses integer NOT NULL, left integer NOT NULL,
  odue integer NOT NULL, odid integer NOT NULL, flags integer NOT NULL, data text NOT NULL
);
CREATE TABLE revlog (
  id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, ease integer NOT NULL, ivl integer NOT NULL,
  lastIvl integer NOT NULL, factor integer NOT NULL, time integer NOT NULL, type integer NOT NULL
);
CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
CREATE INDEX ix_notes_usn ON notes (usn);
CREATE INDEX ix_cards_usn ON cards (usn);
CREATE INDEX ix_revlog_usn ON revlog (usn);
CREATE INDEX ix_cards_nid ON cards (nid);
CREATE INDEX ix_cards_sched ON cards (did, queue, due);
CREATE INDEX ix_revlog_cid ON revlog (cid);
CREATE INDEX ix_notes_csum ON notes (csum);
`;

export const ROOT_DECK = 'Kakehashi';
export const DECK_SEPARATOR = '::';
/** Before the id of a note: no other deck can contain the same. */
export const GUID_PREFIX = 'kakehashi:';
const FIELD_SEPARATOR = '\x1f';
/** Not sent to AnkiWeb yet. */
const UNSENT = -1;

export function collectionRows(notes: readonly AnkiNote[], options: AnkiExportOptions): CollectionRows {
  const { exportedAt } = options;
  const calendar = calendarFor(notes, options);
  const decks = deckIds(notes, exportedAt);
  const modified = Math.floor(exportedAt / 1_000);
  // Anki refuses ids in the future: they are times of creation in milliseconds.
  const firstId = exportedAt - notes.length * ANKI_DIRECTIONS.length;
  const cards: SqlCell[][] = [];
  for (const [at, note] of notes.entries()) {
    const deck = decks.get(deckName(note.category)) ?? DEFAULT_DECK_ID;
    for (const direction of ANKI_DIRECTIONS.filter((one) => hasCard(note, one, options))) {
      const scheduling = (options.withScheduling && note.cards[direction]) || NEW_SCHEDULING;
      const row = scheduledRow(scheduling, at + 1, calendar);
      const ord = ANKI_DIRECTIONS.indexOf(direction);
      const schedule = [row.type, row.queue, row.due, row.ivl, row.factor, row.reps, row.lapses, row.left];
      const id = firstId + cards.length;
      cards.push([id, firstId + at, deck, ord, modified, UNSENT, ...schedule, 0, 0, 0, row.data]);
    }
  }
  return {
    col: [collectionRow(decks, calendar, options)],
    notes: notes.map((note, at) => noteRow(note, firstId + at, modified)),
    cards,
  };
}

const hasCard = (note: AnkiNote, direction: AnkiDirection, { directions }: AnkiExportOptions): boolean =>
  directions.includes(direction) && (direction !== 'hear' || note.sound !== '');

function noteRow(note: AnkiNote, id: number, modified: number): readonly SqlCell[] {
  const fields = fieldsOf(note);
  const texts = NOTE_FIELDS.map((name) => fields[name]).join(FIELD_SEPARATOR);
  const word = plain(note.word);
  const guid = GUID_PREFIX + note.id;
  return [id, guid, NOTE_TYPE_ID, modified, UNSENT, '', texts, word, noteChecksum(word), 0, ''];
}

/** The days of the file begin with the first day on which something is due, so that no day is negative. */
function calendarFor(
  notes: readonly AnkiNote[],
  { exportedAt, minutesEast }: AnkiExportOptions,
): AnkiCalendar {
  let firstDay = dayOf(new Date(exportedAt), minutesEast);
  for (const { cards } of notes)
    for (const direction of ANKI_DIRECTIONS) {
      const due = cards[direction]?.due ?? null;
      if (due !== null) firstDay = Math.min(firstDay, dayOf(new Date(due), minutesEast));
    }
  return { firstDay, minutesEast };
}

const plain = (text: string): string => text.normalize('NFC').replaceAll(FIELD_SEPARATOR, ' ').trim();
const html = (text: string): string => escapeHtml(plain(text)).replaceAll('\n', '<br>');

const fieldsOf = (note: AnkiNote): Readonly<Record<NoteField, string>> => ({
  Word: html(note.word),
  Reading: html(note.ruby.length === 0 ? note.word : printFurigana(note.ruby)),
  HanViet: html(note.hanViet),
  Meaning: html(note.meaning),
  Example: html(furiganaOf(note.example)),
  ExampleMeaning: html(note.exampleMeaning),
  Sound: note.sound === '' ? '' : `[sound:${note.sound}]`,
  KakehashiId: html(note.id),
});

/** A category cannot open a deck inside a deck by its name. */
export const deckName = (category: string): string => {
  const name = plain(category).replaceAll(/:{2,}/g, ':');
  return name === '' ? ROOT_DECK : ROOT_DECK + DECK_SEPARATOR + name;
};

const DEFAULT_DECK_ID = 1;

/** Anki finds decks by name; the ids only have to be different. */
function deckIds(notes: readonly AnkiNote[], exportedAt: number): ReadonlyMap<string, number> {
  const names = new Set([ROOT_DECK, ...notes.map(({ category }) => deckName(category))]);
  return new Map([...names].map((name, at) => [name, exportedAt - at]));
}

function collectionRow(
  decks: ReadonlyMap<string, number>,
  { firstDay, minutesEast }: AnkiCalendar,
  { exportedAt, texts }: AnkiExportOptions,
): readonly SqlCell[] {
  const created = startOfDay(firstDay, minutesEast);
  const modified = Math.floor(exportedAt / 1_000);
  const rootDeck = decks.get(ROOT_DECK) ?? DEFAULT_DECK_ID;
  const conf = {
    activeDecks: [DEFAULT_DECK_ID],
    curDeck: DEFAULT_DECK_ID,
    newSpread: 0,
    collapseTime: 1_200,
    timeLim: 0,
    estTimes: true,
    dueCounts: true,
    curModel: NOTE_TYPE_ID,
    nextPos: 1,
    sortType: 'noteFld',
    sortBackwards: false,
    addToCur: true,
    dayLearnFirst: false,
    schedVer: 2,
    // A day ends at 04:00 there as here; minutes west of UTC.
    rollover: 4,
    creationOffset: -minutesEast(created),
  };
  const allDecks = new Map([['Default', DEFAULT_DECK_ID], ...decks]);
  const decksJson = Object.fromEntries([...allDecks].map(([name, id]) => [id, deckJson(name, id, modified)]));
  return [
    1,
    Math.floor(created.getTime() / 1_000),
    exportedAt,
    exportedAt,
    COLLECTION_VERSION,
    0,
    0,
    0,
    JSON.stringify(conf),
    JSON.stringify({ [NOTE_TYPE_ID]: noteTypeJson(texts, rootDeck) }),
    JSON.stringify(decksJson),
    JSON.stringify({ 1: DECK_OPTIONS }),
    '{}',
  ];
}

const deckJson = (name: string, id: number, mod: number) => ({
  id,
  name,
  mod,
  usn: UNSENT,
  desc: '',
  dyn: 0,
  conf: 1,
  collapsed: false,
  browserCollapsed: false,
  extendNew: 10,
  extendRev: 50,
  newToday: [0, 0],
  revToday: [0, 0],
  lrnToday: [0, 0],
  timeToday: [0, 0],
});

/** Anki's own options for decks: a file without them is broken, and a learner's own options stay as they are. */
const DECK_OPTIONS = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: {
    bury: true,
    delays: [1, 10],
    initialFactor: 2_500,
    ints: [1, 4, 7],
    order: 1,
    perDay: 20,
    separate: true,
  },
  rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 200 },
  lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
};
