import { expect, test } from 'vitest';
import { randomFrom } from '../random.ts';
import { PITCH_MAX_HZ, PITCH_MIN_HZ, pitchOf, rmsOf } from './pitch.ts';

const RATE = 16_000;
const SAMPLES = 640;

/** Overtones by their strength: the first is the pitch itself. */
const tone = (hz: number, { overtones = [1], length = SAMPLES, rate = RATE, loud = 0.3 } = {}) =>
  Float32Array.from({ length }, (_, at) =>
    overtones.reduce(
      (sum, strength, over) => sum + loud * strength * Math.sin((2 * Math.PI * hz * (over + 1) * at) / rate),
      0,
    ),
  );
const noise = (loud = 0.3) => {
  const random = randomFrom(7);
  return Float32Array.from({ length: SAMPLES }, () => loud * (2 * random() - 1));
};
const sum = (one: Float32Array, other: Float32Array) => one.map((sample, at) => sample + (other[at] ?? 0));
const semitones = (hz: number | null, expected: number) => 12 * Math.log2((hz ?? 1) / expected);

test.each([
  { hz: 65, samples: tone(65), why: 'the deepest voices' },
  { hz: 110, samples: tone(110), why: 'a man' },
  { hz: 221.3, samples: tone(221.3), why: 'a woman, between two samples' },
  { hz: 480, samples: tone(480), why: 'a child' },
  {
    hz: 120,
    samples: tone(120, { overtones: [0.4, 1, 0.6] }),
    why: 'an overtone is louder than the pitch: no octave up',
  },
  { hz: 300, samples: tone(300, { overtones: [1, 0.3, 0.2] }), why: 'no octave down' },
  {
    hz: 150,
    samples: tone(150, { overtones: [0, 1, 0.8, 0.6] }),
    why: 'a telephone cuts the pitch itself off',
  },
  { hz: 200, samples: tone(200, { loud: 0.01 }), why: 'a quiet voice' },
  { hz: 200, samples: tone(200, { loud: 9 }), why: 'clipped' },
  { hz: 180, samples: tone(180).map((sample) => sample + 0.4), why: 'a microphone that adds a constant' },
  { hz: 180, samples: sum(tone(180), noise(0.05)), why: 'some noise around a voice' },
  { hz: 200, samples: tone(200, { rate: 48_000, length: 1920 }), rate: 48_000, why: 'another sample rate' },
])('hears $hz Hz within a third of a semitone: $why', ({ hz, samples, rate = RATE }) => {
  expect(Math.abs(semitones(pitchOf(samples, rate), hz))).toBeLessThan(1 / 3);
});

test.each([
  { samples: new Float32Array(SAMPLES), why: 'silence' },
  { samples: tone(200, { loud: 0.0005 }), why: 'the hum of a microphone' },
  { samples: noise(), why: 'noise, as of s and sh' },
  { samples: new Float32Array(SAMPLES).fill(0.5), why: 'a constant' },
  { samples: tone(30), why: 'deeper than any voice' },
  { samples: new Float32Array(0), why: 'nothing' },
  { samples: new Float32Array(1).fill(1), why: 'one sample' },
  { samples: new Float32Array(SAMPLES).fill(Number.NaN), why: 'not a number' },
  { samples: new Float32Array(SAMPLES).fill(Number.POSITIVE_INFINITY), why: 'infinite' },
  { samples: tone(200), rate: 0, why: 'no sample rate' },
  { samples: tone(200), rate: Number.NaN, why: 'a broken sample rate' },
  { samples: tone(200), rate: -16_000, why: 'a negative sample rate' },
  { samples: tone(200), rate: 8, why: 'a sample rate at which no pitch can be told' },
])('hears no pitch: $why', ({ samples, rate = RATE }) => {
  expect(pitchOf(samples, rate)).toBeNull();
});

test('some broken samples do not hide a voice', () => {
  const samples = tone(200);
  samples[100] = Number.NaN;
  samples[300] = Number.POSITIVE_INFINITY;
  expect(Math.abs(semitones(pitchOf(samples, RATE), 200))).toBeLessThan(1);
});

test('whatever it hears lies between the bounds', () => {
  const random = randomFrom(3);
  for (let round = 0; round < 60; round += 1) {
    const hz = pitchOf(tone(20 + 1_500 * random(), { overtones: [random(), random(), random()] }), RATE);
    if (hz === null) continue;
    expect(hz).toBeGreaterThanOrEqual(PITCH_MIN_HZ);
    expect(hz).toBeLessThanOrEqual(PITCH_MAX_HZ);
  }
});

test.each([
  { samples: [], rms: 0, why: 'nothing' },
  { samples: [0.5, -0.5], rms: 0.5, why: 'both directions count' },
  { samples: [Number.NaN, 1], rms: Math.SQRT1_2, why: 'what is no number is silent' },
])('loudness $rms: $why', ({ samples, rms }) => {
  expect(rmsOf(samples)).toBeCloseTo(rms);
});
