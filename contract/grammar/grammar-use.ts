import { sentence } from '../courses/course.ts';
import { LESSON_LEVELS } from '../levels.ts';
import { z } from '../zod.ts';

/** Where a grammar point occurs in the courses. */

const place = { topicId: z.int(), curriculumId: z.int() };

/** The model answer of a sentence in three parts, with readings, so that the point can be marked. */
const sentenceWithPoint = z.object({
  id: z.int(),
  viSentence: z.string(),
  before: z.string(),
  point: z.string(),
  after: z.string(),
});
export type SentenceWithPoint = z.output<typeof sentenceWithPoint>;

export const grammarUse = z.object({
  /** How many sentences of how many lessons have the point. */
  sentences: z.int(),
  lessons: z.int(),
  /** Some of them, by lesson. A lesson has none if all of them are to be tried. */
  listed: z.array(
    z.object({
      ...place,
      lessonId: z.int(),
      title: z.string(),
      mean: z.string(),
      level: z.enum(LESSON_LEVELS),
      sentences: z.array(sentenceWithPoint),
    }),
  ),
  /** Short and easy ones to try; none of them is listed. */
  trial: z.array(z.extend(sentence, place)),
});
export type GrammarUse = z.output<typeof grammarUse>;
