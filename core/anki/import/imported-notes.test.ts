import { describe, expect, test } from 'vitest';
import type { AnkiNoteType, ReadNote } from '../read/anki-collection.ts';
import { NEW_SCHEDULING } from '../scheduling.ts';
import type { FieldMapping } from './guess-fields.ts';
import { importedNotes } from './imported-notes.ts';

const type: AnkiNoteType = {
  id: '1',
  name: 'Japanese',
  fields: ['Word', 'Reading', 'Meaning', 'Audio'],
  fronts: [['Word'], ['Meaning'], ['Audio'], ['Reading']],
};
const mapping: FieldMapping = {
  word: 0,
  reading: 1,
  meaning: 2,
  hanViet: null,
  example: null,
  exampleMeaning: null,
};
const note = (word: string, reading = '', more: Partial<ReadNote> = {}): ReadNote => ({
  key: 'key',
  noteTypeId: '1',
  fields: [word, reading, 'nghĩa', ''],
  sounds: ['', '', '', ''],
  deck: 'Japanese::N5',
  cards: [],
  ...more,
});
const imported = (...notes: readonly ReadNote[]) =>
  importedNotes({ noteTypes: [type], notes, skipped: 0, cardCount: 0 }, new Map([['1', mapping]]));

describe('word and reading', () => {
  test.each([
    {
      word: '学校',
      reading: 'がっこう',
      read: { word: '学校', reading: 'がっこう' },
      why: 'kana in a field',
    },
    { word: '学校', reading: 'ガッコウ', read: { word: '学校', reading: 'がっこう' }, why: 'katakana' },
    {
      word: '学校[がっこう]',
      reading: '',
      read: { word: '学校', reading: 'がっこう' },
      why: 'furigana in the word',
    },
    {
      word: '買い物',
      reading: '買[か]い 物[もの]',
      read: {
        word: '買い物',
        reading: 'かいもの',
        ruby: [{ text: '買', reading: 'か' }, { text: 'い' }, { text: '物', reading: 'もの' }],
      },
      why: 'furigana in the reading',
    },
    { word: '学校[1]', reading: '', read: { word: '学校', reading: '' }, why: 'a bracket with a number' },
    { word: '学校', reading: 'gakkō', read: { word: '学校', reading: '' }, why: 'romaji are no reading' },
    {
      word: 'テレビ',
      reading: 'てれび',
      read: { word: 'テレビ', reading: 'てれび', ruby: [{ text: 'テレビ' }] },
      why: 'a word in kana',
    },
    { word: '学校\n(がっこう)', reading: '', read: { word: '学校' }, why: 'the first line of several' },
  ])('$why', ({ word, reading, read }) => {
    expect(imported(note(word, reading))).toEqual([expect.objectContaining(read)]);
  });

  test('a note without a word is left out, and so is a type without a field for it', () => {
    expect(imported(note(''), note('水')).map(({ word }) => word)).toEqual(['水']);
    const without = new Map([['1', { ...mapping, word: null }]]);
    expect(
      importedNotes({ noteTypes: [type], notes: [note('水')], skipped: 0, cardCount: 0 }, without),
    ).toEqual([]);
  });
});

test('a card asks by what is on its front; of two that ask the same, the one that was reviewed more stays', () => {
  const cards = [3, 5, 7, 9].map((reps, template) => ({
    template,
    scheduling: { ...NEW_SCHEDULING, phase: 'review' as const, due: 0, reps },
  }));
  const [only] = imported(note('水', '', { cards }));
  expect(Object.entries(only?.cards ?? {}).map(([direction, { reps }]) => [direction, reps])).toEqual([
    ['read', 9],
    ['say', 5],
    ['hear', 7],
  ]);
});

test.each([
  { deck: 'Kakehashi', category: '', why: 'our own deck' },
  { deck: 'Kakehashi::Bài 12', category: 'Bài 12', why: 'a category of ours' },
  { deck: 'Default', category: '', why: 'the deck that everybody has' },
  { deck: 'Japanese::N5', category: 'Japanese::N5', why: 'another deck' },
])('$why', ({ deck, category }) => {
  expect(imported(note('水', '', { deck }))[0]?.category).toBe(category);
});

test.each([
  { key: 'kakehashi:word:12', id: 'word:12', why: 'a word of ours' },
  {
    key: 'kakehashi:own:0b8f9a52-6f5e-4a53-9f0e-0c7a4d1f2e3b',
    id: 'own:0b8f9a52-6f5e-4a53-9f0e-0c7a4d1f2e3b',
    why: 'an own card',
  },
  { key: 'kakehashi:word:1 OR 1=1', id: '', why: 'no id of ours' },
  { key: 'kakehashi:word:99999999999', id: '', why: 'a number that no word has' },
  { key: 'word:12', id: '', why: 'a guid of somebody else' },
])('the id is $why', ({ key, id }) => {
  expect(imported(note('水', '', { key }))[0]?.id).toBe(id);
});
