import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { ServerBuild } from 'react-router';
import { createPageCache, type PageCache } from './page-cache.ts';
import type { RenderPage } from './page-renderer.ts';
import { createPageTable } from './page-table.ts';
import { createRenderQueue } from './render-queue.ts';
import { preparePage, selectReply } from './rendered-page.ts';

export interface PagesOptions {
  readonly build: ServerBuild;
  readonly render: RenderPage;
  /** Counts a visitor for whom a page has to be rendered, and throws when there were too many. */
  readonly admit: Admission;
  /** Notes what is being rendered, by a name without anything that a visitor wrote. */
  readonly watch?: <T>(name: string, task: () => Promise<T>) => Promise<T>;
  readonly cacheBytes: number;
  /** What every reply carries. */
  readonly headers: Readonly<Record<string, string>>;
  readonly policy: string;
}

export type Admission = (context: Context) => Promise<void>;
export type PageHandler = (context: Context) => Promise<Response>;

export interface Pages {
  readonly handle: PageHandler;
  readonly cache: PageCache;
}

/** The pages of the product: rendered once per address and content version, then served from memory. */
export function createPages(options: PagesOptions): Pages {
  const { build, render, admit, watch = unwatched, cacheBytes, headers, policy } = options;
  const { keyOf, patternOf } = createPageTable(build);
  const pageHeaders = { ...headers, 'Content-Security-Policy': policy };
  const inTurn = createRenderQueue();
  const renderAndPrepare = async (key: string) => {
    const response = await render(key);
    return preparePage(await response.text(), response.status, pageHeaders);
  };
  const cache = createPageCache(cacheBytes, (key) =>
    inTurn(() => watch(`page ${patternOf(key)}`, () => renderAndPrepare(key))),
  );
  return {
    cache,
    handle: async (context) => {
      const url = new URL(context.req.url);
      if (url.pathname.length > 1 && url.pathname.endsWith('/')) return redirectWithoutSlash(url, headers);
      const key = keyOf(url);
      if (!cache.peek(key)) await admit(context);
      const page = await cache.obtain(key);
      const { body, ...reply } = selectReply(
        page,
        context.req.header('Accept-Encoding'),
        context.req.header('If-None-Match'),
      );
      return new Response(body as Uint8Array<ArrayBuffer> | null, reply);
    },
  };
}

const unwatched = <T>(_name: string, task: () => Promise<T>): Promise<T> => task();

/** Development: every request renders anew, through Vite, without a cache or a policy that would stop hot reload. */
export const createLivePages = (render: RenderPage): PageHandler => {
  return (context) => {
    const { pathname, search } = new URL(context.req.url);
    return render(pathname + search);
  };
};

function redirectWithoutSlash(url: URL, headers: Readonly<Record<string, string>>): Response {
  // Double slashes go as well: `//host/` would lead to another site.
  const path = `/${url.pathname.split('/').filter(Boolean).join('/')}`;
  return new Response(null, { status: 308, headers: { ...headers, Location: path + url.search } });
}

/** In front of the router: a page that is in memory leaves at nearly the speed of a bare server (`npm run bench:http`). */
export const sendCachedPage =
  (cache: PageCache) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET') return false;
    const page = request.url === undefined ? undefined : cache.peek(request.url);
    if (!page) return false;
    const { status, headers, body } = selectReply(
      page,
      request.headers['accept-encoding']?.toString(),
      request.headers['if-none-match'],
    );
    response.writeHead(status, headers);
    response.end(body);
    return true;
  };
