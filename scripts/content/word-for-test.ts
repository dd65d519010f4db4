import type { Word } from './word.ts';

/** A sound word, with what a case wants to be different. */
export const wordWith = (changes: Partial<Word> = {}): Word => ({
  id: '1',
  kanji: '学校',
  hiragana: 'がっこう',
  sino: '',
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
  variants: '',
  ...changes,
});
