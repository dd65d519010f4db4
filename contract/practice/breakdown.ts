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
  /** What stands behind the stem and shows the form: ます of 起きます. */
  ending: z.string(),
  /** Its entry of the dictionary, where it has one. */
  item: z.nullable(shortItem),
});
export type BrokenDownWord = z.output<typeof brokenDownWord>;

/** The model answer word by word: what its hints, its furigana and its dictionary cards are made of. */
export const breakdown = z.object({ words: z.array(brokenDownWord) });
export type Breakdown = z.output<typeof breakdown>;
