import { and, asc, eq, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { foldedText } from '#server/db/schema/folded-text.ts';
import { lessons, sentences } from '#server/db/schema/index.ts';
import { visibleTo } from '#server/db/visibility.ts';

interface Sought {
  /** Only what this user sees: what everybody sees, and their own. */
  readonly userId: number;
  readonly jpSentence: string;
  readonly viSentence: string;
  /** Left out: the caller knows these sentences better than their rows. */
  readonly lessonId?: number;
  readonly sentenceId?: number;
}

const LOOKED_AT = 10;

export const createDuplicatesRepository = (db: Database) => ({
  /** Sentences of other lessons that say the same in either language, oldest first. */
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
        // By its id alone, each sentence would be read and folded in turn until enough are found.
        .orderBy(asc(sentences.createdAt), asc(sentences.id))
        .limit(LOOKED_AT)
    );
  },
});

const same = (column: SQLWrapper, text: string): SQL<boolean> =>
  text === ''
    ? sql<boolean>`false`
    : sql<boolean>`(${foldedText(column)} = ${foldedText(sql`${text}::text`)})`;
