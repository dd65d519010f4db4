import { describe, expect, test } from 'vitest';
import type { AnkiNote } from '../anki-note.ts';
import { NEW_SCHEDULING } from '../scheduling.ts';
import { type AnkiExportOptions, collectionRows, deckName } from './collection-rows.ts';
import { noteChecksum } from './note-checksum.ts';
import { NOTE_FIELDS, NOTE_TYPE_ID } from './note-type.ts';

const options: AnkiExportOptions = {
  exportedAt: Date.parse('2026-11-18T02:00:00Z'),
  minutesEast: () => 420,
  directions: ['read', 'say', 'hear'],
  withScheduling: true,
  texts: { say: 'Nói <to>', hear: 'Nghe' },
};
const note = (change: Partial<AnkiNote> = {}): AnkiNote => ({
  id: 'word:1',
  word: '水',
  ruby: [{ text: '水', reading: 'みず' }],
  hanViet: 'THỦY',
  meaning: 'nước',
  example: '',
  exampleMeaning: '',
  sound: '',
  category: '',
  cards: {},
  ...change,
});
const fieldsOf = (change: Partial<AnkiNote>) => {
  const [row] = collectionRows([note(change)], options).notes;
  const texts = String(row?.[6]).split('\x1f');
  return Object.fromEntries(NOTE_FIELDS.map((name, at) => [name, texts[at]]));
};

describe('the fields of a note', () => {
  test.each([
    {
      change: { meaning: 'a < b & c' },
      field: 'Meaning',
      html: 'a &lt; b &amp; c',
      why: 'text is no markup',
    },
    { change: { meaning: 'một\nhai' }, field: 'Meaning', html: 'một<br>hai', why: 'a line break' },
    { change: { meaning: 'a\x1fb' }, field: 'Meaning', html: 'a b', why: 'the separator of fields' },
    {
      change: { word: 'ガ'.normalize('NFD'), ruby: [] },
      field: 'Word',
      html: 'ガ',
      why: 'one way to write a character',
    },
    { change: { ruby: [] }, field: 'Reading', html: '水', why: 'a word without a reading' },
    { change: { sound: 'a.mp3' }, field: 'Sound', html: '[sound:a.mp3]', why: 'a sound' },
    { change: {}, field: 'KakehashiId', html: 'word:1', why: 'our own id' },
    {
      change: { example: '水[みず]を飲[の]む' },
      field: 'Example',
      html: '水[みず]を 飲[の]む',
      why: 'readings',
    },
  ])('$why', ({ change, field, html }) => expect(fieldsOf(change)[field]).toBe(html));

  test('the checksum is that of the text, not of its markup', () => {
    const [row] = collectionRows([note({ word: 'A&B' })], options).notes;
    expect(row?.slice(7, 9)).toEqual(['A&B', noteChecksum('A&B')]);
  });
});

test.each([
  { category: '', deck: 'Kakehashi', why: 'no category' },
  { category: 'Bài 12', deck: 'Kakehashi::Bài 12', why: 'a category' },
  { category: 'a::b:::c', deck: 'Kakehashi::a:b:c', why: 'a name that would open a deck in a deck' },
])('$why', ({ category, deck }) => expect(deckName(category)).toBe(deck));

test('ids are unique and not in the future, or Anki would refuse the file', () => {
  const notes = Array.from({ length: 50 }, (_, at) => note({ id: `word:${at}`, sound: 'a.mp3' }));
  const rows = collectionRows(notes, options);
  expect(rows.cards).toHaveLength(150);
  for (const table of [rows.notes, rows.cards]) {
    const ids = table.map(([id]) => Number(id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...ids)).toBeLessThanOrEqual(options.exportedAt);
  }
});

test('the collection begins on the first day on which something is due: no day is negative', () => {
  const overdue = { ...NEW_SCHEDULING, phase: 'review' as const, due: options.exportedAt - 90 * 86_400_000 };
  const { col, cards } = collectionRows([note({ cards: { read: overdue } })], options);
  expect(cards[0]?.[8]).toBe(0);
  expect(new Date(Number(col[0]?.[1]) * 1_000).toISOString()).toBe('2026-08-19T21:00:00.000Z');
});

test('what Anki compares has not changed since the first export', () => {
  const models = JSON.parse(String(collectionRows([], options).col[0]?.[9]));
  const { id, name, flds, tmpls } = models[NOTE_TYPE_ID];
  expect({
    id,
    name,
    fields: flds.map((field: { name: string }) => field.name),
    templates: tmpls.map((template: { name: string }) => template.name),
  }).toEqual({
    id: 1_763_400_000_000,
    name: 'Kakehashi',
    fields: ['Word', 'Reading', 'HanViet', 'Meaning', 'Example', 'ExampleMeaning', 'Sound', 'KakehashiId'],
    templates: ['Read', 'Say', 'Hear'],
  });
  expect(tmpls[1].qfmt).toContain('Nói &lt;to&gt;');
});
