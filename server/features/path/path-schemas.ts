import { contentTexts } from '#contract/texts/operator.ts';
import { z } from '#contract/zod.ts';
import {
  type Dialogue,
  NO_PINS,
  PATH_LEVELS,
  type PathException,
  type PathUnit,
  type Reading,
  type SentencePins,
} from '#core/path/path.ts';

/** The file format of content/path, content/dialogues and content/readings. */

const text = z.string().check(z.trim(), z.minLength(1));
const id = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, contentTexts.slug));
const number = z.int().check(z.positive());

const pins: z.ZodMiniType<SentencePins> = z.strictObject({
  words: z._default(z.record(text, number), {}),
  points: z._default(z.array(id), []),
  gloss: z._default(z.array(number), []),
});

const head = { id, title: text };

const steps = z.discriminatedUnion('kind', [
  z.strictObject({ ...head, kind: z.literal('kana'), row: id }),
  z.strictObject({
    ...head,
    kind: z.literal('lesson'),
    words: z.array(number),
    points: z.array(
      z.strictObject({
        id,
        explain: text,
        mistake: z.strictObject({ wrong: text, right: text, why: text }),
      }),
    ),
    numbers: z.optional(z.strictObject({ to: number, counters: z._default(z.array(text), []) })),
    sentences: z.array(number),
    pins: z._default(z.record(z.string().check(z.regex(/^\d+$/)), pins), {}),
  }),
  z.strictObject({
    ...head,
    kind: z.literal('kanji'),
    kanji: z.array(z.string().check(z.regex(/^\p{sc=Han}$/u, contentTexts.oneKanji))),
  }),
  z.strictObject({ ...head, kind: z.literal('dialogue'), dialogue: id }),
  z.strictObject({ ...head, kind: z.literal('reading'), reading: id }),
  z.strictObject({ ...head, kind: z.literal('checkpoint') }),
]);

export const unitSchema: z.ZodMiniType<PathUnit> = z.strictObject({
  id,
  level: z.enum(PATH_LEVELS),
  title: text,
  about: text,
  steps: z.array(steps).check(z.minLength(1)),
});

const questions = z.array(
  z.strictObject({
    ask: text,
    choices: z.array(z.strictObject({ vi: text, right: z._default(z.boolean(), false) })),
    why: text,
  }),
);

export const dialogueSchema: z.ZodMiniType<Dialogue> = z.strictObject({
  id,
  title: text,
  about: text,
  speakers: z.array(z.strictObject({ id, name: text, voice: z.optional(text) })).check(z.minLength(2)),
  lines: z.array(z.strictObject({ speaker: id, ja: text, vi: text })),
  questions,
  pins: z._default(pins, NO_PINS),
});

export const readingSchema: z.ZodMiniType<Reading> = z.strictObject({
  id,
  title: text,
  ja: z.array(text).check(z.minLength(1)),
  vi: z.array(text).check(z.minLength(1)),
  questions,
  pins: z._default(pins, NO_PINS),
});

export const exceptionSchema: z.ZodMiniType<PathException> = z.strictObject({
  surface: z.optional(text),
  pos: z.optional(text),
  base: z.optional(text),
  point: z.optional(id),
  sentence: z.optional(number),
  from: id,
  why: text,
});
