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
  readonly decidedBy?: number;
  readonly decidedAt?: Date;
}

interface VersionChanges {
  readonly state?: VersionState;
  readonly fields?: PieceFields[ContentKind];
  readonly savedAt?: Date;
  readonly submittedAt?: Date;
  readonly decidedBy?: number;
  readonly decidedAt?: Date;
}

interface NewNote {
  readonly versionId: number;
  readonly authorId: number;
  readonly kind: ReviewNoteKind;
  readonly text: string;
  readonly createdAt: Date;
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
  const asVersion = (row: Selected) => ({ ...row, fields: fieldsOf(row.kind, row.fields) });

  return {
    async find(id: number): Promise<Version | null> {
      const [row] = await select().where(eq(contentVersions.id, id));
      return row ? asVersion(row) : null;
    },

    /** The change of a piece that is on its way, if there is one. */
    async open(kind: ContentKind, contentId: number): Promise<Version | null> {
      const [row] = await select().where(and(ofPiece(kind, contentId), isOpen));
      return row ? asVersion(row) : null;
    },

    async openOf(kind: ContentKind, contentIds: readonly number[]): Promise<Version[]> {
      if (contentIds.length === 0) return [];
      const rows = await select()
        .where(
          and(eq(contentVersions.kind, kind), inArray(contentVersions.contentId, [...contentIds]), isOpen),
        )
        .orderBy(asc(contentVersions.id));
      return rows.map(asVersion);
    },

    /** Those that wait longest first. */
    async waiting(): Promise<Version[]> {
      const rows = await select()
        .where(eq(contentVersions.state, 'waiting'))
        .orderBy(asc(contentVersions.submittedAt), asc(contentVersions.id));
      return rows.map(asVersion);
    },

    /** The newest first. */
    async ofPiece(kind: ContentKind, contentId: number): Promise<Version[]> {
      const rows = await select().where(ofPiece(kind, contentId)).orderBy(desc(contentVersions.number));
      return rows.map(asVersion);
    },

    async byNumber(kind: ContentKind, contentId: number, number: number): Promise<Version | null> {
      const [row] = await select().where(and(ofPiece(kind, contentId), eq(contentVersions.number, number)));
      return row ? asVersion(row) : null;
    },

    /** With the piece locked: two at once would get the same number. */
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
     * A version that is on its way says something else from now on: what it said stays in the history under its number,
     * and it goes on, with its notes, under the next one. With the piece locked.
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
      });
    },

    async change(id: number, { fields, ...changes }: VersionChanges): Promise<void> {
      const set = { ...changes, ...(fields && { fields: { ...fields } }) };
      await db.update(contentVersions).set(set).where(eq(contentVersions.id, id));
    },

    /** Tells how many were in one of these states. */
    async move(
      ids: readonly number[],
      from: readonly OpenState[],
      to: OpenState,
      at?: Date,
    ): Promise<number> {
      if (ids.length === 0) return 0;
      const rows = await db
        .update(contentVersions)
        .set({ state: to, ...(at && { submittedAt: at }) })
        .where(and(inArray(contentVersions.id, [...ids]), inArray(contentVersions.state, [...from])))
        .returning({ id: contentVersions.id });
      return rows.length;
    },

    async addNote(note: NewNote): Promise<void> {
      await db.insert(reviewNotes).values(note);
    },

    /** In the order in which they were written. */
    notesOf: (versionIds: readonly number[]) =>
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
  };
}

export type VersionsRepository = ReturnType<typeof createVersionsRepository>;

export interface Version {
  readonly id: number;
  readonly kind: ContentKind;
  readonly contentId: number;
  readonly number: number;
  readonly state: VersionState;
  readonly fields: PieceFields[ContentKind];
  readonly authorId: number | null;
  /** Null for shipped content, and when the account is gone. */
  readonly author: string | null;
  readonly savedAt: Date;
  readonly submittedAt: Date | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
}
