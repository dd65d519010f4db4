import { expect, test } from 'vitest';
import { beatsOf } from './beats-of.ts';

const word = (text: string, morae: number) => ({ text, sound: text, base: text, morae });

test.each([
  { words: [], beats: 0, why: 'nothing' },
  { words: [word('雨', 2), word('が', 1)], beats: 3, why: 'the beats of the words' },
  { words: [word('雨', 2), word('。', 0)], beats: 5, why: 'a punctuation mark is a pause' },
])('$why', ({ words, beats }) => {
  expect(beatsOf(words)).toBe(beats);
});
