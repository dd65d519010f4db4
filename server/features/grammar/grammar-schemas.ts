import { contentTexts, findPatternProblems } from '#contract/texts/operator.ts';
import { problemAtCharacter } from '#contract/texts/sentence-analysis.ts';
import { z } from '#contract/zod.ts';
import { type FindPattern, parseFindPattern } from '#core/grammar/find-pattern.ts';
import {
  type Contrast,
  GRAMMAR_LEVELS,
  type GrammarPoint,
  type WrittenAnswer,
} from '#core/grammar/grammar-point.ts';

/** The file format of the entries in content/grammar, content/contrasts and content/answers. */

const id = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, contentTexts.slug));
const level = z.enum(GRAMMAR_LEVELS);
const text = z.string().check(z.trim(), z.minLength(1));
const texts = z.array(text).check(z.minLength(1));

const mistake = z.strictObject({ wrong: text, right: text, why: text });

const findPattern = z.pipe(text, z.transform(readFindPattern));

function readFindPattern(source: string, context: z.core.ParsePayload): FindPattern {
  const parsed = parseFindPattern(source);
  if (parsed.ok) return parsed.pattern;
  const message = problemAtCharacter(findPatternProblems[parsed.problem], parsed.at + 1);
  context.issues.push({ code: 'custom', input: source, message });
  return z.NEVER;
}

export const pointSchema: z.ZodMiniType<GrammarPoint> = z.strictObject({
  id,
  level,
  pattern: text,
  names: texts,
  meaning: text,
  formation: texts,
  explanation: text,
  examples: z.array(z.strictObject({ ja: text, vi: text })).check(z.minLength(1)),
  mistakes: z.array(mistake),
  find: z.array(findPattern).check(z.minLength(1)),
  related: z._default(z.array(id), []),
});

export const contrastSchema: z.ZodMiniType<Contrast> = z.strictObject({
  id,
  level,
  title: text,
  sides: z.array(texts).check(z.minLength(2)),
  about: z.optional(z.array(id)),
  summary: text,
  points: texts,
  examples: z.array(z.strictObject({ ja: text, vi: text, note: text })).check(z.minLength(1)),
  mistakes: z._default(z.array(mistake), []),
});

export const answerSchema: z.ZodMiniType<WrittenAnswer> = z.strictObject({
  id,
  asks: texts,
  keywords: z.array(texts).check(z.minLength(1)),
  unless: z._default(z.array(text), []),
  answer: text,
});
