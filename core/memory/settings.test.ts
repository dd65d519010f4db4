import * as fc from 'fast-check';
import { CLAMP_PARAMETERS, default_w } from 'ts-fsrs';
import { expect, test } from 'vitest';
import { event, NOW } from './log-for-test.ts';
import { decodeParameters, encodeParameters } from './parameters.ts';
import { DEFAULT_SETTINGS, settingEvent, settingRange, withSetting } from './settings.ts';

const RANGES = CLAMP_PARAMETERS(2).map(([least = 0, most = 0]) => ({ least, most }));
const someParameters = fc.tuple(
  ...RANGES.map(({ least, most }) => fc.double({ min: least, max: most, noNaN: true })),
);

test.each([
  { kind: 'memory-wish', value: 85, changed: { wish: 0.85 } },
  { kind: 'memory-new', value: 0, changed: { newPerDay: 0 } },
  { kind: 'memory-most', value: 500, changed: { mostPerDay: 500 } },
  { kind: 'daily-goal', value: 5, changed: { goal: 5 } },
] as const)('$kind $value is what the learner chose', ({ kind, value, changed }) => {
  const { subject } = settingEvent(kind, value);
  expect(withSetting(DEFAULT_SETTINGS, event(kind, subject, NOW))).toEqual({
    ...DEFAULT_SETTINGS,
    ...changed,
  });
});

test.each([
  { kind: 'memory-wish', subject: 'retention:99', why: 'too much: hundreds of reviews a day' },
  { kind: 'memory-wish', subject: 'cards:90', why: 'another unit' },
  { kind: 'memory-new', subject: 'cards:101', why: 'more than the screen offers' },
  { kind: 'memory-most', subject: 'cards:-30', why: 'less than nothing' },
  { kind: 'daily-goal', subject: 'minutes:ten', why: 'no number' },
  { kind: 'memory-fitted', subject: 'fsrs:abc', why: 'too short' },
  { kind: 'memory-fitted', subject: `fsrs:${'A'.repeat(105)}`, why: 'capitals are no digits' },
  { kind: 'review', subject: 'word:1-read', why: 'no setting' },
] as const)('$kind $subject changes nothing: $why', ({ kind, subject }) => {
  expect(withSetting(DEFAULT_SETTINGS, event(kind, subject, NOW))).toBe(DEFAULT_SETTINGS);
});

test('the defaults are within what a learner may choose', () => {
  const ranges = (['memory-wish', 'memory-new', 'memory-most', 'daily-goal'] as const).map(settingRange);
  const { wish, newPerDay, mostPerDay, goal } = DEFAULT_SETTINGS;
  const outside = [wish * 100, newPerDay, mostPerDay, goal].filter((value, at) => {
    const { least, most } = ranges[at] ?? { least: 0, most: 0 };
    return value < least || value > most;
  });
  expect(outside).toEqual([]);
});

test('fitted parameters survive the log, to a millionth of their range', () => {
  fc.assert(
    fc.property(someParameters, (parameters) => {
      const text = encodeParameters(parameters);
      const decoded = decodeParameters(text) ?? [];
      const off = decoded.map((value, at) => {
        const { least, most } = RANGES[at] ?? { least: 0, most: 1 };
        return Math.abs(value - (parameters[at] ?? 0)) / (most - least);
      });
      expect(Math.max(...off)).toBeLessThan(1e-6);
      expect(decoded).toHaveLength(21);
      // A second time nothing moves: devices that pass them on agree.
      expect(encodeParameters(decoded)).toBe(text);
    }),
  );
});

test('fitted parameters fit into the subject of an event', () => {
  const subject = `fsrs:${encodeParameters(default_w)}`;
  expect(subject.length).toBeLessThanOrEqual(120);
  expect(subject).toMatch(/^[a-z]+:[\p{L}\p{M}\p{N}ー-]+$/u);
  const { parameters } = withSetting(DEFAULT_SETTINGS, event('memory-fitted', subject, NOW));
  expect(parameters.map((value) => value.toFixed(4))).toEqual(default_w.map((value) => value.toFixed(4)));
});
