import type { z } from '#contract/zod.ts';
import type { Cognate, editedItem, Item, newItem } from '#contract/dictionary/item.ts';
import type { WordClass } from '#contract/dictionary/word-classes.ts';
import type { ItemLevel } from '#contract/levels.ts';
import { ApiError } from '#app/lib/api.ts';

/** An item as its dialog holds it: everything is text, and nothing is null. */
export interface ItemForm {
  readonly kanji: string;
  readonly hiragana: string;
  readonly sino: string;
  readonly mean: string;
  readonly type: ItemLevel;
  readonly wordClass: WordClass | '';
  readonly descriptions: readonly TypedExample[];
  readonly cognateKind: Cognate['kind'] | '';
  readonly cognateNote: string;
  readonly variants: string;
}

interface TypedExample {
  readonly text: string;
  readonly translate: string;
}

export const BLANK_EXAMPLE: TypedExample = { text: '', translate: '' };

const BLANK: ItemForm = {
  kanji: '',
  hiragana: '',
  sino: '',
  mean: '',
  // The default (PRODUCT.md, Dictionary).
  type: 'N5',
  wordClass: '',
  descriptions: [BLANK_EXAMPLE],
  cognateKind: '',
  cognateNote: '',
  variants: '',
};

/** One row for an example is always there; readings are typed where they are read. */
export function formOf(item: Item | null): ItemForm {
  if (!item) return BLANK;
  const { kanji, hiragana, sino, mean, type, wordClass, cognate, variants } = item;
  const descriptions = item.descriptions.map(({ text, translate, ruby }) => ({
    text: ruby ?? text,
    translate,
  }));
  return {
    kanji,
    hiragana,
    sino,
    mean,
    type,
    wordClass: wordClass ?? '',
    descriptions: descriptions.length > 0 ? descriptions : BLANK.descriptions,
    cognateKind: cognate?.kind ?? '',
    cognateNote: cognate?.note ?? '',
    variants,
  };
}

const wordIn = ({ kanji, hiragana, sino, mean, type, variants, ...form }: ItemForm) => ({
  kanji,
  hiragana,
  sino,
  mean,
  type,
  variants,
  wordClass: form.wordClass || null,
  cognate: form.cognateKind ? { kind: form.cognateKind, note: form.cognateNote } : null,
});

/** Blank examples are dropped before sending (PRODUCT.md, Dictionary). */
const examplesIn = ({ descriptions }: ItemForm) =>
  descriptions.filter(({ text }) => text.trim() !== '').map(({ text, translate }) => ({ text, translate }));

export const newItemFrom = (form: ItemForm): z.input<typeof newItem> => ({
  ...wordIn(form),
  descriptions: examplesIn(form),
});

export const editedItemFrom = (form: ItemForm): z.input<typeof editedItem> => ({
  ...wordIn(form),
  description: examplesIn(form),
});

const PLACES = {
  kanji: 'kanji',
  hiragana: 'hiragana',
  sino: 'sino',
  mean: 'mean',
  type: 'type',
  wordClass: 'wordClass',
  variants: 'variants',
  cognate: 'cognateNote',
  kind: 'cognateNote',
  note: 'cognateNote',
  descriptions: 'root.examples',
  description: 'root.examples',
  text: 'root.examples',
  translate: 'root.examples',
} as const;

type Place = (typeof PLACES)[keyof typeof PLACES] | 'root';

const isPlaced = (field: string | undefined): field is keyof typeof PLACES =>
  field !== undefined && Object.hasOwn(PLACES, field);

/** Where in the dialog a refusal is said: at the field that it is about, else for the whole. */
export function placeOf(error: unknown): Place {
  const field = error instanceof ApiError ? error.field : undefined;
  return isPlaced(field) ? PLACES[field] : 'root';
}
