import { check, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { ITEM_LEVELS } from '#contract/levels.ts';
import { createdAt, id, isOneOf, moment } from './columns.ts';

export interface ItemExample {
  readonly text: string;
  readonly translate: string;
}

/** The dictionary. */
export const items = pgTable(
  'items',
  {
    id: id(),
    /** A word that is written in kana only repeats its spelling here. */
    kanji: text().notNull(),
    hiragana: text().notNull(),
    /** The Hán Việt reading in capitals; empty for a word without kanji. */
    sino: text().notNull().default(''),
    mean: text().notNull(),
    type: text({ enum: ITEM_LEVELS }).notNull().default('N5'),
    wordClass: text(),
    descriptions: jsonb().$type<readonly ItemExample[]>().notNull().default([]),
    /** File names of the stroke drawings, in the order of the word's kanji. */
    kanjis: jsonb().$type<readonly string[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: moment()
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (item) => [
    unique().on(item.kanji, item.hiragana),
    check('items_type_is_known', isOneOf(item.type, ITEM_LEVELS)),
  ],
);
