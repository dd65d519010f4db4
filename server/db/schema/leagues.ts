import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { LEAGUE_GROUP_MAX } from '#contract/learning-limits.ts';
import { createdAt, id, moment } from './columns.ts';
import { users } from './users.ts';

/** Who takes part in the weekly leagues. */
export const leagueMembers = pgTable('league_members', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  joinedAt: createdAt(),
});

/** A group of one week. */
export const leagueGroups = pgTable(
  'league_groups',
  {
    id: id(),
    /** Its Monday: days since 1970. */
    week: integer().notNull(),
    /** How active its members are. */
    band: integer().notNull(),
    /** Counted here, so that finding an open group reads no places. */
    members: integer().notNull(),
  },
  (group) => [
    check(
      'league_groups_members_fit',
      sql`${group.members} between 0 and ${sql.raw(String(LEAGUE_GROUP_MAX))}`,
    ),
    index('league_groups_open_index')
      .on(group.week, group.band)
      .where(sql`${group.members} < ${sql.raw(String(LEAGUE_GROUP_MAX))}`),
  ],
);

/** The place of a member in the group of a week. */
export const leaguePlaces = pgTable(
  'league_places',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    week: integer().notNull(),
    groupId: integer()
      .notNull()
      .references(() => leagueGroups.id, { onDelete: 'cascade' }),
    score: integer().notNull().default(0),
    /** When the score was reached: who reaches it first ranks higher. */
    reachedAt: moment().notNull(),
  },
  (place) => [primaryKey({ columns: [place.userId, place.week] }), index().on(place.groupId)],
);

/** The answers of members by the minute, of this week only: late events of another device find their minute. */
export const leagueMinutes = pgTable(
  'league_minutes',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Since 1970. */
    minute: integer().notNull(),
    answers: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.userId, row.minute] })],
);
