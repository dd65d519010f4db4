import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, type MinutesEast } from '../learning/learning-day.ts';
import type { Grade, LearningEvent } from '../learning/learning-event.ts';
import { isAside } from './card-state.ts';
import { DAY, event, HANOI, MINUTE, NOW, review, logOf } from './log-for-test.ts';
import { queueOf } from './queue.ts';
import { type Memory, replayMemory, withEvents } from './replay.ts';

const someLog = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: 60 }).map(logOf);

const at = (time: number, minutesEast: MinutesEast = HANOI) => [new Date(time), minutesEast] as const;
const asked = (log: readonly LearningEvent[], time = NOW) =>
  queueOf(replayMemory(log), ...at(time)).cards.map(({ subject }) => subject);
const added = (subject: string, days = -1) => event('card-added', subject, NOW + days * DAY);
const many = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index);
/** Cards of words that were answered “easy” so long ago: they have come back after seven to ten days. */
const learnt = (count: number, daysAgo: number, from = 100) =>
  many(count, from).map((id) => review(`word:${id}-read`, 'easy', NOW - daysAgo * DAY));

describe('who is asked', () => {
  test.each([
    { log: [added('kana:き')], cards: ['kana:き'], why: 'a new card' },
    { log: [review('kana:き', 'again', NOW - 2 * MINUTE)], cards: ['kana:き'], why: 'a step that is over' },
    { log: learnt(1, 12), cards: ['word:100-read'], why: 'a card that is due' },
    { log: learnt(1, 3), cards: [], why: 'not a card that is remembered' },
    {
      log: [...learnt(1, 12), event('card-suspended', 'word:100-read', NOW - DAY)],
      cards: [],
      why: 'not a suspended one',
    },
    {
      log: [...learnt(1, 12), event('card-known', 'word:100-read', NOW - DAY)],
      cards: [],
      why: 'not a known one',
    },
    {
      log: [...learnt(1, 12), event('card-buried', 'word:100-read', NOW - MINUTE)],
      cards: [],
      why: 'not one that was buried today',
    },
    {
      log: [...learnt(1, 12), event('card-buried', 'word:100-read', NOW - 6 * 60 * MINUTE)],
      cards: ['word:100-read'],
      why: 'but one that was buried before 04:00',
    },
    {
      log: [added('word:1-read'), added('word:1-say')],
      cards: ['word:1-read'],
      why: 'siblings are asked on different days',
    },
    {
      log: [...learnt(1, 12, 1), added('word:1-say')],
      cards: ['word:1-read'],
      why: 'a due card goes before its new sibling',
    },
    {
      log: [
        review('word:1-read', 'good', NOW - 60 * MINUTE),
        review('word:1-read', 'good', NOW - 50 * MINUTE),
        added('word:1-say'),
      ],
      cards: [],
      why: 'a sibling was asked today',
    },
  ])('$why', ({ log, cards }) => {
    expect(asked(log)).toEqual(cards);
  });

  test('due by day: a card that comes back in the evening is asked in the morning', () => {
    const evening = NOW - DAY + 12 * 60 * MINUTE;
    const log = [review('kana:き', 'hard', evening), review('kana:き', 'easy', evening + 6 * MINUTE)];
    const { due = 0 } = replayMemory(log).cards.get('kana:き') ?? {};
    const morning = due - 12 * 60 * MINUTE;
    expect(asked(log, morning)).toEqual(['kana:き']);
  });

  test('once a day, also on the day with 25 hours', () => {
    const change = NOW + 6 * 60 * MINUTE;
    const zone: MinutesEast = (when) => (when.getTime() < change ? 120 : 60);
    // 04:00 of the learner; a day later it is 03:30, which is the same day of learning.
    const log = [
      review('kana:き', 'again', NOW),
      review('kana:き', 'good', NOW + 20 * MINUTE),
      review('kana:き', 'good', NOW + 30 * MINUTE),
    ];
    const { due } = replayMemory(log).cards.get('kana:き') ?? {};
    expect(due).toBe(NOW + 30 * MINUTE + DAY);
    const askedAt = (time: number) => queueOf(replayMemory(log), ...at(time, zone)).cards.length;
    expect([askedAt(NOW + DAY + 40 * MINUTE), askedAt(NOW + DAY + 70 * MINUTE)]).toEqual([0, 1]);
  });

  test('steps first, then reviews, then new cards in the order in which they were added', () => {
    const log = [
      added('word:2-read', -1),
      added('word:1-read', -2),
      ...learnt(1, 12),
      review('kana:き', 'good', NOW - 15 * MINUTE),
    ];
    expect(asked(log)).toEqual(['kana:き', 'word:100-read', 'word:1-read', 'word:2-read']);
  });
});

describe('limits of a day', () => {
  const limited = (kind: 'memory-new' | 'memory-most', cards: number) =>
    event(kind, `cards:${cards}`, NOW - 50 * DAY);

  test('new cards: so many, with those that were begun today', () => {
    const log = [limited('memory-new', 4), ...many(9).map((id) => added(`word:${id}-read`))];
    const { counts } = queueOf(replayMemory(log), ...at(NOW));
    expect(counts).toMatchObject({ fresh: 4, due: 0, steps: 0 });
    const begun = [review('word:1-read', 'easy', NOW), review('word:2-read', 'easy', NOW)];
    expect(queueOf(replayMemory([...log, ...begun]), ...at(NOW)).counts.fresh).toBe(2);
    expect(queueOf(replayMemory([...log, ...begun]), ...at(NOW + DAY)).counts.fresh).toBe(4);
  });

  test('after an absence: no more reviews than the learner wants, and nothing new', () => {
    const log = [
      limited('memory-most', 30),
      ...learnt(200, 60),
      ...many(5).map((id) => added(`word:${id}-read`)),
    ];
    const { counts } = queueOf(replayMemory(log), ...at(NOW));
    expect(counts).toMatchObject({ due: 30, fresh: 0, waiting: 170 });
    const done = many(30, 100).map((id) => review(`word:${id}-read`, 'good', NOW));
    const after = queueOf(replayMemory([...log, ...done]), ...at(NOW + MINUTE));
    expect(after.counts).toMatchObject({ due: 0, fresh: 0, waiting: 170 });
    expect(after.nextAt).toBe(Date.parse('2026-11-17T21:00:00Z'));
  });

  test('the estimate grows with the cards', () => {
    const minutes = [0, 30, 60].map(
      (count) => queueOf(replayMemory(learnt(count, 60)), ...at(NOW)).counts.minutes,
    );
    expect(minutes).toEqual([0, 4, 8]);
  });
});

describe('when nothing is left', () => {
  test.each([
    { log: [], next: null, why: 'no cards: nothing will come' },
    { log: [event('card-known', 'word:1-read', NOW)], next: null, why: 'all are known' },
    { log: [review('kana:き', 'easy', NOW)], next: 'a week', why: 'the day on which the next one is due' },
    {
      log: [added('word:1-read'), event('card-buried', 'word:1-read', NOW)],
      next: 'tomorrow',
      why: 'a buried card comes tomorrow',
    },
    {
      log: [added('word:1-read'), event('memory-new', 'cards:0', NOW)],
      next: null,
      why: 'who wants no new cards gets none',
    },
  ])('$why', ({ log, next }) => {
    const memory = replayMemory(log);
    const { cards, nextAt } = queueOf(memory, ...at(NOW));
    expect(cards).toEqual([]);
    const today = dayOf(new Date(NOW), HANOI);
    const due = memory.cards.get('kana:き')?.due ?? 0;
    const expected = { tomorrow: today + 1, 'a week': dayOf(new Date(due), HANOI) };
    expect(nextAt === null ? null : dayOf(new Date(nextAt), HANOI)).toBe(
      next === null ? null : expected[next as 'tomorrow'],
    );
    // The day begins with it.
    expect(nextAt === null || dayOf(new Date(nextAt - 1), HANOI) === dayOf(new Date(nextAt), HANOI) - 1).toBe(
      true,
    );
  });

  test('a step that is near does not make the learner wait, but others go first', () => {
    const failed = review('kana:き', 'again', NOW);
    expect(asked([failed])).toEqual(['kana:き']);
    expect(asked([failed, ...learnt(1, 12)])).toEqual(['word:100-read']);
  });
});

describe('balance', () => {
  /** Due so many days from now, or up to a few days earlier. */
  const dueIn = (days: number, count: number, from: number) =>
    many(count, from).flatMap((id) => {
      const first = review(`word:${id}-read`, 'easy', NOW - 200 * DAY);
      const second = review(`word:${id}-read`, 'good', NOW - 200 * DAY + 30 * DAY);
      const { due = 0 } = replayMemory([first, second]).cards.get(`word:${id}-read`) ?? {};
      const shift = NOW + days * DAY - due;
      return [first, second].map((one) => ({
        ...one,
        at: new Date(Date.parse(one.at) + shift).toISOString(),
      }));
    });

  test('a day with little takes from a full one, within the fuzz of its cards', () => {
    const log = [...dueIn(0, 2, 1000), ...dueIn(1, 20, 2000)];
    expect(queueOf(replayMemory(log), ...at(NOW)).counts.due).toBe(11);
  });

  test.each([
    { days: 1, count: 1, why: 'one card alone keeps its day' },
    { days: 60, count: 40, why: 'nothing is asked before its fuzz begins' },
  ])('$why', ({ days, count }) => {
    expect(queueOf(replayMemory(dueIn(days, count, 3000)), ...at(NOW)).counts.due).toBe(0);
  });

  test('reviewing does not make the day longer', () => {
    const log = [...dueIn(0, 2, 1000), ...dueIn(1, 20, 2000), ...dueIn(3, 9, 4000)];
    let memory = replayMemory(log);
    const total = queueOf(memory, ...at(NOW)).counts.due;
    for (let done = 0; done < total; done += 1) {
      const [card] = queueOf(memory, ...at(NOW + done * MINUTE)).cards;
      memory = withEvents(memory, [review(card?.subject ?? '', 'good', NOW + done * MINUTE)]);
      expect(queueOf(memory, ...at(NOW + done * MINUTE)).counts.due).toBe(total - done - 1);
    }
  });
});

/** Answers everything that is asked now, step by step, as long as there is something. */
/** One answer a minute. */
const MOST_TURNS = 60;

function answerAll(memory: Memory, now: number, zone: MinutesEast, grades: readonly Grade[]): Memory {
  let after = memory;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const time = now + turn * MINUTE;
    const [card] = queueOf(after, ...at(time, zone)).cards;
    if (!card) return after;
    after = withEvents(after, [review(card.subject, grades[turn % grades.length] ?? 'good', time)]);
  }
  return after;
}

/** Hanoi, Tokyo, a zone with summer time, and one that changes by half an hour. */
const ZONES: readonly MinutesEast[] = [
  HANOI,
  () => 540,
  (when) => (when.getTime() % (180 * DAY) < 90 * DAY ? 60 : 120),
  (when) => (when.getTime() % (100 * DAY) < 50 * DAY ? 630 : 660),
  () => -600,
];
const someZone = fc.constantFrom(...ZONES);
const someGrades = fc.array(fc.constantFrom<Grade>('again', 'hard', 'good', 'good', 'easy'), {
  minLength: 1,
  maxLength: 9,
});

describe('nothing that is due is lost', () => {
  const someMoment = fc.integer({ min: 0, max: 400 * 24 * 60 }).map((minutes) => NOW + minutes * MINUTE);

  test('at any moment, in any zone: it is asked, or today has a reason to wait', () => {
    fc.assert(
      fc.property(someLog, someMoment, someZone, (log, now, zone) => {
        const memory = replayMemory(log);
        const queue = queueOf(memory, ...at(now, zone));
        const today = dayOf(new Date(now), zone);
        const isToday = (time: number | null) => time !== null && dayOf(new Date(time), zone) === today;
        const busy = new Set(
          [...memory.cards.values()]
            .filter(({ lastReview }) => isToday(lastReview))
            .map(({ thing }) => thing),
        );
        for (const { thing } of queue.cards) busy.add(thing);
        const lost = [...memory.cards.values()].filter(
          (card) =>
            card.phase === 'review' &&
            dayOf(new Date(card.due), zone) <= today &&
            !isAside(card) &&
            !isToday(card.buriedAt) &&
            !busy.has(card.thing),
        );
        expect(lost).toHaveLength(queue.counts.waiting);
      }),
    );
  });

  test('who comes every day has seen it within days, over clock jumps and journeys', () => {
    const someVisits = fc.array(
      fc.record({
        // Up to two days on, or back by a wrong clock.
        jump: fc.integer({ min: -3 * 24 * 60, max: 2 * 24 * 60 }),
        zone: someZone,
        grades: someGrades,
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(someLog, someMoment, someVisits, someZone, (log, begin, visits, home) => {
        let [memory, now] = [replayMemory(log), begin];
        for (const { jump, zone, grades } of visits) {
          now += jump * MINUTE;
          memory = answerAll(memory, now, zone, grades);
        }
        // The clock is right again, and the learner at home.
        const start = Math.max(now, begin) + 2 * DAY;
        const due = [...memory.cards.values()].filter((card) => card.phase !== 'new' && card.due <= start);
        for (let day = 0; day < 6; day += 1) memory = answerAll(memory, start + day * DAY, home, ['good']);
        const lost = due.filter(({ subject }) => {
          const card = memory.cards.get(subject);
          return card && !isAside(card) && (card.lastReview ?? 0) < start;
        });
        expect(lost).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('siblings are never begun or reviewed on one day by who follows the queue', () => {
    fc.assert(
      fc.property(someLog, someMoment, someZone, someGrades, (log, now, zone, grades) => {
        const before = replayMemory(log);
        const today = dayOf(new Date(now), zone);
        const isUntouched = [...before.cards.values()].every(
          ({ lastReview }) => dayOf(new Date(lastReview ?? 0), zone) !== today,
        );
        // A sitting past 04:00 is on two days, and a sibling may begin on the second.
        fc.pre(isUntouched && dayOf(new Date(now + MOST_TURNS * MINUTE), zone) === today);
        const after = answerAll(before, now, zone, grades);
        const begun = [...after.cards.values()].filter(({ subject, lastRecall, firstReview }) => {
          const known = before.cards.get(subject);
          return lastRecall !== (known?.lastRecall ?? null) || firstReview !== (known?.firstReview ?? null);
        });
        expect(new Set(begun.map(({ thing }) => thing)).size).toBe(begun.length);
      }),
      { numRuns: 60 },
    );
  });
});

test('the queue does not depend on the order of arrival', () => {
  fc.assert(
    fc.property(someLog, someZone, (log, zone) => {
      const queues = [log, log.toReversed()].map((events) =>
        queueOf(replayMemory(events), ...at(NOW + 90 * DAY, zone)),
      );
      expect(queues[1]).toEqual(queues[0]);
    }),
  );
});
