import { and, asc, eq, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { foldedText } from '#server/db/schema/folded-text.ts';
import { lessons, sentences } from '#server/db/schema/index.ts';
import { visibleTo } from '#server/db/visibility.ts';

interface Sought {
  /** Limits the search to what this user sees: visible sentences, and their own. */
  readonly userId: number;
  readonly jpSentence: string;
  readonly viSentence: string;
  /** Excluded, because the caller has newer versions of these sentences than their rows. */
  readonly lessonId?: number;
  readonly sentenceId?: number;
}

const DUPLICATES_MAX = 10;

export const createDuplicatesRepository = (db: Database) => ({
  /** Sentences of other lessons with the same text in either language, oldest first. */
  elsewhere({ userId, jpSentence, viSentence, lessonId, sentenceId }: Sought) {
    const japanese = same(sentences.jpSentence, jpSentence);
    const vietnamese = same(sentences.viSentence, viSentence);
    return (
      db
        .select({ lesson: lessons.title, japanese, vietnamese })
        .from(sentences)
        .innerJoin(lessons, eq(lessons.id, sentences.lessonId))
        .where(
          and(
            or(japanese, vietnamese),
            visibleTo(userId).sentence,
            lessonId === undefined ? undefined : ne(sentences.lessonId, lessonId),
            sentenceId === undefined ? undefined : ne(sentences.id, sentenceId),
          ),
        )
        // Sorted by id alone, PostgreSQL would read and fold sentence after sentence until enough are found.
        .orderBy(asc(sentences.createdAt), asc(sentences.id))
        .limit(DUPLICATES_MAX)
    );
  },
});

const same = (column: SQLWrapper, text: string): SQL<boolean> =>
  text === ''
    ? sql<boolean>`false`
    : sql<boolean>`(${foldedText(column)} = ${foldedText(sql`${text}::text`)})`;
