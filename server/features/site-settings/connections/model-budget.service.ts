import { DAY_MS } from '#contract/limits.ts';
import { MODEL_DAYS_KEPT } from '#contract/server-limits.ts';
import { dayInVietnam } from '#core/vietnamese/time-in-vietnam.ts';
import type { Database } from '#server/db/connect.ts';
import { type Ai, AiError } from '#server/gateways/ai/ai.ts';
import { createModelDaysRepository } from '../site-settings.repository.ts';

interface BudgetParts {
  readonly db: Database;
  readonly clock: () => Date;
}

/** How many answers of the model are begun on a day; the owner can limit them. */
export function createModelBudgetService({ db, clock }: BudgetParts) {
  const days = createModelDaysRepository(db);
  const today = () => dayInVietnam(clock());

  return {
    answersToday: (): Promise<number> => days.count(today()),

    /** The model, until it has begun `dailyAnswers` answers today; then it throws an `AiError` of the kind `spent`. */
    limited: (ai: Ai, dailyAnswers: number | null): Ai => ({
      async *stream(messages, signal) {
        const day = today();
        if (!(await days.begin(day, dailyAnswers)))
          throw new AiError('spent', 'The answers of today are spent.');
        let textCame = false;
        try {
          for await (const piece of ai.stream(messages, signal)) {
            textCame = true;
            yield piece;
          }
        } catch (error) {
          // A model that is down must not use up the day.
          if (!textCame) await days.giveBack(day);
          throw error;
        }
      },
    }),

    cleanUp: (): Promise<void> =>
      days.deleteBefore(dayInVietnam(new Date(clock().getTime() - MODEL_DAYS_KEPT * DAY_MS))),
  };
}

export type ModelBudgetService = ReturnType<typeof createModelBudgetService>;
