import { operatorTexts } from '#contract/texts/operator.ts';

/** The database cannot answer at the moment: it is gone, too busy, or has no room left. Asking again later may help. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}

/** The database server does not let us in at the start. Its message is the one clear line that the boot prints. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';

  constructor(cause: unknown) {
    super(operatorTexts.databaseUnreachable(cause instanceof Error ? cause.message : String(cause)), {
      cause,
    });
  }
}

/**
 * What PostgreSQL and the network say when the database is away: connection failures (class 08), no room and no
 * connections left (53), shutting down or cancelled by the statement timeout (57), an I/O error (58), a transaction that
 * was idle too long (25P03), a lock that did not come free (55P03).
 */
const SQL_STATES = /^(08|53|57|58)|^(25P03|55P03)$/;
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
/** pg gives these no code. */
const PG_MESSAGES =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Whether a failure, or what caused it, is the database being away and not a mistake of ours. */
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
