import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Zippable, zipSync } from 'fflate';
import initSqlJs, { type Database, type SqlJs } from 'sql.js';
import type { AnkiNote } from '#core/anki/anki-note.ts';
import type { AnkiExportOptions } from '#core/anki/export/collection-rows.ts';
import { COLLECTION_SCHEMA } from '#core/anki/export/collection-rows.ts';
import type { ByteSource } from '#core/anki/read/zip-directory.ts';
import { NEW_SCHEDULING } from '#core/anki/scheduling.ts';

const require = createRequire(import.meta.url);

export const loadSqlite = async (): Promise<SqlJs> =>
  initSqlJs({ wasmBinary: await readFile(require.resolve('sql.js/dist/sql-wasm.wasm')) });

export const sourceOf = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: (from, to) => Promise.resolve(bytes.subarray(from, to)),
});

export const hanoi = () => 420;

/** 04:00 in Hanoi: when a day of learning begins. */
const dayInHanoi = (date: string): number => Date.parse(`${date}T04:00:00+07:00`);

export const exportOptions: AnkiExportOptions = {
  exportedAt: Date.parse('2026-11-18T09:00:00+07:00'),
  minutesEast: hanoi,
  directions: ['read', 'say', 'hear'],
  withScheduling: true,
  texts: { say: 'Nói bằng tiếng Nhật', hear: 'Nghe và nhớ nghĩa' },
};

/** Words in every state of memory, with everything that Anki's notation could misread. */
export const ankiNotes: readonly AnkiNote[] = [
  {
    id: 'word:123',
    word: '買い物',
    ruby: [{ text: '買', reading: 'か' }, { text: 'い' }, { text: '物', reading: 'もの' }],
    hanViet: 'MÃI VẬT',
    meaning: 'việc mua sắm; đi chợ',
    example: '母[はは]と買[か]い物[もの]をします。',
    exampleMeaning: 'Tôi đi mua sắm với mẹ.',
    sound: 'kakehashi-123.mp3',
    category: 'Đi làm',
    cards: {
      read: {
        phase: 'review',
        due: dayInHanoi('2026-12-02'),
        intervalDays: 21,
        ease: 2.5,
        reps: 7,
        lapses: 1,
        stability: 21.377,
        difficulty: 4.812,
        lastReview: Date.parse('2026-11-11T20:15:00+07:00'),
        isSuspended: false,
      },
      say: {
        phase: 'learning',
        due: Date.parse('2026-11-18T09:10:00+07:00'),
        intervalDays: 0,
        ease: 2.36,
        reps: 1,
        lapses: 0,
        stability: 0.5,
        difficulty: 6.1,
        lastReview: Date.parse('2026-11-18T09:00:00+07:00'),
        isSuspended: false,
      },
      hear: NEW_SCHEDULING,
    },
  },
  {
    id: 'word:45',
    word: 'テレビ',
    ruby: [{ text: 'テレビ' }],
    hanViet: '',
    meaning: 'ti vi <tivi> & "máy"',
    example: '',
    exampleMeaning: '',
    sound: '',
    category: '',
    cards: {
      read: {
        phase: 'relearning',
        due: Date.parse('2026-11-18T08:00:00+07:00'),
        intervalDays: 3,
        ease: 1.3,
        reps: 12,
        lapses: 8,
        stability: 2.1,
        difficulty: 10,
        lastReview: Date.parse('2026-11-18T07:50:00+07:00'),
        isSuspended: true,
      },
      say: { ...NEW_SCHEDULING, isSuspended: true },
    },
  },
  {
    id: 'own:0b8f9a52-6f5e-4a53-9f0e-0c7a4d1f2e3b',
    word: '三つの物語',
    ruby: [{ text: '三', reading: 'みっ' }, { text: 'つの' }, { text: '物語', reading: 'ものがたり' }],
    hanViet: '',
    meaning: 'ba câu chuyện\n(dòng thứ hai)',
    example: 'I like 物語[ものがたり].',
    exampleMeaning: 'Tôi thích truyện.',
    sound: '',
    category: 'Đọc: sách',
    cards: {
      read: {
        phase: 'review',
        due: dayInHanoi('2026-10-01'),
        intervalDays: 40,
        ease: 2.1,
        reps: 9,
        lapses: 2,
        stability: null,
        difficulty: null,
        lastReview: dayInHanoi('2026-08-22'),
        isSuspended: false,
      },
      say: NEW_SCHEDULING,
    },
  },
];

/** A collection that a test has made itself. */
export function collectionFile(
  { Database: SqlDatabase }: SqlJs,
  fill: (database: Database) => void,
  schema = COLLECTION_SCHEMA,
) {
  const database = new SqlDatabase();
  try {
    database.run('BEGIN');
    database.run(schema);
    fill(database);
    database.run('COMMIT');
    return database.export();
  } finally {
    database.close();
  }
}

export const zipped = (files: Zippable): Uint8Array => zipSync(files);

/**
 * Exported by Anki 2.1.15 itself, in Hanoi on 18 November 2026 at 07:57: a note type with Vietnamese names, Basic, a card
 * in review, one in learning, one suspended, a sound.
 */
export const madeByAnki = async (): Promise<Uint8Array> =>
  new Uint8Array(await readFile(require.resolve('./made-by-anki.apkg')));
