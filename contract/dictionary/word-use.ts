import { defineEndpoint } from '../endpoint.ts';
import { idText } from '../fields.ts';
import { LESSON_LEVELS } from '../levels.ts';
import { itemFieldNames } from '../texts/item-fields.ts';
import { z } from '../zod.ts';

/** A lesson in which a word occurs, with the easiest of its sentences that have it. */
const lessonWithWord = z.object({
  topicId: z.int(),
  curriculumId: z.int(),
  lessonId: z.int(),
  title: z.string(),
  mean: z.string(),
  level: z.enum(LESSON_LEVELS),
  /** The model answer in three parts, with readings, so that the word can be marked. */
  sentence: z.object({
    id: z.int(),
    viSentence: z.string(),
    before: z.string(),
    word: z.string(),
    after: z.string(),
  }),
});
export type LessonWithWord = z.output<typeof lessonWithWord>;

export const listLessonsWithWord = defineEndpoint({
  method: 'GET',
  path: '/api/items/{id}/lessons',
  summary: 'Những bài học có từ này, mỗi bài một câu, dễ nhất trước',
  access: 'anyone',
  kept: 'shared',
  limits: ['searchPerAddress'],
  params: z.object({ id: idText }),
  fieldNames: itemFieldNames,
  output: z.array(lessonWithWord),
});
