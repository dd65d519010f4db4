import { and, count, desc, eq, gte, isNotNull, lte, max, sql } from 'drizzle-orm';
import { MISTAKE_SIDE_MAX_CHARS, MISTAKES_KEPT_MAX, MISTAKES_PER_ANSWER_MAX } from '#contract/limits.ts';
import type { Mistake } from '#core/grading/judgement.ts';
import type { Database } from '#server/db/connect.ts';
import { mistakes } from '#server/db/schema/index.ts';
import type { Attempt } from './scores.repository.ts';

export const createMistakesRepository = (db: Database) => ({
  /** Adds the mistakes of one answer, and deletes the learner's oldest ones beyond the limit. */
  async add(
    { userId, sentenceId, mode }: Attempt,
    named: readonly Mistake[],
    createdAt: Date,
  ): Promise<void> {
    if (named.length === 0) return;
    const rows = named.slice(0, MISTAKES_PER_ANSWER_MAX).map(({ code, typed, model, explanation }) => ({
      userId,
      sentenceId,
      mode,
      code,
      explanationKind: explanation?.kind ?? null,
      explanationId: explanation?.id ?? null,
      typed: shortened(typed.text),
      expected: shortened(model.text),
      createdAt,
    }));
    await db.insert(mistakes).values(rows);
    const oldestToDelete = db
      .select({ id: mistakes.id })
      .from(mistakes)
      .where(eq(mistakes.userId, userId))
      .orderBy(desc(mistakes.id))
      .offset(MISTAKES_KEPT_MAX)
      .limit(1);
    await db
      .delete(mistakes)
      .where(and(eq(mistakes.userId, userId), lte(mistakes.id, sql`(${oldestToDelete})`)));
  },

  /** How often each explaining text was needed, the most frequent first. */
  async byPoint(userId: number, since: Date, limit: number) {
    const rows = await db
      .select({
        kind: mistakes.explanationKind,
        id: mistakes.explanationId,
        count: count(),
        lastAt: max(mistakes.createdAt),
      })
      .from(mistakes)
      .where(
        and(eq(mistakes.userId, userId), gte(mistakes.createdAt, since), isNotNull(mistakes.explanationId)),
      )
      .groupBy(mistakes.explanationKind, mistakes.explanationId)
      .orderBy(desc(count()), desc(max(mistakes.createdAt)), mistakes.explanationId)
      .limit(limit);
    // A check constraint keeps kind and id together.
    return rows.flatMap(({ kind, id, lastAt, ...row }) =>
      kind && id && lastAt ? [{ ...row, kind, id, lastAt }] : [],
    );
  },
});

/** By whole characters: half of a surrogate pair cannot be stored. */
const shortened = (text: string): string => Array.from(text).slice(0, MISTAKE_SIDE_MAX_CHARS).join('');
