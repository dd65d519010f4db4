import { operatorTexts } from '#contract/texts/operator.ts';
import { ConfigError } from './config.ts';
import { ContentError } from './db/content/content-error.ts';
import { DatabaseUnreachableError, isDatabaseAway } from './db/database-away.ts';
import { DatabaseTooOldError } from './db/migrate.ts';
import { DataDirError } from './db/pglite/data-dir.ts';

/** Their messages are written for the operator. */
const FIXABLE = [ConfigError, DataDirError, DatabaseUnreachableError, DatabaseTooOldError, ContentError];

/** A problem that the operator can fix, as one line; null for any other error, which is printed with its stack. */
export function startProblem(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (FIXABLE.some((kind) => error instanceof kind)) return error.message;
  return isDatabaseAway(error) ? operatorTexts.databaseAway(firstLine(rootOf(error))) : null;
}

const rootOf = (error: Error): Error => (error.cause instanceof Error ? rootOf(error.cause) : error);
const firstLine = ({ message }: Error): string => message.split('\n')[0] ?? '';
