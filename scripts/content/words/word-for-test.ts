import { WORD_COLUMNS, type WordColumn } from '#contract/dictionary/word-fields.ts';
import type { Word } from './word.ts';

const BLANK_CELLS = Object.fromEntries(WORD_COLUMNS.map((column) => [column, ''])) as Record<
  WordColumn,
  string
>;

/** A valid word, with changes for a test case. */
export const wordWith = (changes: Partial<Word> = {}): Word => ({
  ...BLANK_CELLS,
  id: '1',
  kanji: '学校',
  hiragana: 'がっこう',
  mean: 'trường học',
  type: 'N5',
  wordClass: 'noun',
  examples: [
    {
      text: '学校へ行きます。',
      translate: 'Tôi đi đến trường.',
      ruby: '学校[がっこう]へ行[い]きます。',
    },
  ],
  cognate: null,
  themes: ['truong-hoc'],
  collocations: [],
  particles: [],
  antonyms: [],
  ...changes,
});
