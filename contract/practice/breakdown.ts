import { wordKindNames } from '#contract/texts/dictionary.ts';
import { codesOf } from '../codes-of.ts';
import { shortItem } from '../dictionary/item.ts';
import { z } from '../zod.ts';

const brokenDownWord = z.object({
  text: z.string(),
  reading: z.string(),
  /** With its readings: `起[お]きます`. */
  ruby: z.string(),
  kind: codesOf(wordKindNames),
  /** The part after the stem, which shows the form: ます of 起きます. */
  ending: z.string(),
  /** Its dictionary entry, if it has one. */
  item: z.nullable(shortItem),
});
export type BrokenDownWord = z.output<typeof brokenDownWord>;

/** The model answer word by word: the source of its hints, furigana and dictionary cards. */
export const breakdown = z.object({ words: z.array(brokenDownWord) });
export type Breakdown = z.output<typeof breakdown>;
