import type { Method } from '#contract/endpoint.ts';

export interface CallOptions {
  readonly token?: string;
  /** A plain object is sent as JSON; texts, forms and streams unchanged. */
  readonly body?: Readonly<Record<string, unknown>> | BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed text, if its content type is JSON. */
  readonly body: unknown;
}

export type Call = (method: Method | 'HEAD', path: string, options?: CallOptions) => Promise<Reply>;

/** Calls an app within the process, like a client over the network. */
export function createCaller(fetch: (request: Request) => Response | Promise<Response>): Call {
  return async (method, path, options = {}) => {
    const response = await fetch(requestFor(method, path, options));
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json') && text !== '';
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    };
  };
}

function requestFor(method: string, path: string, { token, body, headers }: CallOptions): Request {
  const json = isPlainObject(body);
  const init = { method, body: json ? JSON.stringify(body) : body, headers, duplex: 'half' };
  const request = new Request(new URL(path, 'http://localhost'), init);
  if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`);
  if (json) request.headers.set('Content-Type', 'application/json');
  return request;
}

function isPlainObject(body: CallOptions['body']): body is Readonly<Record<string, unknown>> {
  return typeof body === 'object' && Object.getPrototypeOf(body) === Object.prototype;
}
