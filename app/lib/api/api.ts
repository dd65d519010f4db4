import { FRESH_TOKEN_HEADER } from '#contract/accounts/token.ts';
import { BROWSER_ID_HEADER } from '#contract/browser-id.ts';
import {
  type Endpoint,
  type EndpointArguments,
  type EndpointOutput,
  TOTAL_COUNT_HEADER,
} from '#contract/endpoint.ts';
import { errorBody, REQUEST_ID_HEADER } from '#contract/errors.ts';
import { errorTexts } from '#contract/texts/errors.ts';

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
  ) {
    super(message);
  }
}

export interface Api {
  call<E extends Endpoint>(
    endpoint: E,
    input: EndpointArguments<E>,
    signal?: AbortSignal,
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
  readonly onFreshToken: (token: string) => void;
  readonly onTokenRefused: () => void;
}

type LooseInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
};

export function createApi(transport: Transport): Api {
  const followSession = ({ access }: Endpoint, response: Response) => {
    const freshToken = response.headers.get(FRESH_TOKEN_HEADER);
    if (freshToken) transport.onFreshToken(freshToken);
    // Where anyone may call, a 401 is about the input, such as a password, not about the session.
    if (response.status === 401 && access !== 'anyone') transport.onTokenRefused();
  };
  const send = async (
    endpoint: Endpoint,
    input: LooseInput,
    signal?: AbortSignal,
    onProgress?: OnProgress,
  ) => {
    const token = transport.token();
    const request = requestFor(endpoint, input, transport, token, signal);
    const response = await transport.send(request, onProgress);
    // Ignore a late reply if the user has logged out or in since.
    if (token && transport.token() === token) followSession(endpoint, response);
    if (!response.ok) throw await errorFrom(endpoint, response);
    return response;
  };
  return {
    call: async (endpoint, input, signal) =>
      readReply(endpoint, await send(endpoint, input as LooseInput, signal)),

    async callPage(endpoint, input, signal) {
      const response = await send(endpoint, input as LooseInput, signal);
      const total = Number(response.headers.get(TOTAL_COUNT_HEADER));
      return { rows: await readReply(endpoint, response), total };
    },

    upload: async (endpoint, input, onProgress) =>
      readReply(endpoint, await send(endpoint, input as LooseInput, undefined, onProgress)),
  };
}

function requestFor(
  endpoint: Endpoint,
  input: LooseInput,
  { origin, browserId }: Transport,
  token: string | null,
  signal?: AbortSignal,
) {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
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
  const body = errorBody.safeParse(JSON.parse(text));
  if (!body.data) return unexpected();
  const { message, field, suggestions } = body.data;
  return new ApiError(status, message, field, suggestions, requestId, retryAfter);
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
  return endpoint.output?.parse(await response.json()) as EndpointOutput<E>;
}

async function* piecesOf(response: Response): AsyncIterable<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
    yield piece.value;
}
