import { DrizzleQueryError } from 'drizzle-orm';
import pino from 'pino';

export type Logger = pino.Logger;

/**
 * An e-mail address in a finished log line, or an escape such as `\n`: escapes are matched so that their letter does
 * not become the first letter of an address. The local part is bounded, because an unbounded one is quadratic on a long
 * word.
 */
const EMAIL = /\\.|[^\s"'<>@,;:()[\]\\/=]{1,64}@(?:localhost\b|(?:[\w-]{1,63}\.){1,8}[a-z]{2,63})/gi;

/** Applied to every line, whatever its source: not everyone who reads logs may know who learns here. */
const withoutEmails = (line: string) =>
  line.replaceAll(EMAIL, (found) => (found.startsWith('\\') ? found : '[e-mail]'));

/** Fields that are never logged, at up to three levels of the logged object. */
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

/**
 * The message of a failed query contains its parameters: e-mails, hashes, answers. Only statement and cause are logged,
 * also when the failed query is the cause of another error.
 */
function withoutParameters(error: Error): Error {
  const cause = error.cause instanceof Error ? withoutParameters(error.cause) : error.cause;
  if (error instanceof DrizzleQueryError) {
    const safe = new Error(`Failed query: ${error.query}`, { cause });
    safe.stack = error.stack?.replace(error.message, () => safe.message);
    return safe;
  }
  // The same error, with its own class and fields.
  return cause === error.cause ? error : Object.create(error, { cause: { value: cause } });
}
