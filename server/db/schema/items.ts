import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ITEM_CHANGE_KINDS } from '#contract/dictionary/item-change-kinds.ts';
import { FORMALITIES, WORD_CLASSES } from '#contract/dictionary/word-classes.ts';
import { FREQUENCIES, type WordValues } from '#contract/dictionary/word-fields.ts';
import { ITEM_LEVELS } from '#contract/levels.ts';
import { createdAt, id, isOneOf, moment } from './columns.ts';
import { users } from './users.ts';

/** The dictionary. `contract/dictionary/word-fields.ts` explains the columns. */
export const items = pgTable(
  'items',
  {
    id: id(),
    /** Kana for a word that is written in kana only. */
    kanji: text().notNull(),
    hiragana: text().notNull(),
    /** The Hán Việt reading in capitals; empty for a word without kanji. */
    sino: text().notNull().default(''),
    mean: text().notNull(),
    type: text({ enum: ITEM_LEVELS }).notNull().default('N5'),
    wordClass: text({ enum: WORD_CLASSES }),
    descriptions: jsonb().$type<WordValues['descriptions']>().notNull().default([]),
    cognate: jsonb().$type<NonNullable<WordValues['cognate']>>(),
    variants: text().notNull().default(''),
    frequency: text({ enum: FREQUENCIES }),
    pitch: text().notNull().default(''),
    themes: jsonb().$type<WordValues['themes']>().notNull().default([]),
    collocations: jsonb().$type<WordValues['collocations']>().notNull().default([]),
    particles: jsonb().$type<WordValues['particles']>().notNull().default([]),
    /** No foreign key: the partner may be deleted, and files list words in any order. */
    partner: integer(),
    formality: text({ enum: FORMALITIES }),
    warning: text().notNull().default(''),
    antonyms: jsonb().$type<WordValues['antonyms']>().notNull().default([]),
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

type ItemRow = Omit<typeof items.$inferSelect, 'createdAt' | 'updatedAt'>;
type ItemValues = WordValues & { readonly id: number };
type Assignable<To, From extends To> = From;

/**
 * An item as it was before or after a change. Does not compile when the columns above and the fields of a word in the
 * contract differ.
 */
export type ItemSnapshot = Assignable<Assignable<ItemValues, ItemRow>, ItemValues>;

/** Every change of the dictionary by an admin. The changes of one batch, such as an import, are undone together. */
export const itemChanges = pgTable(
  'item_changes',
  {
    id: id(),
    batchId: uuid().notNull(),
    kind: text({ enum: ITEM_CHANGE_KINDS }).notNull(),
    /** No foreign key: the history of a deleted item stays. */
    itemId: integer().notNull(),
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    before: jsonb().$type<ItemSnapshot>(),
    after: jsonb().$type<ItemSnapshot>(),
    /** The categories that lost the item, by its deletion or by undoing its creation. */
    favoriteOf: jsonb().$type<readonly number[]>().notNull().default([]),
    /** Null while the change is in effect. */
    undoneAt: moment(),
    undoneBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (change) => [
    index().on(change.batchId),
    index().on(change.itemId, change.id),
    index().on(change.actorId),
    index().on(change.undoneBy),
    check('item_changes_kind_is_known', isOneOf(change.kind, ITEM_CHANGE_KINDS)),
  ],
);
