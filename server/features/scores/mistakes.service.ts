import { CONFUSION_PERIOD_DAYS, CONFUSIONS_LISTED } from '#contract/learning-limits.ts';
import { DAY_MS, RECENT_MISTAKES } from '#contract/limits.ts';
import type { Confusion, ConfusionPeriod } from '#contract/practice/mistake-endpoints.ts';
import type { GrammarLibrary } from '#core/grammar/grammar-library.ts';
import type { Database } from '#server/db/connect.ts';
import type { Caller } from '#server/http/route.ts';
import { createMistakesRepository } from './mistakes.repository.ts';
import { createScoresRepository, type Mistake } from './scores.repository.ts';

interface ConfusionsParts {
  readonly db: Database;
  readonly grammar: Pick<GrammarLibrary, 'find' | 'findContrast'>;
  readonly clock: () => Date;
}

/** Recent mistakes of a learner. Nothing is stored for visitors. */
export function createMistakesService({ db }: { readonly db: Database }) {
  const stored = createScoresRepository(db);
  return {
    latestOf: async (learner: Pick<Caller, 'id'> | null): Promise<Mistake[]> =>
      learner ? stored.latestRefused(learner.id, RECENT_MISTAKES) : [],
  };
}

export type MistakesService = ReturnType<typeof createMistakesService>;

/** What a learner confuses, by the text of ours that explains it. */
export function createConfusionsService({ db, grammar, clock }: ConfusionsParts) {
  const stored = createMistakesRepository(db);

  function textOf({ kind, id }: Pick<Confusion, 'kind' | 'id'>) {
    if (kind === 'contrast') {
      const contrast = grammar.findContrast(id);
      return contrast && { title: contrast.title, summary: contrast.summary };
    }
    const point = grammar.find(id);
    return point && { title: point.pattern, summary: point.meaning };
  }

  return {
    async mistakesByPoint(userId: number, period: ConfusionPeriod): Promise<Confusion[]> {
      const since = new Date(clock().getTime() - CONFUSION_PERIOD_DAYS[period] * DAY_MS);
      const rows = await stored.byPoint(userId, since, CONFUSIONS_LISTED);
      // A text that was removed since then has nothing to show.
      return rows.flatMap(({ lastAt, ...row }) => {
        const text = textOf(row);
        return text ? [{ ...row, ...text, lastAt: lastAt.toISOString() }] : [];
      });
    },
  };
}

export type ConfusionsService = ReturnType<typeof createConfusionsService>;
