import { codesOf } from '../codes-of.ts';
import { introduces } from '../courses/introduces.ts';
import { idNumber, idText, ignored, jsonPart, lineOfText, optionalLine, uploadedFile } from '../fields.ts';
import { LESSON_LEVELS, SENTENCE_REGISTERS } from '../levels.ts';
import {
  ANSWERS_PER_SENTENCE_MAX,
  FOCUS_POINTS_MAX,
  HINT_MAX_CHARS,
  SENTENCE_MAX_CHARS,
  TITLE_MAX_CHARS,
} from '../limits.ts';
import { paraphraseTexts } from '../texts/paraphrases.ts';
import { z } from '../zod.ts';

/** The requests to create or change a piece of a course (PRODUCT.md, Contributions). */

/** A form's select sends its value as text, and so does an address. */
const chosenId = z.union([idNumber, idText]);

/** The revision that was edited, so that nobody's changes are overwritten by accident. */
export const revision = z.int().check(z.positive());

const optionalTitle = z._default(optionalLine(TITLE_MAX_CHARS), '');

/** Nothing is required here: one message covers everything that is missing (PRODUCT.md, Contributions). */
export const newTopic = z.object({
  dto: z.optional(jsonPart(z.object({ title: optionalTitle }))),
  img: z.optional(uploadedFile),
});
export type NewTopic = z.output<typeof newTopic>;

/** Without a picture the old one is kept. */
export const changedTopic = z.object({
  dto: jsonPart(z.object({ title: lineOfText(TITLE_MAX_CHARS), revision })),
  img: z.optional(uploadedFile),
});
export type ChangedTopic = z.output<typeof changedTopic>;

export const newCurriculum = z.object({
  dto: jsonPart(z.object({ name: lineOfText(TITLE_MAX_CHARS), topicId: chosenId, userId: ignored })),
  img: uploadedFile,
});
export type NewCurriculum = z.output<typeof newCurriculum>;

export const changedCurriculum = z.object({
  dto: jsonPart(z.object({ name: lineOfText(TITLE_MAX_CHARS), revision })),
  img: z.optional(uploadedFile),
});
export type ChangedCurriculum = z.output<typeof changedCurriculum>;

/** Ids of grammar points. */
const points = z.array(lineOfText(TITLE_MAX_CHARS)).check(z.maxLength(FOCUS_POINTS_MAX));
export const focusPoints = z._default(points, []);

/** Families of paraphrases that the judge does not accept for a sentence. */
export const switchedOffRules = z._default(z.array(codesOf(paraphraseTexts)), []);

const typedLesson = z.object({
  title: lineOfText(TITLE_MAX_CHARS),
  level: z.enum(LESSON_LEVELS),
  mean: lineOfText(TITLE_MAX_CHARS),
  /** Left out, it stays as it is. */
  focus: z.optional(points),
  introduces: z.optional(introduces),
});

export const newLesson = z.extend(typedLesson, {
  curriId: chosenId,
  /** Follows from the curriculum; clients send it too. */
  topicId: z.optional(chosenId),
  userId: ignored,
});
export type NewLesson = z.output<typeof newLesson>;

export const changedLesson = z.extend(typedLesson, { revision });
export type ChangedLesson = z.output<typeof changedLesson>;

const answers = z._default(
  z.array(lineOfText(SENTENCE_MAX_CHARS)).check(z.maxLength(ANSWERS_PER_SENTENCE_MAX)),
  [],
);

export const typedSentence = z.object({
  hint: lineOfText(HINT_MAX_CHARS),
  viSentence: lineOfText(SENTENCE_MAX_CHARS),
  /** Plain, or in the notation of authors: `[私は]学校(に|へ)行きます`. */
  jpSentence: lineOfText(SENTENCE_MAX_CHARS),
  reading: z._default(optionalLine(SENTENCE_MAX_CHARS), ''),
  accepted: answers,
  blocked: answers,
  register: z._default(z.enum(SENTENCE_REGISTERS), 'free'),
  focus: focusPoints,
  rulesOff: switchedOffRules,
});
export type TypedSentence = z.output<typeof typedSentence>;

export const newSentence = z.extend(typedSentence, { lessonId: chosenId, userId: ignored });
export type NewSentence = z.output<typeof newSentence>;

export const changedSentence = z.extend(typedSentence, { revision });
export type ChangedSentence = z.output<typeof changedSentence>;
