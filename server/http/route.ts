import type { Endpoint, EndpointInput, EndpointOutput } from '#contract/endpoint.ts';
import type { RateLimit } from '#contract/rates.ts';
import type { Role } from '#contract/roles.ts';
import type { ReadyReply } from './replies/ready-reply.ts';
import type { ReadyJson, ReplyHeaders } from './replies/reply.ts';
import type { CallKey } from './requests/call-key.ts';

/** The account behind a request, read from the database on every call, so that a role change takes effect at once. */
export interface Caller {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly Role[];
  /** Roles that work only after the account has set up a second factor (decision 053). */
  readonly heldRoles?: readonly Role[];
  readonly tokenVersion: number;
  /** The session that the call belongs to. */
  readonly sessionId: string;
}

/** The browser and address behind a call. Personal data: store it only as a hash. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
  /** The random id that the browser generated; null if it sends none or an invalid one. */
  readonly browserId: string | null;
  /** The raw header; most visitors have none. */
  readonly cookies: string;
}

type CallerOf<E extends Endpoint> = E['access'] extends 'anyone' ? Caller | null : Caller;

/** One validated request, as a handler gets it. */
export interface Call<E extends Endpoint> extends EndpointInput<E> {
  readonly caller: CallerOf<E>;
  /**
   * Aborts when the client disconnects, to stop the upstream of a stream. Created on demand: most calls do not need it.
   */
  readonly signal: () => AbortSignal;
  /** To count each visitor once, logged in or not. */
  readonly visitor: () => Visitor;
  /** What makes a repeated call the same call; null if the client sends none. Only of endpoints with `once`. */
  readonly idempotencyKey: CallKey | null;
  /** Extra reply headers, such as `X-Total-Count`. */
  readonly headers: ReplyHeaders;
}

type Reply<E extends Endpoint> = EndpointOutput<E> | ReadyJson;
type Handler<E extends Endpoint> = (call: Call<E>) => Reply<E> | Promise<Reply<E>>;

/** An endpoint of the contract with its handler. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: CheckedCall) => unknown;
  /** Present if callers share one ready reply (`ready-replies.ts`). */
  readonly cached?: CachePolicy<unknown>;
  /** Present if the feature itself keeps the ready reply, which is the same for everybody. */
  readonly ready?: (call: CheckedCall) => Promise<ReadyReply>;
  /**
   * Changes the data of ready replies: this node drops them before it answers, without waiting for the announcement.
   */
  readonly invalidates?: boolean;
}

/** With the limits of its endpoint, found by name. */
export interface LimitedRoute extends Route {
  readonly limits?: readonly RateLimit[];
}

interface CachePolicy<Result> {
  /** For data that changes without an announcement; without it a reply stays until content changes. */
  readonly maxAgeMs?: number;
  /** Roles that always get a reply from the database. */
  readonly bypassRoles?: readonly Role[];
  /** Accounts that see more than others: they get a personal reply. */
  readonly ownersOf?: (result: Result) => Iterable<number>;
}

/** A call without the static type of its endpoint; it was validated against that endpoint when it was mounted. */
export type CheckedCall = Omit<Call<Endpoint>, 'caller'> & { readonly caller: Caller | null };

export function route<E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  // Endpoint and handler are type-checked against each other here; later code only passes validated data.
  return { endpoint, handle: handle as unknown as Route['handle'] };
}

type SharedCall<E extends Endpoint> = Pick<Call<E>, 'params' | 'query' | 'headers' | 'caller'>;

/**
 * A route with a shared ready reply. The handler runs without a caller for the shared reply, and with one for callers
 * that the policy excludes; all others must get the same reply.
 */
export function cachedRoute<E extends Endpoint, Result extends EndpointOutput<E>>(
  endpoint: E,
  handle: (call: SharedCall<E>) => Promise<Result>,
  cached: CachePolicy<Result> = {},
): Route {
  return { ...route(endpoint, handle), cached: cached as CachePolicy<unknown> };
}

/**
 * A route whose feature keeps the ready reply: large ones that change rarely would push the others out of the shared
 * cache, and be made again after every change of content.
 */
export function readyRoute<E extends Endpoint>(
  endpoint: E,
  ready: (call: Pick<Call<E>, 'params' | 'query'>) => Promise<ReadyReply>,
): Route {
  const handle = () => {
    throw new Error(`${endpoint.path} is answered by its ready reply`);
  };
  return { endpoint, handle, ready: ready as unknown as NonNullable<Route['ready']> };
}

/** Marks a route that writes data of cached routes. */
export const invalidating = (written: Route): Route =>
  written.endpoint.method === 'GET' ? written : { ...written, invalidates: true };
