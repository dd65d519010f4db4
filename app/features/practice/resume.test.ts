import { expect, test } from 'vitest';
import { placeToResume, wantedSentence } from './resume.ts';

test.each([
  { stoppedAt: null, solved: [], index: 0, why: 'a lesson that is new' },
  { stoppedAt: 14, solved: [11], index: 3, why: 'where it was left' },
  { stoppedAt: 99, solved: [11, 12], index: 2, why: 'a sentence that is gone: the first unsolved' },
  { stoppedAt: null, solved: [11, 13], index: 1, why: 'the first that is not solved' },
  { stoppedAt: null, solved: [11, 12, 13, 14], index: 0, why: 'all are solved: from the start' },
])('$why', ({ index, ...remembered }) => {
  expect(placeToResume([11, 12, 13, 14], remembered)).toBe(index);
});

test('a lesson without sentences opens at its start', () => {
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
  expect(wantedSentence(hash)).toBe(id);
});
