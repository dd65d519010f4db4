import { expect, test } from 'vitest';
import { placeToResume, sentenceInHash } from './resume.ts';

test.each([
  { stoppedAt: null, solved: [], index: 0, why: 'a new lesson' },
  { stoppedAt: 14, solved: [11], index: 3, why: 'where the learner stopped' },
  { stoppedAt: 99, solved: [11, 12], index: 2, why: 'a deleted sentence: the first unsolved one' },
  { stoppedAt: null, solved: [11, 13], index: 1, why: 'the first unsolved one' },
  { stoppedAt: null, solved: [11, 12, 13, 14], index: 0, why: 'all are solved: the start' },
])('$why', ({ index, ...remembered }) => {
  expect(placeToResume([11, 12, 13, 14], remembered)).toBe(index);
});

test('a lesson without sentences opens at the start', () => {
  expect(placeToResume([], { stoppedAt: 2, solved: [] })).toBe(0);
});

test.each([
  { hash: '#401', id: 401 },
  { hash: '#401-comments', id: 401 },
  { hash: '', id: null },
  { hash: '#content', id: null },
  { hash: '#401-other', id: null },
  { hash: '#12345678901', id: null },
])('$hash asks for $id', ({ hash, id }) => {
  expect(sentenceInHash(hash)).toBe(id);
});
