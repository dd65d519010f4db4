import { and, asc, count, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import type { Database } from '#server/db/connect.ts';
import { deleteParents } from '#server/db/delete-in-portions.ts';
import type { SentenceAnalysis } from '#server/db/schema/courses.ts';
import { contentVersions, curriculums, lessons, sentences, topics, users } from '#server/db/schema/index.ts';
import { fieldsOf, PARENT_OF, type Piece, type PieceFields } from './piece-kinds.ts';
import { columnsOf, PARENT_COLUMN, parentColumnOf, tableOf, VISIBLE } from './piece-tables.ts';

interface NewPiece<K extends ContentKind> {
  readonly parentId: number | null;
  readonly fields: PieceFields[K];
  readonly createdBy: number;
  readonly publishedAt: Date | null;
  /** Only for a sentence. */
  readonly analysis?: SentenceAnalysis | null;
}

interface PieceChanges<K extends ContentKind> {
  readonly fields?: PieceFields[K];
  readonly publishedAt?: Date;
  readonly deletedAt?: Date | null;
  readonly deletedBy?: number | null;
  readonly analysis?: SentenceAnalysis | null;
}

export function createPiecesRepository(db: Database) {
  const select = (kind: ContentKind) =>
    db
      .select({ row: columnsOf(kind), authorEmail: users.email })
      .from(tableOf(kind))
      .leftJoin(users, eq(users.id, tableOf(kind).createdBy));

  type Selected = Awaited<ReturnType<typeof select>>[number];

  function asPiece<K extends ContentKind>(kind: K, { row, authorEmail }: Selected): Piece<K> {
    const values: Record<string, unknown> = row;
    const parent = PARENT_COLUMN[kind];
    const { id, createdBy, createdAt, publishedAt, deletedAt, deletedBy, revision } = row;
    return {
      kind,
      id,
      parentId: parent === null ? null : Number(values[parent]),
      fields: fieldsOf(kind, row),
      createdBy,
      authorEmail,
      createdAt,
      publishedAt,
      deletedAt,
      deletedBy,
      revision,
      views: Number(values['views'] ?? 0),
    };
  }

  const inOrder = (kind: ContentKind) => [asc(tableOf(kind).position), asc(tableOf(kind).id)] as const;

  return {
    async find<K extends ContentKind>(kind: K, id: number): Promise<Piece<K> | null> {
      const [found] = await select(kind).where(eq(tableOf(kind).id, id));
      return found ? asPiece(kind, found) : null;
    },

    /** Locks the piece until the end of the transaction. */
    async lock(kind: ContentKind, id: number): Promise<void> {
      const table = tableOf(kind);
      await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update');
    },

    /** Every change of positions takes this lock first: on the parent, or for topics on the whole list. */
    async lockPlace(kind: ContentKind, parentId: number | null): Promise<void> {
      const parent = PARENT_OF[kind];
      if (parent !== null && parentId !== null) {
        const table = tableOf(parent);
        await db.select({ id: table.id }).from(table).where(eq(table.id, parentId)).for('no key update');
      } else await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.topicOrder})`);
    },

    /** Whether one of the parents was deleted, which hides the piece too. */
    async isInDeleted({ kind, parentId }: Pick<Piece, 'kind' | 'parentId'>): Promise<boolean> {
      const parent = PARENT_OF[kind];
      if (parent === null || parentId === null) return false;
      const [row] = await select(parent).where(eq(tableOf(parent).id, parentId));
      const above = row && asPiece(parent, row);
      return !above || above.deletedAt !== null || this.isInDeleted(above);
    },

    async byIds<K extends ContentKind>(kind: K, ids: readonly number[]): Promise<Piece<K>[]> {
      if (ids.length === 0) return [];
      const found = await select(kind)
        .where(inArray(tableOf(kind).id, [...ids]))
        .orderBy(...inOrder(kind));
      return found.map((row) => asPiece(kind, row));
    },

    async topics(): Promise<Piece<'topics'>[]> {
      return (await select('topics').orderBy(...inOrder('topics'))).map((row) => asPiece('topics', row));
    },

    /** All pieces inside these, deleted ones too, in order. */
    async inside<K extends Exclude<ContentKind, 'topics'>>(
      kind: K,
      parentIds: readonly number[],
    ): Promise<Piece<K>[]> {
      if (parentIds.length === 0) return [];
      const found = await select(kind)
        .where(inArray(parentColumnOf(kind), [...parentIds]))
        .orderBy(...inOrder(kind));
      return found.map((row) => asPiece(kind, row));
    },

    /** Which of these are visible to learners. */
    async visibleIds(kind: ContentKind, ids: readonly number[]): Promise<ReadonlySet<number>> {
      if (ids.length === 0) return new Set();
      const table = tableOf(kind);
      const rows = await db
        .select({ id: table.id })
        .from(table)
        .where(and(inArray(table.id, [...ids]), VISIBLE[kind]));
      return new Set(rows.map(({ id }) => id));
    },

    /** Whether a piece contains work of another author, at any depth. Shipped content counts as such. */
    async holdsOthers(kind: ContentKind, id: number, authorId: number): Promise<boolean> {
      if (kind === 'sentences') return false;
      const [row] = await db
        .select({ others: count() })
        .from(topics)
        .leftJoin(curriculums, and(eq(curriculums.topicId, topics.id), isNull(curriculums.deletedAt)))
        .leftJoin(lessons, and(eq(lessons.curriculumId, curriculums.id), isNull(lessons.deletedAt)))
        .leftJoin(sentences, and(eq(sentences.lessonId, lessons.id), isNull(sentences.deletedAt)))
        .where(
          and(
            eq(tableOf(kind).id, id),
            or(...TABLES_BELOW[kind].map((table) => madeByOther(table, authorId))),
          ),
        );
      return (row?.others ?? 0) > 0;
    },

    async insert<K extends ContentKind>(kind: K, piece: NewPiece<K>): Promise<number> {
      const { parentId, fields, ...rest } = piece;
      const parent = PARENT_COLUMN[kind];
      const values: Record<string, unknown> = { ...fields, ...rest, ...(parent && { [parent]: parentId }) };
      const [row] = await db
        .insert(tableOf(kind))
        .values(values as typeof topics.$inferInsert)
        .returning({ id: tableOf(kind).id });
      if (!row) throw new Error('An inserted row has to come back');
      return row.id;
    },

    /** Changes a piece and raises its revision, so that a save based on the old one is detected. */
    async change<K extends ContentKind>(
      kind: K,
      id: number,
      { fields, ...rest }: PieceChanges<K>,
    ): Promise<void> {
      const table = tableOf(kind);
      const values: Record<string, unknown> = { ...fields, ...rest };
      await db
        .update(table)
        .set({ ...values, revision: sql`${table.revision} + 1` })
        .where(eq(table.id, id));
    },

    async place(kind: ContentKind, moves: readonly { id: number; position: number }[]): Promise<void> {
      if (moves.length === 0) return;
      const table = tableOf(kind);
      const rows = moves.map(({ id, position }) => sql`(${id}::int, ${position}::int)`);
      const moved = sql`(values ${sql.join(rows, sql`, `)}) as moved (id, position)`;
      await db.execute(
        sql`update ${table} set position = moved.position from ${moved} where ${table.id} = moved.id`,
      );
    },

    countThere: (lessonId: number): Promise<number> =>
      db.$count(sentences, and(eq(sentences.lessonId, lessonId), isNull(sentences.deletedAt))),

    /** All siblings in order with their positions, deleted ones too. */
    places: (kind: ContentKind, parentId: number | null) => {
      const table = tableOf(kind);
      return db
        .select({ id: table.id, position: table.position })
        .from(table)
        .where(parentId === null ? undefined : eq(parentColumnOf(kind), parentId))
        .orderBy(...inOrder(kind));
    },

    /** Removes what was deleted before then, with everything inside and all versions. */
    async deleteForGood(before: Date, signal?: AbortSignal): Promise<void> {
      for (const kind of ['sentences', 'lessons', 'curriculums', 'topics'] as const) {
        const table = tableOf(kind);
        await deleteParents(db, table, lt(table.deletedAt, before), { signal });
      }
      for (const kind of ['topics', 'curriculums', 'lessons', 'sentences'] as const) {
        const table = tableOf(kind);
        const isLeft = and(
          eq(contentVersions.kind, kind),
          sql`not exists (select 1 from ${table} where ${table.id} = ${contentVersions.contentId})`,
        );
        await deleteParents(db, contentVersions, isLeft, { signal });
      }
    },
  };
}

export type PiecesRepository = ReturnType<typeof createPiecesRepository>;

const TABLES_BELOW = {
  topics: [curriculums, lessons, sentences],
  curriculums: [lessons, sentences],
  lessons: [sentences],
} as const;

const madeByOther = (table: typeof curriculums | typeof lessons | typeof sentences, authorId: number) =>
  and(isNotNull(table.id), or(isNull(table.createdBy), ne(table.createdBy, authorId)));
