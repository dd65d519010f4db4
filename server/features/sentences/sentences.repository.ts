import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import type { SentenceAnalysis } from '#server/db/schema/courses.ts';
import { lessons, sentences } from '#server/db/schema/index.ts';
import { type Drafts, visibleSentence, visibleTo } from '#server/db/visibility.ts';

export type { SentenceAnalysis };

const { id, viSentence, jpSentence, reading, hint, accepted, blocked, register, analysis, createdBy } =
  sentences;

/** Its own focus, or that of its lesson. */
const focus = sql<readonly string[]>`case when ${sentences.focus} = '[]'::jsonb
  then (select ${lessons.focus} from ${lessons} where ${lessons.id} = ${sentences.lessonId})
  else ${sentences.focus} end`;
const analysedOf = sql<string | null>`${analysis}->>'of'`;

/** What tells whether the stored analysis is current: all of them would be many times as long. */
const analysed = { of: analysedOf, version: sql<number | null>`(${analysis}->>'version')::int` };

const columns = {
  id,
  viSentence,
  jpSentence,
  reading,
  hint,
  accepted,
  blocked,
  register,
  focus,
  rulesOff: sentences.rulesOff,
  analysis,
  createdBy,
};

export const createSentencesRepository = (db: Database) => ({
  /** A sentence that learners see, or one of these drafts. */
  async find(sentenceId: number, drafts: Drafts = null) {
    const [row] = await db
      .select(columns)
      .from(sentences)
      .where(and(eq(sentences.id, sentenceId), visibleTo(drafts).sentence));
    return row ?? null;
  },

  /** The same for several, in any order. */
  findAll: (ids: readonly number[], drafts: Drafts) =>
    db
      .select(columns)
      .from(sentences)
      .where(and(inArray(sentences.id, [...ids]), visibleTo(drafts).sentence)),

  /** The visible sentences of the same lesson, without itself. */
  async idsBeside(sentenceId: number): Promise<number[]> {
    const own = db.select({ id: sentences.lessonId }).from(sentences).where(eq(sentences.id, sentenceId));
    const rows = await db
      .select({ id })
      .from(sentences)
      .where(and(inArray(sentences.lessonId, own), ne(id, sentenceId), visibleSentence))
      .orderBy(asc(id));
    return rows.map((row) => row.id);
  },

  /** Locks the sentence until the end of the transaction. */
  async findToChange(sentenceId: number) {
    const [row] = await db.select(columns).from(sentences).where(eq(sentences.id, sentenceId)).for('update');
    return row ?? null;
  },

  /** The next ones by id, unpublished ones too, with the digest of their analysis. */
  textsAfter: (sentenceId: number, limit: number) =>
    db
      .select({
        id,
        jpSentence,
        reading,
        accepted,
        blocked,
        analysed,
      })
      .from(sentences)
      .where(gt(sentences.id, sentenceId))
      .orderBy(asc(sentences.id))
      .limit(limit),

  /** Unless another analysis has been stored since this one was found (`of`): another node was first. */
  async saveAnalysis(sentenceId: number, found: string | null, made: SentenceAnalysis): Promise<void> {
    const isUntouched = sql`${analysedOf} is not distinct from ${found}`;
    await db
      .update(sentences)
      .set({ analysis: made })
      .where(and(eq(sentences.id, sentenceId), isUntouched));
  },

  async saveAccepted(sentenceId: number, answers: readonly string[], made: SentenceAnalysis): Promise<void> {
    await db.update(sentences).set({ accepted: answers, analysis: made }).where(eq(sentences.id, sentenceId));
  },
});

export type SentenceRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createSentencesRepository>['find']>>
>;
