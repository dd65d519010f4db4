import { expect, test } from 'vitest';
import { checkPromises, countContent } from './counts.ts';

test('there is as much content as the product promises', async () => {
  expect(checkPromises(await countContent())).toEqual([]);
});

test('less than promised is reported', () => {
  const words = { name: 'words', total: 2_999, parts: [], promised: 3_000 };
  const topics = { name: 'topics', total: 8, parts: [], promised: 8 };
  expect(checkPromises([words, topics])).toEqual(['2999 words, 3000 were promised']);
});
