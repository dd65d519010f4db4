import { expect, test } from 'vitest';
import type { LearningEvent, LearningEventKind } from './learning-event.ts';
import { ownClock, timeZoneToNote } from './own-clock.ts';

const TOKYO = () => 540;
const event = (at: string, kind: LearningEventKind, subject: string): LearningEvent => ({
  id: at + kind,
  kind,
  subject,
  result: 'right',
  at,
});
const note = (at: string, east: string) => event(at, 'time-zone', east);
const answer = (at: string) => event(at, 'review', 'word:1-read');

const LOG = [
  answer('2026-11-01T08:00:00Z'),
  // An event of the same moment can come before the note.
  answer('2026-11-02T08:00:00Z'),
  note('2026-11-02T08:00:00Z', 'east:420'),
  answer('2026-11-03T08:00:00Z'),
  note('2026-11-04T08:00:00Z', 'east:-300'),
  note('2026-11-05T08:00:00Z', 'east:99999'),
  answer('2026-11-06T08:00:00Z'),
];

test.each([
  { at: '2026-11-01T08:00:00Z', east: 420, why: 'before the first note it was probably the same place' },
  { at: '2026-11-02T08:00:00Z', east: 420, why: 'a note holds for the answer that it came with' },
  { at: '2026-11-04T07:59:59Z', east: 420, why: 'and until the next one' },
  { at: '2026-11-04T08:00:00Z', east: -300, why: 'then the next one holds' },
  { at: '2026-11-06T08:00:00Z', east: -300, why: 'a zone that does not exist is no note' },
  { at: '2026-11-06T08:00:01Z', east: 540, why: 'after the last event it is the clock of the device' },
])('$why', ({ at, east }) => {
  expect(ownClock(LOG, TOKYO)(new Date(at))).toBe(east);
});

test('without a note all days are those of the device', () => {
  expect(ownClock(LOG.slice(0, 2), TOKYO)(new Date('2026-11-01T08:00:00Z'))).toBe(540);
});

const NOW = new Date('2026-11-07T08:00:00Z');
test.each([
  { events: [], east: 420, noted: 'east:420', why: 'the first answer notes where the learner is' },
  { events: LOG, east: -300, noted: null, why: 'nothing is noted while the zone is the same' },
  { events: LOG, east: 420, noted: 'east:420', why: 'coming back is a change' },
  { events: [note('2026-11-06T08:00:00Z', 'east:0')], east: -0, noted: null, why: 'London in winter' },
  { events: [], east: -210, noted: 'east:-210', why: 'a zone with half an hour, in the west' },
])('$why', ({ events, east, noted }) => {
  expect(timeZoneToNote(events, NOW, () => east)).toBe(noted);
});
