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
      serializers: { err: loggedError },
    },
    destination ?? pino.destination(1),
  );

/** Deeper causes repeat what is known; a circle would have no end. */
const CAUSES_LOGGED = 5;

function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return { ...pino.stdSerializers.err(withoutData(error)), type: error.constructor.name };
}

/**
 * Only message, stack and code of an error and its causes. Databases, URLs and mail servers attach what they were
 * given: parameters, the row that failed, an address with its token. The message of a failed query contains its
 * parameters, so only its statement is logged.
 */
function withoutData(error: Error, depth = 0): Error {
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  const within = (inner: unknown) =>
    inner instanceof Error && depth < CAUSES_LOGGED ? withoutData(inner, depth + 1) : undefined;
  const safe = new Error(message, { cause: within(error.cause) });
  safe.stack = error.stack?.replace(error.message, () => message);
  const code = 'code' in error && ['string', 'number'].includes(typeof error.code) ? error.code : undefined;
  const errors =
    error instanceof AggregateError ? error.errors.flatMap((one) => within(one) ?? []) : undefined;
  return Object.assign(safe, code !== undefined && { code }, errors && { errors });
}
