import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { users } from './users.ts';

/** Null when the account was deleted. */
const byUser = () => integer().references(() => users.id, { onDelete: 'set null' });

/**
 * What the owner has changed on the desk (`/site`), by the name of the setting. Only the fields that differ from the
 * defaults, so that everything else follows content/*.yaml. Secrets are sealed (`site-settings/seal.ts`).
 */
export const siteSettings = pgTable('site_settings', {
  name: text().primaryKey(),
  value: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  /** Raised by every change. */
  revision: integer().notNull(),
  updatedAt: moment().notNull().defaultNow(),
});

/** The history of the settings. A secret is listed, but neither its former nor its new value is kept here. */
export const siteSettingChanges = pgTable(
  'site_setting_changes',
  {
    id: id(),
    name: text().notNull(),
    before: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    after: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    actorId: byUser(),
    /** Null while the change is in effect. */
    undoneAt: moment(),
    undoneBy: byUser(),
    createdAt: createdAt(),
  },
  (change) => [index().on(change.name, change.id), index().on(change.actorId), index().on(change.undoneBy)],
);

/** How many answers of the language model were begun on each day in Vietnam, by all nodes. */
export const modelDays = pgTable('model_days', {
  day: date().primaryKey(),
  answers: integer().notNull(),
});
