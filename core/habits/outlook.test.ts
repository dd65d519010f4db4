import { describe, expect, test } from 'vitest';
import type { LearningEvent, LearningEventKind, LearningResult } from '../learning/learning-event.ts';
import { replayMemory } from '../memory/replay.ts';
import { forecast, wordsKnown } from './outlook.ts';

const HANOI = () => 420;
const DAY_MS = 86_400_000;
/** 12:00 in Hanoi. */
const NOW = new Date('2026-11-17T12:00:00+07:00');

let ids = 0;
const event = (
  daysAgo: number,
  kind: LearningEventKind,
  subject: string,
  result: LearningResult = 'right',
): LearningEvent => ({
  id: String((ids += 1)),
  kind,
  subject,
  result,
  at: new Date(NOW.getTime() - daysAgo * DAY_MS).toISOString(),
});
const read = (wordId: number) => `word:${wordId}-read`;
/** “Easy” leaves the steps of minutes at once. */
const easy = (daysAgo: number, wordId: number) => event(daysAgo, 'review', read(wordId), 'easy');

describe('forecast', () => {
  const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  const forecastOf = (...events: LearningEvent[]) => forecast(replayMemory(events), NOW, HANOI);

  test.each([
    { events: [], today: 0, sum: 0, why: 'no cards' },
    { events: [event(3, 'card-added', read(1))], today: 0, sum: 0, why: 'new cards are not in it' },
    { events: [easy(100, 1), easy(300, 2)], today: 2, sum: 2, why: 'what is overdue waits today' },
    { events: [easy(0.01, 1)], today: 0, sum: 1, why: 'what was reviewed now comes on a later day' },
    {
      events: [easy(100, 1), event(50, 'card-suspended', read(1))],
      today: 0,
      sum: 0,
      why: 'a card that was set aside does not come',
    },
    {
      events: [easy(100, 1), event(0.01, 'card-buried', read(1))],
      today: 0,
      sum: 1,
      why: 'one that was put off comes tomorrow',
    },
    {
      events: [easy(100, 1), event(1, 'card-buried', read(1))],
      today: 1,
      sum: 1,
      why: 'one that was put off yesterday comes today',
    },
  ])('$why', ({ events, today, sum }) => {
    const counts = forecastOf(...events);
    expect([counts.length, counts[0], sumOf(counts)]).toEqual([30, today, sum]);
  });

  test('a card is on the day when it falls due, and days end at 04:00', () => {
    const [state] = replayMemory([easy(1, 1)]).cards.values();
    const due = state?.due ?? 0;
    const midnight = Date.parse('2026-11-17T00:00:00+07:00');
    const date = Math.floor((due - midnight - DAY_MS / 6) / DAY_MS);
    expect(forecastOf(easy(1, 1)).indexOf(1)).toBe(date);
    expect(date).toBeGreaterThan(0);
  });

  test('a backlog is no wall: what today does not take goes to the next days', () => {
    const cards = Array.from({ length: 50 }, (_, at) => easy(300, at + 1));
    const counts = forecastOf(...cards, event(2, 'memory-most', 'cards:20'));
    expect(counts.slice(0, 4)).toEqual([20, 20, 10, 0]);
  });
});

describe('words known', () => {
  const known = (events: readonly LearningEvent[], placed: readonly number[] = []) => {
    const levelOf = (wordId: number) => (wordId < 100 ? 'N5' : wordId < 200 ? 'N4' : undefined);
    return Object.fromEntries(wordsKnown({ memory: replayMemory(events), now: NOW, placed, levelOf }));
  };

  test.each([
    { events: [], expected: {}, why: 'nothing' },
    { events: [easy(0, 1), easy(0, 2), easy(0, 101)], expected: { N5: 2, N4: 1 }, why: 'just reviewed' },
    {
      events: [event(3, 'card-added', read(1)), easy(0, 2)],
      expected: { N5: 1 },
      why: 'a word that was never asked counts nothing',
    },
    { events: [event(0, 'card-known', read(1))], expected: { N5: 1 }, why: 'the learner says so' },
    {
      events: [event(0, 'review', 'word:1-say', 'easy'), event(0, 'review', 'kana:あ', 'easy')],
      expected: {},
      why: 'only reading counts, and only words',
    },
    { events: [easy(0, 900)], expected: {}, why: 'a word without a level is left out' },
  ])('$why', ({ events, expected }) => {
    expect(known(events)).toEqual(expected);
  });

  test('words that were not asked for long count less, and not nothing', () => {
    const events = Array.from({ length: 90 }, (_, at) => easy(200, at + 1));
    const { N5: count } = known(events);
    expect(count).toBeGreaterThan(10);
    expect(count).toBeLessThan(80);
  });

  test('a word of the placement test counts once, and by its card as soon as that was asked', () => {
    expect(known([], [1, 2])).toEqual({ N5: 2 });
    expect(known([event(3, 'card-added', read(1))], [1, 2])).toEqual({ N5: 2 });
    const asked = Array.from({ length: 90 }, (_, at) => easy(200, at + 1));
    const words = Array.from({ length: 90 }, (_, at) => at + 1);
    expect(known(asked, words)).toEqual(known(asked));
  });
});
