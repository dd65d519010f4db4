import { codesOf } from '../codes-of.ts';
import {
  ANSWERS_PER_SENTENCE_MAX,
  FOCUS_POINTS_MAX,
  HINT_MAX_CHARS,
  SENTENCE_MAX_CHARS,
  TITLE_MAX_CHARS,
} from '../content-limits.ts';
import { introduces } from '../courses/introduces.ts';
import {
  ABSENT_FIELD,
  idNumber,
  ignored,
  jsonPart,
  lineOfText,
  optionalLine,
  type UploadedFile,
  uploadedFile,
} from '../fields.ts';
import { LESSON_LEVELS, SENTENCE_REGISTERS } from '../levels.ts';
import { paraphraseTexts } from '../texts/paraphrases.ts';
import { z } from '../zod.ts';
import { COVERS } from './covers.ts';

/** The requests to create or change a piece of a course (PRODUCT.md, Contributions). */

/** The revision that was edited, so that nobody's changes are overwritten by accident. */
export const revision = z.int().check(z.positive());

/** A picture of our library, instead of a file. */
const cover = z.optional(z.string().check(z.refine((address) => COVERS.includes(address))));

const optionalTitle = z._default(optionalLine(TITLE_MAX_CHARS), '');

/** Nothing is required here: one message covers everything that is missing (PRODUCT.md, Contributions). */
export const newTopic = z.object({
  dto: z.optional(jsonPart(z.object({ title: optionalTitle, cover }))),
  img: z.optional(uploadedFile),
});
export type NewTopic = z.output<typeof newTopic>;

/** A form without a chosen file sends an empty one. */
function hasPicture({ dto, img }: { dto?: { cover?: unknown }; img?: UploadedFile | undefined }): boolean {
  return dto?.cover !== undefined || (img !== undefined && img.size > 0);
}

/** Without a picture the old one is kept. */
export const changedTopic = z.object({
  dto: jsonPart(z.object({ title: lineOfText(TITLE_MAX_CHARS), cover, revision })),
  img: z.optional(uploadedFile),
});
export type ChangedTopic = z.output<typeof changedTopic>;

export const newCurriculum = z
  .object({
    dto: jsonPart(z.object({ name: lineOfText(TITLE_MAX_CHARS), topicId: idNumber, cover, userId: ignored })),
    img: z.optional(uploadedFile),
  })
  .check(
    // Also when other fields are missing: one refusal names them all.
    z.refine(hasPicture, { path: ['img'], params: ABSENT_FIELD, when: () => true }),
  );
export type NewCurriculum = z.output<typeof newCurriculum>;

export const changedCurriculum = z.object({
  dto: jsonPart(z.object({ name: lineOfText(TITLE_MAX_CHARS), cover, revision })),
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
  curriId: idNumber,
  /** Follows from the curriculum; clients send it too. */
  topicId: z.optional(idNumber),
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

export const newSentence = z.extend(typedSentence, { lessonId: idNumber, userId: ignored });
export type NewSentence = z.output<typeof newSentence>;

export const changedSentence = z.extend(typedSentence, { revision });
export type ChangedSentence = z.output<typeof changedSentence>;
