import type { Endpoint, EndpointInput, EndpointOutput } from '#contract/endpoint.ts';
import type { RateLimit } from '#contract/rates.ts';
import type { Role } from '#contract/roles.ts';
import type { ReadyJson, ReplyHeaders } from './replies/reply.ts';

/** The account behind a request, read from the database on every call so that a role change holds at once. */
export interface Caller {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly tokenVersion: number;
  /** The session that the call belongs to. */
  readonly sessionId: string;
}

/** Where a call comes from. It is personal: what is kept of it is kept as a hash. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
  /** The random id that the browser made; null where it sends none, or none that is well formed. */
  readonly browserId: string | null;
  /** The header as it came; most visitors have none. */
  readonly cookies: string;
}

type CallerOf<E extends Endpoint> = E['access'] extends 'anyone' ? Caller | null : Caller;

/** One checked request, as a handler sees it. */
export interface Call<E extends Endpoint> extends EndpointInput<E> {
  readonly caller: CallerOf<E>;
  /** Aborts when the client leaves: streams stop their upstream with it. Made when asked for: most calls never do. */
  readonly signal: () => AbortSignal;
  /** For what counts once for everyone, logged in or not. */
  readonly visitor: () => Visitor;
  /** Extra reply headers, such as `X-Total-Count`. */
  readonly headers: ReplyHeaders;
}

type Reply<E extends Endpoint> = EndpointOutput<E> | ReadyJson;
type Handler<E extends Endpoint> = (call: Call<E>) => Reply<E> | Promise<Reply<E>>;

/** An endpoint of the contract together with what answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: CheckedCall) => unknown;
  /** Present where callers share one reply that is kept ready (`ready-replies.ts`). */
  readonly cached?: CachePolicy<unknown>;
  /** Changes what such replies are made of: this node drops them before it answers, without waiting for the announcement. */
  readonly invalidates?: boolean;
}

/** With the limits of its endpoint, found by name. */
export interface LimitedRoute extends Route {
  readonly limits?: readonly RateLimit[];
}

interface CachePolicy<Result> {
  /** For what changes without being announced; without it a reply is kept until content changes. */
  readonly maxAgeMs?: number;
  /** Who is answered from the database every time. */
  readonly bypassRoles?: readonly Role[];
  /** Accounts that the reply shows something which others do not see: they get a reply of their own. */
  readonly ownersOf?: (result: Result) => Iterable<number>;
}

/** A call whose endpoint the compiler no longer knows; the mount adapter has checked it against that endpoint. */
export type CheckedCall = Omit<Call<Endpoint>, 'caller'> & { readonly caller: Caller | null };

export function route<E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  // The pair is typed here, where endpoint and handler meet; the mount adapter only sees checked data.
  return { endpoint, handle: handle as unknown as Route['handle'] };
}

type SharedCall<E extends Endpoint> = Pick<Call<E>, 'params' | 'query' | 'headers' | 'caller'>;

/**
 * A route whose reply is kept ready and shared. The handler runs without a caller for the shared reply, and with one for
 * whoever the policy excludes; everyone else must be shown the same.
 */
export function cachedRoute<E extends Endpoint, Result extends EndpointOutput<E>>(
  endpoint: E,
  handle: (call: SharedCall<E>) => Promise<Result>,
  cached: CachePolicy<Result> = {},
): Route {
  return { ...route(endpoint, handle), cached: cached as CachePolicy<unknown> };
}

/** Marks a route that writes what cached routes read. */
export const invalidating = (written: Route): Route =>
  written.endpoint.method === 'GET' ? written : { ...written, invalidates: true };
