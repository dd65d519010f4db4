import * as fc from 'fast-check';
import { unzipSync } from 'fflate';
import type { SqlJs } from 'sql.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { ANKI_LIMITS } from '#contract/learning-limits.ts';
import type { AnkiNote } from '#core/anki/anki-note.ts';
import { guessMappings } from '#core/anki/import/guess-fields.ts';
import { type ImportedNote, importedNotes } from '#core/anki/import/imported-notes.ts';
import { NEW_SCHEDULING } from '#core/anki/scheduling.ts';
import {
  ankiNotes,
  collectionFile,
  exportOptions,
  hanoi,
  loadSqlite,
  madeByAnki,
  sourceOf,
  zipped,
} from '#app/testing/anki.ts';
import { readApkg, writeApkg } from './apkg.ts';

let sqlite: SqlJs;
beforeAll(async () => {
  sqlite = await loadSqlite();
});

const sound = { name: 'kakehashi-123.mp3', bytes: Uint8Array.of(0xff, 0xfb, 0x90, 0x00) };

async function importFrom(bytes: Uint8Array): Promise<ImportedNote[]> {
  const collection = await readApkg(sourceOf(bytes), sqlite, ANKI_LIMITS, hanoi);
  return importedNotes(collection, guessMappings(collection));
}

const withoutKeys = (notes: readonly ImportedNote[]): AnkiNote[] =>
  notes.map(({ key: _key, reading: _reading, ...note }) => note);

describe('an exported file', () => {
  test('comes back unchanged, with its scheduling', async () => {
    const bytes = writeApkg(ankiNotes, [sound], exportOptions, sqlite);
    expect(withoutKeys(await importFrom(bytes))).toEqual(ankiNotes);
  });

  const text = fc
    .string({ unit: fc.constantFrom(...`<>&"'; aế水カみ#=\\|`), maxLength: 30 })
    .map((any) => any.trim());
  const segment = fc.record({
    text: fc.constantFrom('水', '食', '図書'),
    reading: fc.constantFrom('みず', 'た'),
  });
  const kana = fc.constantFrom('べる', 'テレビ', 'お').map((word) => ({ text: word }));
  const note = fc
    .record({
      ruby: fc.tuple(kana, segment, kana, segment),
      hanViet: text,
      meaning: text,
      exampleMeaning: text,
      category: text,
    })
    .map(({ ruby, ...rest }): Omit<AnkiNote, 'id'> => ({
      ...rest,
      ruby,
      word: ruby.map((part) => part.text).join(''),
      example: '水[みず]を飲[の]む',
      sound: '',
      cards: { read: NEW_SCHEDULING },
    }));

  test('comes back unchanged whatever its texts are', async () => {
    const property = fc.asyncProperty(fc.array(note, { minLength: 1, maxLength: 5 }), async (made) => {
      const notes = made.map((one, at) => ({ ...one, id: `word:${at}` }));
      const back = await importFrom(writeApkg(notes, [], { ...exportOptions, directions: ['read'] }, sqlite));
      expect(withoutKeys(back)).toEqual(notes);
    });
    await fc.assert(property, { numRuns: 30 });
  });

  test('names its sounds by numbers, as Anki does', () => {
    const files = unzipSync(writeApkg(ankiNotes, [sound], exportOptions, sqlite));
    expect(Object.keys(files).toSorted()).toEqual(['0', 'collection.anki2', 'media']);
    expect(JSON.parse(new TextDecoder().decode(files['media']))).toEqual({ 0: 'kakehashi-123.mp3' });
    expect(files['0']).toEqual(sound.bytes);
  });

  test('has the same notes in every export, so that Anki updates them', async () => {
    const later = { ...exportOptions, exportedAt: exportOptions.exportedAt + 86_400_000 };
    const [first, second] = [exportOptions, later].map((options) => {
      const file = unzipSync(writeApkg(ankiNotes, [], options, sqlite))['collection.anki2'];
      const database = new sqlite.Database(file);
      const [rows] = database.exec('SELECT guid, mid, mod FROM notes ORDER BY guid');
      database.close();
      return rows?.values ?? [];
    });
    expect(second?.map(([guid, type]) => [guid, type])).toEqual(first?.map(([guid, type]) => [guid, type]));
    expect(second?.map(([, , modified]) => Number(modified) - 86_400)).toEqual(first?.map(([, , at]) => at));
  });

  test('without scheduling, all its cards are new', async () => {
    const options = { ...exportOptions, withScheduling: false };
    const notes = await importFrom(writeApkg(ankiNotes, [], options, sqlite));
    const phases = notes.flatMap(({ cards }) => Object.values(cards).map(({ phase }) => phase));
    expect(phases).toHaveLength(7);
    expect(new Set(phases)).toEqual(new Set(['new']));
  });

  test('has only the cards that were asked for', async () => {
    const options = { ...exportOptions, directions: ['say'] as const };
    const notes = await importFrom(writeApkg(ankiNotes, [], options, sqlite));
    expect(notes.map(({ cards }) => Object.keys(cards))).toEqual([['say'], ['say'], ['say']]);
  });
});

describe('a file that Anki has made', () => {
  test('is read with its fields, cards and scheduling', async () => {
    const notes = await importFrom(await madeByAnki());
    expect(notes).toEqual([
      {
        key: expect.any(String),
        id: '',
        word: '行きます',
        reading: 'いきます',
        ruby: [{ text: '行きます', reading: 'いきます' }],
        hanViet: 'HÀNH',
        meaning: 'đi (đến)',
        example: '学校[がっこう]へ行[い]きます。',
        exampleMeaning: '',
        sound: 'ikimasu.mp3',
        category: 'Minna::Bài 5',
        cards: {
          read: {
            phase: 'review',
            due: Date.parse('2026-11-21T04:00:00+07:00'),
            intervalDays: 3,
            ease: 2.5,
            reps: 1,
            lapses: 0,
            stability: null,
            difficulty: null,
            lastReview: Date.parse('2026-11-18T04:00:00+07:00'),
            isSuspended: false,
          },
          say: { ...NEW_SCHEDULING, isSuspended: true },
        },
      },
      expect.objectContaining({
        word: '学校',
        reading: 'がっこう',
        meaning: 'trường học',
        cards: {
          read: expect.objectContaining({ phase: 'learning', due: 1_794_963_524_000, reps: 1 }),
          say: NEW_SCHEDULING,
        },
      }),
      expect.objectContaining({ word: '橋', reading: 'はし', meaning: 'cây cầu', category: 'Tự học' }),
    ]);
  });

  test('of a later version has its notes in collection.anki21, and a request to update in collection.anki2', async () => {
    const collection = unzipSync(await madeByAnki())['collection.anki2'] ?? new Uint8Array();
    const request = collectionFile(sqlite, () => undefined);
    const file = zipped({ 'collection.anki2': request, 'collection.anki21': collection });
    expect((await importFrom(file)).map(({ word }) => word)).toEqual(['行きます', '学校', '橋']);
  });
});
