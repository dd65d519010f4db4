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

  return {
    /** A slip is no try, and neither is anything after the credit or at one's own sentence. */
    async record(learner: Caller, sentence: Practised, judged: JudgedTry) {
      const attempt = { userId: learner.id, sentenceId: sentence.id, mode: judged.mode };
      const counts =
        judged.verdict !== 'almost' &&
        sentence.createdBy !== learner.id &&
        (await stored.pointsOf(attempt)) === null;
      const points = counts ? await count(attempt, judged) : 0;
      return { points, score: await ranking.scoreOf(learner.id) };
    },

    reveal: (learner: Caller, sentence: Practised, mode: PracticeMode): Promise<void> =>
      stored.spendTries({ userId: learner.id, sentenceId: sentence.id, mode }, TRIES_SPENT_BY_REVEAL),

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
      const earned = new Map<number, number>();
      const rows = await scores.takeRefused(sentence.id, refused.normalForm, refused.modes);
      for (const { userId, mode, tryNumber } of rows) {
        if (userId === sentence.createdBy) continue;
        const attempt = { userId, sentenceId: sentence.id, mode };
        const points = pointsFor(mode, tryNumber);
        const before = (await scores.pointsOf(attempt)) ?? 0;
        if (points <= before) continue;
        await scores.creditAtLeast({ ...attempt, points, createdAt: clock() });
        earned.set(userId, (earned.get(userId) ?? 0) + points - before);
      }
      return earned;
    },
  };
}

export type ScoresService = ReturnType<typeof createScoresService>;
