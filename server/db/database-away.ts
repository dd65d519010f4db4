import { operatorTexts } from '#contract/texts/operator.ts';

/** The database is temporarily unavailable: unreachable, too busy, or out of space. Retrying later may help. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}

/** No connection to the database server at the start. Its message is the only line that the boot prints. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';

  constructor(cause: unknown) {
    super(operatorTexts.databaseUnreachable(cause instanceof Error ? cause.message : String(cause)), {
      cause,
    });
  }
}

/**
 * Errors of PostgreSQL and of the network that mean "unavailable": connection failures (class 08), out of space or
 * connections (53), shutting down or cancelled by the statement timeout (57), an I/O error (58), a transaction that was
 * idle too long (25P03), a lock that was not free in time (55P03), a server that only reads for now (25006), as one that is about
 * to take over from another.
 */
const SQL_STATES = /^(08|53|57|58)|^(25006|25P03|55P03)$/;
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
]);
/** Errors of pg that have no code, and one of a full disk that PostgreSQL counts as its own (XX000). */
const PG_MESSAGES =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|could not write init file)/;

/** Whether the thread of the embedded database has ended or hangs. Drizzle wraps what its driver throws. */
export const isThreadLost = (error: unknown): boolean =>
  error instanceof DatabaseAwayError || (error instanceof Error && isThreadLost(error.cause));

/** Whether an error, or one of its causes, means that the database is unavailable, and is not a bug. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (
    error instanceof DatabaseAwayError ||
    (typeof code === 'string' && (SQL_STATES.test(code) || SYSTEM_CODES.has(code))) ||
    PG_MESSAGES.test(error.message) ||
    isDatabaseAway(error.cause)
  );
}
