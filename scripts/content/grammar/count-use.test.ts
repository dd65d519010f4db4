import { expect, test } from 'vitest';
import { pointWith } from '#core/grammar/grammar-for-test.ts';
import { createGrammarLibrary } from '#core/grammar/grammar-library.ts';
import { loadTokenizer } from '../../grading/load-tokenizer.ts';
import { checkUse, countUse } from './count-use.ts';

test('a sentence counts once for each point in its model answer, and only there', async () => {
  const library = createGrammarLibrary({
    points: [
      pointWith(),
      pointWith({ id: 'o', find: ['<を>'] }),
      pointWith({ id: 'kara', find: ['<から>'] }),
    ],
    contrasts: [],
    answers: [],
  });
  const sentences = [
    { jpSentence: '本を読んでいて、水を飲んでいます。', reading: '' },
    { jpSentence: '水(を|から)飲みます。', reading: '' },
  ];
  const used = countUse(library, sentences, await loadTokenizer());
  expect(used.map(({ point, sentences: count }) => [point.id, count])).toEqual([
    ['te-iru', 1],
    ['o', 2],
    ['kara', 0],
  ]);
});

test('a point that occurs in fewer than three sentences is reported', () => {
  const used = [3, 2, 0].map((sentences, at) => ({ point: pointWith({ id: `p${at}` }), sentences }));
  expect(checkUse(used)).toEqual([
    'p1 occurs in 2 sentences, 3 are needed',
    'p2 occurs in 0 sentences, 3 are needed',
  ]);
});
