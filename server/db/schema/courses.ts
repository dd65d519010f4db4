import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { LESSON_LEVELS } from '#contract/levels.ts';
import { createdAt, id, isOneOf, moment, position } from './columns.ts';
import { users } from './users.ts';

/** Null for shipped content; what a contributor made stays when the account goes. */
const createdBy = () => integer().references(() => users.id, { onDelete: 'set null' });

export const topics = pgTable('topics', {
  id: id(),
  title: text().notNull(),
  img: text().notNull(),
  position: position(),
  createdBy: createdBy(),
  createdAt: createdAt(),
});

export const curriculums = pgTable(
  'curriculums',
  {
    id: id(),
    topicId: integer()
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    img: text().notNull(),
    position: position(),
    createdBy: createdBy(),
    createdAt: createdAt(),
  },
  (curriculum) => [index().on(curriculum.topicId, curriculum.position)],
);

export const lessons = pgTable(
  'lessons',
  {
    id: id(),
    curriculumId: integer()
      .notNull()
      .references(() => curriculums.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    mean: text().notNull(),
    level: text({ enum: LESSON_LEVELS }).notNull(),
    views: integer().notNull().default(0),
    position: position(),
    createdBy: createdBy(),
    createdAt: createdAt(),
  },
  (lesson) => [
    index().on(lesson.curriculumId, lesson.position),
    check('lessons_level_is_known', isOneOf(lesson.level, LESSON_LEVELS)),
  ],
);

/** Who has seen a lesson and when last, so that a view counts once in 24 hours (spec §9). */
export const lessonViews = pgTable(
  'lesson_views',
  {
    lessonId: integer()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** A hash of the browser, never its address. */
    viewer: text().notNull(),
    viewedAt: moment().notNull().defaultNow(),
  },
  (view) => [primaryKey({ columns: [view.lessonId, view.viewer] })],
);

export const sentences = pgTable(
  'sentences',
  {
    id: id(),
    lessonId: integer()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    viSentence: text().notNull(),
    jpSentence: text().notNull(),
    /** The whole sentence in kana; empty where a contributor has not given it. */
    reading: text().notNull().default(''),
    hint: text().notNull(),
    position: position(),
    createdBy: createdBy(),
    createdAt: createdAt(),
  },
  (sentence) => [index().on(sentence.lessonId, sentence.position)],
);
