import { shortContrast, shortPoint } from '../grammar/short-grammar.ts';
import { z } from '../zod.ts';
import { anyWord, shortItem } from './item.ts';

/** A character on its card. */
export const kanjiCard = z.object({
  character: z.string(),
  /** The usual Hán Việt reading first. */
  hanViet: z.array(z.string()),
  meaning: z.string(),
  on: z.array(z.string()),
  kun: z.array(z.string()),
  radical: z.nullable(z.object({ character: z.string(), hanViet: z.string(), meaning: z.string() })),
  strokes: z.int(),
  strokeFile: z.string(),
  /** How the Hán Việt reading corresponds to an On reading, if it does. */
  bridges: z.array(z.object({ hanViet: z.string(), on: z.string(), rule: z.string() })),
});
export type KanjiCard = z.output<typeof kanjiCard>;

export const relatedItem = z.extend(shortItem, { ruby: z.string(), shares: z.string() });
export type RelatedItem = z.output<typeof relatedItem>;

export const conjugationGroup = z.object({
  name: z.string(),
  forms: z.array(z.object({ name: z.string(), form: z.string(), ruby: z.string() })),
});
export type ConjugationGroup = z.output<typeof conjugationGroup>;

/** A word with everything around it (PRODUCT.md, Dictionary). */
export const word = z.extend(anyWord, {
  /** The headword with its readings: `勉[べん]強[きょう]`. */
  ruby: z.string(),
  kanjiCards: z.array(kanjiCard),
  conjugation: z.array(conjugationGroup),
  related: z.array(relatedItem),
  /** The grammar points that have the word as their name, and the contrasts that have it on one side. */
  grammarPoints: z.array(shortPoint),
  contrasts: z.array(shortContrast),
});
export type Word = z.output<typeof word>;
