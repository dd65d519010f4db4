import { SENTENCE_MAX_CHARS } from '../content-limits.ts';
import { idNumber, lineOfText, optionalLine } from '../fields.ts';
import { ITEM_LEVELS } from '../levels.ts';
import {
  COGNATE_NOTE_MAX_CHARS,
  EXAMPLES_MAX,
  HEADWORD_MAX_CHARS,
  MEANING_MAX_CHARS,
  THEMES_OF_WORD_MAX,
  USE_NOTE_MAX_CHARS,
  USES_MAX,
} from '../limits.ts';
import { z } from '../zod.ts';
import { THEMES } from './themes.ts';
import { COGNATE_KINDS, FORMALITIES, WORD_CLASSES } from './word-classes.ts';

/**
 * An example sentence (PRODUCT.md, Dictionary). `ruby` is the same sentence with its readings, `図書館[としょかん]で`, if they
 * are known.
 */
const itemExample = z.object({
  text: z.string(),
  translate: z.string(),
  ruby: z.optional(z.string()),
});

/** Rows with a blank text are dropped (PRODUCT.md, Dictionary). An example can have its readings: `図書館[としょかん]で`. */
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

/** How common a word is, the most common first. */
export const FREQUENCIES = ['very-common', 'common', 'uncommon', 'rare'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

const PITCHES = /^(?:(?:0|[1-9]\d?)(?:、(?:0|[1-9]\d?))*)?$/;
/** Small kana belong to the mora before them; っ, ん and ー are morae. */
const NOT_A_MORA = /[ぁぃぅぇぉゃゅょゎァィゥェォャュョヮ・\s]/g;

/** Refuses a pitch accent beyond the end of the reading. */
export function pitchWithinReading({
  value,
  issues,
}: z.core.ParsePayload<{ hiragana: string; pitch?: string }>): void {
  const { hiragana, pitch = '' } = value;
  const morae = hiragana.replaceAll(NOT_A_MORA, '').length;
  if (pitch.split('、').every((fall) => Number(fall) <= morae)) return;
  issues.push({
    code: 'too_big',
    origin: 'number',
    maximum: morae,
    inclusive: true,
    path: ['pitch'],
    input: pitch,
  });
}

const KANA_ONLY = /^[\p{sc=Hiragana}\p{sc=Katakana}ー・\s]+$/u;
const cognateKind = z.enum(COGNATE_KINDS);

const required = <Typed extends z.ZodMiniType<string>>(typed: Typed) =>
  ({ required: true, blank: '', creation: typed, change: typed }) as const;

/** A missing field is blank in a new word, and unchanged in a change. */
const optional = <Typed extends z.ZodMiniType>(
  typed: Typed,
  blank: z.core.util.NoUndefined<z.output<Typed>>,
) => ({
  blank,
  creation: z._default(typed, blank),
  change: z.optional(typed),
});

const line = (maxChars: number) => ({ kind: 'line', maxChars, stored: z.string() }) as const;

const choice = <const Options extends readonly string[]>(options: Options) => {
  const chosen = z.nullable(z.enum(options));
  return { kind: 'choice', options, stored: chosen, ...optional(chosen, null) } as const;
};

const themes = z.readonly(z.array(z.enum(THEMES)).check(z.maxLength(THEMES_OF_WORD_MAX)));

const useNote = optionalLine(USE_NOTE_MAX_CHARS);
/** A list of pairs; an author writes each as `first=second`. */
const pairs = <Pair extends z.ZodMiniType<object>>(pair: Pair) => {
  const list = z.readonly(z.array(pair).check(z.maxLength(USES_MAX)));
  return { kind: 'pairs', stored: list, ...optional(list, []) } as const;
};

/**
 * The fields of a word, in the order of the columns of a table. Replies, the history, CSV files, the content loader and
 * the editor are made from this list; the columns of the database are checked against it.
 *
 * - `stored`: the value in the database, in the history and in replies
 * - `creation`, `change`: what a contributor may send for a new word, and for one that exists
 * - `blank`: the value of a word to which nobody has given one
 * - `kind`, `maxChars`, `lang`, `options`: how the editor shows it
 */
export const wordFields = {
  kanji: { ...line(HEADWORD_MAX_CHARS), ...required(lineOfText(HEADWORD_MAX_CHARS)), lang: 'ja' },
  hiragana: {
    ...line(HEADWORD_MAX_CHARS),
    ...required(lineOfText(HEADWORD_MAX_CHARS).check(z.regex(KANA_ONLY))),
    lang: 'ja',
  },
  /** The Hán Việt reading. If a contributor leaves it blank, it is computed from the characters. */
  sino: { ...line(HEADWORD_MAX_CHARS), ...optional(optionalLine(HEADWORD_MAX_CHARS), '') },
  mean: { ...line(MEANING_MAX_CHARS), ...required(lineOfText(MEANING_MAX_CHARS)) },
  type: { ...choice(ITEM_LEVELS), stored: z.enum(ITEM_LEVELS), ...optional(z.enum(ITEM_LEVELS), 'N5') },
  wordClass: choice(WORD_CLASSES),
  descriptions: { kind: 'examples', stored: z.array(itemExample), ...optional(typedExamples, []) },
  cognate: {
    kind: 'cognate',
    stored: z.nullable(z.object({ kind: cognateKind, note: z.string() })),
    ...optional(
      z.nullable(z.object({ kind: cognateKind, note: optionalLine(COGNATE_NOTE_MAX_CHARS) })),
      null,
    ),
  },
  /** Other ways to write the word, separated by 、: 美味しい for おいしい. */
  variants: { ...line(HEADWORD_MAX_CHARS), ...optional(optionalLine(HEADWORD_MAX_CHARS), ''), lang: 'ja' },
  frequency: choice(FREQUENCIES),
  /** The pitch accent: the mora after which the voice falls, or 0 if it does not. Several are separated by 、. */
  pitch: {
    ...line(HEADWORD_MAX_CHARS),
    ...optional(optionalLine(HEADWORD_MAX_CHARS).check(z.regex(PITCHES)), ''),
  },
  /** The lists in which learners find the word. */
  themes: { kind: 'themes', stored: themes, ...optional(themes, []) },
  /** What the word is usually said with: `約束[やくそく]を守[まも]る`, giữ lời hứa. */
  collocations: pairs(z.object({ phrase: lineOfText(SENTENCE_MAX_CHARS), meaning: useNote })),
  /** The particles before a verb or an adjective, and what each marks: に, người mình gặp. */
  particles: pairs(
    z.object({ particle: lineOfText(HEADWORD_MAX_CHARS).check(z.regex(KANA_ONLY)), marks: useNote }),
  ),
  /** Of an intransitive verb: the id of its transitive partner, 開ける for 開く. */
  partner: { kind: 'word', stored: z.nullable(idNumber), ...optional(z.nullable(idNumber), null) },
  formality: choice(FORMALITIES),
  /** What a learner should know before using the word: 了解 is not said to superiors. */
  warning: { ...line(USE_NOTE_MAX_CHARS), ...optional(useNote, '') },
  /** Words of the opposite meaning by their ids, and what the difference is. The link holds in both directions. */
  antonyms: pairs(z.object({ wordId: idNumber, difference: useNote })),
} as const;

type Fields = typeof wordFields;
export type WordFieldName = keyof Fields;
export type WordValues = { readonly [Name in WordFieldName]: Readonly<z.output<Fields[Name]['stored']>> };

export const WORD_FIELD_NAMES = Object.keys(wordFields) as readonly WordFieldName[];

const partOfEach = <Part extends 'stored' | 'creation' | 'change' | 'blank'>(part: Part) =>
  Object.fromEntries(WORD_FIELD_NAMES.map((name) => [name, wordFields[name][part]])) as {
    [Name in WordFieldName]: Fields[Name][Part];
  };

/** The shapes of zod objects. */
export const storedShape = partOfEach('stored');
export const creationShape = partOfEach('creation');
export const changeShape = partOfEach('change');

export const blankWord: WordValues = partOfEach('blank');

const isRequired = (name: WordFieldName) => 'required' in wordFields[name];

/** The columns of a word in a table: in the files of `content/dictionary` and in the CSV of the admin. */
export type WordColumn = 'id' | 'examples' | Exclude<WordFieldName, 'descriptions'>;
const columnOf = (name: WordFieldName): WordColumn => (name === 'descriptions' ? 'examples' : name);
export const WORD_COLUMNS: readonly WordColumn[] = ['id', ...WORD_FIELD_NAMES.map(columnOf)];
/** Columns that a file can leave out. */
export const OPTIONAL_WORD_COLUMNS = WORD_FIELD_NAMES.filter((name) => !isRequired(name)).map(columnOf);
/** From here on, columns say how a word is used. Most words have none, and their rows may end before it. */
export const FIRST_USE_COLUMN: WordColumn = 'collocations';
