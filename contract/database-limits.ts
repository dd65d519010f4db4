/**
 * A migration that waits this long for a lock gives up and tries again later: everybody else who wants the table waits behind it.
 */
export const MIGRATION_LOCK_MS = 5_000;
export const MIGRATION_RETRY_MS = 5_000;
/** Together some minutes: longer than any statement of a release before this one, and than a short backup. */
export const MIGRATION_TRIES_MAX = 30;
