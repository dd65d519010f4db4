import {
  EMAIL_MAX_CHARS,
  NAME_MAX_CHARS,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
  PHONE_MAX_CHARS,
  PHONE_MAX_DIGITS,
  PHONE_MIN_DIGITS,
  SECOND_FACTOR_CODE_MAX_CHARS,
} from './limits.ts';
import { PAGE_SIZE_MAX } from './server-limits.ts';
import { z } from './zod.ts';

/** Field schemas that several features use. */

/** The largest id of the database. */
const ID_MAX = 2 ** 31 - 1;

/** The id of a row; what callers send is an `idNumber`. */
export const positiveId = z.int().check(z.positive(), z.maximum(ID_MAX));

/** An id or a count in a path or a query, where everything is text. No leading zeros: one id, one address. */
export const idText = z.pipe(
  z.string().check(z.regex(/^(0|[1-9]\d{0,8})$/)),
  z.transform((text: string) => Number(text)),
);

/** An id in a body. Forms and storage hold text, so `"7"` is as good as `7`. */
export const idNumber = z.union([positiveId, z.pipe(idText, positiveId)]);

/** An id that a client makes. In one form: PostgreSQL takes both cases for the same id, and so must we. */
export const uuidText = z.uuid().check(z.toLowerCase());

/** What a form's e-mail field accepts, including `admin@localhost`, the account of the first start. */
export const emailText = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX_CHARS), z.email({ pattern: z.regexes.html5Email }));

// PostgreSQL rejects a zero byte and half of a surrogate pair, and a line break in a name could end up in a mail
// header.
const NO_CONTROL_CHARACTERS = /^[^\p{Cc}\p{Cs}]*$/u;

// NFC: some keyboards compose ế or が from several characters, and one word must not have two forms.
const line = (form: 'NFC' | 'NFKC' = 'NFC') => z.string().check(z.normalize(form), z.trim());

/** Text on one line that must not be empty: names, titles. */
export const lineOfText = (maxChars: number) =>
  line().check(z.minLength(1), z.maxLength(maxChars), z.regex(NO_CONTROL_CHARACTERS));

/** The same, but it can be empty. */
export const optionalLine = (maxChars: number) =>
  line().check(z.maxLength(maxChars), z.regex(NO_CONTROL_CHARACTERS));

/** A text to look up, in one form for everybody: with NFKC, ｶﾞ and Ａ are the same query as ガ and A. */
export const lookedUpText = (maxChars: number) =>
  line('NFKC').check(z.maxLength(maxChars), z.regex(NO_CONTROL_CHARACTERS));

export const personName = lineOfText(NAME_MAX_CHARS);

const PHONE_NUMBER = new RegExp(`^\\+?(?:[ .()-]*\\d){${PHONE_MIN_DIGITS},${PHONE_MAX_DIGITS}}[ .()-]*$`);

/** As people write it: `0901 234 567`, `+84 (90) 123-4567`. */
export const phoneText = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(PHONE_MAX_CHARS), z.regex(PHONE_NUMBER));

/** A password as typed at login: its length is only limited because it must be hashed. */
export const typedPassword = z
  .string()
  .check(z.normalize('NFKC'), z.minLength(1), z.maxLength(PASSWORD_MAX_CHARS));

/** A new password. `core/passwords` decides which ones are too easy to guess. */
export const newPassword = z
  .string()
  .check(
    z.normalize('NFKC'),
    z.minLength(1),
    z.minLength(PASSWORD_MIN_CHARS),
    z.maxLength(PASSWORD_MAX_CHARS),
  );

/** Six digits of an authenticator app, or a recovery code, as people type them: `123 456`, `k7m2q-9xvtr`. */
export const secondFactorCode = z
  .string()
  .check(z.normalize('NFKC'), z.trim(), z.minLength(1), z.maxLength(SECOND_FACTOR_CODE_MAX_CHARS));

/** Clients send it, but the server ignores it: the token identifies the user (PRODUCT.md, D5). */
export const ignored = z.optional(z.unknown());

/** The reply of a call without a result (PRODUCT.md, Calls). */
export const done = z.object({ statusCode: z.literal(200), message: z.string() });
export type Done = z.output<typeof done>;

/** Optional paging: without it a list is complete (PRODUCT.md, Calls). */
export const pageQuery = z.object({
  page: z.optional(z.coerce.number().check(z.int(), z.positive())),
  size: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(PAGE_SIZE_MAX))),
});

/** Marks a rule of several fields whose refusal means that the field of its path is missing. */
export const ABSENT_FIELD = { isAbsent: true } as const;

/** A multipart part with JSON: the server receives it as text, the browser passes an object. Absent, all its fields are. */
export const jsonPart = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(z.transform(textAsJson), schema) as z.ZodMiniType<z.output<S>, z.input<S>>;

function textAsJson(part: unknown, context: z.core.ParsePayload): unknown {
  if (typeof part !== 'string') return part ?? {};
  try {
    return JSON.parse(part);
  } catch {
    context.issues.push({ code: 'invalid_format', format: 'json', input: part, message: '' });
    return z.NEVER;
  }
}

/** An uploaded file like the Web's `File`, without the DOM types. */
export interface UploadedFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export const uploadedFile = z.custom<UploadedFile>(
  (value) => typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'size' in value,
);
