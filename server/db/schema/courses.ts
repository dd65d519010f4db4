import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { LESSON_LEVELS, SENTENCE_REGISTERS } from '#contract/levels.ts';
import type { RuleName } from '#core/grading/paraphrase/rule-names.ts';
import { type Introduces, NOTHING_CHOSEN } from '#core/introductions/choose-introductions.ts';
import type { AnalysedAnswer } from '#core/japanese/notation/analysed-answer.ts';
import { createdAt, id, isOneOf, moment, position, publishedAt } from './columns.ts';
import { users } from './users.ts';

/** Null for shipped content, and when the account was deleted. */
const byUser = () => integer().references(() => users.id, { onDelete: 'set null' });

interface PieceReferences {
  readonly createdBy: AnyPgColumn;
  readonly deletedBy: AnyPgColumn;
}

/** For deleted accounts: whose pieces become nobody's. */
const pieceIndexes = ({ createdBy, deletedBy }: PieceReferences) => [
  index().on(createdBy),
  index().on(deletedBy),
];

/** Columns that every piece of a course has. */
const pieceColumns = () => ({
  position: position(),
  createdBy: byUser(),
  createdAt: createdAt(),
  publishedAt: publishedAt(),
  /** Hidden from everyone, with everything inside; can be restored until it is deleted for good. */
  deletedAt: moment(),
  /** A piece that an admin deleted cannot be restored by its author. */
  deletedBy: byUser(),
  /** Raised by every change: saving on top of an older revision is refused. */
  revision: integer().notNull().default(1),
});

export const topics = pgTable(
  'topics',
  {
    id: id(),
    title: text().notNull(),
    img: text().notNull(),
    ...pieceColumns(),
  },
  pieceIndexes,
);

export const curriculums = pgTable(
  'curriculums',
  {
    id: id(),
    topicId: integer()
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    img: text().notNull(),
    ...pieceColumns(),
  },
  (curriculum) => [index().on(curriculum.topicId, curriculum.position), ...pieceIndexes(curriculum)],
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
    /** The grammar points that its sentences practise, unless a sentence names its own. */
    focus: jsonb().$type<readonly string[]>().notNull().default([]),
    /** The words and grammar points that its author wants to be introduced first. */
    introduces: jsonb().$type<Introduces>().notNull().default(NOTHING_CHOSEN),
    views: integer().notNull().default(0),
    ...pieceColumns(),
  },
  (lesson) => [
    index().on(lesson.curriculumId, lesson.position),
    ...pieceIndexes(lesson),
    check('lessons_level_is_known', isOneOf(lesson.level, LESSON_LEVELS)),
  ],
);

/** The last view of a lesson by each viewer, so that a view counts once in 24 hours (PRODUCT.md, Courses). */
export const lessonViews = pgTable(
  'lesson_views',
  {
    lessonId: integer()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** A hash of the browser, never its address. */
    viewer: text().notNull(),
    /** A hash of the lesson and the address, which limits the views from one address; null for logged-in users. */
    origin: text(),
    viewedAt: moment().notNull().defaultNow(),
  },
  // Rows older than a day are deleted.
  (view) => [
    primaryKey({ columns: [view.lessonId, view.viewer] }),
    index().on(view.origin),
    index().on(view.viewedAt),
  ],
);

/** The answers of a sentence, analysed by the tokenizer. */
export interface SentenceAnalysis {
  /** Identifies the input: the analysis is outdated when the reading, an answer or the analysis version changes. */
  readonly of: string;
  /** Of the analysis; absent in those of releases that did not store it. */
  readonly version?: number;
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
    /** Whether an answer may be plain where the model answer is polite, and the other way round. */
    register: text({ enum: SENTENCE_REGISTERS }).notNull().default('free'),
    /** The grammar points that it practises: an answer that avoids them is right, and the note says so. */
    focus: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Families of paraphrases that the judge does not accept for it. */
    rulesOff: jsonb().$type<readonly RuleName[]>().notNull().default([]),
    /** Null until the tokenizer has analysed it. */
    analysis: jsonb().$type<SentenceAnalysis>(),
    ...pieceColumns(),
  },
  (sentence) => [
    index().on(sentence.lessonId, sentence.position),
    ...pieceIndexes(sentence),
    check('sentences_register_is_known', isOneOf(sentence.register, SENTENCE_REGISTERS)),
  ],
);
