import { z } from '../zod.ts';
import { shortContrast, shortPoint } from './short-grammar.ts';

/** Grammar points and contrasts (content/grammar, content/contrasts). Japanese has its readings: 住[す]む. */

/** What the list is searched by: names in Japanese and romaji (`core/grammar/search-grammar.ts`). */
const searched = { keys: z.string() };
export const listedPoint = z.extend(shortPoint, searched);
export type ListedPoint = z.output<typeof listedPoint>;
export const listedContrast = z.extend(shortContrast, searched);
export type ListedContrast = z.output<typeof listedContrast>;

const example = z.object({
  ja: z.string(),
  vi: z.string(),
  /** What the example shows; only a contrast has it. */
  note: z.optional(z.string()),
});
export type GrammarExample = z.output<typeof example>;

const mistake = z.object({
  /** Without readings. */
  wrong: z.string(),
  right: z.string(),
  why: z.string(),
});
export type GrammarMistake = z.output<typeof mistake>;

export const grammarPoint = z.extend(shortPoint, {
  names: z.array(z.string()),
  formation: z.array(z.string()),
  explanation: z.string(),
  examples: z.array(example),
  mistakes: z.array(mistake),
  related: z.array(shortPoint),
  contrasts: z.array(shortContrast),
});
export type GrammarPoint = z.output<typeof grammarPoint>;

export const contrast = z.extend(shortContrast, {
  rules: z.array(z.string()),
  examples: z.array(example),
  mistakes: z.array(mistake),
  /** The grammar points that it is about. */
  points: z.array(shortPoint),
  related: z.array(shortContrast),
});
export type Contrast = z.output<typeof contrast>;
