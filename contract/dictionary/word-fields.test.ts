import { describe, expect, test } from 'vitest';
import { newItem, typedWord } from './item.ts';
import { OPTIONAL_WORD_COLUMNS, WORD_COLUMNS } from './word-fields.ts';

const school = { kanji: '学校', hiragana: 'がっこう', mean: 'trường học' };

test('the columns of a table, in the order of the files that people have', () => {
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
  ]);
  const required = WORD_COLUMNS.filter((column) => !OPTIONAL_WORD_COLUMNS.includes(column));
  expect(required).toEqual(['id', 'kanji', 'hiragana', 'mean']);
});

describe('what is absent', () => {
  test('is blank in a new word', () => {
    expect(newItem.parse(school)).toEqual({
      ...school,
      sino: '',
      type: 'N5',
      wordClass: null,
      descriptions: [],
      cognate: null,
      variants: '',
    });
  });

  test('stays absent in a change', () => expect(typedWord.parse(school)).toEqual(school));
});
