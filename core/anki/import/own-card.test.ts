import { describe, expect, test } from 'vitest';
import type { ImportedNote } from './imported-notes.ts';
import { ownCardId, ownCardOf } from './own-card.ts';

const limits = { front: 20, back: 30, reading: 10, note: 40, deck: 12 };
const note = (changes: Partial<ImportedNote> = {}): ImportedNote => ({
  key: 'guid',
  id: '',
  word: '物語',
  reading: 'ものがたり',
  ruby: [],
  hanViet: '',
  meaning: 'câu chuyện',
  example: '',
  exampleMeaning: '',
  sound: '',
  category: 'N3',
  cards: {},
  ...changes,
});
const LAN = 7;
const MINH = 8;

describe('what is on the card', () => {
  test.each([
    {
      changes: {},
      card: { front: '物語', back: 'câu chuyện', reading: 'ものがたり', note: '', deck: 'N3' },
      why: 'word and meaning',
    },
    {
      changes: { hanViet: 'VẬT NGỮ' },
      card: { back: 'câu chuyện\nVẬT NGỮ' },
      why: 'Hán Việt under the meaning',
    },
    {
      changes: { example: '物語を読む。', exampleMeaning: 'Đọc truyện.' },
      card: { note: '物語を読む。\nĐọc truyện.' },
      why: 'the example with its meaning',
    },
    { changes: { word: 'きれい', reading: 'きれい' }, card: { reading: '' }, why: 'kana need no reading' },
    { changes: { meaning: 'a'.repeat(99) }, card: { back: `${'a'.repeat(29)}…` }, why: 'a long meaning' },
    { changes: { category: 'Bài\n 1' }, card: { deck: 'Bài 1' }, why: 'a deck on two lines' },
    { changes: { meaning: 'a\0b\u{85}c\ud800' }, card: { back: 'a b c' }, why: 'what cannot be stored' },
    { changes: { meaning: 'a\r\nb\u2028c' }, card: { back: 'a\nb\nc' }, why: 'lines of other systems' },
    { changes: { meaning: 'e\u0302\u0301' }, card: { back: 'ế' }, why: 'letters in parts' },
  ])('$why', ({ changes, card }) => {
    expect(ownCardOf(note(changes), LAN, limits)).toMatchObject(card);
  });

  test.each([
    { changes: { meaning: '' }, why: 'no meaning' },
    { changes: { meaning: ' \u200b\n' }, why: 'nothing to be seen' },
    { changes: { meaning: '', hanViet: 'VẬT NGỮ' }, why: 'only Hán Việt' },
    { changes: { word: '\u200b' }, why: 'a word that is not to be seen' },
  ])('$why makes no card', ({ changes }) => {
    expect(ownCardOf(note(changes), LAN, limits)).toBeNull();
  });
});

describe('the id', () => {
  const EXPORTED = '0b8f9a52-6f5e-4a53-9f0e-0c7a4d1f2e3b';

  test('is a UUID', () => {
    expect(ownCardId(note(), LAN)).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
  });

  test.each([
    { other: note({ meaning: 'truyện', word: '物がたり' }), why: 'the note was edited in Anki' },
    { first: note({ key: 'csv:1' }), other: note({ key: 'csv:9' }), why: 'a row of a table was moved' },
    {
      first: note({ id: `own:${EXPORTED}` }),
      other: note({ id: `own:${EXPORTED}`, key: 'other' }),
      why: 'the card was exported from here',
    },
  ])('stays the same when $why', ({ first = note(), other }) => {
    expect(ownCardId(other, LAN)).toBe(ownCardId(first, LAN));
  });

  test('of a card that was exported from here is its own', () => {
    expect(ownCardId(note({ id: `own:${EXPORTED}` }), LAN)).toBe(EXPORTED);
  });

  test.each([
    { id: 'own:------------------------------------', why: 'no UUID' },
    { id: `own:${EXPORTED.replace('-4a', '-0a')}`, why: 'a UUID of no version' },
    { id: 'word:12', why: 'the id of a word' },
  ])('is not taken from $why', ({ id }) => {
    expect(ownCardId(note({ id }), LAN)).toBe(ownCardId(note(), LAN));
  });

  test.each([
    { first: note(), other: note({ key: 'guid2' }), why: 'another note' },
    { first: note({ key: 'csv:1' }), other: note({ key: 'csv:1', meaning: 'khác' }), why: 'another table' },
    {
      first: note({ key: 'csv:1', word: 'a', reading: 'b' }),
      other: note({ key: 'csv:1', word: 'a","b', reading: '' }),
      why: 'texts that are joined alike',
    },
  ])('differs for $why', ({ first, other }) => {
    expect(ownCardId(other, LAN)).not.toBe(ownCardId(first, LAN));
  });

  test('differs for another learner', () => {
    expect(ownCardId(note(), MINH)).not.toBe(ownCardId(note(), LAN));
  });
});
