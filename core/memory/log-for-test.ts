import {
  GRADES,
  type Grade,
  type LearningEvent,
  type LearningEventKind,
} from '../learning/learning-event.ts';
import { encodeImported, type ImportedMemory } from './imported-card.ts';

export const MINUTE = 60_000;
export const DAY = 86_400_000;
/** A Tuesday, 09:00 in Hanoi. */
export const NOW = Date.parse('2026-11-17T02:00:00Z');
export const HANOI = (): number => 420;

let made = 0;
/** Ids that sort in the order in which they are made. */
const newId = (): string => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;

export const event = (
  kind: LearningEventKind,
  subject: string,
  at: number,
  result: LearningEvent['result'] = 'right',
): LearningEvent => ({ id: newId(), kind, subject, result, at: new Date(at).toISOString() });

export const imported = (subject: string, at: number, detail?: string): LearningEvent => ({
  ...event('card-imported', subject, at),
  detail,
});

export const review = (subject: string, grade: Grade, at: number): LearningEvent =>
  event('review', subject, at, grade);

/** Siblings and strangers. */
const SUBJECTS = [
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

const known: Omit<ImportedMemory, 'due' | 'lastReview'> = {
  phase: 'review',
  stability: 40.5,
  difficulty: 5.25,
  reviews: 9,
  lapses: 1,
};
/** Stable cards, others, and what cannot be read. */
const DETAILS: readonly ((at: number) => string | undefined)[] = [
  (at) => encodeImported({ ...known, due: at + 30 * DAY, lastReview: at - 10 * DAY }),
  (at) => encodeImported({ ...known, due: at - 300 * DAY, lastReview: at - 340 * DAY, lapses: 12 }),
  (at) =>
    encodeImported({ ...known, phase: 'learning', stability: 0.5, due: at, lastReview: at, reviews: 1 }),
  (at) =>
    encodeImported({ ...known, phase: 'relearning', stability: 2, due: at + DAY, lastReview: at - DAY }),
  () => 'r.zzzzzzz.zzzzzzz.zzzzzzz.zzzzzzz.zzzzzzz.zzzzzzz',
  () => 'r.1.2',
  () => undefined,
];

/** Good answers are the most frequent ones, as in life. */
const ANSWERS: readonly Grade[] = [...GRADES, 'good', 'good', 'good'];

const pick = <T>(items: readonly T[], which: number): T => items[which % items.length] as T;

/** What a log can say, as often as it is in the list. Tests draw the numbers, so that a failure shrinks. */
const ENTRIES: readonly ((which: number, at: number, earlier: readonly LearningEvent[]) => LearningEvent)[] =
  [
    ...Array.from({ length: 8 }, () => (which: number, at: number) => {
      const subject = pick(SUBJECTS, which);
      return review(subject, pick(ANSWERS, Math.floor(which / SUBJECTS.length)), at);
    }),
    ...Array.from({ length: 2 }, () => (which: number, at: number) => {
      const subject = pick(SUBJECTS, which);
      return event(pick(CARD_CHANGES, Math.floor(which / SUBJECTS.length)), subject, at);
    }),
    ...Array.from({ length: 2 }, () => (which: number, at: number) => {
      const subject = pick(SUBJECTS, which);
      return imported(subject, at, pick(DETAILS, Math.floor(which / SUBJECTS.length))(at));
    }),
    (which, at) => {
      const [kind, subject] = pick(SETTINGS, which);
      return event(kind, subject, at);
    },
    (which, at, earlier) => {
      const undone = earlier.length > 0 ? pick(earlier, which) : undefined;
      return event('review-undone', `event:${undone?.id ?? newId()}`, at);
    },
    // The log has much that concerns other screens.
    (_, at) => event('tiles', 'sentence:401', at, 'wrong'),
  ];

/** The log of a learner over 200 days, not in order. */
export const logOf = (numbers: readonly (readonly [number, number, number])[]): readonly LearningEvent[] =>
  numbers.reduce<LearningEvent[]>((log, [kind, which, minutes]) => {
    const at = NOW + (minutes % (200 * 24 * 60)) * MINUTE;
    return [...log, pick(ENTRIES, kind)(which, at, log)];
  }, []);
