import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ReviewNoteKind } from '#contract/contributions/content-kinds.ts';
import type { Database } from '#server/db/connect.ts';
import { reviewNotes, users } from '#server/db/schema/index.ts';

interface NewNote {
  readonly versionId: number;
  readonly authorId: number;
  readonly kind: ReviewNoteKind;
  readonly text: string;
  readonly createdAt: Date;
}

export const createReviewNotesRepository = (db: Database) => ({
  async add(note: NewNote): Promise<void> {
    await db.insert(reviewNotes).values(note);
  },

  /** In the order in which they were written. */
  of: (versionIds: readonly number[]) =>
    versionIds.length === 0
      ? []
      : db
          .select({
            id: reviewNotes.id,
            versionId: reviewNotes.versionId,
            kind: reviewNotes.kind,
            text: reviewNotes.text,
            author: users.name,
            createdAt: reviewNotes.createdAt,
          })
          .from(reviewNotes)
          .leftJoin(users, eq(users.id, reviewNotes.authorId))
          .where(inArray(reviewNotes.versionId, [...versionIds]))
          .orderBy(asc(reviewNotes.createdAt), asc(reviewNotes.id)),

  /** Which of these notes ask for a change, by their version; the last one counts. */
  async reasons(versionIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (versionIds.length === 0) return new Map();
    const rows = await db
      .select({ versionId: reviewNotes.versionId, text: reviewNotes.text })
      .from(reviewNotes)
      .where(and(inArray(reviewNotes.versionId, [...versionIds]), eq(reviewNotes.kind, 'changes')))
      .orderBy(asc(reviewNotes.createdAt), asc(reviewNotes.id));
    return new Map(rows.map(({ versionId, text }) => [versionId, text]));
  },
});
