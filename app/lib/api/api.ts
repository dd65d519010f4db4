import { FRESH_TOKEN_HEADER } from '#contract/accounts/token.ts';
import { BROWSER_ID_HEADER } from '#contract/browser-id.ts';
import { SERVER_AWAY_STATUSES } from '#contract/device-limits.ts';
import {
  type Endpoint,
  type EndpointArguments,
  type EndpointOutput,
  TOTAL_COUNT_HEADER,
} from '#contract/endpoint.ts';
import { type ErrorBody, errorBody, REQUEST_ID_HEADER } from '#contract/errors.ts';
import { IDEMPOTENCY_KEY_HEADER } from '#contract/idempotency-key.ts';
import { openCodes } from '#contract/open-codes.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { KeptCalls } from '../kept/kept-calls.ts';

/** A call that the server refused, with a Vietnamese message for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly statusCode: number,
    message: string,
    /** The form field that the message is about, if any. */
    readonly field?: string,
    /** What the user may have meant instead, if the server knows. */
    readonly suggestions: readonly string[] = [],
    /** Identifies the request in the server's log. */
    readonly requestId?: string,
    /** After so many seconds the same call may succeed, if the server said so. */
    readonly retryAfterSeconds?: number,
    /** Why a session has ended, if its owner has to be told. */
    readonly reason?: ErrorBody['reason'],
  ) {
    super(message);
  }
}

export interface Api {
  call<E extends Endpoint>(
    endpoint: E,
    input: EndpointArguments<E>,
    signal?: AbortSignal,
    /** For endpoints with `once`: the call may be repeated with the same key. */
    key?: string,
  ): Promise<EndpointOutput<E>>;
  /** The same for one page of a list, with the total count. */
  callPage<E extends Endpoint>(
    endpoint: E,
    input: EndpointArguments<E>,
    signal?: AbortSignal,
  ): Promise<ListPage<E>>;
  /** The same for large uploads: reports the progress from 0 to 1. */
  upload<E extends Endpoint>(
    endpoint: E,
    input: EndpointArguments<E>,
    onProgress: OnProgress,
  ): Promise<EndpointOutput<E>>;
}

export type OnProgress = (share: number) => void;

export interface ListPage<E extends Endpoint> {
  readonly rows: EndpointOutput<E>;
  readonly total: number;
}

/** How requests are sent: over the network in the browser, in process while the server renders a page. */
export interface Transport {
  readonly origin: string;
  readonly send: (request: Request, onProgress?: OnProgress) => Promise<Response>;
  readonly token: () => string | null;
  /** The id of this browser, for endpoints that ask for it; absent while rendering on the server. */
  readonly browserId?: () => string;
  /** The server has replied, with whatever status. */
  readonly onAnswer?: () => void;
  readonly onFreshToken: (token: string) => void;
  readonly onTokenRefused: () => void;
  /** The account is blocked; the message says why. */
  readonly onBlocked?: (message: string) => void;
  /** Replies that are kept for the time without a network; absent while rendering on the server. */
  readonly kept?: KeptCalls;
}

/** Whether there was no reply of the product: no network, or nobody behind it. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError ? SERVER_AWAY_STATUSES.includes(error.statusCode) : error instanceof TypeError;

export type LooseInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
};

interface Sending {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: OnProgress;
  readonly key?: string | undefined;
}

export function createApi(transport: Transport): Api {
  const followSession = ({ access, once }: Endpoint, response: Response) => {
    const freshToken = response.headers.get(FRESH_TOKEN_HEADER);
    if (freshToken) transport.onFreshToken(freshToken);
    // Where anyone may call, a 401 is about the input, such as a password, not about the session; except for calls
    // that belong to an account (`once`).
    if (response.status === 401 && (access !== 'anyone' || once)) transport.onTokenRefused();
  };
  const send = async (endpoint: Endpoint, input: LooseInput, { signal, onProgress, key }: Sending = {}) => {
    const token = transport.token();
    const request = requestFor(endpoint, input, transport, token, signal);
    if (endpoint.once && key !== undefined) request.headers.set(IDEMPOTENCY_KEY_HEADER, key);
    const response = await transport.send(request, onProgress);
    // A recording may come from a cache of the device.
    if (endpoint.answers !== 'bytes') transport.onAnswer?.();
    // Ignore a late reply if the user has logged out or in since.
    if (token && transport.token() === token) followSession(endpoint, response);
    if (response.ok) return response;
    const error = await errorFrom(endpoint, response);
    // Not to somebody who has logged in with another account since.
    if (error.reason === 'blocked' && [null, token].includes(transport.token()))
      transport.onBlocked?.(error.message);
    throw error;
  };
  return {
    call(endpoint, input, signal, key) {
      const ask = async () => readReply(endpoint, await send(endpoint, input as LooseInput, { signal, key }));
      if (!endpoint.kept || !transport.kept) return ask();
      const address = addressFor(endpoint.path, input as LooseInput);
      const read = (kept: unknown) => knownReply(endpoint, kept);
      return transport.kept.answer({ endpoint, address, ask, read, signal, isUnreached });
    },

    callPage(endpoint, input, signal) {
      const ask = async () => {
        const response = await send(endpoint, input as LooseInput, { signal });
        const total = Number(response.headers.get(TOTAL_COUNT_HEADER));
        return { rows: await readReply(endpoint, response), total };
      };
      if (!endpoint.kept || !transport.kept) return ask();
      const address = pageAddressFor(endpoint.path, input as LooseInput);
      const read = (kept: unknown) => knownPage(endpoint, kept);
      return transport.kept.answer({ endpoint, address, ask, read, signal, isUnreached });
    },

    upload: async (endpoint, input, onProgress) =>
      readReply(endpoint, await send(endpoint, input as LooseInput, { onProgress })),
  };
}

/** The address of a call, with its parameters. */
export function addressFor(pattern: string, input: LooseInput): string {
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const given = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Under another name, because it is kept with the total count. */
export const pageAddressFor = (pattern: string, input: LooseInput): string =>
  `page ${addressFor(pattern, input)}`;

/** What an earlier version has kept may have another form. */
const knownReply = <E extends Endpoint>({ output }: E, kept: unknown): EndpointOutput<E> | undefined =>
  output && (openCodes(output).safeParse(kept).data as EndpointOutput<E> | undefined);

function knownPage<E extends Endpoint>(endpoint: E, kept: unknown): ListPage<E> | undefined {
  const { rows, total } = Object(kept) as { readonly rows?: unknown; readonly total?: unknown };
  const known = knownReply(endpoint, rows);
  return known === undefined || typeof total !== 'number' ? undefined : { rows: known, total };
}

function requestFor(
  endpoint: Endpoint,
  input: LooseInput,
  { origin, browserId }: Transport,
  token: string | null,
  signal?: AbortSignal,
) {
  const url = new URL(addressFor(endpoint.path, input), origin);
  const headers = new Headers(token ? { Authorization: `Bearer ${token}` } : {});
  if (endpoint.browserId && browserId) headers.set(BROWSER_ID_HEADER, browserId());
  const body = endpoint.body && encodeBody(endpoint, input.body ?? {}, headers);
  return new Request(url, { method: endpoint.method, headers, body, signal });
}

function encodeBody(endpoint: Endpoint, body: Record<string, unknown>, headers: Headers): BodyInit {
  switch (endpoint.accepts ?? 'json') {
    case 'json':
      headers.set('Content-Type', 'application/json');
      return JSON.stringify(body);
    case 'form':
      return new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]));
    case 'multipart': {
      const form = new FormData();
      for (const [name, value] of Object.entries(body)) {
        if (value === undefined) continue;
        form.set(
          name,
          value instanceof Blob ? value : new Blob([JSON.stringify(value)], { type: 'application/json' }),
        );
      }
      return form;
    }
  }
}

async function errorFrom({ errors }: Endpoint, response: Response): Promise<ApiError> {
  const { status } = response;
  const requestId = response.headers.get(REQUEST_ID_HEADER) ?? undefined;
  const retryAfter = retryAfterOf(response);
  const unexpected = () => new ApiError(status, errorTexts.unexpected, undefined, [], requestId, retryAfter);
  const text = await response.text();
  const type = response.headers.get('Content-Type') ?? '';
  if (errors === 'text' && type.startsWith('text/plain') && text) return new ApiError(status, text);
  // A proxy may answer with its own HTML page, which is not a message for users.
  if (!type.includes('json')) return unexpected();
  const body = openCodes(errorBody).safeParse(JSON.parse(text));
  if (!body.data) return unexpected();
  const { message, field, suggestions, reason } = body.data;
  return new ApiError(status, message, field, suggestions, requestId, retryAfter, reason);
}

/** Our server sends seconds; a proxy may send a date, which is ignored. */
function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = headers.get('Retry-After') ?? '';
  return /^\d{1,5}$/.test(seconds) ? Number(seconds) : undefined;
}

async function readReply<E extends Endpoint>(endpoint: E, response: Response): Promise<EndpointOutput<E>> {
  if (endpoint.answers === 'stream') return piecesOf(response) as EndpointOutput<E>;
  if (endpoint.answers === 'text') return (await response.text()) as EndpointOutput<E>;
  if (endpoint.answers === 'bytes') return new Uint8Array(await response.arrayBuffer()) as EndpointOutput<E>;
  const reply: unknown = await response.json();
  // The server may be newer than this page.
  return (endpoint.output && openCodes(endpoint.output).parse(reply)) as EndpointOutput<E>;
}

async function* piecesOf(response: Response): AsyncIterable<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
    yield piece.value;
}
