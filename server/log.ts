import { DrizzleQueryError } from 'drizzle-orm';
import pino from 'pino';

export type Logger = pino.Logger;

/**
 * An e-mail address in a finished line, or an escape such as `\n`, which is passed over so that its letter is not taken
 * for the beginning of one. The name is bounded: a long word would otherwise be tried from each of its letters.
 */
const EMAIL = /\\.|[^\s"'<>@,;:()[\]\\/=]{1,64}@(?:localhost\b|(?:[\w-]{1,63}\.){1,8}[a-z]{2,63})/gi;

/** Whoever wrote the message and whatever is quoted in it: logs are read by more people than may know who learns here. */
const withoutEmails = (line: string) =>
  line.replaceAll(EMAIL, (found) => (found.startsWith('\\') ? found : '[e-mail]'));

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
      hooks: { streamWrite: withoutEmails },
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
