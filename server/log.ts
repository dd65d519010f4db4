import { DrizzleQueryError } from 'drizzle-orm';
import pino from 'pino';

export type Logger = pino.Logger;

/** Fields that never reach a log, wherever they stand in the logged object. */
const SECRETS = [
  'password',
  'newPassword',
  'oldPassword',
  'token',
  'otp',
  'credential',
  'authorization',
  'Authorization',
];

export const createLogger = (level: string, destination?: pino.DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
      serializers: { err: (error: Error) => pino.stdSerializers.err(withoutParameters(error)) },
    },
    destination ?? pino.destination(1),
  );

/** A failed query tells its parameters in its message: e-mails, hashes, answers. The log keeps the statement and the cause. */
function withoutParameters(error: Error): Error {
  if (!(error instanceof DrizzleQueryError)) return error;
  const told = new Error(`Failed query: ${error.query}`, { cause: error.cause });
  told.stack = error.stack?.replace(error.message, () => told.message);
  return told;
}
