import { and, asc, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { SuggestionState } from '#contract/practice/suggestion-states.ts';
import { answerInReview } from '#server/db/answer-in-review.ts';
import type { Database } from '#server/db/connect.ts';
import { maintainedBy } from '#server/db/maintained-by.ts';
import { answerSuggestions, lessons, sentences, suggestionReporters } from '#server/db/schema/index.ts';
import { visibleSentence } from '#server/db/visibility.ts';

interface NewSuggestion {
  readonly sentenceId: number;
  readonly normalForm: string;
  readonly answer: string;
  readonly createdAt: Date;
}

interface Decision {
  readonly state: SuggestionState;
  readonly reason: string;
  readonly decidedBy: number;
  readonly decidedAt: Date;
}

export interface SuggestionFilter {
  readonly state: SuggestionState;
  readonly lessonId?: number;
  /** The maintainer of the sentences; null for all. */
  readonly maintainerId: number | null;
}

/** An answer that an author has put into a version that waits for a reviewer. */
interface ContributorAcceptance {
  readonly acceptedAs: string;
  readonly decidedBy: number;
  readonly decidedAt: Date;
}

const spelling = [answerSuggestions.sentenceId, answerSuggestions.normalForm];

export function createSuggestionsRepository(db: Database) {
  const reporters = count(suggestionReporters.userId);

  /** Each with its sentence, and how many learners suggested it. */
  const select = () =>
    db
      .select({
        id: answerSuggestions.id,
        normalForm: answerSuggestions.normalForm,
        answer: answerSuggestions.answer,
        state: answerSuggestions.state,
        reason: answerSuggestions.reason,
        acceptedAs: answerSuggestions.acceptedAs,
        inReview: answerInReview,
        createdAt: answerSuggestions.createdAt,
        count: reporters,
        sentence: {
          id: sentences.id,
          viSentence: sentences.viSentence,
          jpSentence: sentences.jpSentence,
        },
        /** Null for shipped content. */
        contributors: { sentence: sentences.createdBy, lesson: lessons.createdBy },
      })
      .from(answerSuggestions)
      .innerJoin(sentences, eq(sentences.id, answerSuggestions.sentenceId))
      .innerJoin(lessons, eq(lessons.id, sentences.lessonId))
      .leftJoin(suggestionReporters, eq(suggestionReporters.suggestionId, answerSuggestions.id))
      .groupBy(answerSuggestions.id, sentences.id, lessons.id);

  return {
    /** Inserts a suggestion or returns the existing row. An accepted one that is refused again goes back to waiting. */
    async insertOrFind(suggestion: NewSuggestion): Promise<{ id: number; state: SuggestionState }> {
      const [row] = await db
        .insert(answerSuggestions)
        .values(suggestion)
        .onConflictDoUpdate({
          target: spelling,
          set: {
            state: sql`case ${answerSuggestions.state} when 'accepted' then 'waiting' else ${answerSuggestions.state} end`,
            acceptedAs: sql`case ${answerSuggestions.state} when 'accepted' then null else ${answerSuggestions.acceptedAs} end`,
          },
        })
        .returning({ id: answerSuggestions.id, state: answerSuggestions.state });
      if (!row) throw new Error('A kept suggestion has to come back');
      return row;
    },

    /** False if the learner has suggested it before. */
    async addReporter(suggestionId: number, userId: number, createdAt: Date): Promise<boolean> {
      const added = await db
        .insert(suggestionReporters)
        .values({ suggestionId, userId, createdAt })
        .onConflictDoNothing()
        .returning({ userId: suggestionReporters.userId });
      return added.length > 0;
    },

    async reporterIds(suggestionId: number): Promise<number[]> {
      const rows = await db
        .select({ userId: suggestionReporters.userId })
        .from(suggestionReporters)
        .where(eq(suggestionReporters.suggestionId, suggestionId))
        .orderBy(asc(suggestionReporters.userId));
      return rows.map(({ userId }) => userId);
    },

    /** Null also for a sentence that this person does not maintain. */
    async find(suggestionId: number, maintainerId: number | null = null) {
      const [row] = await select().where(
        and(eq(answerSuggestions.id, suggestionId), maintainedBy(maintainerId)),
      );
      return row ?? null;
    },

    /** The most suggested first, the oldest first among equals. */
    list(filter: SuggestionFilter, { limit, offset }: { limit?: number; offset: number }) {
      const rows = select()
        .where(matches(filter))
        .orderBy(desc(reporters), asc(answerSuggestions.createdAt), asc(answerSuggestions.id))
        .offset(offset)
        .$dynamic();
      return limit === undefined ? rows : rows.limit(limit);
    },

    async count(filter: SuggestionFilter): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(answerSuggestions)
        .innerJoin(sentences, eq(sentences.id, answerSuggestions.sentenceId))
        .innerJoin(lessons, eq(lessons.id, sentences.lessonId))
        .where(matches(filter));
      return row?.count ?? 0;
    },

    /** Suggestions that authors have accepted and no reviewer has decided, with the learners who sent them. */
    acceptedByContributors: (sentenceIds: readonly number[]) =>
      db
        .select({
          id: answerSuggestions.id,
          sentenceId: answerSuggestions.sentenceId,
          normalForm: answerSuggestions.normalForm,
          answer: answerSuggestions.answer,
          acceptedAs: sql<string>`${answerSuggestions.acceptedAs}`,
          acceptedBy: answerSuggestions.decidedBy,
          reporters: sql<number[]>`array_remove(array_agg(${suggestionReporters.userId}), null)`,
        })
        .from(answerSuggestions)
        .leftJoin(suggestionReporters, eq(suggestionReporters.suggestionId, answerSuggestions.id))
        .where(
          and(
            inArray(answerSuggestions.sentenceId, [...sentenceIds]),
            eq(answerSuggestions.state, 'waiting'),
            isNotNull(answerSuggestions.acceptedAs),
          ),
        )
        .groupBy(answerSuggestions.id)
        .orderBy(asc(answerSuggestions.id)),

    /** False when it was already decided. */
    async acceptByContributor(suggestionId: number, acceptance: ContributorAcceptance): Promise<boolean> {
      const rows = await db
        .update(answerSuggestions)
        .set(acceptance)
        .where(and(eq(answerSuggestions.id, suggestionId), eq(answerSuggestions.state, 'waiting')))
        .returning({ id: answerSuggestions.id });
      return rows.length > 0;
    },

    /** False when it was already decided. */
    async decide(suggestionId: number, decision: Decision): Promise<boolean> {
      const rows = await db
        .update(answerSuggestions)
        .set(decision)
        .where(and(eq(answerSuggestions.id, suggestionId), eq(answerSuggestions.state, 'waiting')))
        .returning({ id: answerSuggestions.id });
      return rows.length > 0;
    },
  };
}

export type SuggestionsRepository = ReturnType<typeof createSuggestionsRepository>;

/** Suggestions for invisible sentences are left out. */
const matches = ({ state, lessonId, maintainerId }: SuggestionFilter) =>
  and(
    eq(answerSuggestions.state, state),
    lessonId === undefined ? undefined : eq(lessons.id, lessonId),
    maintainedBy(maintainerId),
    visibleSentence,
  );

export type SuggestionRow = NonNullable<Awaited<ReturnType<SuggestionsRepository['find']>>>;
export type AcceptedByContributor = Awaited<
  ReturnType<SuggestionsRepository['acceptedByContributors']>
>[number];
