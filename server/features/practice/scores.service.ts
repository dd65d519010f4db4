import { DAY_MS, REFUSED_ANSWERS_DAYS } from '#contract/limits.ts';
import type { PracticeMode } from '#contract/practice/modes.ts';
import { pointsFor, TRIES_SPENT_BY_REVEAL } from '#core/scoring/points.ts';
import type { Verdict } from '#core/grading/judgement.ts';
import { normalForm } from '#core/grading/normal-form.ts';
import type { Database } from '#server/db/connect.ts';
import type { RankingService } from '#server/features/ranking/ranking.service.ts';
import type { Caller } from '#server/http/route.ts';
import { type Attempt, createScoresRepository } from './scores.repository.ts';

interface ScoresParts {
  readonly db: Database;
  readonly ranking: Pick<RankingService, 'scoreOf'>;
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

/** Tries and points of who is logged in (product-rules, Scoring). The total is the sum of the ledger, as in the ranking. */
export function createScoresService({ db, ranking, clock }: ScoresParts) {
  const stored = createScoresRepository(db);

  /** What a judged answer earned. Of several that come at once, each waits for the one before. */
  const count = (attempt: Attempt, { typed, verdict }: JudgedTry): Promise<number> =>
    db.transaction(async (tx) => {
      const scores = createScoresRepository(tx);
      const tryNumber = await scores.countTry(attempt);
      const createdAt = clock();
      if (verdict === 'wrong') {
        await scores.keepRefused({ ...attempt, normalForm: normalForm(typed), tryNumber, createdAt });
        return 0;
      }
      const points = pointsFor(attempt.mode, tryNumber);
      return (await scores.credit({ ...attempt, points, createdAt })) ? points : 0;
    });

  /** A slip is no try. Should an author accept it after all, it was as good as the next one. */
  async function keepSlip(attempt: Attempt, typed: string): Promise<number> {
    const tryNumber = (await stored.triesOf(attempt)) + 1;
    await stored.keepRefused({
      ...attempt,
      normalForm: normalForm(typed),
      tryNumber,
      createdAt: clock(),
    });
    return 0;
  }

  return {
    /** Nothing counts any more after the credit, nor at one's own sentence. */
    async record(learner: Caller, sentence: Practised, judged: JudgedTry) {
      const attempt = { userId: learner.id, sentenceId: sentence.id, mode: judged.mode };
      const counts = !isOwn(learner, sentence) && (await stored.pointsOf(attempt)) === null;
      const keep = () =>
        judged.verdict === 'almost' ? keepSlip(attempt, judged.typed) : count(attempt, judged);
      const points = counts ? await keep() : 0;
      return { points, score: await ranking.scoreOf(learner.id) };
    },

    /** Nobody will accept them any more. */
    tidy: (): Promise<void> =>
      stored.deleteRefusedBefore(new Date(clock().getTime() - REFUSED_ANSWERS_DAYS * DAY_MS)),

    async reveal(learner: Caller, sentence: Practised, mode: PracticeMode): Promise<void> {
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
