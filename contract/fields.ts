import { EMAIL_MAX_CHARS, PAGE_SIZE_MAX } from './limits.ts';
import { z } from './zod.ts';

/** Field schemas that more than one noun uses. */

export const idNumber = z.int().check(z.positive());

/** An id or a count in a path or a query, where everything arrives as text. */
export const idText = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/)),
  z.transform((text: string) => Number(text)),
);

/** What a form's e-mail field takes (spec §5), so also `admin@localhost`, the account that a first boot makes. */
export const emailText = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX_CHARS), z.email({ pattern: z.regexes.html5Email }));

/** Extra paging of the spec's lists: without it a list is complete (product-rules, Calls). */
export const pageQuery = z.object({
  page: z.optional(z.coerce.number().check(z.int(), z.positive())),
  size: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(PAGE_SIZE_MAX))),
});

/** A multipart part that holds JSON: the server finds it as text, the browser hands over an object. */
export const jsonPart = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(z.transform(textAsJson), schema) as z.ZodMiniType<z.output<S>, z.input<S>>;

function textAsJson(part: unknown, context: z.core.ParsePayload): unknown {
  if (typeof part !== 'string') return part;
  try {
    return JSON.parse(part);
  } catch {
    context.issues.push({ code: 'invalid_format', format: 'json', input: part, message: '' });
    return z.NEVER;
  }
}

/** An uploaded file as the Web's `File` gives it, without needing the DOM's types here. */
export interface UploadedFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export const uploadedFile = z.custom<UploadedFile>(
  (value) => typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'size' in value,
);
