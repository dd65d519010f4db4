import type { ExerciseKind } from '#core/exercises/exercise.ts';
import type { Exercise } from '#core/exercises/kinds.ts';
import { z } from '../zod.ts';

const count = z.int().check(z.minimum(0));

/** Vietnamese, and Japanese with the readings of its kanji: `学生[がくせい]です。` */
const sentence = { sentenceId: z.int(), vietnamese: z.string(), japanese: z.string() };
const choices = { choices: z.array(z.string()), right: count };
const blank = { before: z.string(), after: z.string() };

/** The compiler compares each with its type in core, and misses none. */
const byKind: { readonly [Kind in ExerciseKind]: z.ZodMiniType<Extract<Exercise, { kind: Kind }>> } = {
  'match-pairs': z.object({
    kind: z.literal('match-pairs'),
    ...sentence,
    words: z.array(z.string()),
    meanings: z.array(z.string()),
    /** The index of each word's meaning. */
    partners: z.array(count),
  }),
  'meaning-choice': z.object({ kind: z.literal('meaning-choice'), ...sentence, ...choices }),
  'heard-choice': z.object({ kind: z.literal('heard-choice'), ...sentence, ...choices }),
  tiles: z.object({ kind: z.literal('tiles'), ...sentence, tiles: z.array(z.string()) }),
  'particle-blank': z.object({ kind: z.literal('particle-blank'), ...sentence, ...blank, ...choices }),
  'form-blank': z.object({
    kind: z.literal('form-blank'),
    ...sentence,
    ...blank,
    /** The dictionary form, with readings. */
    base: z.string(),
    /** Null: the form is typed. */
    options: z.nullable(z.object(choices)),
  }),
  dictation: z.object({ kind: z.literal('dictation'), ...sentence }),
  'free-translation': z.object({ kind: z.literal('free-translation'), ...sentence }),
};

/** An exercise of any kind (core/exercises). */
export const exercise: z.ZodMiniType<Exercise> = z.union(Object.values(byKind));
