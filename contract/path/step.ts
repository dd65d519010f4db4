import type { CarriedModels } from '#core/grading/carried-models.ts';
import { codesOf } from '../codes-of.ts';
import { exercise } from '../exercises/exercise.ts';
import { introducedPoint, introducedWord, listedWord } from '../introductions/introduction.ts';
import { pathLevelNames } from '../texts/path.ts';
import { z } from '../zod.ts';

/** A sentence that a step asks. */
const stepSentence = z.object({
  id: z.int(),
  vi: z.string(),
  /** With the readings of its kanji: `学生[がくせい]です。` */
  ja: z.string(),
  /** Words of it that no step has taught. */
  gloss: z.array(listedWord),
});
export type StepSentence = z.output<typeof stepSentence>;

/** What the judge needs in a browser. Its format belongs to core/grading, which makes and reads it. */
const judgeData = z.custom<CarriedModels>();

const head = {
  id: z.string(),
  title: z.string(),
  unit: z.object({ id: z.string(), title: z.string(), level: codesOf(pathLevelNames) }),
};

const question = z.object({
  ask: z.string(),
  choices: z.array(z.object({ vi: z.string(), right: z.boolean() })),
  why: z.string(),
});

export type StepQuestion = z.output<typeof question>;

/** Every exercise of its sentences: the ladder chooses. */
const asked = { sentences: z.array(stepSentence), exercises: z.array(exercise), judge: judgeData };

const kanaStep = z.object({ ...head, kind: z.literal('kana'), row: z.string() });
const lessonStep = z.object({
  ...head,
  kind: z.literal('lesson'),
  words: z.array(introducedWord),
  points: z.array(introducedPoint),
  ...asked,
});
const kanjiStep = z.object({ ...head, kind: z.literal('kanji'), kanji: z.array(z.string()) });
const dialogueStep = z.object({
  ...head,
  kind: z.literal('dialogue'),
  about: z.string(),
  speakers: z.array(z.object({ id: z.string(), name: z.string(), voice: z.optional(z.string()) })),
  lines: z.array(z.object({ speaker: z.string(), ja: z.string(), vi: z.string() })),
  questions: z.array(question),
});
const readingStep = z.object({
  ...head,
  kind: z.literal('reading'),
  lines: z.array(z.object({ ja: z.string(), vi: z.string() })),
  questions: z.array(question),
});
const checkpointStep = z.object({
  ...head,
  kind: z.literal('checkpoint'),
  /** The kana of its unit. */
  kana: z.array(z.object({ kana: z.string(), romaji: z.string() })),
  ...asked,
});

/** A step with everything that its screen needs. */
export const pathStep = z.discriminatedUnion('kind', [
  kanaStep,
  lessonStep,
  kanjiStep,
  dialogueStep,
  readingStep,
  checkpointStep,
]);
export type PathStepReply = z.output<typeof pathStep>;
export type LessonStepReply = z.output<typeof lessonStep>;
export type CheckpointStepReply = z.output<typeof checkpointStep>;
