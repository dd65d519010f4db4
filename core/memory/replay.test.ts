import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Grade, inOrder, type LearningEvent } from '../learning/learning-event.ts';
import { cardOf, thingOf } from './card.ts';
import { leechesOf, memoryOfWords } from './levels.ts';
import { DAY, event, MINUTE, NOW, review, logOf } from './log-for-test.ts';
import { createMemory, replayMemory, withEvents } from './replay.ts';

const someLog = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: 60 }).map(logOf);

/** What learners can notice: the cards and the settings. */
const seen = (events: readonly LearningEvent[]) => {
  const { cards, settings } = replayMemory(events);
  return { cards, settings };
};

const shuffledLog = someLog.chain((log) =>
  fc
    .shuffledSubarray([...log, ...log], { minLength: log.length * 2, maxLength: log.length * 2 })
    .map((shuffled) => ({ log, shuffled })),
);

describe('replay', () => {
  test('neither the order of arrival nor duplicates change the state', () => {
    fc.assert(
      fc.property(shuffledLog, ({ log, shuffled }) => {
        expect(seen(shuffled)).toEqual(seen(log));
      }),
    );
  });

  test('events one by one, in any order, end where all at once end', () => {
    fc.assert(
      fc.property(shuffledLog, ({ log, shuffled }) => {
        const { cards, settings } = shuffled.reduce(
          (memory, one) => withEvents(memory, [one]),
          createMemory(),
        );
        expect({ cards, settings }).toEqual(seen(log));
      }),
    );
  });

  test('the whole log given again and again, as it grows, ends where all at once end', () => {
    fc.assert(
      fc.property(someLog, fc.array(fc.nat(), { maxLength: 5 }), (log, cuts) => {
        // As a browser does: in order, some events as new objects because the server has them now.
        const grown = cuts.map((cut) => inOrder(log.slice(0, cut % (log.length + 1))));
        const all = inOrder(log).map((one, at) => (at % 3 === 0 ? { ...one } : one));
        const { cards, settings } = [...grown, all].reduce(withEvents, createMemory());
        expect({ cards, settings }).toEqual(seen(log));
      }),
    );
  });

  test('merging two devices is commutative', () => {
    fc.assert(
      fc.property(someLog, someLog, (phone, laptop) => {
        const onPhone = withEvents(replayMemory(phone), laptop);
        const onLaptop = withEvents(replayMemory(laptop), phone);
        expect(onPhone.cards).toEqual(onLaptop.cards);
        expect(onPhone.settings).toEqual(onLaptop.settings);
      }),
    );
  });

  test('an undone review is as if it had never been', () => {
    fc.assert(
      fc.property(someLog, fc.nat(), (log, which) => {
        const reviews = log.filter(({ kind }) => kind === 'review');
        const undone = reviews[which % Math.max(1, reviews.length)];
        fc.pre(undone !== undefined);
        const undo = event('review-undone', `event:${undone?.id}`, NOW);
        expect(seen([...log, undo])).toEqual(seen(log.filter((one) => one !== undone)));
      }),
    );
  });

  test('the events of one thing and the settings are enough for its cards', () => {
    fc.assert(
      fc.property(someLog, (log) => {
        const isOfWord = ({ subject }: LearningEvent) => {
          const card = cardOf(subject);
          return card !== null && thingOf(card) === 'word:1';
        };
        const whole = replayMemory(log).cards;
        const part = replayMemory(log.filter((one) => isOfWord(one) || cardOf(one.subject) === null)).cards;
        expect([...part.values()]).toEqual([...whole.values()].filter(({ thing }) => thing === 'word:1'));
      }),
    );
  });

  test('the earlier time of an event counts: the server sets back a clock that is ahead', () => {
    const early = review('kana:き', 'good', NOW);
    const late = { ...early, at: new Date(NOW + 9 * DAY).toISOString() };
    expect(seen([late, early])).toEqual(seen([early]));
    expect(seen([early, late])).toEqual(seen([early]));
    expect(withEvents(replayMemory([late]), [early]).cards).toEqual(replayMemory([early]).cards);
  });

  test('what says nothing about memory changes nothing, not even the object', () => {
    const memory = replayMemory([event('card-added', 'word:1-read', NOW)]);
    const others = [
      event('kana-read', 'kana:き', NOW, 'wrong'),
      event('step-finished', 'step:n5-1-ten', NOW),
      event('card-added', 'word:1', NOW),
      event('review', 'step:n5-1-ten', NOW, 'good'),
    ];
    expect(withEvents(memory, others)).toBe(memory);
  });

  test('only a grade is a review, and only “right” changes a card', () => {
    const log = [
      event('review', 'word:1-read', NOW, 'right'),
      event('card-known', 'word:2-read', NOW, 'wrong'),
    ];
    expect(replayMemory(log).cards.size).toBe(0);
  });
});

test('the settings of the time of the review count, also when they arrive late', () => {
  const reviews = [0, 1, 12, 60].map((days) => review('word:1-read', 'good', NOW + days * DAY));
  const wish = event('memory-wish', 'retention:80', NOW + 30 * DAY);
  const dueOf = (log: readonly LearningEvent[]) => replayMemory(log).cards.get('word:1-read')?.due ?? 0;
  expect(dueOf([...reviews.slice(0, 3), wish])).toBe(dueOf(reviews.slice(0, 3)));
  expect(dueOf([...reviews, wish])).toBeGreaterThan(dueOf(reviews));
  expect(withEvents(replayMemory(reviews), [wish]).cards).toEqual(replayMemory([wish, ...reviews]).cards);
});

describe('directions of a word', () => {
  const until = (count: number) =>
    replayMemory(
      [0, 0.01, 2, 12].slice(0, count).map((days) => review('word:1-read', 'good', NOW + days * DAY)),
    );

  test('open once it is read well, and not before', () => {
    fc.assert(
      fc.property(
        someLog.map((log) => log.filter(({ subject }) => !['word:1-say', 'word:1-hear'].includes(subject))),
        (log) => {
          // A card that was ever stable has opened them; only a replay of every prefix knows.
          const times = log.map(({ at }) => at);
          const wasStable = times.some((time) => {
            const card = replayMemory(
              log.filter(({ at, kind }) => at <= time || kind === 'review-undone'),
            ).cards.get('word:1-read');
            return card?.phase === 'review' && card.stability >= 21;
          });
          const { cards } = replayMemory(log);
          expect([cards.has('word:1-say'), cards.has('word:1-hear')]).toEqual([wasStable, wasStable]);
        },
      ),
    );
  });

  test('are new cards, added when the reading became stable', () => {
    expect([...until(3).cards.keys()]).toEqual(['word:1-read']);
    expect(until(4).cards.get('word:1-say')).toMatchObject({ phase: 'new', addedAt: NOW + 12 * DAY });
    expect([...until(4).cards.keys()]).toEqual(['word:1-read', 'word:1-say', 'word:1-hear']);
  });

  test('close when the review that opened them is undone', () => {
    const memory = until(4);
    const last = memory.log.things.get('word:1')?.events.at(-1);
    const undone = withEvents(memory, [event('review-undone', `event:${last?.id}`, NOW)]);
    expect([...undone.cards.keys()]).toEqual(['word:1-read']);
  });

  test('stay closed for a word that the learner knows', () => {
    const { cards } = replayMemory([event('card-known', 'word:1-read', NOW)]);
    expect([...cards.values()].map(({ subject, isKnown }) => [subject, isKnown])).toEqual([
      ['word:1-read', true],
    ]);
  });
});

describe('what a learner does with a card', () => {
  const added = event('card-added', 'word:1-read', NOW);
  test.each([
    { events: [['card-known', 1]], state: { isKnown: true }, why: 'known is put away' },
    {
      events: [
        ['card-known', 1],
        ['card-added', 2],
      ],
      state: { isKnown: true },
      why: 'a lesson that adds it again does not bring it back',
    },
    {
      events: [
        ['card-known', 1],
        ['card-resumed', 2],
      ],
      state: { isKnown: false },
      why: 'the learner does',
    },
    { events: [['card-suspended', 1]], state: { isSuspended: true }, why: 'suspended' },
    {
      events: [
        ['card-resumed', 1],
        ['card-suspended', 2],
      ],
      state: { isSuspended: true },
      why: 'the last one counts',
    },
    { events: [['card-buried', 1]], state: { buriedAt: NOW + DAY }, why: 'buried at that time' },
  ] as const)('$why', ({ events, state }) => {
    const log = events.map(([kind, day]) => event(kind, 'word:1-read', NOW + day * DAY));
    expect(replayMemory([added, ...log]).cards.get('word:1-read')).toMatchObject(state);
  });
});

describe('leeches', () => {
  const forgotten = (times: number, from = NOW): LearningEvent[] =>
    Array.from({ length: times }, (_, at) => {
      const day = from + at * 10 * DAY;
      return (['good', 'good', 'again', 'good'] as const).map((grade: Grade, step) =>
        review('word:7-read', grade, day + (step < 2 ? step * 10 * MINUTE : 5 * DAY + step * 10 * MINUTE)),
      );
    }).flat();

  test.each([
    { times: 7, isLeech: false },
    { times: 8, isLeech: true },
  ])('forgotten $times times: $isLeech', ({ times, isLeech }) => {
    const memory = replayMemory(forgotten(times));
    expect(leechesOf(memory).map(({ subject }) => subject)).toEqual(isLeech ? ['word:7-read'] : []);
    expect(memoryOfWords(memory).get(7)).toBe(isLeech ? 'aside' : 'young');
  });

  test('resumed, it gets four more chances', () => {
    const back = [...forgotten(8), event('card-resumed', 'word:7-read', NOW + 100 * DAY)];
    expect(leechesOf(replayMemory(back))).toEqual([]);
    expect(leechesOf(replayMemory([...back, ...forgotten(3, NOW + 101 * DAY)]))).toEqual([]);
    expect(leechesOf(replayMemory([...back, ...forgotten(4, NOW + 101 * DAY)]))).toHaveLength(1);
  });
});

test.each([
  { log: [], level: undefined, why: 'no card' },
  { log: [event('card-added', 'word:1-read', NOW)], level: 'new', why: 'never asked' },
  { log: [review('word:1-read', 'good', NOW)], level: 'learning', why: 'in steps of minutes' },
  { log: [review('word:1-read', 'easy', NOW)], level: 'young', why: 'for eight days' },
  {
    log: [0, 8].map((days) => review('word:1-read', 'easy', NOW + days * DAY)),
    level: 'stable',
    why: 'for more than three weeks',
  },
  { log: [event('card-known', 'word:1-read', NOW)], level: 'known', why: 'the learner says so' },
  { log: [event('card-suspended', 'word:1-read', NOW)], level: 'aside', why: 'set aside by hand' },
])('a word is $level: $why', ({ log, level }) => {
  expect(memoryOfWords(replayMemory(log)).get(1)).toBe(level);
});
