import type { Context, Hono } from 'hono';
import { FRESH_TOKEN_HEADER } from '#contract/accounts/token.ts';
import { type Endpoint, pathParameters } from '#contract/endpoint.ts';
import type { RateLimit } from '#contract/limits.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { Logger } from '../log.ts';
import { requireAccess } from './access.ts';
import type { Authentication, Identity } from './authentication.ts';
import { type AppError, asAppError, unauthorized } from './errors.ts';
import type { RateLimits } from './rate-limits.ts';
import { readBody } from './read-body.ts';
import type { CheckedCall, Route } from './route.ts';
import { streamText } from './stream-text.ts';
import { parseOrRefuse } from './validation.ts';

export interface MountOptions {
  readonly authentication: Authentication;
  readonly rateLimits: RateLimits;
  readonly addressOf: (context: Context) => string;
  readonly log: Logger;
}

/** Mounts every route in the one order that all share: access → rate limit → parse → service → parse output. */
export function mountEndpoints(app: Hono, routes: readonly Route[], options: MountOptions): void {
  for (const route of literalPathsFirst(routes)) {
    const { method, path } = route.endpoint;
    assertSound(route.endpoint);
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), (context) => answer(route, context, options));
  }
}

/** Refuses to boot when contract and server have drifted apart: each endpoint has exactly one route, and none is unlisted. */
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

function assertSound({
  method,
  path,
  access,
  params,
}: Partial<Endpoint> & Pick<Endpoint, 'method' | 'path'>): void {
  if (!access) throw new Error(`${method} ${path} has no access rule`);
  const inPath = pathParameters(path);
  const declared = params && 'shape' in params ? Object.keys(params.shape as object) : [];
  if (inPath.toSorted().join() !== declared.toSorted().join()) {
    throw new Error(`${method} ${path} declares other path parameters: ${declared.join(', ') || 'none'}`);
  }
  if (typeof access === 'object' && 'owner' in access && !inPath.includes(access.owner)) {
    throw new Error(`${method} ${path} names an owner that is not in its path: ${access.owner}`);
  }
}

// `/api/topics/popular` must be asked before `/api/topics/{topicId}`, whatever order the features come in.
function literalPathsFirst(routes: readonly Route[]): Route[] {
  const rank = ({ endpoint }: Route) => endpoint.path.replaceAll(/\{\w+\}/g, '\uffff');
  return routes.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

async function answer(route: Route, context: Context, options: MountOptions): Promise<Response> {
  const { endpoint } = route;
  const headers = new Headers();
  try {
    const identity = await options.authentication.identify(context.req.header('Authorization'));
    // Before the access rule: who has just lost a role is refused here, and their menus have to follow.
    if (identity.freshToken) headers.set(FRESH_TOKEN_HEADER, identity.freshToken);
    requireAccessOf(endpoint, identity, context.req.param());
    const call = await readCall(endpoint, identity, context, headers, options);
    return await reply(endpoint, await route.handle(call), headers);
  } catch (error) {
    const known = asAppError(error);
    if (known.statusCode >= 500) options.log.error({ err: error, path: endpoint.path }, 'request failed');
    return errorResponse(endpoint, known, headers);
  }
}

function requireAccessOf(
  endpoint: Endpoint,
  { caller, tokenRefused }: Identity,
  params: Record<string, string>,
): void {
  if (tokenRefused && endpoint.access !== 'anyone') throw unauthorized(errorTexts.sessionEnded);
  requireAccess(endpoint.access, caller, params);
}

async function readCall(
  endpoint: Endpoint,
  { caller }: Identity,
  context: Context,
  headers: Headers,
  { rateLimits, addressOf }: MountOptions,
): Promise<CheckedCall> {
  const address = addressOf(context);
  const spend = async (limit: RateLimit, key: string) => rateLimits.spend(limit, key);
  for (const limit of endpoint.limits ?? []) {
    if (limit.by === 'address') await spend(limit, address);
    if (limit.by === 'user') await spend(limit, caller ? `user:${caller.id}` : address);
  }
  const params = endpoint.params && parseOrRefuse(endpoint.params, context.req.param());
  const query = endpoint.query && parseOrRefuse(endpoint.query, context.req.query());
  const body = endpoint.body && parseOrRefuse(endpoint.body, await readBody(endpoint, context.req.raw));
  for (const limit of endpoint.limits ?? []) {
    if (typeof limit.by === 'object') await spend(limit, String(body?.[limit.by.bodyField]));
  }
  const input = { params, query, body } as Pick<CheckedCall, 'params' | 'query' | 'body'>;
  return { ...input, caller, headers, signal: context.req.raw.signal };
}

async function reply(endpoint: Endpoint, result: unknown, headers: Headers): Promise<Response> {
  const kind = endpoint.answers ?? 'json';
  if (kind !== 'json') headers.set('Content-Type', endpoint.contentType ?? 'text/plain; charset=utf-8');
  if (kind === 'stream') return new Response(streamText(result as AsyncIterable<string>), { headers });
  if (kind === 'text') return new Response(result as string, { headers });
  // What leaves is what the contract says and nothing more: a column added to a table cannot leak.
  const output = endpoint.output ? endpoint.output.parse(result) : null;
  headers.set('Content-Type', 'application/json; charset=utf-8');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  return new Response(JSON.stringify(output), { headers });
}

function errorResponse(endpoint: Endpoint, error: AppError, headers: Headers): Response {
  for (const [name, value] of Object.entries(error.headers)) headers.set(name, value);
  headers.set('Cache-Control', 'no-store');
  const asText = endpoint.errors === 'text';
  headers.set('Content-Type', asText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8');
  return new Response(asText ? error.message : JSON.stringify(error.body), {
    status: error.statusCode,
    headers,
  });
}
