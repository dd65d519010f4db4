import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { LESSON_LEVELS, SENTENCE_REGISTERS } from '#contract/levels.ts';
import type { AnalysedAnswer } from '#core/japanese/notation/analysed-answer.ts';
import { createdAt, id, isOneOf, moment, position, publishedAt } from './columns.ts';
import { users } from './users.ts';

/** Null for shipped content; what somebody did stays when the account goes. */
const byUser = () => integer().references(() => users.id, { onDelete: 'set null' });

/** What every piece of a course has beside its own fields. */
const keeping = () => ({
  position: position(),
  createdBy: byUser(),
  createdAt: createdAt(),
  publishedAt: publishedAt(),
  /** Out of everyone's sight, and with it all that is inside; it can come back until it is thrown away. */
  deletedAt: moment(),
  /** What an admin took away its maker cannot bring back. */
  deletedBy: byUser(),
  /** Raised by every change: who saves on top of an older one is told so. */
  revision: integer().notNull().default(1),
});

export const topics = pgTable('topics', {
  id: id(),
  title: text().notNull(),
  img: text().notNull(),
  ...keeping(),
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
    ...keeping(),
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
    ...keeping(),
  },
  (lesson) => [
    index().on(lesson.curriculumId, lesson.position),
    check('lessons_level_is_known', isOneOf(lesson.level, LESSON_LEVELS)),
  ],
);

/** Who has seen a lesson and when last, so that a view counts once in 24 hours (PRODUCT.md, Courses). */
export const lessonViews = pgTable(
  'lesson_views',
  {
    lessonId: integer()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** A hash of the browser, never its address. */
    viewer: text().notNull(),
    /** A hash of the lesson and the address, which bounds the views from one address; null for who is logged in. */
    origin: text(),
    viewedAt: moment().notNull().defaultNow(),
  },
  // What is older than a day is thrown away.
  (view) => [
    primaryKey({ columns: [view.lessonId, view.viewer] }),
    index().on(view.origin),
    index().on(view.viewedAt),
  ],
);

/** What the tokenizer made of the answers of a sentence. */
export interface SentenceAnalysis {
  /** The texts that it was made of: another reading, answer or version of the analysis makes it void. */
  readonly of: string;
  /** The model answer first. */
  readonly answers: readonly AnalysedAnswer[];
  readonly blocked: readonly AnalysedAnswer[];
}

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
    /** More right answers, and answers that stay wrong, in the notation of authors (PRODUCT.md, Grading). */
    accepted: jsonb().$type<readonly string[]>().notNull().default([]),
    blocked: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Whether an answer may be plain where the model is polite, and the other way round. */
    register: text({ enum: SENTENCE_REGISTERS }).notNull().default('free'),
    /** Null until the tokenizer has seen it. */
    analysis: jsonb().$type<SentenceAnalysis>(),
    ...keeping(),
  },
  (sentence) => [
    index().on(sentence.lessonId, sentence.position),
    check('sentences_register_is_known', isOneOf(sentence.register, SENTENCE_REGISTERS)),
  ],
);
