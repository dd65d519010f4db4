import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { Logger } from '#server/log.ts';
import type { NameSite } from '../replies/with-site-name.ts';

/** Exports of `app/entry.server.tsx` besides the rendering itself. */
export interface PageEntry {
  /** All inline scripts of a page. */
  readonly inlineScripts: readonly string[];
  /** Gives each render its own query client, whose calls go to the app in process. */
  createPageContext(
    fetchInProcess: (request: Request) => Promise<Response>,
    onRenderError: (error: unknown) => void,
  ): RouterContextProvider;
}

interface RendererParts {
  readonly build: ServerBuild;
  readonly publicUrl: URL;
  readonly fetchInProcess: (request: Request) => Promise<Response>;
  readonly nameSite: NameSite;
  readonly log: Logger;
}

export type RenderPage = (key: string) => Promise<Response>;

/**
 * Renders from the address only: no method, host, cookie or header of a visitor reaches the page, so that a cached page
 * is the same for everyone.
 */
export function createPageRenderer({
  build,
  publicUrl,
  fetchInProcess,
  nameSite,
  log,
}: RendererParts): RenderPage {
  const handle = createRequestHandler(build, process.env.NODE_ENV);
  const { createPageContext } = pageEntryOf(build);
  return async (key) => {
    const onRenderError = (error: unknown) =>
      log.error({ err: error, path: key.split('?')[0] }, 'page not rendered');
    const request = new Request(new URL(key, publicUrl));
    const page = await handle(request, createPageContext(fetchInProcess, onRenderError));
    const html = await nameSite(await page.text(), 'html');
    return new Response(html === '' ? null : html, page);
  };
}

export function pageEntryOf(build: ServerBuild): PageEntry {
  const entry: object = build.entry.module;
  if ('createPageContext' in entry && 'inlineScripts' in entry) return entry as PageEntry;
  throw new Error('app/entry.server.tsx has to export createPageContext and inlineScripts');
}
