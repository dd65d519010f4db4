import { type AnyColumn, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { curriculums, lessons, sentences, topics } from './schema/index.ts';

interface Piece {
  readonly publishedAt: AnyColumn;
  readonly deletedAt: AnyColumn;
  readonly createdBy: AnyColumn;
}

/** The unpublished pieces that a person reads: those of an author, everybody's, or none. */
export type Drafts = number | 'all' | null;

/**
 * Which pieces of courses a person sees: published and not deleted, inside parents that are visible too; authors also
 * see their own unpublished pieces, and reviewers all. Each condition needs only its own table in the query: parents are checked in
 * subqueries by primary key.
 */
export function visibleTo(drafts: Drafts) {
  const isVisible = ({ publishedAt, deletedAt, createdBy }: Piece): SQL => {
    if (drafts === 'all') return sql`(${isNull(deletedAt)})`;
    const published = isNotNull(publishedAt);
    const allowed = drafts === null ? published : or(published, eq(createdBy, drafts));
    return sql`(${isNull(deletedAt)} and ${allowed})`;
  };
  const topic = isVisible(topics);
  const inTopic = sql`exists (select 1 from ${topics} where ${topics.id} = ${curriculums.topicId} and ${topic})`;
  const curriculum = sql`(${isVisible(curriculums)} and ${inTopic})`;
  const inCurriculum = sql`exists (select 1 from ${curriculums} where ${curriculums.id} = ${lessons.curriculumId} and ${curriculum})`;
  const lesson = sql`(${isVisible(lessons)} and ${inCurriculum})`;
  const inLesson = sql`exists (select 1 from ${lessons} where ${lessons.id} = ${sentences.lessonId} and ${lesson})`;
  const sentence = sql`(${isVisible(sentences)} and ${inLesson})`;
  return { topic, curriculum, lesson, sentence };
}

/** Conditions for learners, who see published pieces only. */
export const {
  topic: visibleTopic,
  curriculum: visibleCurriculum,
  lesson: visibleLesson,
  sentence: visibleSentence,
} = visibleTo(null);
