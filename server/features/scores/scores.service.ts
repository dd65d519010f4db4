import {
  BROWSER_TRIES_DAYS,
  CREDITS_PER_MINUTE_MAX,
  DAY_MS,
  MINUTE_MS,
  POINTS_PER_DAY_MAX,
  REFUSED_ANSWERS_DAYS,
} from '#contract/limits.ts';
import type { PracticeMode } from '#contract/practice/modes.ts';
import { practiceRefusals } from '#contract/texts/practice.ts';
import type { Mistake, Verdict } from '#core/grading/judgement.ts';
import { normalForm } from '#core/grading/normal-form.ts';
import { pointsFor, TRIES_SPENT_BY_REVEAL } from '#core/scoring/points.ts';
import { dayStartInVietnam } from '#core/vietnamese/time-in-vietnam.ts';
import type { Database } from '#server/db/connect.ts';
import type { Caller, Visitor } from '#server/http/route.ts';
import { createMistakesRepository } from './mistakes.repository.ts';
import { type Attempt, createScoresRepository, type ScoresRepository } from './scores.repository.ts';

interface ScoresParts {
  readonly db: Database;
  /** Keyed by the server's secret: browser ids and addresses are stored only as hashes. */
  readonly hash: (text: string) => string;
  readonly clock: () => Date;
}

interface Practised {
  readonly id: number;
  readonly createdBy: number | null;
}

interface JudgedTry {
  readonly mode: PracticeMode;
  readonly typed: string;
  readonly verdict: Verdict;
  readonly mistakes: readonly Mistake[];
}

interface Earned {
  readonly points: number;
  /** The limit that prevented points for a right answer. */
  readonly pointsNote?: string;
}
const NOTHING: Earned = { points: 0 };

/** Tries and points of logged-in learners (PRODUCT.md, Scores). The total is the sum of the ledger. */
export function createScoresService({ db, hash, clock }: ScoresParts) {
  const stored = createScoresRepository(db);

  /** The reason why a learner earns nothing for now, or null. Call it with the learner locked. */
  async function limitReached(scores: ScoresRepository, userId: number): Promise<string | null> {
    const now = clock();
    const minuteAgo = new Date(now.getTime() - MINUTE_MS);
    const { points, credits } = await scores.earnedSince(userId, dayStartInVietnam(now), minuteAgo);
    if (points >= POINTS_PER_DAY_MAX) return practiceRefusals.dailyPointsReached(POINTS_PER_DAY_MAX);
    return credits >= CREDITS_PER_MINUTE_MAX ? practiceRefusals.tooFast(CREDITS_PER_MINUTE_MAX) : null;
  }

  /**
   * The points of a right answer. Concurrent answers are handled one after the other. Beyond a limit nothing is
   * written, not even the try, so the same answer earns the same points later.
   */
  const credit = (attempt: Attempt): Promise<Earned> =>
    db.transaction(async (tx) => {
      const scores = createScoresRepository(tx);
      // A separate statement: the one that waits for the lock would not see credits made in the meantime.
      await scores.lockLearner(attempt.userId);
      if ((await scores.pointsOf(attempt)) !== null) return NOTHING;
      const pointsNote = await limitReached(scores, attempt.userId);
      if (pointsNote !== null) return { ...NOTHING, pointsNote };
      const points = pointsFor(attempt.mode, await scores.countTry(attempt));
      return (await scores.credit({ ...attempt, points, createdAt: clock() })) ? { points } : NOTHING;
    });

  const refuse = (attempt: Attempt, judged: JudgedTry): Promise<Earned> =>
    db.transaction(async (tx) => {
      const tryNumber = await createScoresRepository(tx).countTry(attempt);
      return storeMistakes(tx, attempt, judged, tryNumber);
    });

  /** The same wrong answer again is no new confusion, so its mistakes are stored once. */
  async function storeMistakes(
    within: Database,
    attempt: Attempt,
    { typed, mistakes }: JudgedTry,
    tryNumber: number,
  ): Promise<Earned> {
    const createdAt = clock();
    const refused = { ...attempt, normalForm: normalForm(typed), tryNumber, createdAt };
    if (await createScoresRepository(within).storeRefused(refused))
      await createMistakesRepository(within).add(attempt, mistakes, createdAt);
    return NOTHING;
  }

  /** A slip is not a try. If an author accepts it later, it counts as the next try. */
  const storeSlip = (attempt: Attempt, judged: JudgedTry): Promise<Earned> =>
    db.transaction(async (tx) => {
      const tryNumber = (await createScoresRepository(tx).triesOf(attempt)) + 1;
      return storeMistakes(tx, attempt, judged, tryNumber);
    });

  async function applyVerdict(attempt: Attempt, judged: JudgedTry): Promise<Earned> {
    if (judged.verdict === 'almost') return storeSlip(attempt, judged);
    return judged.verdict === 'wrong' ? refuse(attempt, judged) : credit(attempt);
  }

  const browserOf = (browserId: string): string => hash(JSON.stringify(['browser', browserId]));

  /** Stores nothing without a browser id. */
  async function countInBrowser(
    { browserId, address }: Visitor,
    sentenceId: number,
    mode: PracticeMode,
    tries: Parameters<ScoresRepository['addBrowserTries']>[1],
  ): Promise<void> {
    if (browserId === null) return;
    const triedAt = clock();
    const origin = hash(JSON.stringify(['tries from', dayStartInVietnam(triedAt), address]));
    const attempt = { browser: browserOf(browserId), sentenceId, mode, origin, triedAt };
    await stored.addBrowserTries(attempt, tries);
  }

  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS);

  return {
    scoreOf: (userId: number): Promise<number> => stored.scoreOf(userId),

    /** Nothing counts after the credit, nor for one's own sentence. */
    async record(learner: Caller, sentence: Practised, judged: JudgedTry, { browserId }: Visitor) {
      const attempt = { userId: learner.id, sentenceId: sentence.id, mode: judged.mode };
      const counts = !isOwn(learner, sentence) && (await stored.pointsOf(attempt)) === null;
      if (counts && browserId !== null) await stored.takeBrowserTries(browserOf(browserId), attempt);
      const earned = counts ? await applyVerdict(attempt, judged) : NOTHING;
      return { ...earned, score: await stored.scoreOf(learner.id) };
    },

    /** Stores a wrong answer of a visitor, to be counted after their login. */
    recordWrong: (visitor: Visitor, sentence: Practised, mode: PracticeMode): Promise<void> =>
      countInBrowser(visitor, sentence.id, mode, { add: 1 }),

    /** Deletes refused answers and browser tries that are too old to matter. */
    async cleanUp(): Promise<void> {
      await stored.deleteRefusedBefore(daysAgo(REFUSED_ANSWERS_DAYS));
      await stored.deleteBrowserTriesBefore(daysAgo(BROWSER_TRIES_DAYS));
    },

    async reveal(
      learner: Caller | null,
      sentence: Practised,
      mode: PracticeMode,
      visitor: Visitor,
    ): Promise<void> {
      if (!learner) return countInBrowser(visitor, sentence.id, mode, { atLeast: TRIES_SPENT_BY_REVEAL });
      if (isOwn(learner, sentence)) return;
      await stored.spendTries({ userId: learner.id, sentenceId: sentence.id, mode }, TRIES_SPENT_BY_REVEAL);
    },

    /**
     * Credits an answer that was refused in these modes and is now right, for each learner as the try that it was.
     * Returns what each has earned.
     */
    async creditRefused(
      sentence: Practised,
      refused: { readonly normalForm: string; readonly modes: readonly PracticeMode[] },
      within: Database,
    ): Promise<ReadonlyMap<number, number>> {
      const scores = createScoresRepository(within);
      const sentenceId = sentence.id;
      const rows = await scores.takeRefused(sentenceId, refused.normalForm, refused.modes);
      const userIds = rows.map(({ userId }) => userId);
      const known = await scores.creditsOf(userIds, sentenceId);
      const before = new Map(known.map(({ userId, mode, points }) => [`${userId} ${mode}`, points]));
      const earned = new Map<number, number>();
      const credits = rows.flatMap(({ userId, mode, tryNumber }) => {
        const points = pointsFor(mode, tryNumber);
        const more = points - (before.get(`${userId} ${mode}`) ?? 0);
        if (more <= 0 || userId === sentence.createdBy) return [];
        earned.set(userId, (earned.get(userId) ?? 0) + more);
        return [{ userId, sentenceId, mode, points, createdAt: clock() }];
      });
      await scores.creditAtLeast(credits);
      return earned;
    },
  };
}

export type ScoresService = ReturnType<typeof createScoresService>;

const isOwn = (learner: Caller, { createdBy }: Practised): boolean => createdBy === learner.id;
