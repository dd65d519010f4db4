import * as fc from 'fast-check';
import {
  GRADES,
  type Grade,
  type LearningEvent,
  type LearningEventKind,
} from '../learning/learning-event.ts';

export const MINUTE = 60_000;
export const DAY = 86_400_000;
/** A Tuesday, 09:00 in Hanoi. */
export const NOW = Date.parse('2026-11-17T02:00:00Z');
export const HANOI = (): number => 420;

let made = 0;
/** Ids that sort in the order in which they are made. */
export const newId = (): string => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;

export const event = (
  kind: LearningEventKind,
  subject: string,
  at: number,
  result: LearningEvent['result'] = 'right',
): LearningEvent => ({ id: newId(), kind, subject, result, at: new Date(at).toISOString() });

export const review = (subject: string, grade: Grade, at: number): LearningEvent =>
  event('review', subject, at, grade);

/** Siblings and strangers. */
export const SUBJECTS = [
  'word:1-read',
  'word:1-say',
  'word:1-hear',
  'word:2-read',
  'sentence:401',
  'blank:401-te-iru',
  'kana:き',
] as const;

const CARD_CHANGES = ['card-added', 'card-known', 'card-suspended', 'card-resumed', 'card-buried'] as const;
const SETTINGS = [
  ['memory-wish', 'retention:85'],
  ['memory-wish', 'retention:95'],
  ['memory-new', 'cards:3'],
  ['memory-most', 'cards:20'],
  ['daily-goal', 'minutes:30'],
] as const;

const someTime = fc.integer({ min: 0, max: 200 * 24 * 60 }).map((minutes) => NOW + minutes * MINUTE);
const grade = fc.constantFrom(...GRADES, 'good', 'good', 'good');

/** Anything that a log can say about memory; also reviews that are undone, and much that concerns other screens. */
const entry: fc.Arbitrary<(earlier: readonly LearningEvent[]) => LearningEvent> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(fc.constantFrom(...SUBJECTS), grade, someTime).map(
      ([subject, result, at]) =>
        () =>
          review(subject, result, at),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...CARD_CHANGES), fc.constantFrom(...SUBJECTS), someTime).map(
      ([kind, subject, at]) =>
        () =>
          event(kind, subject, at),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...SETTINGS), someTime).map(
      ([[kind, subject], at]) =>
        () =>
          event(kind, subject, at),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.nat(), someTime).map(([which, at]) => (earlier: readonly LearningEvent[]) => {
      const undone = earlier[which % Math.max(1, earlier.length)];
      return undone
        ? event('review-undone', `event:${undone.id}`, at)
        : event('kana-read', 'kana:き', at, 'wrong');
    }),
  },
  {
    weight: 1,
    arbitrary: someTime.map((at) => () => event('tiles', 'sentence:401', at)),
  },
);

/** The log of a learner, not in order. */
export const someLog: fc.Arbitrary<readonly LearningEvent[]> = fc
  .array(entry, { maxLength: 60 })
  .map((entries) => entries.reduce<LearningEvent[]>((log, next) => [...log, next(log)], []));
