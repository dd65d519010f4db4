import { and, asc, desc, eq, inArray, max } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type {
  ContentKind,
  ContentState,
  ReviewNoteKind,
  VersionState,
} from '#contract/contributions/content-kinds.ts';
import type { Database } from '#server/db/connect.ts';
import { contentVersions, reviewNotes, users } from '#server/db/schema/index.ts';
import { fieldsOf, type PieceFields } from './piece-kinds.ts';

/** A version that nobody has approved yet. */
export type OpenState = Exclude<ContentState, 'published'>;
const OPEN_STATES: readonly OpenState[] = ['draft', 'waiting', 'changes'];
const isOpen = inArray(contentVersions.state, OPEN_STATES);

interface NewVersion<K extends ContentKind> {
  readonly kind: K;
  readonly contentId: number;
  readonly state: VersionState;
  readonly fields: PieceFields[K];
  readonly authorId: number | null;
  readonly savedAt: Date;
  readonly submittedAt?: Date;
  readonly decidedBy?: number;
  readonly decidedAt?: Date;
}

interface VersionChanges {
  readonly state?: VersionState;
  readonly fields?: PieceFields[ContentKind];
  readonly decidedBy?: number;
  readonly decidedAt?: Date;
}

interface VersionDecision {
  readonly state: 'published' | 'changes';
  readonly decidedBy: number;
  readonly decidedAt: Date;
}

const ofPiece = (kind: ContentKind, contentId: number) =>
  and(eq(contentVersions.kind, kind), eq(contentVersions.contentId, contentId));

const authors = alias(users, 'authors');
const deciders = alias(users, 'deciders');

export function createVersionsRepository(db: Database) {
  const select = () =>
    db
      .select({
        id: contentVersions.id,
        kind: contentVersions.kind,
        contentId: contentVersions.contentId,
        number: contentVersions.number,
        state: contentVersions.state,
        fields: contentVersions.fields,
        authorId: contentVersions.authorId,
        author: authors.name,
        savedAt: contentVersions.savedAt,
        submittedAt: contentVersions.submittedAt,
        decidedBy: deciders.name,
        decidedAt: contentVersions.decidedAt,
      })
      .from(contentVersions)
      .leftJoin(authors, eq(authors.id, contentVersions.authorId))
      .leftJoin(deciders, eq(deciders.id, contentVersions.decidedBy));

  async function lastNumber(kind: ContentKind, contentId: number): Promise<number> {
    const [last] = await db
      .select({ number: max(contentVersions.number) })
      .from(contentVersions)
      .where(ofPiece(kind, contentId));
    return last?.number ?? 0;
  }

  type Selected = Awaited<ReturnType<typeof select>>[number];
  const asVersion = (row: Selected): Version => ({ ...row, fields: fieldsOf(row.kind, row.fields) });
  const asOpen = (row: Selected): OpenVersion => ({ ...asVersion(row), state: row.state as OpenState });

  return {
    async find(id: number): Promise<Version | null> {
      const [row] = await select().where(eq(contentVersions.id, id));
      return row ? asVersion(row) : null;
    },

    /** The open change of a piece, if there is one. */
    async open(kind: ContentKind, contentId: number): Promise<OpenVersion | null> {
      const [row] = await select().where(and(ofPiece(kind, contentId), isOpen));
      return row ? asOpen(row) : null;
    },

    async openOf(kind: ContentKind, contentIds: readonly number[]): Promise<OpenVersion[]> {
      if (contentIds.length === 0) return [];
      const rows = await select()
        .where(
          and(eq(contentVersions.kind, kind), inArray(contentVersions.contentId, [...contentIds]), isOpen),
        )
        .orderBy(asc(contentVersions.id));
      return rows.map(asOpen);
    },

    /** The longest waiting first. */
    async waiting(): Promise<Version[]> {
      const rows = await select()
        .where(eq(contentVersions.state, 'waiting'))
        .orderBy(asc(contentVersions.submittedAt), asc(contentVersions.id));
      return rows.map(asVersion);
    },

    /** Newest first. */
    async ofPiece(kind: ContentKind, contentId: number): Promise<Version[]> {
      const rows = await select().where(ofPiece(kind, contentId)).orderBy(desc(contentVersions.number));
      return rows.map(asVersion);
    },

    async hasAny(kind: ContentKind, contentId: number): Promise<boolean> {
      const rows = await db
        .select({ id: contentVersions.id })
        .from(contentVersions)
        .where(ofPiece(kind, contentId))
        .limit(1);
      return rows.length > 0;
    },

    async byNumber(kind: ContentKind, contentId: number, number: number): Promise<Version | null> {
      const [row] = await select().where(and(ofPiece(kind, contentId), eq(contentVersions.number, number)));
      return row ? asVersion(row) : null;
    },

    /** Call it with the piece locked: two concurrent inserts would get the same number. */
    async insert<K extends ContentKind>({ fields, ...version }: NewVersion<K>): Promise<number> {
      const { kind, contentId } = version;
      const number = (await lastNumber(kind, contentId)) + 1;
      const [row] = await db
        .insert(contentVersions)
        .values({ ...version, number, fields: { ...fields }, createdAt: version.savedAt })
        .returning({ id: contentVersions.id });
      if (!row) throw new Error('An inserted row has to come back');
      return row.id;
    },

    /**
     * Changes the text of an open version. The old text stays in the history under its number, and the version
     * continues, with its notes, under the next number. Call it with the piece locked.
     */
    async rewrite(open: Version, fields: PieceFields[ContentKind], savedAt: Date): Promise<void> {
      const { kind, contentId, number, authorId } = open;
      const next = (await lastNumber(kind, contentId)) + 1;
      await db
        .update(contentVersions)
        .set({ number: next, fields: { ...fields }, savedAt })
        .where(eq(contentVersions.id, open.id));
      await db.insert(contentVersions).values({
        kind,
        contentId,
        number,
        state: 'replaced',
        fields: { ...open.fields },
        authorId,
        savedAt: open.savedAt,
        createdAt: open.savedAt,
        submittedAt: open.submittedAt,
      });
    },

    async change(id: number, { fields, ...changes }: VersionChanges): Promise<void> {
      const set = { ...changes, ...(fields && { fields: { ...fields } }) };
      await db.update(contentVersions).set(set).where(eq(contentVersions.id, id));
    },

    /** False when it no longer waits. */
    async decide(id: number, decision: VersionDecision): Promise<boolean> {
      const rows = await db
        .update(contentVersions)
        .set(decision)
        .where(and(eq(contentVersions.id, id), eq(contentVersions.state, 'waiting')))
        .returning({ id: contentVersions.id });
      return rows.length > 0;
    },

    /** Returns how many were in one of these states. Locks the lowest id first, to prevent deadlocks. */
    async move(
      ids: readonly number[],
      from: readonly OpenState[],
      to: OpenState,
      at?: Date,
    ): Promise<number> {
      if (ids.length === 0) return 0;
      await db
        .select({ id: contentVersions.id })
        .from(contentVersions)
        .where(inArray(contentVersions.id, [...ids]))
        .orderBy(asc(contentVersions.id))
        .for('no key update');
      const rows = await db
        .update(contentVersions)
        .set({ state: to, ...(at && { submittedAt: at }) })
        .where(and(inArray(contentVersions.id, [...ids]), inArray(contentVersions.state, [...from])))
        .returning({ id: contentVersions.id });
      return rows.length;
    },
  };
}

export interface Version {
  readonly id: number;
  readonly kind: ContentKind;
  readonly contentId: number;
  readonly number: number;
  readonly state: VersionState;
  readonly fields: PieceFields[ContentKind];
  readonly authorId: number | null;
  /** Null for shipped content, and when the account is deleted. */
  readonly author: string | null;
  readonly savedAt: Date;
  readonly submittedAt: Date | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
}

export interface OpenVersion extends Version {
  readonly state: OpenState;
}

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

  /** In the order of writing. */
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

  /** The last note of each version that asks for changes. */
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
