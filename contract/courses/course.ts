import { idNumber, idText, ignored, jsonPart, lineOfText, optionalLine, uploadedFile } from '../fields.ts';
import { LESSON_LEVELS, SENTENCE_REGISTERS } from '../levels.ts';
import { ANSWERS_PER_SENTENCE_MAX, HINT_MAX_CHARS, SENTENCE_MAX_CHARS, TITLE_MAX_CHARS } from '../limits.ts';
import { PRACTICE_MODES } from '../practice/modes.ts';
import { z } from '../zod.ts';

/** What courses are made of (spec §3), and what is sent to make it. */

const lessonSummary = z.object({
  id: z.int(),
  title: z.string(),
  mean: z.string(),
  level: z.enum(LESSON_LEVELS),
});

export const curriculum = z.object({
  id: z.int(),
  name: z.string(),
  img: z.string(),
  topicId: z.int(),
  /** Null for shipped content. */
  userId: z.nullable(z.int()),
  /** Masked for whoever is neither its owner nor ADMIN (product-rules). */
  createdByEmail: z.nullable(z.string()),
  lessons: z.array(lessonSummary),
});
export type Curriculum = z.output<typeof curriculum>;

/** What everyone sees of a sentence. */
export const sentence = z.object({
  id: z.int(),
  viSentence: z.string(),
  jpSentence: z.string(),
  /** The whole sentence in kana; empty where nobody has given it. */
  reading: z.string(),
  hint: z.string(),
  lessonId: z.int(),
});
export type Sentence = z.output<typeof sentence>;

/** What its author sees as well. */
export const authoredSentence = z.extend(sentence, {
  /** More right answers, and answers that stay wrong, in the notation of authors. */
  accepted: z.array(z.string()),
  blocked: z.array(z.string()),
  register: z.enum(SENTENCE_REGISTERS),
});
export type AuthoredSentence = z.output<typeof authoredSentence>;

export const lesson = z.extend(lessonSummary, {
  curriId: z.int(),
  views: z.int(),
  createdByEmail: z.nullable(z.string()),
  sentences: z.array(sentence),
});
export type Lesson = z.output<typeof lesson>;

/** What a learner was credited for in one lesson and mode. */
export const lessonProgress = z.object({
  lessonId: z.int(),
  mode: z.enum(PRACTICE_MODES),
  /** Ids of sentences, in their order. */
  solved: z.array(z.int()),
});
export type LessonProgress = z.output<typeof lessonProgress>;

/** A form's select gives its value as text, and so does an address. */
const chosenId = z.union([idNumber, idText]);

/** Nothing is required here: whatever is missing, the spec has one sentence for it (§5). */
export const newTopic = z.object({
  dto: z.optional(jsonPart(z.object({ title: z._default(optionalLine(TITLE_MAX_CHARS), '') }))),
  img: z.optional(uploadedFile),
});
export type NewTopic = z.output<typeof newTopic>;

export const newCurriculum = z.object({
  dto: jsonPart(z.object({ name: lineOfText(TITLE_MAX_CHARS), topicId: chosenId, userId: ignored })),
  img: uploadedFile,
});
export type NewCurriculum = z.output<typeof newCurriculum>;

export const newLesson = z.object({
  title: lineOfText(TITLE_MAX_CHARS),
  level: z.enum(LESSON_LEVELS),
  mean: lineOfText(TITLE_MAX_CHARS),
  curriId: chosenId,
  /** Follows from the curriculum; the spec's clients send it along. */
  topicId: z.optional(chosenId),
  userId: ignored,
});
export type NewLesson = z.output<typeof newLesson>;

const answers = z._default(
  z.array(lineOfText(SENTENCE_MAX_CHARS)).check(z.maxLength(ANSWERS_PER_SENTENCE_MAX)),
  [],
);

export const newSentence = z.object({
  hint: lineOfText(HINT_MAX_CHARS),
  viSentence: lineOfText(SENTENCE_MAX_CHARS),
  /** Plain, or in the notation of authors: `[私は]学校(に|へ)行きます`. */
  jpSentence: lineOfText(SENTENCE_MAX_CHARS),
  lessonId: chosenId,
  reading: z._default(optionalLine(SENTENCE_MAX_CHARS), ''),
  accepted: answers,
  blocked: answers,
  register: z._default(z.enum(SENTENCE_REGISTERS), 'free'),
  userId: ignored,
});
export type NewSentence = z.output<typeof newSentence>;
