import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  ANSWERS_PER_SENTENCE_MAX,
  FIRST_OWN_ID,
  FOCUS_POINTS_MAX,
  HINT_MAX_CHARS,
  INTRODUCED_POINTS_MAX,
  INTRODUCED_WORDS_MAX,
  SENTENCE_MAX_CHARS,
  TITLE_MAX_CHARS,
} from '#contract/content-limits.ts';
import { typedWord } from '#contract/dictionary/item.ts';
import { WORD_CLASSES } from '#contract/dictionary/word-classes.ts';
import { WORD_FIELD_NAMES } from '#contract/dictionary/word-fields.ts';
import { ITEM_LEVELS, LESSON_LEVELS, SENTENCE_REGISTERS } from '#contract/levels.ts';
import { EXAMPLES_MAX, HEADWORD_MAX_CHARS } from '#contract/limits.ts';
import { contentTexts } from '#contract/texts/operator.ts';
import { z } from '#contract/zod.ts';
import { RULE_NAMES } from '#core/grading/paraphrase/rule-names.ts';
import { kanjiOf } from '#core/japanese/kana.ts';
import { curriculums, lessons, sentences, topics } from '../schema/courses.ts';
import { items } from '../schema/items.ts';
import type { Place } from './content-error.ts';
import { readNotation } from './read-notation.ts';

/** The kinds of content in the order of loading: parents before their children. */
export const KIND_NAMES = ['topics', 'curriculums', 'lessons', 'sentences', 'items'] as const;
export type KindName = (typeof KIND_NAMES)[number];

type ContentTable = PgTable & { readonly id: PgColumn; readonly revision?: PgColumn };

export interface ContentKind {
  readonly table: ContentTable;
  /** The columns that come from the files. All others belong to users and are never overwritten. */
  readonly fields: readonly string[];
  /** Values that count as "not set"; an empty value always does. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** The shape of an entry in its file. Its position and its parent follow from its place in the file. */
  readonly schema: z.ZodMiniType<{ readonly id: number }>;
  /** The field that references the parent entry. */
  readonly parent?: { readonly kind: KindName; readonly field: string };
  /** Fields that together are unique in the table. */
  readonly uniqueBy?: readonly string[];
}

/** One entry of a file, checked. */
export interface ContentEntry {
  readonly kind: KindName;
  readonly id: number;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly place: Place;
}

const id = z.int().check(z.positive(), z.maximum(FIRST_OWN_ID - 1, contentTexts.idTooLarge));
const line = (maxChars: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maxChars));
const imagePath = z.string().check(z.startsWith('/images/'));
const capitals = z
  .string()
  .check(z.refine((text) => text === text.toUpperCase(), contentTexts.hanVietInCapitals));
const kana = z.string().check(z.regex(/^[\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u, contentTexts.kanaOnly));
const withoutKanji = line(SENTENCE_MAX_CHARS).check(z.regex(/^\P{sc=Han}+$/u, contentTexts.noKanjiInReading));
/** The signs of the notation, in both widths. */
const WITHOUT_NOTATION = /^[^[\](){}|［］（）｛｝｜]*$/;
const answers = z._default(
  z.array(line(SENTENCE_MAX_CHARS).check(checkNotation)).check(z.maxLength(ANSWERS_PER_SENTENCE_MAX)),
  [],
);
/** Ids of content/grammar. */
const focus = z._default(z.array(line(TITLE_MAX_CHARS)).check(z.maxLength(FOCUS_POINTS_MAX)), []);
/** Ids of words and grammar points. */
const introduces = z._default(
  z.strictObject({
    words: z._default(z.array(id).check(z.maxLength(INTRODUCED_WORDS_MAX)), []),
    grammar: z._default(z.array(line(TITLE_MAX_CHARS)).check(z.maxLength(INTRODUCED_POINTS_MAX)), []),
  }),
  { words: [], grammar: [] },
);
const example = z.strictObject({
  text: line(SENTENCE_MAX_CHARS),
  translate: line(SENTENCE_MAX_CHARS),
  ruby: z.optional(z.string()),
});

export const contentKinds: Readonly<Record<KindName, ContentKind>> = {
  topics: describe({
    table: topics,
    fields: ['title', 'img', 'position'],
    schema: z.strictObject({ id, title: line(TITLE_MAX_CHARS), img: imagePath }),
  }),
  curriculums: describe({
    table: curriculums,
    fields: ['topicId', 'name', 'img', 'position'],
    schema: z.strictObject({ id, name: line(TITLE_MAX_CHARS), img: imagePath }),
    parent: { kind: 'topics', field: 'topicId' },
  }),
  lessons: describe({
    table: lessons,
    fields: ['curriculumId', 'title', 'mean', 'level', 'focus', 'introduces', 'position'],
    schema: z.strictObject({
      id,
      title: line(TITLE_MAX_CHARS),
      mean: line(TITLE_MAX_CHARS),
      level: z.enum(LESSON_LEVELS),
      focus,
      introduces,
    }),
    parent: { kind: 'curriculums', field: 'curriculumId' },
  }),
  sentences: describe({
    table: sentences,
    fields: [
      'lessonId',
      'viSentence',
      'jpSentence',
      'reading',
      'hint',
      'accepted',
      'blocked',
      'register',
      'focus',
      'rulesOff',
      'position',
    ],
    defaults: { register: 'free' },
    schema: z.strictObject({
      id,
      viSentence: line(SENTENCE_MAX_CHARS),
      jpSentence: line(SENTENCE_MAX_CHARS).check(z.regex(WITHOUT_NOTATION, contentTexts.plainModelAnswer)),
      reading: withoutKanji,
      hint: line(HINT_MAX_CHARS),
      accepted: answers,
      blocked: answers,
      register: z._default(z.enum(SENTENCE_REGISTERS), 'free'),
      focus,
      rulesOff: z._default(z.array(z.enum(RULE_NAMES)), []),
    }),
    parent: { kind: 'lessons', field: 'lessonId' },
  }),
  items: describe({
    table: items,
    fields: WORD_FIELD_NAMES,
    // Stricter for shipped content than for contributors.
    schema: z
      .safeExtend(typedWord, {
        id,
        hiragana: kana.check(z.maxLength(HEADWORD_MAX_CHARS)),
        sino: capitals,
        type: z.enum(ITEM_LEVELS),
        wordClass: z.enum(WORD_CLASSES),
        descriptions: z.array(example).check(z.maxLength(EXAMPLES_MAX)),
      })
      .check(checkSyllableCount),
    uniqueBy: ['kanji', 'hiragana'],
  }),
};

function checkSyllableCount(payload: z.core.ParsePayload<{ kanji: string; sino: string }>): void {
  const { kanji, sino } = payload.value;
  const found = sino.split(' ').filter(Boolean).length;
  const wanted = kanjiOf(kanji).length;
  if (found === wanted) return;
  const message = contentTexts.hanVietSyllables(found, wanted);
  payload.issues.push({ code: 'custom', path: ['sino'], input: sino, message });
}

function checkNotation(payload: z.core.ParsePayload<string>): void {
  const { problem } = readNotation(payload.value);
  if (problem !== undefined) payload.issues.push({ code: 'custom', input: payload.value, message: problem });
}

/** Lets the compiler check that the named fields are columns of the table. */
function describe<Table extends ContentTable>(
  kind: ContentKind & { table: Table; fields: readonly (keyof Table['$inferInsert'])[] },
): ContentKind {
  return kind;
}
