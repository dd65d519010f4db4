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

/** A dictionary entry (PRODUCT.md, Dictionary). */
export const item = z.object({
  id: z.int(),
  ...storedShape,
  /** File names of the stroke drawings under `/assets/img/`, in the order of the word's characters. */
  kanjis: z.array(z.string()),
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
export const shortItem = z.pick(item, {
  id: true,
  kanji: true,
  hiragana: true,
  sino: true,
  mean: true,
  type: true,
});
export type ShortItem = z.output<typeof shortItem>;

/** A word as it stands in a row of a file: what the file has no column for stays. */
export const typedWord = z.object(changeShape).check(pitchWithinReading);
export type TypedWord = z.output<typeof typedWord>;

/** What an admin types for a new item. */
export const newItem = z.object(creationShape).check(pitchWithinReading);
export type NewItem = z.output<typeof newItem>;

const { descriptions: description, ...otherFields } = changeShape;
/** The same for a change. Clients send the examples as `description` here. */
export const editedItem = z.object({ ...otherFields, description }).check(pitchWithinReading);
export type EditedItem = z.output<typeof editedItem>;
