import { expect, test } from 'vitest';
import { kunReading } from './kun-reading.ts';

test.each([
  { reading: 'みず', shown: 'みず', why: 'a whole reading' },
  { reading: 'つよ.い', shown: 'つよ（い）', why: 'okurigana in brackets' },
  { reading: 'ひと-', shown: 'ひと〜', why: 'only before another word' },
  { reading: '-づ.け', shown: '〜づ（け）', why: 'only behind another word' },
  { reading: 'す.ぎ-', shown: 'す（ぎ）〜', why: 'okurigana before another word' },
])('$why', ({ reading, shown }) => {
  expect(kunReading(reading)).toBe(shown);
});
