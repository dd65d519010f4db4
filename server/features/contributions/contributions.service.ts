import type {
  ContributedCurriculum,
  ContributedLesson,
  ContributedSentence,
  ContributedTopic,
} from '#contract/contributions/contribution.ts';
import type { Database } from '#server/db/connect.ts';
import type { Caller } from '#server/http/route.ts';
import { type Newest, newestFor } from './newest-versions.ts';
import { requireEditable, requireUsable } from './piece-access.ts';
import { openPieceStore } from './piece-store.ts';

/** What a contributor may build on: their own pieces in the newest version, and visible pieces of others. */
export function createContributionsService({ db }: { readonly db: Database }) {
  const stored = openPieceStore(db);
  const { pieces } = stored;

  async function curriculumsIn(caller: Caller, topicIds: readonly number[]) {
    return newestFor(stored, caller, await pieces.inside('curriculums', topicIds));
  }
  async function lessonsIn(caller: Caller, curriculumIds: readonly number[]) {
    return newestFor(stored, caller, await pieces.inside('lessons', curriculumIds));
  }
  async function sentencesIn(caller: Caller, lessonIds: readonly number[]) {
    return newestFor(stored, caller, await pieces.inside('sentences', lessonIds));
  }

  async function topicsOf(caller: Caller, found: readonly Newest<'topics'>[]): Promise<ContributedTopic[]> {
    const inside = (await curriculumsIn(caller, idsOf(found))).filter(isThere);
    return found.map(({ piece, fields, standing }) => ({
      id: piece.id,
      ...fields,
      ...standing,
      curriculums: inside
        .filter(isInside(piece.id))
        .map((child) => ({ id: child.piece.id, ...child.fields })),
    }));
  }

  async function curriculumsOf(caller: Caller, found: readonly Newest<'curriculums'>[]) {
    const inside = (await lessonsIn(caller, idsOf(found))).filter(isThere);
    return found.map(({ piece, fields, standing }): ContributedCurriculum => ({
      id: piece.id,
      topicId: piece.parentId ?? 0,
      userId: piece.createdBy,
      ...fields,
      ...standing,
      lessons: inside.filter(isInside(piece.id)).map((child) => ({ id: child.piece.id, ...child.fields })),
    }));
  }

  async function lessonsOf(caller: Caller, found: readonly Newest<'lessons'>[]) {
    const inside = (await sentencesIn(caller, idsOf(found))).filter(isThere);
    return found.map(({ piece, fields, standing }): ContributedLesson => {
      const sentences = inside.filter(isInside(piece.id));
      return {
        id: piece.id,
        curriId: piece.parentId ?? 0,
        views: piece.views,
        ...fields,
        ...standing,
        sentences: sentences.map(asSentence),
        unsent: sentences.filter(({ standing: { state } }) => state === 'draft' || state === 'changes')
          .length,
      };
    });
  }

  async function sentencesOf(caller: Caller, lessonId: number): Promise<ContributedSentence[]> {
    await requireEditable(pieces, caller, 'lessons', lessonId);
    return (await sentencesIn(caller, [lessonId])).map(asSentence);
  }

  return {
    topics: async (caller: Caller) =>
      topicsOf(caller, await newestFor(stored, caller, await pieces.topics())),

    async curriculums(caller: Caller, topicId: number) {
      await requireUsable(pieces, caller, 'topics', topicId);
      return curriculumsOf(caller, await curriculumsIn(caller, [topicId]));
    },

    async lessons(caller: Caller, curriculumId: number) {
      await requireUsable(pieces, caller, 'curriculums', curriculumId);
      return lessonsOf(caller, await lessonsIn(caller, [curriculumId]));
    },

    sentencesOf,

    /** Throws 404 or 403 unless the caller may change the lesson. */
    async requireLesson(caller: Caller, lessonId: number): Promise<void> {
      await requireEditable(pieces, caller, 'lessons', lessonId);
    },

    /** A single piece, as it is after a change. */
    one: {
      async topic(caller: Caller, id: number) {
        return only(
          await topicsOf(caller, await newestFor(stored, caller, await pieces.byIds('topics', [id]))),
        );
      },
      async curriculum(caller: Caller, id: number) {
        const found = await newestFor(stored, caller, await pieces.byIds('curriculums', [id]));
        return only(await curriculumsOf(caller, found));
      },
      async lesson(caller: Caller, id: number) {
        const found = await newestFor(stored, caller, await pieces.byIds('lessons', [id]));
        return only(await lessonsOf(caller, found));
      },
      async sentence(caller: Caller, id: number) {
        const found = await newestFor(stored, caller, await pieces.byIds('sentences', [id]));
        return only(found.map(asSentence));
      },
    },
  };
}

export type ContributionsService = ReturnType<typeof createContributionsService>;

const asSentence = ({ piece, fields, standing }: Newest<'sentences'>): ContributedSentence => ({
  id: piece.id,
  lessonId: piece.parentId ?? 0,
  ...fields,
  ...standing,
});

const isThere = ({ piece }: Newest<'curriculums' | 'lessons' | 'sentences'>): boolean =>
  piece.deletedAt === null;

const isInside =
  (parentId: number) =>
  ({ piece }: Newest<'curriculums' | 'lessons' | 'sentences'>): boolean =>
    piece.parentId === parentId;

const idsOf = (rows: readonly { readonly piece: { readonly id: number } }[]) =>
  rows.map(({ piece }) => piece.id);

function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A piece that was just written has to be found');
  return row;
}
