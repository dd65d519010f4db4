import { expect, test } from 'vitest';
import { ACCOMPANIMENT, BEAT_S, BEATS_PER_BAR, MELODY, TUNE, TUNE_S } from './tune.ts';

const PENTATONIC = ['C', 'D', 'E', 'G', 'A'];

test.each([
  { voice: MELODY, name: 'melody' },
  { voice: ACCOMPANIMENT, name: 'accompaniment' },
])('every bar of the $name is full, and of five notes', ({ voice }) => {
  expect(voice).toHaveLength(8);
  for (const bar of voice) {
    expect(bar.reduce((sum, [, beats]) => sum + beats, 0)).toBe(BEATS_PER_BAR);
    expect(PENTATONIC).toEqual(expect.arrayContaining(bar.map(([pitch]) => pitch.charAt(0))));
  }
});

test('one turn is short, and each of its notes begins before the next turn', () => {
  expect(TUNE_S).toBeLessThan(30);
  expect(Math.max(...TUNE.map(({ at }) => at * BEAT_S))).toBeLessThan(TUNE_S);
});

test('it is tuned to the usual A', () => {
  expect(TUNE.find(({ at }) => at === 1)?.hertz).toBeCloseTo(880);
});
