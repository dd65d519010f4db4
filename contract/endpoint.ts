import type { RateName } from './rates.ts';
import type { Role } from './roles.ts';
import type { z } from './zod.ts';

/**
 * Who may call an endpoint. There is no default: without this rule the server does not start. `owner` names the path
 * parameter that must be the caller's own user id (except for ADMIN).
 */
export type Access =
  | 'anyone'
  | 'loggedIn'
  | { readonly roles: readonly [Role, ...Role[]] }
  | { readonly owner: string };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The encoding of the request body. `multipart` parts that contain JSON are declared with `jsonPart`. */
export type BodyEncoding = 'json' | 'multipart' | 'form';

export const BODY_MEDIA_TYPES: Readonly<Record<BodyEncoding, string>> = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
};

/**
 * The encoding of the reply: JSON is validated against `output`, a stream is sent in chunks, text and bytes are sent
 * whole.
 */
export type ReplyEncoding = 'json' | 'stream' | 'text' | 'bytes';

type Schema = z.ZodMiniType;
type ObjectSchema = z.ZodMiniType<Record<string, unknown>>;

export interface Endpoint {
  readonly method: Method;
  /** With `{name}` for each path parameter. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** By name: the limits themselves are defined on the server, and the browser bundle does not need them. */
  readonly limits?: readonly RateName[];
  /**
   * Browsers keep the last reply on the device, and show it when there is no network. `shared`: visitors and all
   * learners get the same one, so it is kept for everybody; `own`: it depends on who asks (`kept-for.ts`).
   */
  readonly kept?: 'shared' | 'own';
  /**
   * A GET that costs something, such as an answer of a language model: pages of other sites must not make browsers send
   * it, and no picture or link may trigger it.
   */
  readonly ownPagesOnly?: true;
  /** Clients send the id of their browser (`browser-id.ts`). Optional: the call works without it. */
  readonly browserId?: true;
  /**
   * Clients may send `Idempotency-Key` (`idempotency-key.ts`): repeated, the call is applied once. These fields of the path,
   * the query and the body say which action it is: the same key with another of them is a mistake of the client. What may
   * differ between two tries, such as the time of an answer, is not among them.
   */
  readonly once?: readonly string[];
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly body?: ObjectSchema;
  readonly accepts?: BodyEncoding;
  readonly output?: Schema;
  readonly answers?: ReplyEncoding;
  /** The media type of a reply that is not JSON. */
  readonly contentType?: string;
  /** Errors are JSON, except where clients show the body itself as the message (PRODUCT.md, Calls). */
  readonly errors?: 'json' | 'text';
  /** The names of the fields in error messages, if the same key means something else in `texts/validation`. */
  readonly fieldNames?: Readonly<Record<string, string>>;
  /** What is said of a missing field instead of “… không được bỏ trống.”, where the words are fixed (PRODUCT.md). */
  readonly missingTexts?: Readonly<Record<string, string>>;
}

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type WithQuery = Endpoint & { readonly query: ObjectSchema };
type InBody<E extends WithQuery> = Omit<E, 'method' | 'query' | 'kept' | 'ownPagesOnly'> & {
  readonly method: 'POST';
  readonly body: E['query'];
};

/**
 * The same call with its parameters in the body: they stand in no address, neither in a log on the way nor among the kept
 * replies of a device.
 */
export function inBody<const E extends WithQuery>(endpoint: E): InBody<E> {
  const { kept: _kept, ownPagesOnly: _ownPagesOnly, query: body, ...same }: WithQuery = endpoint;
  const summary = `${same.summary}; chữ nằm trong thân yêu cầu, không nằm trong địa chỉ`;
  // The compiler cannot follow a rest of something generic.
  return { ...same, method: 'POST', summary, body } as unknown as InBody<E>;
}

type Parsed<E, K extends PropertyKey> = E extends { readonly [P in K]: infer S extends Schema }
  ? z.output<S>
  : undefined;
type Sent<E, K extends 'params' | 'query' | 'body'> = E extends { readonly [P in K]: infer S extends Schema }
  ? object extends z.input<S>
    ? { readonly [P in K]?: z.input<S> }
    : { readonly [P in K]: z.input<S> }
  : unknown;

/** What the handler of an endpoint receives, already validated. */
export interface EndpointInput<E extends Endpoint> {
  readonly params: Parsed<E, 'params'>;
  readonly query: Parsed<E, 'query'>;
  readonly body: Parsed<E, 'body'>;
}

/** What a client passes in. */
export type EndpointArguments<E extends Endpoint> = Sent<E, 'params'> & Sent<E, 'query'> & Sent<E, 'body'>;

/** What a client gets back and a handler has to return. */
export type EndpointOutput<E extends Endpoint> = E extends { readonly answers: 'stream' }
  ? AsyncIterable<string>
  : E extends { readonly answers: 'text' }
    ? string
    : E extends { readonly answers: 'bytes' }
      ? Uint8Array<ArrayBuffer>
      : Parsed<E, 'output'>;

/** The total length of a paged list (PRODUCT.md, Calls). */
export const TOTAL_COUNT_HEADER = 'X-Total-Count';

export const pathParameters = (path: string): string[] =>
  Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name ?? '');
