import type { Cognate, editedItem, newItem } from '#contract/dictionary/item.ts';
import type { Theme } from '#contract/dictionary/themes.ts';
import {
  blankWord,
  WORD_FIELD_NAMES,
  type WordFieldName,
  type WordValues,
} from '#contract/dictionary/word-fields.ts';
import {
  idFrom,
  PAIR_FIELDS,
  type PairFieldName,
  pairsFrom,
  pairsOf,
} from '#contract/dictionary/word-pairs.ts';
import type { z } from '#contract/zod.ts';
import { parsePair, printPair } from '#core/dictionary/cell-notation.ts';
import { ApiError } from '#app/lib/api/api.ts';

/** The fields with a single control: lines and choices. */
export type TextName = Exclude<
  WordFieldName,
  'descriptions' | 'cognate' | 'themes' | 'partner' | PairFieldName
>;
type Texts = { readonly [Name in TextName]: Exclude<WordValues[Name], null> | '' };

/** The values of the item dialog: everything is text, and nothing is null. */
export interface ItemForm extends Texts, Readonly<Record<PairFieldName, string>> {
  /** An id. */
  readonly partner: string;
  readonly descriptions: readonly TypedExample[];
  readonly themes: readonly Theme[];
  readonly cognate: { readonly kind: Cognate['kind'] | ''; readonly note: string };
}

interface TypedExample {
  readonly text: string;
  readonly translate: string;
}

export const BLANK_EXAMPLE: TypedExample = { text: '', translate: '' };

const isPairs = (name: WordFieldName): name is PairFieldName => PAIR_FIELDS.some((known) => known === name);
const TEXT_NAMES = WORD_FIELD_NAMES.filter(
  (name): name is TextName =>
    name !== 'descriptions' &&
    name !== 'cognate' &&
    name !== 'themes' &&
    name !== 'partner' &&
    !isPairs(name),
);

const textsOf = (word: WordValues) =>
  Object.fromEntries(TEXT_NAMES.map((name) => [name, word[name] ?? ''])) as Texts;

const valuesOf = (form: Texts) =>
  Object.fromEntries(TEXT_NAMES.map((name) => [name, form[name] || blankWord[name]])) as Pick<
    WordValues,
    TextName
  >;

/** One pair in a line, `に=người mình gặp`. */
const linesOf = (word: WordValues) =>
  Object.fromEntries(
    PAIR_FIELDS.map((name) => [name, pairsOf(name, word).map(printPair).join('\n')]),
  ) as Record<PairFieldName, string>;

/** A line without `=` is a pair without its second part. The server checks the values. */
const pairsIn = (form: ItemForm) =>
  Object.fromEntries(
    PAIR_FIELDS.map((name) => {
      const lines = form[name].split('\n').filter((line) => line.trim() !== '');
      return [
        name,
        pairsFrom(
          name,
          lines.map((line) => parsePair(line) ?? [line.trim(), '']),
        ),
      ];
    }),
  ) as unknown as Pick<WordValues, PairFieldName>;

/** There is always one example row; readings are typed inside the text. */
export function formOf(word: WordValues): ItemForm {
  const descriptions = word.descriptions.map(({ text, translate, ruby }) => ({
    text: ruby ?? text,
    translate,
  }));
  return {
    ...textsOf(word),
    ...linesOf(word),
    themes: word.themes,
    partner: String(word.partner ?? ''),
    descriptions: descriptions.length > 0 ? descriptions : [BLANK_EXAMPLE],
    cognate: word.cognate ?? { kind: '', note: '' },
  };
}

function wordIn(form: ItemForm) {
  const { kind, note } = form.cognate;
  return {
    ...valuesOf(form),
    ...pairsIn(form),
    themes: [...form.themes],
    // The server refuses an id that is not a number.
    partner: form.partner.trim() === '' ? null : (idFrom(form.partner) as number),
    cognate: kind ? { kind, note } : null,
  };
}

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

const OTHER_PLACES = {
  cognate: 'cognate.note',
  kind: 'cognate.note',
  note: 'cognate.note',
  descriptions: 'root.examples',
  description: 'root.examples',
  text: 'root.examples',
  translate: 'root.examples',
  themes: 'themes',
  partner: 'partner',
  collocations: 'collocations',
  phrase: 'collocations',
  meaning: 'collocations',
  particles: 'particles',
  particle: 'particles',
  marks: 'particles',
  antonyms: 'antonyms',
  wordId: 'antonyms',
  difference: 'antonyms',
} as const;

type Place = TextName | (typeof OTHER_PLACES)[keyof typeof OTHER_PLACES] | 'root';

const hasOtherPlace = (field: string | undefined): field is keyof typeof OTHER_PLACES =>
  field !== undefined && Object.hasOwn(OTHER_PLACES, field);

/** The field of the dialog that a refusal is about, or `root` for the whole form. */
export function placeOf(error: unknown): Place {
  const field = error instanceof ApiError ? error.field : undefined;
  const text = TEXT_NAMES.find((name) => name === field);
  return text ?? (hasOtherPlace(field) ? OTHER_PLACES[field] : 'root');
}
