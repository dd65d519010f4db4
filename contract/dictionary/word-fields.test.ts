import { describe, expect, test } from 'vitest';
import { editedItem, newItem, typedWord } from './item.ts';
import { OPTIONAL_WORD_COLUMNS, WORD_COLUMNS } from './word-fields.ts';

const school = { kanji: '学校', hiragana: 'がっこう', mean: 'trường học' };

test('the columns of a table, in the order of existing files', () => {
  expect(WORD_COLUMNS).toEqual([
    'id',
    'kanji',
    'hiragana',
    'sino',
    'mean',
    'type',
    'wordClass',
    'examples',
    'cognate',
    'variants',
    'frequency',
    'pitch',
    'themes',
    'collocations',
    'particles',
    'partner',
    'formality',
    'warning',
    'antonyms',
  ]);
  const required = WORD_COLUMNS.filter((column) => !OPTIONAL_WORD_COLUMNS.includes(column));
  expect(required).toEqual(['id', 'kanji', 'hiragana', 'mean']);
});

describe('a missing field', () => {
  test('is blank in a new word', () => {
    expect(newItem.parse(school)).toEqual({
      ...school,
      sino: '',
      type: 'N5',
      wordClass: null,
      descriptions: [],
      cognate: null,
      variants: '',
      frequency: null,
      pitch: '',
      themes: [],
      collocations: [],
      particles: [],
      partner: null,
      formality: null,
      warning: '',
      antonyms: [],
    });
  });

  test('stays absent in a change', () => expect(typedWord.parse(school)).toEqual(school));
});

describe('a pitch accent', () => {
  test.each([
    { pitch: '', hiragana: 'はし', valid: true, why: 'not known' },
    { pitch: '0', hiragana: 'はし', valid: true, why: 'no fall' },
    { pitch: '2', hiragana: 'はし', valid: true, why: 'a fall after the last mora' },
    { pitch: '3', hiragana: 'はし', valid: false, why: 'a fall beyond the end' },
    { pitch: '0、2', hiragana: 'はし', valid: true, why: 'two ways to say it' },
    { pitch: '0、3', hiragana: 'はし', valid: false, why: 'one of two beyond the end' },
    { pitch: '3', hiragana: 'きょう', valid: false, why: 'a small kana is not a mora' },
    { pitch: '4', hiragana: 'がっこう', valid: true, why: 'a double consonant is a mora' },
    { pitch: '4', hiragana: 'コーヒー', valid: true, why: 'the second half of a long vowel is a mora' },
    { pitch: '5', hiragana: 'しんかんせん', valid: true, why: 'ん is a mora' },
    { pitch: '6', hiragana: 'ファッション', valid: false, why: 'small katakana' },
    { pitch: '0,2', hiragana: 'はし', valid: false, why: 'a comma, which spreadsheets read as a decimal' },
    { pitch: '02', hiragana: 'はし', valid: false, why: 'a zero in front' },
    { pitch: '-1', hiragana: 'はし', valid: false, why: 'negative' },
    { pitch: '0、', hiragana: 'はし', valid: false, why: 'nothing after the separator' },
    { pitch: 'cao', hiragana: 'はし', valid: false, why: 'a word' },
  ])('$pitch of $hiragana: $why', ({ pitch, hiragana, valid }) => {
    for (const schema of [newItem, editedItem, typedWord])
      expect(schema.safeParse({ ...school, hiragana, pitch }).success).toBe(valid);
  });
});
