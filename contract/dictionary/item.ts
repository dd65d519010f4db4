import { lineOfText, optionalLine } from '../fields.ts';
import { ITEM_LEVELS } from '../levels.ts';
import {
  COGNATE_NOTE_MAX_CHARS,
  EXAMPLES_MAX,
  HEADWORD_MAX_CHARS,
  MEANING_MAX_CHARS,
  SENTENCE_MAX_CHARS,
} from '../limits.ts';
import { z } from '../zod.ts';
import { COGNATE_KINDS, WORD_CLASSES } from './word-classes.ts';

/** An example (PRODUCT.md, Dictionary). `ruby` is the same text with readings, `図書館[としょかん]で`, where known. */
export const itemExample = z.object({
  text: z.string(),
  translate: z.string(),
  ruby: z.optional(z.string()),
});
export type ItemExample = z.output<typeof itemExample>;

export const cognate = z.object({ kind: z.enum(COGNATE_KINDS), note: z.string() });
export type Cognate = z.output<typeof cognate>;

/** A dictionary entry (PRODUCT.md, Dictionary). */
export const item = z.object({
  id: z.int(),
  kanji: z.string(),
  hiragana: z.string(),
  sino: z.string(),
  mean: z.string(),
  type: z.enum(ITEM_LEVELS),
  wordClass: z.nullable(z.enum(WORD_CLASSES)),
  descriptions: z.array(itemExample),
  /** File names of the stroke drawings under `/assets/img/`, in the order of the word's characters. */
  kanjis: z.array(z.string()),
  cognate: z.nullable(cognate),
  /** Other ways to write the word, divided by 、: 美味しい for おいしい. */
  variants: z.string(),
});
export type Item = z.output<typeof item>;

/** An item as it was just saved, with the change that can be undone; null when it was saved as it had been. */
export const savedItem = z.extend(item, { changeId: z.nullable(z.string()) });
export type SavedItem = z.output<typeof savedItem>;

/** An item as an answer to a search, with the way from what was typed to the word. */
export const foundItem = z.extend(item, {
  /** The piece of the typed text that this word answers. */
  matched: z.string(),
  /** The inflections between the word and `matched`, the innermost first; empty when it was typed as it stands. */
  chain: z.array(z.string()),
});
export type FoundItem = z.output<typeof foundItem>;

/** The least that a list of words shows. */
export const shortItem = z.object({
  id: z.int(),
  kanji: z.string(),
  hiragana: z.string(),
  sino: z.string(),
  mean: z.string(),
  type: z.enum(ITEM_LEVELS),
});
export type ShortItem = z.output<typeof shortItem>;

const KANA_ONLY = /^[\p{sc=Hiragana}\p{sc=Katakana}ー・\s]+$/u;

/** Rows whose text is blank are dropped (PRODUCT.md, Dictionary). */
const typedExamples = z.pipe(
  z
    .array(
      z.object({
        text: optionalLine(SENTENCE_MAX_CHARS),
        translate: z._default(optionalLine(SENTENCE_MAX_CHARS), ''),
      }),
    )
    .check(z.maxLength(EXAMPLES_MAX)),
  z.transform((examples: { text: string; translate: string }[]) =>
    examples.filter(({ text }) => text !== ''),
  ),
);

/** Blank: computed from the characters. */
const typedSino = optionalLine(HEADWORD_MAX_CHARS);
const typedLevel = z.enum(ITEM_LEVELS);

const typedItem = {
  kanji: lineOfText(HEADWORD_MAX_CHARS),
  hiragana: lineOfText(HEADWORD_MAX_CHARS).check(z.regex(KANA_ONLY)),
  mean: lineOfText(MEANING_MAX_CHARS),
  wordClass: z.optional(z.nullable(z.enum(WORD_CLASSES))),
  cognate: z.optional(
    z.nullable(z.object({ kind: z.enum(COGNATE_KINDS), note: optionalLine(COGNATE_NOTE_MAX_CHARS) })),
  ),
  variants: z.optional(optionalLine(HEADWORD_MAX_CHARS)),
};

/** What an admin types for a new item. An example may carry its readings: `図書館[としょかん]で`. */
export const newItem = z.object({
  ...typedItem,
  sino: z._default(typedSino, ''),
  type: z._default(typedLevel, 'N5'),
  descriptions: z._default(typedExamples, []),
});
export type NewItem = z.output<typeof newItem>;

/** The same for a change: what is absent stays. Here clients send the examples as `description`. */
export const editedItem = z.object({
  ...typedItem,
  sino: z.optional(typedSino),
  type: z.optional(typedLevel),
  description: z.optional(typedExamples),
});
export type EditedItem = z.output<typeof editedItem>;
