import type { Match } from '#core/search/search.ts';
import { WORD_LEVELS } from '../levels.ts';
import { z } from '../zod.ts';
import {
  changeShape,
  creationShape,
  pitchWithinReading,
  storedShape,
  type WordValues,
} from './word-fields.ts';

export type ItemExample = WordValues['descriptions'][number];
export type Cognate = NonNullable<WordValues['cognate']>;

/** A dictionary item (PRODUCT.md, Dictionary). */
export const item = z.object({
  id: z.int(),
  ...storedShape,
  /** File names of the stroke drawings under `/assets/img/`, in the order of the word's characters. */
  kanjis: z.array(z.string()),
});
export type Item = z.output<typeof item>;

/** An item that was just saved, with the change that can be undone; null if nothing changed. */
export const savedItem = z.extend(item, { changeId: z.nullable(z.string()) });
export type SavedItem = z.output<typeof savedItem>;

/** Any word that learners look up: an item, or a word of the long tail, which has no level. */
export const anyWord = z.extend(item, { type: z.enum(WORD_LEVELS) });
export type AnyWord = z.output<typeof anyWord>;

const MATCHES = ['whole', 'beginning', 'piece', 'inside'] as const satisfies readonly Match[];

/** A word as a search result, and how the typed text leads to it. */
export const foundItem = z.extend(anyWord, {
  /** The part of the typed text that this word matches. */
  matched: z.string(),
  /**
   * The inflections between the word and `matched`, the innermost first; empty if it was typed in its dictionary form.
   */
  chain: z.array(z.string()),
  /** Whether it is the whole typed text, continues it, is a word in it, or contains it. */
  match: z.enum(MATCHES),
});
export type FoundItem = z.output<typeof foundItem>;

/** The minimum fields for a list of words. */
export const shortItem = z.pick(anyWord, {
  id: true,
  kanji: true,
  hiragana: true,
  sino: true,
  mean: true,
  type: true,
});
export type ShortItem = z.output<typeof shortItem>;

/** A word in a row of a file: fields without a column stay as they are. */
export const typedWord = z.object(changeShape).check(pitchWithinReading);
export type TypedWord = z.output<typeof typedWord>;

/** What an admin types for a new item. */
export const newItem = z.object(creationShape).check(pitchWithinReading);
export type NewItem = z.output<typeof newItem>;

/** The same for a change. Clients send the examples as `description` here, or by their name in the reply. */
export const editedItem = z
  .object({ ...changeShape, description: changeShape.descriptions })
  .check(pitchWithinReading);
export type EditedItem = z.output<typeof editedItem>;
