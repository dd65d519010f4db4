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
import type { Verdict } from '#core/grading/judgement.ts';
import { normalForm } from '#core/grading/normal-form.ts';
import { pointsFor, TRIES_SPENT_BY_REVEAL } from '#core/scoring/points.ts';
import { dayStartInVietnam } from '#core/vietnamese/time-in-vietnam.ts';
import type { Database } from '#server/db/connect.ts';
import type { Caller, Visitor } from '#server/http/route.ts';
import { type Attempt, createScoresRepository, type ScoresRepository } from './scores.repository.ts';

interface ScoresParts {
  readonly db: Database;
  /** Keyed by the server's secret: ids of browsers and addresses are kept as hashes alone. */
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
}

interface Earned {
  readonly points: number;
  /** Why a right answer earned nothing, where a limit is the reason. */
  readonly pointsNote?: string;
}
const NOTHING: Earned = { points: 0 };

/** Tries and points of who is logged in (PRODUCT.md, Scores). The total is the sum of the ledger. */
export function createScoresService({ db, hash, clock }: ScoresParts) {
  const stored = createScoresRepository(db);

  /** Why a learner earns nothing more for now; null where nothing speaks against it. With the learner locked. */
  async function limitReached(scores: ScoresRepository, userId: number): Promise<string | null> {
    const now = clock();
    const minuteAgo = new Date(now.getTime() - MINUTE_MS);
    const { points, credits } = await scores.earnedSince(userId, dayStartInVietnam(now), minuteAgo);
    if (points >= POINTS_PER_DAY_MAX) return practiceRefusals.dailyPointsReached(POINTS_PER_DAY_MAX);
    return credits >= CREDITS_PER_MINUTE_MAX ? practiceRefusals.tooFast(CREDITS_PER_MINUTE_MAX) : null;
  }

  /**
   * What a right answer earned. Of several that come at once, each waits for the one before. Over a limit nothing is
   * written, not even the try: the same answer earns the same on another day.
   */
  const credit = (attempt: Attempt): Promise<Earned> =>
    db.transaction(async (tx) => {
      const scores = createScoresRepository(tx);
      // In a statement of its own: the one that waits for the lock would not see what was credited meanwhile.
      await scores.lockLearner(attempt.userId);
      if ((await scores.pointsOf(attempt)) !== null) return NOTHING;
      const pointsNote = await limitReached(scores, attempt.userId);
      if (pointsNote !== null) return { ...NOTHING, pointsNote };
      const points = pointsFor(attempt.mode, await scores.countTry(attempt));
      return (await scores.credit({ ...attempt, points, createdAt: clock() })) ? { points } : NOTHING;
    });

  const refuse = (attempt: Attempt, typed: string): Promise<Earned> =>
    db.transaction(async (tx) => {
      const scores = createScoresRepository(tx);
      const tryNumber = await scores.countTry(attempt);
      await scores.keepRefused({ ...attempt, normalForm: normalForm(typed), tryNumber, createdAt: clock() });
      return NOTHING;
    });

  /** A slip is no try. Should an author accept it after all, it was as good as the next one. */
  async function keepSlip(attempt: Attempt, typed: string): Promise<Earned> {
    const tryNumber = (await stored.triesOf(attempt)) + 1;
    await stored.keepRefused({
      ...attempt,
      normalForm: normalForm(typed),
      tryNumber,
      createdAt: clock(),
    });
    return NOTHING;
  }

  async function keep(attempt: Attempt, { typed, verdict }: JudgedTry): Promise<Earned> {
    if (verdict === 'almost') return keepSlip(attempt, typed);
    return verdict === 'wrong' ? refuse(attempt, typed) : credit(attempt);
  }

  const browserOf = (browserId: string): string => hash(JSON.stringify(['browser', browserId]));

  /** Where there is no id, nothing is kept. */
  async function noteInBrowser(
    { browserId, address }: Visitor,
    sentenceId: number,
    mode: PracticeMode,
    tries: Parameters<ScoresRepository['noteBrowserTries']>[1],
  ): Promise<void> {
    if (browserId === null) return;
    const triedAt = clock();
    const origin = hash(JSON.stringify(['tries from', dayStartInVietnam(triedAt), address]));
    const attempt = { browser: browserOf(browserId), sentenceId, mode, origin, triedAt };
    await stored.noteBrowserTries(attempt, tries);
  }

  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS);

  return {
    scoreOf: (userId: number): Promise<number> => stored.scoreOf(userId),

    /** Nothing counts any more after the credit, nor at one's own sentence. */
    async record(learner: Caller, sentence: Practised, judged: JudgedTry, { browserId }: Visitor) {
      const attempt = { userId: learner.id, sentenceId: sentence.id, mode: judged.mode };
      const counts = !isOwn(learner, sentence) && (await stored.pointsOf(attempt)) === null;
      if (counts && browserId !== null) await stored.takeBrowserTries(browserOf(browserId), attempt);
      const earned = counts ? await keep(attempt, judged) : NOTHING;
      return { ...earned, score: await stored.scoreOf(learner.id) };
    },

    /** A wrong answer of somebody who is not logged in, for when they are. */
    noteWrong: (visitor: Visitor, sentence: Practised, mode: PracticeMode): Promise<void> =>
      noteInBrowser(visitor, sentence.id, mode, { add: 1 }),

    /** Nobody will accept, or log in for, them any more. */
    async tidy(): Promise<void> {
      await stored.deleteRefusedBefore(daysAgo(REFUSED_ANSWERS_DAYS));
      await stored.deleteBrowserTriesBefore(daysAgo(BROWSER_TRIES_DAYS));
    },

    async reveal(
      learner: Caller | null,
      sentence: Practised,
      mode: PracticeMode,
      visitor: Visitor,
    ): Promise<void> {
      if (!learner) return noteInBrowser(visitor, sentence.id, mode, { atLeast: TRIES_SPENT_BY_REVEAL });
      if (isOwn(learner, sentence)) return;
      await stored.spendTries({ userId: learner.id, sentenceId: sentence.id, mode }, TRIES_SPENT_BY_REVEAL);
    },

    /**
     * Credits an answer that was refused in these modes and turned out to be right, for each learner as the try that it
     * was. Tells what each has earned by it.
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
