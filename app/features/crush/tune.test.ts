import { expect, test } from 'vitest';
import { ACCOMPANIMENT, BEAT_S, BEATS_PER_BAR, MELODY, TUNE, TUNE_S } from './tune.ts';

const PENTATONIC = ['C', 'D', 'E', 'G', 'A'];

test.each([
  { voice: MELODY, name: 'melody' },
  { voice: ACCOMPANIMENT, name: 'accompaniment' },
])('every bar of the $name is complete and uses the five notes of the scale', ({ voice }) => {
  expect(voice).toHaveLength(8);
  for (const bar of voice) {
    expect(bar.reduce((sum, [, beats]) => sum + beats, 0)).toBe(BEATS_PER_BAR);
    expect(PENTATONIC).toEqual(expect.arrayContaining(bar.map(([pitch]) => pitch.charAt(0))));
  }
});

test('one round is short, and each note starts before the next round', () => {
  expect(TUNE_S).toBeLessThan(30);
  expect(Math.max(...TUNE.map(({ at }) => at * BEAT_S))).toBeLessThan(TUNE_S);
});

test('it is tuned to A = 440 Hz', () => {
  expect(TUNE.find(({ at }) => at === 1)?.hertz).toBeCloseTo(880);
});
