import { describe, expect, test } from 'vitest';
import { finish } from '../steps.ts';
import { hintFor, movementOf } from './compare-shapes.ts';
import { FRAME_SECONDS, melodyOf, shapeOf } from './spoken-shape.ts';

const RATE = 16_000;

/** A sound whose pitch at each second is told by a function; 0 is silence. */
function sound(seconds: number, hzAt: (second: number) => number, loud = 0.3): Float32Array {
  let phase = 0;
  return Float32Array.from({ length: Math.round(seconds * RATE) }, (_, at) => {
    const hz = hzAt(at / RATE);
    phase += (2 * Math.PI * hz) / RATE;
    return hz === 0 ? 0 : loud * Math.sin(phase);
  });
}
const shape = (samples: Float32Array) => finish(shapeOf(samples, RATE));
const heard = (samples: Float32Array) => {
  const found = shape(samples);
  if (!found) throw new Error('Nothing was heard');
  return found;
};

describe('the shape of what was said', () => {
  test('begins with the first sound and ends with the last, and shows pauses between', () => {
    const spoken = heard(sound(3, (at) => (at < 1 || at > 2 || (at > 1.4 && at < 1.6) ? 0 : 200)));
    expect(spoken.seconds).toBeCloseTo(1, 1);
    expect(spoken.loudness).toHaveLength(spoken.pitch.length);
    expect(Math.max(...spoken.loudness)).toBe(1);
    expect(spoken.pitch[Math.round(0.5 / FRAME_SECONDS)]).toBeNull();
    expect(spoken.pitch[Math.round(0.2 / FRAME_SECONDS)]).toBeCloseTo(200, -1);
  });

  test('follows a rising voice', () => {
    const { pitch } = heard(sound(1, (at) => 150 + 100 * at));
    expect(pitch[20]).toBeCloseTo(170, -1);
    expect(pitch[80]).toBeCloseTo(230, -1);
  });

  test('one frame at another octave is not drawn', () => {
    const { pitch } = heard(sound(1, (at) => (at > 0.5 && at < 0.512 ? 400 : 200)));
    const voiced = pitch.filter((hz) => hz !== null);
    expect(Math.max(...voiced)).toBeLessThan(230);
  });

  test('nor is a part of it that was heard an octave too low', () => {
    const { pitch } = heard(sound(1, (at) => (at > 0.8 && at < 0.9 ? 101 : 200)));
    const voiced = pitch.filter((hz) => hz !== null);
    expect(Math.min(...voiced)).toBeGreaterThan(160);
  });

  test.each([
    { samples: new Float32Array(0), why: 'nothing' },
    { samples: new Float32Array(RATE), why: 'silence' },
    { samples: sound(1, () => 200, 0.004), why: 'too quiet' },
    { samples: new Float32Array(RATE).fill(Number.NaN), why: 'a broken file' },
    { samples: sound(0.005, () => 200), why: 'shorter than a frame' },
  ])('there is none: $why', ({ samples }) => {
    expect(shape(samples)).toBeNull();
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 20])('nor at a sample rate of %d', (rate) => {
    expect(
      finish(
        shapeOf(
          sound(1, () => 200),
          rate,
        ),
      ),
    ).toBeNull();
  });

  test('a very long sound is cut, so that the work ends', () => {
    let steps = 0;
    const work = shapeOf(new Float32Array(600 * RATE).fill(0.01), RATE);
    for (let step = work.next(); !step.done; step = work.next()) steps += 1;
    expect(steps).toBeLessThanOrEqual(6_000);
  });
});

test('a melody is told by semitones around the speaker’s own middle', () => {
  expect(melodyOf({ pitch: [100, null, 200, 400] })).toEqual([-12, null, 0, 12]);
  expect(melodyOf({ pitch: [null, null] })).toEqual([null, null]);
});

describe('the hint', () => {
  const lively = (seconds: number, middle = 200) =>
    heard(sound(seconds, (at) => middle * 2 ** (Math.sin((2 * Math.PI * 2 * at) / seconds) / 4)));
  const model = lively(1);
  test.each([
    { own: lively(1), hint: null, why: 'the same' },
    { own: lively(1.1, 110), hint: null, why: 'a deeper voice, a little slower' },
    { own: lively(1.6), hint: 'longer', why: 'much slower' },
    { own: lively(0.6), hint: 'shorter', why: 'much faster' },
    { own: heard(sound(1, () => 200)), hint: 'flatter', why: 'a monotone' },
    {
      own: heard(sound(1, (at) => (at < 0.1 ? 200 : at > 0.99 ? 120 : 0))),
      hint: 'voiceless',
      why: 'almost nothing but noise was heard',
    },
  ])('$hint: $why', ({ own, hint }) => {
    expect(hintFor(model, own)).toBe(hint);
  });

  test('a model without a melody says nothing about the learner’s', () => {
    expect(hintFor(heard(sound(1, () => 150)), heard(sound(1, () => 200)))).toBeNull();
  });

  test('movement needs enough voice', () => {
    expect(movementOf({ pitch: [200, 210, 220] })).toBeNull();
    expect(movementOf({ pitch: Array.from({ length: 50 }, () => 200) })).toBe(0);
  });
});
