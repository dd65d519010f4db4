import { expect, test } from 'vitest';
import { headwordsOf } from '../dictionary/headwords.ts';
import { pointWith } from '../grammar/grammar-for-test.ts';
import { createGrammarLibrary } from '../grammar/grammar-library.ts';
import { wordsFrom } from '../grammar/words-for-test.ts';
import { finish } from '../steps.ts';
import { lessonNeeds } from './lesson-needs.ts';

const needsOf = (sentences: readonly string[], pattern = '〜は') => {
  const points = [pointWith({ id: 'point', pattern, find: ['<は>'] })];
  const grammar = createGrammarLibrary({ points, contrasts: [], answers: [] });
  const headwords = headwordsOf([{ id: 1, kanji: '水', hiragana: 'みず', variants: '' }]);
  return finish(lessonNeeds(sentences.map(wordsFrom), { grammar, headwords }));
};

test('each word and point once, with the sentences that need it', () => {
  const { words, points } = needsOf(['雨', '水 は::助詞/係助詞 水', '水']);
  expect(words).toMatchObject([{ one: { id: 1 }, count: 2, at: 1 }]);
  expect(points).toMatchObject([{ one: { id: 'point' }, count: 1, at: 1 }]);
});

test.each([
  { pattern: '〜は', glue: true },
  { pattern: '〜の〜', glue: true },
  { pattern: '〜か。', glue: true },
  { pattern: '〜です／〜では ありません', glue: true },
  { pattern: '〜ます／〜ません', glue: true },
  { pattern: '〜は〜が〜です', glue: false },
  { pattern: '〜が／〜けど', glue: false },
  { pattern: '〜が（分かります・できます・上手です）', glue: false },
  { pattern: '〜か〜', glue: false },
  { pattern: '〜ました／〜ませんでした', glue: false },
])('whether nearly every sentence has $pattern: $glue', ({ pattern, glue }) => {
  expect(needsOf(['水 は::助詞/係助詞'], pattern).points).toMatchObject([{ glue }]);
});
