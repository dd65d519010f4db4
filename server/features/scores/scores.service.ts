import {
  BROWSER_TRIES_DAYS,
  CREDITS_PER_MINUTE_MAX,
  DAY_MS,
  LATE_ANSWER_DAYS,
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
  /** When the learner typed it, if it waited for the network. */
  readonly answeredAt?: Date | undefined;
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

  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS);

  /**
   * The reason why a learner earns nothing for an answer of that time, or null. Call it with the learner locked. Answers
   * that waited for the network arrive together, in any order: their own times say how fast they were typed.
   */
  async function limitReached(scores: ScoresRepository, userId: number, at: Date): Promise<string | null> {
    const dayStart = dayStartInVietnam(at);
    const day = { from: dayStart, until: later(dayStart, DAY_MS - 1) };
    const around = { from: later(at, -MINUTE_MS), until: later(at, MINUTE_MS) };
    const { points, credits } = await scores.earnedAround(userId, day, around);
    if (points >= POINTS_PER_DAY_MAX) return practiceRefusals.dailyPointsReached(POINTS_PER_DAY_MAX);
    return credits >= CREDITS_PER_MINUTE_MAX ? practiceRefusals.tooFast(CREDITS_PER_MINUTE_MAX) : null;
  }

  /**
   * The points of a right answer. Call it with the learner locked. Beyond a limit nothing is written, not even the try,
   * so the same answer earns the same points later.
   */
  async function credit(scores: ScoresRepository, attempt: Attempt, at: Date): Promise<Earned> {
    if ((await scores.pointsOf(attempt)) !== null) return NOTHING;
    const pointsNote = await limitReached(scores, attempt.userId, at);
    if (pointsNote !== null) return { ...NOTHING, pointsNote };
    const points = pointsFor(attempt.mode, await scores.countTry(attempt));
    return (await scores.credit({ ...attempt, points, createdAt: at })) ? { points } : NOTHING;
  }

  /** The same wrong answer again is no new confusion, so its mistakes are stored once. */
  async function storeMistakes(
    within: Database,
    attempt: Attempt,
    { typed, mistakes }: JudgedTry,
    tryNumber: number,
    createdAt: Date,
  ): Promise<Earned> {
    const refused = { ...attempt, normalForm: normalForm(typed), tryNumber, createdAt };
    if (await createScoresRepository(within).storeRefused(refused))
      await createMistakesRepository(within).add(attempt, mistakes, createdAt);
    return NOTHING;
  }

  async function applyVerdict(
    within: Database,
    attempt: Attempt,
    judged: JudgedTry,
    at: Date,
  ): Promise<Earned> {
    const scores = createScoresRepository(within);
    if (judged.verdict === 'correct' || judged.verdict === 'correct-with-note')
      return credit(scores, attempt, at);
    // A slip is not a try. If an author accepts it later, it counts as the next try.
    const isSlip = judged.verdict === 'almost';
    const tryNumber = isSlip ? (await scores.triesOf(attempt)) + 1 : await scores.countTry(attempt);
    return storeMistakes(within, attempt, judged, tryNumber, at);
  }

  /**
   * The time of an answer is what its browser says, within limits: nobody earns in the future, in an old month, or before
   * there was an account, which would give a new one the daily limits of a week at once.
   */
  function timeOf({ answeredAt }: JudgedTry, joinedAt: Date): Date {
    const now = clock();
    if (answeredAt === undefined) return now;
    const at = Math.max(answeredAt.getTime(), daysAgo(LATE_ANSWER_DAYS).getTime(), joinedAt.getTime());
    return new Date(Math.min(at, now.getTime()));
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

  return {
    scoreOf: (userId: number): Promise<number> => stored.scoreOf(userId),

    /** Nothing counts after the credit, nor for one's own sentence. Call it in a transaction. */
    async record(
      learner: Caller,
      sentence: Practised,
      judged: JudgedTry,
      { browserId }: Visitor,
      within: Database,
    ) {
      const scores = createScoresRepository(within);
      const attempt = { userId: learner.id, sentenceId: sentence.id, mode: judged.mode };
      const score = () => scores.scoreOf(learner.id);
      if (isOwn(learner, sentence) || (await scores.pointsOf(attempt)) !== null)
        return { ...NOTHING, score: await score() };
      // Concurrent answers are handled one after the other, and lock in the same order.
      const joinedAt = (await scores.lockLearner(learner.id)) ?? clock();
      if (browserId !== null) await scores.takeBrowserTries(browserOf(browserId), attempt);
      const earned = await applyVerdict(within, attempt, judged, timeOf(judged, joinedAt));
      return { ...earned, score: await score() };
    },

    /** Stores a wrong answer of a visitor, to be counted after their login. */
    recordWrong: (visitor: Visitor, sentence: Practised, mode: PracticeMode): Promise<void> =>
      countInBrowser(visitor, sentence.id, mode, { add: 1 }),

    /** Deletes refused answers and browser tries that are too old to matter. */
    async cleanUp(signal?: AbortSignal): Promise<void> {
      await stored.deleteRefusedBefore(daysAgo(REFUSED_ANSWERS_DAYS), signal);
      await stored.deleteBrowserTriesBefore(daysAgo(BROWSER_TRIES_DAYS), signal);
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

const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

const isOwn = (learner: Caller, { createdBy }: Practised): boolean => createdBy === learner.id;
