import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WordKind } from '../japanese/sentence-words.ts';
import { randomFrom } from '../random.ts';
import { chooseGaps } from './gaps.ts';

const word = (text: string, kind: WordKind, reading = 'かな') => ({ text, reading, kind });
const wa = word('は', 'particle', 'は');
const stop = word('。', 'mark', '。');
const gapsOf = (words: readonly ReturnType<typeof word>[], seed = 1) => chooseGaps(words, randomFrom(seed));

test.each([
  { words: [], gaps: 0, why: 'no words' },
  { words: [word('はい', 'other'), stop], gaps: 0, why: 'nothing that says something' },
  { words: [word('おはようございます', 'noun'), stop], gaps: 0, why: 'one word: nothing to hold on to' },
  { words: [word('水', 'noun'), wa, word('冷たい', 'adjective'), stop], gaps: 1, why: 'three words' },
  { words: [word('六時', 'number'), wa, stop], gaps: 0, why: 'numbers are written in many ways' },
  { words: [word('1500', 'noun', '1500'), wa, stop], gaps: 0, why: 'no reading' },
  { words: [word('長', 'noun', 'あ'.repeat(13)), wa, stop], gaps: 0, why: 'too long to keep in mind' },
  {
    words: Array.from({ length: 6 }, () => [word('水', 'noun'), wa]).flat(),
    gaps: 3,
    why: 'twelve words, three at most',
  },
])('$gaps gaps: $why', ({ words, gaps }) => {
  expect(gapsOf(words)).toHaveLength(gaps);
});

test('the same seed asks the same, another one something else', () => {
  const words = Array.from({ length: 8 }, () => [word('水', 'noun'), wa]).flat();
  expect(gapsOf(words, 5)).toEqual(gapsOf(words, 5));
  expect(
    new Set(Array.from({ length: 20 }, (_, seed) => gapsOf(words, seed).join(' '))).size,
  ).toBeGreaterThan(1);
});

test('whatever the words are: one to three gaps at most, in order, never side by side, never all', () => {
  const kinds: WordKind[] = ['noun', 'verb', 'particle', 'mark', 'number', 'other', 'adverb'];
  const any = fc.array(
    fc.constantFrom(...kinds).map((kind) => word('水', kind)),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(any, fc.nat(), (words, seed) => {
      const gaps = gapsOf(words, seed);
      const spoken = words.filter(({ kind }) => kind !== 'mark').length;
      expect(gaps.length).toBeLessThanOrEqual(Math.max(0, Math.min(3, spoken - 1)));
      for (const [at, gap] of gaps.entries()) expect(gap - (gaps[at - 1] ?? -2)).toBeGreaterThan(1);
    }),
  );
});
