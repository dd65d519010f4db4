/** The numbers of the database and of the nodes that share it, with their units and reasons. */

/** A database that does not accept a connection within this time counts as unavailable. */
export const DATABASE_CONNECT_MS = 5_000;
/** Our longest statement takes a tenth of this on a slow machine: anything longer hangs. */
export const DATABASE_STATEMENT_MS = 15_000;
/** A transaction that is idle for this long was left by a node that hangs. */
export const DATABASE_IDLE_TRANSACTION_MS = 30_000;
/** Connections of a node to a PostgreSQL server. A statement within a transaction never waits for a second one. */
export const DATABASE_POOL_DEFAULT = 10;
export const DATABASE_POOL_MIN = 2;
export const DATABASE_POOL_MAX = 100;
/**
 * The connection that listens for changes asks for a reply this often. Heartbeat, answer, pause and an answer of the
 * other connections: a node that was cut off silently hears again after seven seconds.
 */
export const LISTEN_HEARTBEAT_MS = 2_500;
export const LISTEN_ANSWER_MS = 2_000;
export const LISTEN_RECONNECT_MS = 500;
/** How often a node looks for changes that it was not notified of. */
export const CHANGES_COMPARED_EVERY_MS = 60_000;
/** After a lost connection: without an answer by then, everything counts as changed. */
export const CHANGES_COMPARED_WITHIN_MS = 3_000;
/** How long a record of a change is kept: a node that could not compare for half of it counts everything as changed. */
export const ANNOUNCED_CHANGES_KEPT_MS = 2 * 60 * 60_000;
/** The pause after the first failed refresh of the search, the second and so on, then always the last one. */
export const SEARCH_REFRESH_BACK_OFF_MS = [2_000, 5_000, 15_000, 60_000] as const;
/**
 * Statements that may wait for the single connection of the embedded database, a few seconds of work; further ones are
 * refused.
 */
export const DATABASE_WAITING_MAX = 2_000;
/**
 * Rows that one statement of a clean-up deletes: a tenth of a second on the embedded database, where everybody else waits.
 */
export const ROWS_DELETED_AT_ONCE = 2_000;
/** The same of a table that others reference: each row is looked up in dozens of tables, and takes rows of them along. */
export const PARENTS_DELETED_AT_ONCE = 100;
/** A clean-up that has failed so often in a row needs the operator: a whole day. */
export const CLEAN_UP_FAILURES_TOLD = 24;
/** A migration that takes longer tells the operator what it is doing. */
export const MIGRATION_TOLD_AFTER_MS = 3_000;
/** How often an import plans again because the dictionary has changed under it, before it gives up. */
export const IMPORT_PLANS_MAX = 3;
/**
 * How often the embedded database is asked for a checkpoint, and the log of writes from which one is made: it takes a tenth of a
 * second, and replaying that log at a start as long.
 */
export const CHECKPOINT_EVERY_MS = 60_000;
export const CHECKPOINT_FROM_WAL_BYTES = 16 * 1024 * 1024;
/**
 * A statement of a migration that waits this long for a lock gives up and tries again later: everybody else who wants the table
 * waits behind it.
 */
export const MIGRATION_LOCK_MS = 200;
export const MIGRATION_RETRY_MS = 1_000;
/** Together some minutes: longer than any statement of a release before this one, and than a short backup. */
export const MIGRATION_TRIES_MAX = 150;
