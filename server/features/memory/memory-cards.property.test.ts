import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { GRADES, type LearningEvent } from '#core/learning/learning-event.ts';
import { encodeImported } from '#core/memory/imported-card.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { daysAgo, event, remembering } from '#server/testing/remembering.ts';
import { seedOfCommit, testsAll } from '#server/testing/sweeps.ts';

const { call, factories, db } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const { send, due, kept, expectReplayed } = remembering({ call, db });

/** A learner's log with every kind of event about a few cards, each event with the device that made it. */
const SUBJECTS = [
  'word:1-read',
  'word:1-say',
  'word:2-read',
  'kana:き',
  'sentence:4',
  'blank:4-wa',
  'blank:4-ga',
];
/** From stable to unreadable. */
const detailOf = (percent: number, days: number): string =>
  percent % 5 === 0
    ? 'r.1.2'
    : encodeImported({
        phase: percent % 2 === 0 ? 'review' : 'relearning',
        stability: percent - 60,
        difficulty: percent / 10,
        due: Date.parse(daysAgo(days - 20)),
        lastReview: Date.parse(daysAgo(days + percent)),
        reviews: percent,
        lapses: percent % 12,
      });
const daysBack = fc.integer({ min: 0, max: 300 * 24 }).map((hours) => hours / 24);
const history = fc
  .array(
    fc.record({
      what: fc.oneof(
        { weight: 12, arbitrary: fc.constant('review' as const) },
        {
          weight: 4,
          arbitrary: fc.constantFrom(
            'card-added',
            'card-imported',
            'card-known',
            'card-suspended',
            'card-resumed',
            'card-buried',
          ),
        },
        { weight: 2, arbitrary: fc.constant('review-undone' as const) },
        { weight: 1, arbitrary: fc.constantFrom('memory-wish', 'memory-new') },
      ),
      subject: fc.oneof(fc.constant('word:1-read'), fc.constantFrom(...SUBJECTS)),
      grade: fc.oneof(fc.constantFrom('good', 'easy'), fc.constantFrom(...GRADES)),
      at: daysBack,
      percent: fc.integer({ min: 75, max: 99 }),
      device: fc.nat(1),
      /** Sent once more, at the end. */
      again: fc.boolean(),
      rank: fc.nat(),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((steps) => {
    const made: LearningEvent[] = [];
    return steps.map(({ what, subject, grade, at, percent, ...sending }) => {
      const base = { kind: what, at: daysAgo(at), result: 'right' } as const;
      const reviews = made.filter(({ kind }) => kind === 'review');
      const undone = reviews[percent % Math.max(1, reviews.length)];
      const one =
        what === 'review'
          ? event({ ...base, kind: 'review', subject, result: grade })
          : what === 'review-undone'
            ? event({ ...base, subject: `event:${undone?.id ?? randomUUID()}` })
            : what === 'memory-wish'
              ? event({ ...base, subject: `retention:${percent}` })
              : what === 'card-imported'
                ? event({ ...base, subject, detail: detailOf(percent, at) })
                : event({ ...base, subject: what === 'memory-new' ? `cards:${percent}` : subject });
      made.push(one);
      return { ...sending, event: one };
    });
  });

test('the table equals a replay of the log, in whatever order and however often two devices send it', async () => {
  let opened = 0;
  await fc.assert(
    fc.asyncProperty(history, fc.integer({ min: 1, max: 20 }), async (steps, perCall) => {
      await emptyTables(db);
      const lan = await factories.user();
      const sentBy = (device: number) => {
        const mine = steps.filter((step) => step.device === device).toSorted((a, b) => a.rank - b.rank);
        return [...mine, ...mine.filter(({ again }) => again), ...steps.filter(({ again }) => again)];
      };
      const parts = (device: number) => {
        const events = sentBy(device).map((step) => step.event);
        return Array.from({ length: Math.ceil(events.length / perCall) }, (_, at) =>
          events.slice(at * perCall, (at + 1) * perCall),
        );
      };
      const sendAll = async (device: number) => {
        for (const part of parts(device)) await send(part, lan);
      };
      await Promise.all([sendAll(0), sendAll(1)]);
      await due('', lan);
      await expectReplayed(lan);
      opened += Number((await kept(lan)).some(({ subject }) => subject === 'word:1-hear'));
    }),
    { numRuns: testsAll ? 25 : 10, seed: seedOfCommit() },
  );
  expect(opened).toBeGreaterThan(0);
});
