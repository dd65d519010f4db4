import type { Context } from 'hono';
import type { ServerBuild } from 'react-router';
import { UNAVAILABLE_RETRY_S } from '#contract/server-limits.ts';
import { preparePage } from '../replies/ready-reply.ts';
import type { ReplyCache } from '../replies/reply-cache.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import type { RenderPage } from './page-renderer.ts';
import { createPageTable } from './page-table.ts';
import { createRenderQueue } from './render-queue.ts';

/** An endpoint that the page asked was unavailable. Its own headers do not reach the page. */
const UNAVAILABLE = 503;

export interface PagesOptions {
  readonly build: ServerBuild;
  readonly render: RenderPage;
  /** Counts a page that has to be rendered against the visitor's rate limit, and throws above it. */
  readonly admit: Admission;
  /** Records which page is being rendered, under a name without any input of a visitor. */
  readonly watch?: <T>(name: string, task: () => Promise<T>) => Promise<T>;
  readonly replyCache: ReplyCache;
  /** Headers of every reply. */
  readonly headers: Readonly<Record<string, string>>;
  /** The policy of all pages; it changes only with the settings of the site. */
  readonly policy: () => Promise<string>;
}

export type Admission = (context: Context) => Promise<void>;
export type PageHandler = (context: Context) => Promise<Response>;

export interface Pages {
  readonly handle: PageHandler;
  readonly cache: PageCache;
}

/** The pages of the product: rendered once per address and content version, then served from memory. */
export function createPages(options: PagesOptions): Pages {
  const { build, render, admit, watch = unwatched, replyCache, headers, policy } = options;
  const { keyOf, patternOf } = createPageTable(build);
  const inTurn = createRenderQueue();
  const renderAndPrepare = async (key: string) => {
    const response = await render(key);
    const pageHeaders = {
      ...headers,
      'Content-Security-Policy': await policy(),
      ...(response.status === UNAVAILABLE && { 'Retry-After': String(UNAVAILABLE_RETRY_S) }),
    };
    return preparePage(await response.text(), response.status, pageHeaders);
  };
  const cache = createPageCache(replyCache, (key) =>
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
      const { body, ...reply } = await page.sentTo(
        context.req.header('Accept-Encoding'),
        context.req.header('If-None-Match'),
      );
      return new Response(body, reply);
    },
  };
}

const unwatched = <T>(_name: string, task: () => Promise<T>): Promise<T> => task();

/** Development: renders on every request, through Vite, without a cache or a policy that would stop hot reload. */
export const createLivePages = (render: RenderPage): PageHandler => {
  return (context) => {
    const { pathname, search } = new URL(context.req.url);
    return render(pathname + search);
  };
};

function redirectWithoutSlash(url: URL, headers: Readonly<Record<string, string>>): Response {
  // Removes double slashes too: `//host/` would lead to another site.
  const path = `/${url.pathname.split('/').filter(Boolean).join('/')}`;
  return new Response(null, { status: 308, headers: { ...headers, Location: path + url.search } });
}
