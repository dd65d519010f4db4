import { getTableColumns } from 'drizzle-orm';
import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import { curriculums, lessons, sentences, topics } from '#server/db/schema/index.ts';
import { visibleCurriculum, visibleLesson, visibleSentence, visibleTopic } from '#server/db/visibility.ts';

/** Four tables with the same structure, one for each kind. */

const TABLES = { topics, curriculums, lessons, sentences } as const;
export const VISIBLE = {
  topics: visibleTopic,
  curriculums: visibleCurriculum,
  lessons: visibleLesson,
  sentences: visibleSentence,
};
export const PARENT_COLUMN = {
  topics: null,
  curriculums: 'topicId',
  lessons: 'curriculumId',
  sentences: 'lessonId',
} as const;

/** The columns that all four tables share. The compiler sees four different types, so one of them represents all. */
export const tableOf = (kind: ContentKind) => TABLES[kind] as unknown as typeof topics;

/** Without the analysis of a sentence, which is many times as long. */
export const columnsOf = (kind: ContentKind): typeof topics._.columns => {
  const { analysis: _, ...columns }: Record<string, unknown> = getTableColumns(tableOf(kind));
  return columns as typeof topics._.columns;
};

export const parentColumnOf = (kind: ContentKind) => {
  const name = PARENT_COLUMN[kind];
  if (name === null) throw new Error('A topic stands inside nothing');
  return (TABLES[kind] as unknown as Record<string, typeof lessons.curriculumId>)[
    name
  ] as typeof lessons.curriculumId;
};
