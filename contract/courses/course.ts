import { LESSON_LEVELS } from '../levels.ts';
import { PRACTICE_MODES } from '../practice/modes.ts';
import { z } from '../zod.ts';

/** The parts of courses (PRODUCT.md, Courses), as everyone reads them. */

/** Set on a piece that was never published, which only its author reads. */
export const draftMark = { isDraft: z.optional(z.literal(true)) };

const lessonSummary = z.object({
  id: z.int(),
  title: z.string(),
  mean: z.string(),
  level: z.enum(LESSON_LEVELS),
  ...draftMark,
});

export const curriculum = z.object({
  id: z.int(),
  name: z.string(),
  img: z.string(),
  topicId: z.int(),
  /** Null for shipped content. */
  userId: z.nullable(z.int()),
  /** Masked, except for its owner and ADMIN (PRODUCT.md, D1). */
  createdByEmail: z.nullable(z.string()),
  lessons: z.array(lessonSummary),
  ...draftMark,
});
export type Curriculum = z.output<typeof curriculum>;

/** The public fields of a sentence. */
export const sentence = z.object({
  id: z.int(),
  viSentence: z.string(),
  jpSentence: z.string(),
  /** The whole sentence in kana; empty if it was not given. */
  reading: z.string(),
  hint: z.string(),
  lessonId: z.int(),
  ...draftMark,
});
export type Sentence = z.output<typeof sentence>;

export const lesson = z.extend(lessonSummary, {
  curriId: z.int(),
  views: z.int(),
  createdByEmail: z.nullable(z.string()),
  sentences: z.array(sentence),
});
export type Lesson = z.output<typeof lesson>;

/** The sentences a learner was credited for in one lesson and mode. */
export const lessonProgress = z.object({
  lessonId: z.int(),
  mode: z.enum(PRACTICE_MODES),
  /** Ids of sentences, in order. */
  solved: z.array(z.int()),
});
export type LessonProgress = z.output<typeof lessonProgress>;
