import { QueryClientProvider } from '@tanstack/react-query';
// Not the build for Node: its AsyncLocalStorage, once used, makes Node track every promise of the process.
import { renderToReadableStream } from 'react-dom/server.browser';
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { createApi } from '#app/lib/api/api.ts';
import { createQueryClient, queryClientContext } from '#app/lib/api/query-client.ts';
import { firstPaintScript } from '#app/lib/choices/document-choices.ts';
import { japaneseFontScript } from '#app/lib/head/japanese-font.ts';
import { begunLessonScript } from '#app/lib/progress/begun-lesson.ts';
import { closedAnnouncementScript } from '#app/lib/site/closed-announcement.ts';
import { PageScriptsContext, pageScriptsOf } from './page-start.tsx';
import { restoreScrollScript } from './scroll-memory.tsx';

const IN_PROCESS_ORIGIN = 'http://in-process';

/** The only inline scripts that may run in the HTML of a page. They are the same on every page. */
export const inlineScripts: readonly string[] = [
  firstPaintScript,
  japaneseFontScript,
  begunLessonScript,
  closedAnnouncementScript,
  restoreScrollScript,
];

/** Receives the errors of a render; the server logs them. */
const renderErrorContext = createContext<(error: unknown) => void>();

/** Gives each render its own query client; the server calls this before it renders a page (server/http/pages). */
export function createPageContext(
  fetchInProcess: (request: Request) => Promise<Response>,
  onRenderError: (error: unknown) => void,
): RouterContextProvider {
  const api = createApi({
    origin: IN_PROCESS_ORIGIN,
    send: fetchInProcess,
    token: () => null,
    onFreshToken: () => {},
    onTokenRefused: () => {},
  });
  const context = new RouterContextProvider();
  context.set(queryClientContext, createQueryClient(api));
  context.set(renderErrorContext, onRenderError);
  return context;
}

/** Called with what a loader threw, except for intended 404s. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  context.get(renderErrorContext)(error);
};

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  let finalStatus = status;
  const scripts = import.meta.env.DEV ? null : await pageScriptsOf(routerContext);
  const wholeContext = scripts ? { ...routerContext, serverHandoffStream: undefined } : routerContext;
  const page = await renderToReadableStream(
    <QueryClientProvider client={context.get(queryClientContext)}>
      <PageScriptsContext value={scripts}>
        <ServerRouter context={wholeContext} url={request.url} />
      </PageScriptsContext>
    </QueryClientProvider>,
    {
      // In one piece: otherwise React moves large parts into hidden elements, each with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        finalStatus = 500;
        context.get(renderErrorContext)(error);
      },
    },
  );
  await page.allReady;
  const html = await new Response(page).text();
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status: finalStatus, headers });
}
