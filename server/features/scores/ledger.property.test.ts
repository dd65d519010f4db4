import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import { PRACTICE_MODES, type PracticeMode } from '#contract/practice/modes.ts';
import { pointsFor } from '#core/scoring/points.ts';
import { scoreLedger } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { seedOfCommit, testsAll } from '#server/testing/sweeps.ts';

/** A score is the sum of the ledger, for any concurrent actions of learners in any order. */

const { call, factories, db } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
beforeEach(() => emptyTables(db));

const LEARNERS = 3;
const SENTENCES = 2;
const TYPED = {
  right: '水を飲みます',
  noted: '水を飲む',
  almost: 'みづをのみます',
  wrong: '水で飲みます',
  /** Wrong until the suggestion is accepted. */
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
/** Actions of one batch are sent concurrently; the next batch follows after all replies. */
const batches = fc.array(fc.array(action, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 5 });

/** Fresh data for each run: sentence ids are never reused, because the judge keeps earlier ones in memory. */
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

/** The reply that a learner got: the points of this answer, and the total. */
interface Reported extends Pick<JudgedAnswer, 'points' | 'score'> {
  readonly learner: TestUser;
}

async function perform(sent: Action, { sentenceIds, learners, admin }: TestServer): Promise<Reported | null> {
  if (sent.does === 'accept') {
    const sentenceId = at(sentenceIds, sent.sentence);
    // A refusal here is fine: the answer is already right, or a concurrent call has decided.
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

/** One row for each learner, sentence and mode, with points that the tables allow. */
function expectValid({ rows }: Ledger): void {
  const keys = rows.map(({ userId, sentenceId, mode }) => `${userId} ${sentenceId} ${mode}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { mode, points } of rows) expect(ALLOWED[mode]).toContain(points);
}

/**
 * Each total lies between the sums before and after the batch. The reported points add up to the difference; only an
 * accepted suggestion adds points without a reply.
 */
function expectConsistent(
  reported: readonly Reported[],
  before: number,
  after: number,
  isAccepted: boolean,
): void {
  for (const { points, score } of reported) {
    expect(score).toBeGreaterThanOrEqual(before + points);
    expect(score).toBeLessThanOrEqual(after);
  }
  const unexplained = after - before - reported.reduce((sum, { points }) => sum + points, 0);
  expect(unexplained).toBeGreaterThanOrEqual(0);
  expect(unexplained > 0 && !isAccepted).toBe(false);
}

test('a score is the sum of the ledger, whatever is sent concurrently', async () => {
  await fc.assert(
    fc.asyncProperty(batches, async (sent) => {
      const server = await startTestServer();
      let before = await ledgerOf();
      for (const batch of sent) {
        const replies = await Promise.all(batch.map((each) => perform(each, server)));
        const after = await ledgerOf();
        expectValid(after);
        const isAccepted = batch.some(({ does }) => does === 'accept');
        for (const learner of server.learners) {
          const reported = replies.flatMap((reply) => (reply?.learner === learner ? [reply] : []));
          expectConsistent(reported, before.sumOf(learner), after.sumOf(learner), isAccepted);
          expect(await scoreOf(learner)).toBe(after.sumOf(learner));
        }
        before = after;
      }
    }),
    { numRuns: testsAll ? 12 : 3, seed: seedOfCommit() },
  );
});

test('twenty concurrent right answers credit once', async () => {
  const server = await startTestServer();
  const right = {
    does: 'check',
    typed: 'right',
    at: { learner: 0, sentence: 0, mode: 'translate' },
  } as const;
  const reported = await Promise.all(Array.from({ length: 20 }, () => perform(right, server)));
  expect(reported.map((reply) => reply?.points).filter(Boolean)).toEqual([10]);
  expect((await ledgerOf()).rows).toMatchObject([{ userId: server.learners[0]?.id, points: 10 }]);
  expect(await scoreOf(at(server.learners, 0))).toBe(10);
});
