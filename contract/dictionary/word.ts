import { shortContrast, shortPoint } from '../grammar/short-grammar.ts';
import { z } from '../zod.ts';
import { anyWord, shortItem } from './item.ts';
import { FREQUENCIES } from './word-fields.ts';

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

/** Another word on the page of a word. */
export const linkedItem = z.extend(shortItem, { ruby: z.string() });
export type LinkedItem = z.output<typeof linkedItem>;

export const relatedItem = z.extend(linkedItem, { shares: z.string() });
export type RelatedItem = z.output<typeof relatedItem>;

export const conjugationGroup = z.object({
  name: z.string(),
  forms: z.array(z.object({ name: z.string(), form: z.string(), ruby: z.string() })),
});
export type ConjugationGroup = z.output<typeof conjugationGroup>;

/** Other words beside a word, and when each of them is used. */
const comparedWords = z.object({ words: z.array(linkedItem), difference: z.string() });
export type ComparedWords = z.output<typeof comparedWords>;

/** A word with everything around it (PRODUCT.md, Dictionary). */
export const word = z.extend(anyWord, {
  /** The headword with its readings: `勉[べん]強[きょう]`. */
  ruby: z.string(),
  /** The accents of the word, the usual one first: the word's own `pitch`, otherwise published data. Empty if unknown. */
  accents: z.array(z.int()),
  /** How common it is: its own `frequency`, otherwise published data. */
  howCommon: z.nullable(z.enum(FREQUENCIES)),
  kanjiCards: z.array(kanjiCard),
  conjugation: z.array(conjugationGroup),
  related: z.array(relatedItem),
  /** Other words with the same spelling (市場: しじょう, いちば), and with the same reading (早い, 速い). */
  sameSpelling: z.array(linkedItem),
  sameReading: z.array(linkedItem),
  /** The transitive verb beside an intransitive one, and the other way round: 開ける, 開く. */
  transitive: z.array(linkedItem),
  intransitive: z.array(linkedItem),
  /** Words of nearly the same and of the opposite meaning, with what the difference is. */
  synonyms: z.array(comparedWords),
  opposites: z.array(comparedWords),
  /** The grammar points that have the word as their name, and the contrasts that have it on one side. */
  grammarPoints: z.array(shortPoint),
  contrasts: z.array(shortContrast),
});
export type Word = z.output<typeof word>;
