import { expect, test } from 'vitest';
import { kunReading } from './kun-reading.ts';

test.each([
  { reading: 'みず', expected: 'みず', why: 'a whole reading' },
  { reading: 'つよ.い', expected: 'つよ（い）', why: 'okurigana in brackets' },
  { reading: 'ひと-', expected: 'ひと〜', why: 'only as a prefix' },
  { reading: '-づ.け', expected: '〜づ（け）', why: 'only as a suffix' },
  { reading: 'す.ぎ-', expected: 'す（ぎ）〜', why: 'a prefix with okurigana' },
])('$why', ({ reading, expected }) => {
  expect(kunReading(reading)).toBe(expected);
});
