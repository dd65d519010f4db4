import { expect, test } from 'vitest';
import { event, NOW } from '../memory/log-for-test.ts';
import { isKnown, knownEvents, type StoredLearningEvent } from './learning-event.ts';

const known = event('kana-read', 'kana:あ', NOW);

test.each([
  { change: {}, expected: true, why: 'of this version' },
  { change: { kind: 'kana-sing' }, expected: false, why: 'of a kind that a newer version has' },
  { change: { result: 'almost' }, expected: false, why: 'with a result that a newer version has' },
  { change: { kind: 'constructor' }, expected: false, why: 'of a kind that every object has' },
  {
    change: { subject: 'word-group:1/2' },
    expected: true,
    why: 'about something new: its replay finds nothing',
  },
])('an event $why', ({ change, expected }) => {
  const stored: StoredLearningEvent = { ...known, ...change };
  expect(isKnown(stored)).toBe(expected);
  expect(knownEvents([stored, known])).toEqual(expected ? [stored, known] : [known]);
});
