import type { Context, Hono } from 'hono';
import { FRESH_TOKEN_HEADER } from '#contract/accounts/token.ts';
import { BROWSER_ID_HEADER, browserId } from '#contract/browser-id.ts';
import { type Endpoint, pathParameters } from '#contract/endpoint.ts';
import { IDEMPOTENCY_KEY_HEADER, idempotencyKey } from '#contract/idempotency-key.ts';
import { type RateLimit, rates as declaredRates, type Rates } from '#contract/rates.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { Logger } from '../log.ts';
import { type AppError, asAppError, badRequest, blockedAccount, isFailure, unauthorized } from './errors.ts';
import type { ReadyReplies } from './replies/ready-replies.ts';
import type { ReadyReply } from './replies/ready-reply.ts';
import { errorReply, fixedHeaders, type ReplyHeaders, successReply } from './replies/reply.ts';
import { asWritten, type NameSite } from './replies/with-site-name.ts';
import { requireAccess } from './requests/access.ts';
import { anonymous, type Authentication, type Identity } from './requests/authentication.ts';
import { callKeyOf } from './requests/call-key.ts';
import { spendByAddress } from './requests/client-address.ts';
import { isOwnCall, requestHeader } from './requests/incoming.ts';
import type { OriginCheck } from './requests/own-origin.ts';
import type { RateLimits } from './requests/rate-limits.ts';
import { readBody } from './requests/read-body.ts';
import { givenRequestIdHeader, type Logged, requestIdHeader, requestIdOf } from './requests/request-log.ts';
import { parseOrRefuse } from './requests/validation.ts';
import type { CheckedCall, LimitedRoute, Route, Visitor } from './route.ts';
import type { Watchdog } from './watchdog.ts';

export interface MountOptions {
  readonly authentication: Authentication;
  readonly rateLimits: RateLimits;
  /** Overrides the declared limits of the endpoints. */
  readonly rates?: Rates;
  readonly addressOf: (context: Context) => string;
  readonly requireOwnOrigin: OriginCheck;
  /** Headers of every reply. */
  readonly headers: Readonly<ReplyHeaders>;
  readonly logged: Logged;
  readonly nameSite?: NameSite;
  readonly readyReplies?: Pick<ReadyReplies, 'obtain' | 'clearCalls'>;
  readonly watchdog?: Pick<Watchdog, 'guard'>;
  readonly log: Logger;
}

/** Mounts every route with the same steps: origin → access → rate limit → parse → service → parse output. */
export function mountEndpoints(app: Hono, routes: readonly Route[], options: MountOptions): void {
  for (const route of literalPathsFirst(routes)) {
    const { method, path } = route.endpoint;
    assertValid(route.endpoint);
    const headers = fixedHeaders(route.endpoint, options.headers);
    const limited = { ...route, limits: limitsOf(route.endpoint, options) };
    const reply = (context: Context) => answer(limited, context, headers, options);
    const { errors: as } = route.endpoint;
    const { nameSite = asWritten } = options;
    const refuse = (context: Context, error: AppError) =>
      errorReply(error, { ...headers, ...requestIdHeader(context) }, { as, nameSite });
    const guarded = options.watchdog?.guard(route.endpoint, reply, refuse) ?? reply;
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), (context) =>
      options.logged(context, () => guarded(context), path),
    );
  }
}

const limitsOf = ({ limits }: Endpoint, { rates = declaredRates }: MountOptions) =>
  limits?.map((name) => rates[name]);

/** Stops the boot when contract and server differ: each endpoint has exactly one route, and no route is unlisted. */
export function assertSameEndpoints(declared: readonly Endpoint[], routes: readonly Route[]): void {
  const mounted = routes.map((route) => route.endpoint);
  const unanswered = declared.filter((endpoint) => !mounted.includes(endpoint));
  const unlisted = mounted.filter(
    (endpoint, index) => !declared.includes(endpoint) || mounted.indexOf(endpoint) !== index,
  );
  const names = (list: readonly Endpoint[]) => list.map(({ method, path }) => `${method} ${path}`).join(', ');
  if (unanswered.length > 0) throw new Error(`Endpoints without a route: ${names(unanswered)}`);
  if (unlisted.length > 0)
    throw new Error(`Routes that the contract does not list, or lists once: ${names(unlisted)}`);
}

function assertValid({
  method,
  path,
  access,
  params,
  query,
  body,
  once = [],
}: Partial<Endpoint> & Pick<Endpoint, 'method' | 'path'>): void {
  if (!access) throw new Error(`${method} ${path} has no access rule`);
  const inPath = pathParameters(path);
  const declared = fieldsOf(params);
  if (inPath.toSorted().join() !== declared.toSorted().join()) {
    throw new Error(`${method} ${path} declares other path parameters: ${declared.join(', ') || 'none'}`);
  }
  if (typeof access === 'object' && 'owner' in access && !inPath.includes(access.owner)) {
    throw new Error(`${method} ${path} names an owner that is not in its path: ${access.owner}`);
  }
  const fields = [...declared, ...fieldsOf(query), ...fieldsOf(body)];
  const unknown = once.filter((name) => !fields.includes(name));
  if (unknown.length > 0)
    throw new Error(`${method} ${path} is told from others by unknown fields: ${unknown.join(', ')}`);
}

/** The names of its fields; none of a schema that is not an object. */
const fieldsOf = (schema: Endpoint['params']): string[] =>
  schema && 'shape' in schema ? Object.keys(schema.shape as object) : [];

// `/api/topics/popular` must be mounted before `/api/topics/{topicId}`, whatever the order of the features is.
function literalPathsFirst(routes: readonly Route[]): Route[] {
  const rank = ({ endpoint }: Route) => endpoint.path.replaceAll(/\{\w+\}/g, '\uffff');
  return routes.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

const NO_PARAMS: Readonly<Record<string, string>> = {};

async function answer(
  route: LimitedRoute,
  context: Context,
  fixed: Readonly<ReplyHeaders>,
  options: MountOptions,
): Promise<Response> {
  const { endpoint } = route;
  const { nameSite = asWritten } = options;
  const added = givenRequestIdHeader(context);
  try {
    options.requireOwnOrigin(context, endpoint);
    const authorization = requestHeader(context, 'authorization');
    const identity = authorization ? await options.authentication.identify(authorization) : anonymous;
    // Before the access rule: a caller who has just lost a role is refused, but still needs the new token for the
    // menus.
    if (identity.freshToken) added[FRESH_TOKEN_HEADER] = identity.freshToken;
    const rawParams = endpoint.params ? context.req.param() : NO_PARAMS;
    const keyId = endpoint.once ? keyOf(context) : null;
    requireAccessOf(endpoint, identity, rawParams, keyId !== null);
    // A HEAD request does not start the stream, because its output would not be read.
    if (endpoint.answers === 'stream' && context.req.method === 'HEAD')
      return new Response(null, { headers: fixed });
    // Calls made while rendering a page are not limited: the visitor was already counted for the page.
    const limits = isOwnCall(context) ? undefined : route.limits;
    if (limits) await spendByCaller(limits, identity, context, options);
    const words = { names: endpoint.fieldNames, missing: endpoint.missingTexts };
    const params = endpoint.params && parseOrRefuse(endpoint.params, rawParams, words);
    const query = endpoint.query && parseOrRefuse(endpoint.query, context.req.query(), words);
    const body = endpoint.body && parseOrRefuse(endpoint.body, await readBody(endpoint, context), words);
    if (limits) await spendByBody(limits, body, context, options);
    const signal = () => context.req.raw.signal;
    const visitor = () => visitorOf(context, options);
    const { caller } = identity;
    const key = keyId === null ? null : callKeyOf(keyId, endpoint, params, query, body);
    const sent = { params, query, body, idempotencyKey: key };
    const call = { ...sent, caller, headers: added, signal, visitor } as CheckedCall;
    const ready = await options.readyReplies?.obtain(route, call, fixed);
    if (ready) return await readyResponse(ready, context, added);
    if (route.ready) return await readyResponse(await route.ready(call), context, added, fixed);
    const result = await route.handle(call);
    if (route.invalidates) options.readyReplies?.clearCalls();
    // A cache that stored a token would give it to whoever asks next, such as another account of this browser.
    const isPersonal = FRESH_TOKEN_HEADER in added;
    if (isPersonal) added['Cache-Control'] = 'no-store';
    const held = () => (isPersonal ? undefined : requestHeader(context, 'if-none-match'));
    return await successReply(endpoint, result, fixed, added, { held, nameSite });
  } catch (error) {
    const known = asAppError(error);
    if (isFailure(known)) {
      const id = requestIdOf(context);
      options.log.error({ id, err: error, path: endpoint.path }, 'request failed');
    }
    const headers = { ...fixed, ...added, ...requestIdHeader(context) };
    return errorReply(known, headers, { as: endpoint.errors, nameSite });
  }
}

function keyOf(context: Context): string | null {
  const given = requestHeader(context, IDEMPOTENCY_KEY_HEADER);
  if (given === undefined) return null;
  const { data } = idempotencyKey.safeParse(given);
  if (data === undefined) throw badRequest(errorTexts.keyMalformed);
  return data;
}

const visitorOf = (context: Context, { addressOf }: MountOptions): Visitor => ({
  address: addressOf(context),
  userAgent: requestHeader(context, 'user-agent') ?? '',
  browserId: browserId.safeParse(requestHeader(context, BROWSER_ID_HEADER)).data ?? null,
  cookies: requestHeader(context, 'cookie') ?? '',
});

async function readyResponse(
  reply: ReadyReply,
  context: Context,
  added: Readonly<ReplyHeaders>,
  /** Of the endpoint, where the reply does not have them yet. */
  fixed: Readonly<ReplyHeaders> = {},
): Promise<Response> {
  // A browser that cached a token with a shared reply would reuse it with each 304.
  const isPersonal = FRESH_TOKEN_HEADER in added;
  const held = isPersonal ? undefined : requestHeader(context, 'if-none-match');
  const { status, headers, body } = await reply.sentTo(requestHeader(context, 'accept-encoding'), held);
  const sent = { ...fixed, ...headers, ...added };
  if (isPersonal) sent['Cache-Control'] = 'no-store';
  return new Response(body, { status, headers: sent });
}

function requireAccessOf(
  endpoint: Endpoint,
  { caller, tokenRefused, blockedReason }: Identity,
  params: Readonly<Record<string, string>>,
  isOfAccount: boolean,
): void {
  // A call with a key waits for its account: where anyone may call, it must not be taken for that of a visitor.
  if (tokenRefused && (endpoint.access !== 'anyone' || isOfAccount)) {
    if (blockedReason !== undefined) throw blockedAccount(401, accountTexts.blocked(blockedReason));
    throw unauthorized(errorTexts.sessionEnded);
  }
  requireAccess(endpoint.access, caller, params);
}

async function spendByCaller(
  limits: readonly RateLimit[],
  { caller }: Identity,
  context: Context,
  { rateLimits, addressOf }: MountOptions,
): Promise<void> {
  for (const limit of limits) {
    const { onlyWithQuery } = limit;
    if (onlyWithQuery !== undefined && context.req.query(onlyWithQuery) === undefined) continue;
    if (limit.by === 'user' && caller) await rateLimits.spend(limit, `user:${caller.id}`);
    else if (limit.by === 'address' || limit.by === 'user')
      await spendByAddress(rateLimits, limit, addressOf(context));
  }
}

async function spendByBody(
  limits: readonly RateLimit[],
  body: Readonly<Record<string, unknown>> | undefined,
  context: Context,
  { rateLimits, addressOf }: MountOptions,
): Promise<void> {
  for (const limit of limits) {
    if (typeof limit.by !== 'object') continue;
    await rateLimits.spend(limit, `${String(body?.[limit.by.bodyField])} ${addressOf(context)}`);
  }
}
