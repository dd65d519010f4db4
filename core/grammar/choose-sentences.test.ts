import { expect, test } from 'vitest';
import { type PointSentence, sentencesToShow, sentencesToTry } from './choose-sentences.ts';

const sentence = (id: number, changes: Partial<PointSentence> = {}): PointSentence => ({
  id,
  lessonId: id,
  isFocus: false,
  level: 0,
  letters: 10,
  ...changes,
});
const ids = (sentences: readonly PointSentence[]) => sentences.map(({ id }) => id);

test.each([
  { found: [sentence(1), sentence(2, { isFocus: true, level: 2 })], first: 2, why: 'it practises the point' },
  { found: [sentence(1, { level: 1, letters: 3 }), sentence(2)], first: 2, why: 'it is easier' },
  { found: [sentence(1, { letters: 12 }), sentence(2)], first: 2, why: 'it is shorter' },
  { found: [sentence(2), sentence(1)], first: 1, why: 'always the same of two equal ones' },
])('tried first: $why', ({ found, first }) => expect(ids(sentencesToTry(found, 1))).toEqual([first]));

test('fewer sentences than wanted are all tried', () => {
  expect(ids(sentencesToTry([sentence(1)], 3))).toEqual([1]);
});

test('what is tried is not shown, and the others stay in the order of the courses', () => {
  const found = [5, 4, 3, 2, 1].map((id) => sentence(id));
  const tried = sentencesToTry(found, 2);
  expect(ids(tried)).toEqual([1, 2]);
  expect(ids(sentencesToShow(found, tried, 2))).toEqual([4, 3]);
});

test('a lesson with many sentences leaves room for others', () => {
  const found = [1, 2, 3, 4, 5].map((id) => sentence(id, { lessonId: 7 })).concat(sentence(6));
  expect(ids(sentencesToShow(found, [], 5))).toEqual([1, 2, 3, 6]);
});
