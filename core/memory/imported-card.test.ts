import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GRADES } from '../learning/learning-event.ts';
import { decodeImported, encodeImported, type ImportedMemory } from './imported-card.ts';
import { DAY, event, imported, MINUTE, NOW, review } from './log-for-test.ts';
import { queueOf } from './queue.ts';
import { replayMemory } from './replay.ts';

const memory: ImportedMemory = {
  phase: 'review',
  stability: 30.125,
  difficulty: 4.812,
  due: NOW + 20 * DAY,
  lastReview: NOW - 10 * DAY,
  reviews: 7,
  lapses: 1,
};
const detail = (changes: Partial<ImportedMemory> = {}) => encodeImported({ ...memory, ...changes });
const WORD = 'word:1-read';
const stateAfter = (...events: Parameters<typeof replayMemory>[0]) => replayMemory(events).cards.get(WORD);

describe('the text of an event', () => {
  test('says the same again', () => {
    const thousandths = (min: number, max: number) =>
      fc.integer({ min: min * 1_000, max: max * 1_000 }).map((value) => value / 1_000);
    const seconds = (min: number, max: number) =>
      fc.integer({ min: min / 1_000, max: max / 1_000 }).map((value) => value * 1_000);
    const possible = fc.record<ImportedMemory>({
      phase: fc.constantFrom('learning', 'review', 'relearning'),
      stability: thousandths(0.001, 36_500),
      difficulty: thousandths(1, 10),
      due: seconds(NOW - 100 * DAY, NOW + 365 * DAY),
      lastReview: seconds(NOW - 3_000 * DAY, NOW - 100 * DAY),
      reviews: fc.integer({ min: 1, max: 100_000 }),
      lapses: fc.integer({ min: 0, max: 100_000 }),
    });
    fc.assert(
      fc.property(possible, (one) => {
        const text = encodeImported(one);
        expect(decodeImported(text, NOW)).toEqual(one);
        expect(text).toMatch(/^[\da-z.]{13,49}$/);
      }),
    );
  });

  test.each([
    { changes: { due: NOW + 4_000 * DAY }, expected: { due: NOW + 365 * DAY }, why: 'ten years are one' },
    { changes: { lastReview: NOW + 5 * DAY }, expected: { lastReview: NOW }, why: 'a review of tomorrow' },
    {
      changes: { due: NOW - 20 * DAY },
      expected: { due: NOW - 10 * DAY },
      why: 'a card that was due before its review',
    },
    { changes: { stability: 0 }, expected: { stability: 0.001 }, why: 'no memory at all' },
    { changes: { stability: 1e9 }, expected: { stability: 36_500 }, why: 'a memory for ever' },
    { changes: { difficulty: -3 }, expected: { difficulty: 1 }, why: 'too easy' },
    { changes: { difficulty: 11 }, expected: { difficulty: 10 }, why: 'too difficult' },
    { changes: { difficulty: Number.NaN }, expected: { difficulty: 1 }, why: 'no number' },
    { changes: { reviews: 0 }, expected: { reviews: 1 }, why: 'a memory without a review' },
    { changes: { reviews: 1e9, lapses: 1e9 }, expected: { reviews: 1e5, lapses: 1e5 }, why: 'too many' },
    {
      changes: { lastReview: -DAY },
      expected: { lastReview: Date.UTC(2006, 9, 5) },
      why: 'before Anki existed',
    },
  ])('$why is what a card can have', ({ changes, expected }) => {
    expect(decodeImported(detail(changes), NOW)).toMatchObject(expected);
  });

  test.each([
    { text: '', why: 'nothing' },
    { text: 'r', why: 'only a phase' },
    { text: 'n.1.1.1.1.1.1', why: 'a new card' },
    { text: 'r.1.1.1.1.1', why: 'a number too few' },
    { text: 'r.1.1.1.1.1.1.1', why: 'a number too many' },
    { text: 'r.1.1.1.1.1.', why: 'a missing number' },
    { text: 'r.1.1.-1.1.1.1', why: 'a negative number' },
    { text: 'r.1.1.1.1.1.10000000', why: 'a long number' },
    { text: 'R.1.1.1.1.1.1', why: 'a capital letter' },
    { text: ' r.1.1.1.1.1.1', why: 'a space' },
    { text: 'r.1.1.1.1.1.1\n', why: 'a line break' },
  ])('$why cannot be read', ({ text }) => {
    expect(decodeImported(text, NOW)).toBeNull();
  });

  test('no text makes a state that the schedule cannot go on with', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'lrx.09az'), maxLength: 50 });
    const numbers = fc.array(fc.string({ unit: fc.constantFrom(...'09az'), minLength: 1, maxLength: 7 }), {
      minLength: 6,
      maxLength: 6,
    });
    const texts = fc.oneof(
      letters,
      fc
        .tuple(fc.constantFrom('l', 'r', 'x'), numbers)
        .map(([phase, values]) => [phase, ...values].join('.')),
    );
    const times = fc.constantFrom(
      NOW,
      Date.parse('0001-01-01T00:00:00Z'),
      Date.parse('1970-01-01T00:00:00Z'),
    );
    fc.assert(
      fc.property(texts, times, fc.constantFrom(...GRADES), (text, at, grade) => {
        const before = stateAfter(imported(WORD, at, text));
        const after = stateAfter(imported(WORD, at, text), review(WORD, grade, at + DAY));
        expect(before?.due).toBeLessThanOrEqual(at + 365 * DAY);
        expect(before?.due).toBeGreaterThanOrEqual(before?.lastReview ?? at);
        expect(after?.stability).toBeGreaterThan(0);
        expect(after?.due).toBeGreaterThan(at + DAY);
        expect(Number.isFinite(after?.difficulty)).toBe(true);
      }),
    );
  });
});

describe('a card that comes with its memory', () => {
  test('is due when it was due there', () => {
    expect(stateAfter(imported(WORD, NOW, detail()))).toMatchObject({
      ...memory,
      earliest: memory.due,
      addedAt: NOW,
      isSuspended: false,
      isLeech: false,
    });
  });

  test.each([
    { events: [], why: 'a card that does not exist yet' },
    { events: [event('card-added', WORD, NOW - DAY)], why: 'a card that was not asked yet' },
    { events: [imported(WORD, NOW - DAY, 'unreadable')], why: 'a card whose import could not be read' },
  ])('$why gets the memory', ({ events }) => {
    expect(stateAfter(...events, imported(WORD, NOW, detail()))).toMatchObject(memory);
  });

  test.each([
    { events: [review(WORD, 'good', NOW - DAY)], why: 'it was reviewed here' },
    { events: [imported(WORD, NOW - DAY, detail({ reviews: 3 }))], why: 'it was imported before' },
  ])('stays as it is when $why', ({ events }) => {
    expect(stateAfter(...events, imported(WORD, NOW, detail()))).toEqual(stateAfter(...events));
  });

  test.each([
    { text: undefined, why: 'no detail' },
    { text: 'r.1.2', why: 'a detail that cannot be read' },
  ])('with $why it is only added', ({ text }) => {
    expect(stateAfter(imported(WORD, NOW, text))).toEqual(stateAfter(event('card-added', WORD, NOW)));
  });

  test('stays put away, in whatever order the two events come', () => {
    const aside = event('card-suspended', WORD, NOW);
    const expected = { ...memory, isSuspended: true };
    expect(stateAfter(imported(WORD, NOW, detail()), aside)).toMatchObject(expected);
    expect(stateAfter(event('card-suspended', WORD, NOW - 1), imported(WORD, NOW, detail()))).toMatchObject(
      expected,
    );
  });

  test('with many lapses gets another chance before it is a leech', () => {
    const start = imported(WORD, NOW, detail({ lapses: 12 }));
    const forgotten = (times: number) =>
      Array.from({ length: times }, (_, at) => [
        review(WORD, 'again', NOW + (2 * at + 1) * DAY),
        review(WORD, 'easy', NOW + (2 * at + 1) * DAY + 10 * MINUTE),
      ]).flat();
    expect(stateAfter(start, ...forgotten(3))).toMatchObject({ lapses: 15, isLeech: false });
    expect(stateAfter(start, ...forgotten(4))).toMatchObject({ lapses: 16, isLeech: true });
  });

  test.each([
    { changes: {}, others: 2, why: 'a stable word opens its other directions' },
    { changes: { stability: 20 }, others: 0, why: 'a word that is not stable does not' },
    { changes: { phase: 'relearning' }, others: 0, why: 'nor one that was just forgotten' },
  ] as const)('$why', ({ changes, others }) => {
    expect(replayMemory([imported(WORD, NOW, detail(changes))]).cards.size).toBe(1 + others);
  });

  test('each direction keeps its own memory, whichever is imported first', () => {
    const say = imported('word:1-say', NOW, detail({ reviews: 3 }));
    const orders = [
      [imported(WORD, NOW, detail()), { ...say, id: 'f' }],
      [{ ...say, id: '0' }, imported(WORD, NOW, detail())],
    ];
    for (const events of orders) {
      const { cards } = replayMemory(events);
      expect(cards.get('word:1-say')).toMatchObject({ reviews: 3 });
      expect(cards.get('word:1-hear')).toMatchObject({ phase: 'new' });
    }
  });

  test('takes no place among the new cards of the day', () => {
    const log = [
      ...Array.from({ length: 50 }, (_, at) =>
        imported(
          `word:${at + 1}-read`,
          NOW,
          detail({ stability: 3, due: NOW - DAY, lastReview: NOW - MINUTE }),
        ),
      ),
      event('card-added', 'kana:き', NOW),
    ];
    expect(queueOf(replayMemory(log), new Date(NOW + MINUTE), () => 420).counts).toMatchObject({ fresh: 1 });
  });
});
