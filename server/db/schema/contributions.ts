import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { CONTENT_KINDS, REVIEW_NOTE_KINDS, VERSION_STATES } from '#contract/contributions/content-kinds.ts';
import { createdAt, id, isOneOf, moment } from './columns.ts';
import { users } from './users.ts';

/** Null when the account was deleted, and for shipped content. */
const byUser = () => integer().references(() => users.id, { onDelete: 'set null' });

/**
 * Every version of the pieces that contributors write. The row of a piece holds the published text or, before that, the
 * newest version; a change that waits for review exists only here.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: id(),
    kind: text({ enum: CONTENT_KINDS }).notNull(),
    /** No foreign key: it refers to one of four tables. The code that deletes a piece must delete its versions. */
    contentId: integer().notNull(),
    /** Counted for each piece, from 1. */
    number: integer().notNull(),
    state: text({ enum: VERSION_STATES }).notNull(),
    fields: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    authorId: byUser(),
    createdAt: createdAt(),
    savedAt: moment().notNull().defaultNow(),
    submittedAt: moment(),
    decidedBy: byUser(),
    decidedAt: moment(),
  },
  (version) => [
    unique().on(version.kind, version.contentId, version.number),
    // At most one unpublished change per piece.
    uniqueIndex()
      .on(version.kind, version.contentId)
      .where(sql`${version.state} in ('draft', 'waiting', 'changes')`),
    index().on(version.state, version.submittedAt),
    index().on(version.authorId),
    index().on(version.decidedBy),
    check('content_versions_kind_is_known', isOneOf(version.kind, CONTENT_KINDS)),
    check('content_versions_state_is_known', isOneOf(version.state, VERSION_STATES)),
  ],
);

/** Messages between reviewers and contributors about a version. */
export const reviewNotes = pgTable(
  'review_notes',
  {
    id: id(),
    versionId: integer()
      .notNull()
      .references(() => contentVersions.id, { onDelete: 'cascade' }),
    authorId: byUser(),
    kind: text({ enum: REVIEW_NOTE_KINDS }).notNull(),
    /** Empty when a version was approved without a comment. */
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (note) => [
    index().on(note.versionId, note.createdAt),
    index().on(note.authorId),
    check('review_notes_kind_is_known', isOneOf(note.kind, REVIEW_NOTE_KINDS)),
  ],
);
