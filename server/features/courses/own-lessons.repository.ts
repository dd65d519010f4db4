import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ContentKind, ContentState } from '#contract/contributions/content-kinds.ts';
import type { Database } from '#server/db/connect.ts';
import { contentVersions, curriculums, lessons, sentences, users } from '#server/db/schema/index.ts';
import { shownTo } from '#server/db/shown.ts';

/** Lessons that one person made, as they last wrote them: published, waiting to be, or not even sent. */
export function createOwnLessonsRepository(db: Database, makerId: number) {
  const shown = shownTo(makerId);

  /** What they wrote of a piece and nobody has approved yet; there is at most one. */
  const unapproved = (kind: ContentKind, id: AnyPgColumn) =>
    and(
      eq(contentVersions.kind, kind),
      eq(contentVersions.contentId, id),
      eq(contentVersions.authorId, makerId),
      sql`${contentVersions.state} in ('draft', 'waiting', 'changes')`,
    );

  return {
    async hasCurriculum(curriculumId: number, topicId: number): Promise<boolean> {
      const there = and(eq(curriculums.id, curriculumId), eq(curriculums.topicId, topicId), shown.curriculum);
      return (await db.$count(curriculums, there)) > 0;
    },

    lessonsOf: (curriculumId: number) =>
      db
        .select({
          ...getTableColumns(lessons),
          title: newest(lessons.title),
          mean: newest(lessons.mean),
          level: newest(lessons.level),
          makerEmail: users.email,
          state: sql<ContentState>`coalesce(${contentVersions.state}, 'published')`,
        })
        .from(lessons)
        .leftJoin(users, eq(users.id, lessons.createdBy))
        .leftJoin(contentVersions, unapproved('lessons', lessons.id))
        .where(and(eq(lessons.curriculumId, curriculumId), eq(lessons.createdBy, makerId), shown.lesson))
        .orderBy(asc(lessons.position), asc(lessons.id)),

    sentencesOf: (lessonIds: readonly number[]) =>
      lessonIds.length === 0
        ? []
        : db
            .select({
              id: sentences.id,
              viSentence: newest(sentences.viSentence),
              jpSentence: newest(sentences.jpSentence),
              reading: newest(sentences.reading),
              hint: newest(sentences.hint),
              lessonId: sentences.lessonId,
            })
            .from(sentences)
            .leftJoin(contentVersions, unapproved('sentences', sentences.id))
            .where(and(inArray(sentences.lessonId, [...lessonIds]), shown.sentence))
            .orderBy(asc(sentences.position), asc(sentences.id)),
  };
}

/** A field as the unapproved version has it, else as the piece itself does. A version names fields as the tables do in code. */
const newest = <Column extends AnyPgColumn>(column: Column) =>
  sql<Column['_']['data']>`coalesce(${contentVersions.fields} ->> ${column.name}::text, ${column})`;
