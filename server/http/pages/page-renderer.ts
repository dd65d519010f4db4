import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';

/** `app/entry.server.tsx` gives each render its own query client, whose calls go to the app in process. */
interface PageEntry {
  createPageContext(fetchInProcess: (request: Request) => Promise<Response>): RouterContextProvider;
}

export type RenderPage = (key: string) => Promise<Response>;

/**
 * Renders from an address alone: no method, host, cookie or header of a visitor reaches the page, so that a cached page
 * is the same for all of them.
 */
export function createPageRenderer(
  build: ServerBuild,
  publicUrl: URL,
  fetchInProcess: (request: Request) => Promise<Response>,
): RenderPage {
  const handle = createRequestHandler(build, process.env.NODE_ENV);
  const { createPageContext } = pageEntryOf(build);
  return async (key) => handle(new Request(new URL(key, publicUrl)), createPageContext(fetchInProcess));
}

function pageEntryOf(build: ServerBuild): PageEntry {
  const entry: object = build.entry.module;
  if ('createPageContext' in entry && typeof entry.createPageContext === 'function')
    return entry as PageEntry;
  throw new Error('app/entry.server.tsx has to export createPageContext');
}
