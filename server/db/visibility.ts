import { type AnyColumn, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { curriculums, lessons, sentences, topics } from './schema/index.ts';

interface Piece {
  readonly publishedAt: AnyColumn;
  readonly deletedAt: AnyColumn;
  readonly createdBy: AnyColumn;
}

/**
 * Which pieces of courses somebody sees: those that were published and not deleted, inside parents of which the same is true;
 * a maker sees their own before that too. Each is a condition for wherever its table is read, whatever else is read there: the
 * parents stand in subqueries of their own, and are found by their primary keys.
 */
export function visibleTo(authorId: number | null) {
  const open = ({ publishedAt, deletedAt, createdBy }: Piece): SQL => {
    const published = isNotNull(publishedAt);
    const seen = authorId === null ? published : or(published, eq(createdBy, authorId));
    return sql`(${isNull(deletedAt)} and ${seen})`;
  };
  const topic = open(topics);
  const inTopic = sql`exists (select 1 from ${topics} where ${topics.id} = ${curriculums.topicId} and ${topic})`;
  const curriculum = sql`(${open(curriculums)} and ${inTopic})`;
  const inCurriculum = sql`exists (select 1 from ${curriculums} where ${curriculums.id} = ${lessons.curriculumId} and ${curriculum})`;
  const lesson = sql`(${open(lessons)} and ${inCurriculum})`;
  const inLesson = sql`exists (select 1 from ${lessons} where ${lessons.id} = ${sentences.lessonId} and ${lesson})`;
  const sentence = sql`(${open(sentences)} and ${inLesson})`;
  return { topic, curriculum, lesson, sentence };
}

/** What everybody sees. */
export const {
  topic: visibleTopic,
  curriculum: visibleCurriculum,
  lesson: visibleLesson,
  sentence: visibleSentence,
} = visibleTo(null);
