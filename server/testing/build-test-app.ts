import type { Method } from '#contract/endpoint.ts';
import { type AppParts, buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createTokens } from '#server/features/accounts/tokens.ts';
import { createLogger } from '#server/log.ts';
import { createFactories } from './factories.ts';
import { openTestDatabase } from './test-database.ts';

export const TEST_TOKEN_SECRET = 'a secret of the tests, at least 32 characters';

/** The hour that tests live in, unless they choose another: a Thursday morning in Vietnam. */
export const TEST_NOW = new Date('2026-03-05T09:00:00+07:00');

export interface TestAppOptions extends Partial<Pick<AppParts, 'database' | 'log' | 'pages'>> {
  readonly now?: Date;
  /** Settings as an operator writes them. */
  readonly env?: Readonly<Record<string, string>>;
}

/** The real app on the test database, with a clock that stands still. Begin a test with `emptyTables(db)`. */
export async function buildTestApp({ now = TEST_NOW, env = {}, ...parts }: TestAppOptions = {}) {
  const database = parts.database ?? (await openTestDatabase());
  const clock = () => now;
  const app = buildApp({
    config: readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'https://kakehashi.example', ...env }),
    database,
    tokenSecret: TEST_TOKEN_SECRET,
    clock,
    log: parts.log ?? createLogger('silent'),
    pages: parts.pages,
  });
  return {
    db: database.db,
    call: createCaller(app.fetch),
    factories: createFactories(database.db, createTokens(TEST_TOKEN_SECRET, clock)),
  };
}

export interface CallOptions {
  readonly token?: string;
  /** Objects travel as JSON; forms and texts as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The text as JSON, where it says that it is JSON. */
  readonly body: unknown;
}

type Fetch = (request: Request) => Response | Promise<Response>;

/** Calls an app as a client does; the mechanism's own tests use it on apps of theirs. */
export const createCaller =
  (fetch: Fetch) =>
  async (method: Method | 'HEAD', path: string, options: CallOptions = {}): Promise<Reply> => {
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

function requestFor(method: string, path: string, { token, body, headers }: CallOptions): Request {
  const request = new Request(new URL(path, 'http://localhost'), { method, ...encode(body), headers });
  if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`);
  if (isPlain(body) && !request.headers.has('Content-Type'))
    request.headers.set('Content-Type', 'application/json');
  return request;
}

function encode(body: unknown): RequestInit {
  if (body === undefined) return {};
  if (isPlain(body)) return { body: JSON.stringify(body) };
  return { body: body as BodyInit };
}

const isPlain = (body: unknown) =>
  Array.isArray(body) ||
  (typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype);
