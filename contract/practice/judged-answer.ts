import { mistakeTexts, noteTexts } from '#contract/texts/judge.ts';
import { codesOf } from '../codes-of.ts';
import { practiceTexts } from '../texts/practice.ts';
import { z } from '../zod.ts';

const count = z.int().check(z.minimum(0));
const span = z.object({ start: count, end: count, text: z.string() });

/** A contrast or grammar point of ours, cut down to what a mistake needs. Japanese has its readings: 住[す]む. */
const textAboutGrammar = z.object({
  kind: z.enum(['contrast', 'point']),
  id: z.string(),
  title: z.string(),
  rule: z.string(),
  /** What learners write. Without readings. */
  wrong: z.string(),
  right: z.string(),
  why: z.string(),
});

/** What the typed word means, where another one is needed. */
const meaningOfTyped = z.object({
  kind: z.literal('word'),
  /** Of its dictionary item. */
  id: z.string(),
  /** With its readings. */
  title: z.string(),
  rule: z.string(),
});

const explanation = z.discriminatedUnion('kind', [textAboutGrammar, meaningOfTyped]);
export type PresentedExplanation = z.output<typeof explanation>;

const mistake = z.object({
  code: codesOf(mistakeTexts),
  typed: span,
  model: span,
  message: z.string(),
  explanation: z.optional(explanation),
});
export type PresentedMistake = z.output<typeof mistake>;

const note = z.object({
  code: codesOf(noteTexts),
  typed: span,
  model: span,
  message: z.string(),
  /** The pattern that the sentence practises, if the answer avoids it: the learner may try again with it. */
  practises: z.optional(z.string()),
});
export type PresentedNote = z.output<typeof note>;

const segment = z.object({
  typed: z.string(),
  state: z.enum(['right', 'note', 'wrong', 'missing']),
  /** Only its beginning if the learner did not find it (PRODUCT.md, Practice). */
  expected: z.string(),
  /** The index of the error. */
  mistake: z.optional(count),
});
export type PresentedSegment = z.output<typeof segment>;

/** The reply to check-answer in both modes (PRODUCT.md, Practice), with the details of the judge. */
export const judgedAnswer = z.object({
  feedback: z.string(),
  hint: z.string(),
  correctAnswer: z.string(),
  correct: z.boolean(),
  viSentence: z.string(),
  /** The learner's new total; null without a login. */
  score: z.nullable(z.int()),
  /** The points for this answer. */
  points: count,
  /** Why a right answer earned nothing, if a limit on points is the reason. */
  pointsNote: z.optional(z.string()),
  verdict: codesOf(practiceTexts.verdicts),
  segments: z.array(segment),
  errors: z.array(mistake),
  notes: z.array(note),
  /** The answer was typed in another language by mistake: no attempt is counted. */
  language: z.optional(z.literal('vietnamese')),
});
export type JudgedAnswer = z.output<typeof judgedAnswer>;
