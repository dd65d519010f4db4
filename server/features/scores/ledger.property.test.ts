import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import { PRACTICE_MODES, type PracticeMode } from '#contract/practice/modes.ts';
import { pointsFor } from '#core/scoring/points.ts';
import { scoreLedger } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

/** Whatever learners do at the same time, in whichever order it arrives: a score is the sum of the ledger. */

const { call, factories, db } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
beforeEach(() => emptyTables(db));

const LEARNERS = 3;
const SENTENCES = 2;
const TYPED = {
  right: '水を飲みます',
  noted: '水を飲む',
  almost: 'みづをのみます',
  wrong: '水で飲みます',
  /** Wrong until the suggestion of it is accepted. */
  suggested: 'お水をいただきます',
} as const;

type Action =
  | { readonly does: 'check'; readonly typed: keyof typeof TYPED; readonly at: Place }
  | { readonly does: 'reveal'; readonly at: Place }
  | { readonly does: 'accept'; readonly sentence: number };

interface Place {
  readonly learner: number;
  readonly sentence: number;
  readonly mode: PracticeMode;
}

const place = fc.record({
  learner: fc.nat(LEARNERS - 1),
  sentence: fc.nat(SENTENCES - 1),
  mode: fc.constantFrom(...PRACTICE_MODES),
});
const typed = fc.constantFrom(...(Object.keys(TYPED) as (keyof typeof TYPED)[]));
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ does: fc.constant('check' as const), typed, at: place }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('reveal' as const), at: place }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('accept' as const), sentence: fc.nat(SENTENCES - 1) }),
  },
);
/** What is sent at once, and after all of it has been answered, the next. */
const batches = fc.array(fc.array(action, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 5 });

/** A house of its own for each run: no sentence has the id of an earlier one, which is still known to the judge. */
let nextSentence = 1;
async function startTestServer() {
  await emptyTables(db);
  const sentenceIds: number[] = [];
  while (sentenceIds.length < SENTENCES) {
    const { sentence } = await factories.topic({ sentence: { id: nextSentence++ } });
    sentenceIds.push(sentence.id);
  }
  const learners: TestUser[] = [];
  while (learners.length < LEARNERS) learners.push(await factories.user());
  const admin = await factories.user({ roles: ['ADMIN'] });
  return { sentenceIds, learners, admin };
}
type TestServer = Awaited<ReturnType<typeof startTestServer>>;

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error(`Nothing at ${index}`);
  return found;
};

/** What a learner was told: what this answer earned, and the total. */
interface Reported extends Pick<JudgedAnswer, 'points' | 'score'> {
  readonly learner: TestUser;
}

async function perform(sent: Action, { sentenceIds, learners, admin }: TestServer): Promise<Reported | null> {
  if (sent.does === 'accept') {
    const sentenceId = at(sentenceIds, sent.sentence);
    // Who is refused here is too late: the answer is right already, or someone else decided in this moment.
    const suggestion = await call('POST', `/api/sentences/${sentenceId}/suggestions`, {
      token: admin.token,
      body: { answer: TYPED.suggested },
    });
    const { id = 0 } = suggestion.body as { id?: number };
    await call('PUT', `/api/suggestions/${id}`, { token: admin.token, body: { state: 'accepted' } });
    return null;
  }
  const { mode } = sent.at;
  const learner = at(learners, sent.at.learner);
  const sentenceId = at(sentenceIds, sent.at.sentence);
  const { token } = learner;
  if (sent.does === 'reveal') {
    await call('POST', `/api/sentences/${sentenceId}/reveal`, { token, body: { mode } });
    return null;
  }
  const reply = await call('POST', `/api/sentences/check-answer?mode=${mode}`, {
    token,
    body: { sentenceId, userAnswer: TYPED[sent.typed] },
  });
  expect(reply.status).toBe(200);
  const { points, score } = reply.body as JudgedAnswer;
  return { learner, points, score };
}

const ledgerOf = async () => {
  const rows = await db.select().from(scoreLedger);
  return {
    rows,
    sumOf: ({ id }: TestUser) =>
      rows.reduce((sum, { userId, points }) => sum + (userId === id ? points : 0), 0),
  };
};
type Ledger = Awaited<ReturnType<typeof ledgerOf>>;

const scoreOf = async ({ id, token }: TestUser) =>
  ((await call('GET', `/auth/${id}/score`, { token })).body as { score: number }).score;

const ALLOWED: Readonly<Record<PracticeMode, readonly number[]>> = {
  translate: [1, 2, 3].map((tryNumber) => pointsFor('translate', tryNumber)),
  listening: [1, 2, 3].map((tryNumber) => pointsFor('listening', tryNumber)),
};

/** One row for what a learner did with a sentence in a mode, worth what the tables have. */
function expectSound({ rows }: Ledger): void {
  const keys = rows.map(({ userId, sentenceId, mode }) => `${userId} ${sentenceId} ${mode}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { mode, points } of rows) expect(ALLOWED[mode]).toContain(points);
}

/**
 * Each total lies between what the learner had before the batch and has after it. What they were told to have earned is
 * what they have more now; only an accepted suggestion adds to that without a reply.
 */
function expectTrue(told: readonly Reported[], before: number, after: number, isAccepted: boolean): void {
  for (const { points, score } of told) {
    expect(score).toBeGreaterThanOrEqual(before + points);
    expect(score).toBeLessThanOrEqual(after);
  }
  const unexplained = after - before - told.reduce((sum, { points }) => sum + points, 0);
  expect(unexplained).toBeGreaterThanOrEqual(0);
  expect(unexplained > 0 && !isAccepted).toBe(false);
}

test('a score is the sum of the ledger, whatever came at once', async () => {
  await fc.assert(
    fc.asyncProperty(batches, async (sent) => {
      const server = await startTestServer();
      let before = await ledgerOf();
      for (const batch of sent) {
        const replies = await Promise.all(batch.map((each) => perform(each, server)));
        const after = await ledgerOf();
        expectSound(after);
        const isAccepted = batch.some(({ does }) => does === 'accept');
        for (const learner of server.learners) {
          const told = replies.flatMap((reply) => (reply?.learner === learner ? [reply] : []));
          expectTrue(told, before.sumOf(learner), after.sumOf(learner), isAccepted);
          expect(await scoreOf(learner)).toBe(after.sumOf(learner));
        }
        before = after;
      }
    }),
    { numRuns: 12 },
  );
});

test('a hundred right answers at once credit once', async () => {
  const server = await startTestServer();
  const right = {
    does: 'check',
    typed: 'right',
    at: { learner: 0, sentence: 0, mode: 'translate' },
  } as const;
  const told = await Promise.all(Array.from({ length: 100 }, () => perform(right, server)));
  expect(told.map((reply) => reply?.points).filter(Boolean)).toEqual([10]);
  expect((await ledgerOf()).rows).toMatchObject([{ userId: server.learners[0]?.id, points: 10 }]);
  expect(await scoreOf(at(server.learners, 0))).toBe(10);
});
