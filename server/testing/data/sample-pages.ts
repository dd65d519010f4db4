import {
  createContext,
  data,
  type LoaderFunctionArgs,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { PageEntry } from '#server/http/pages/page-renderer.ts';

export interface SamplePages {
  readonly build: ServerBuild;
  /** The addresses rendered so far, in order. */
  readonly rendered: readonly string[];
}

/** Exports of the entry of a page bundle, with `createPageContext` (server/http/pages/page-renderer.ts). */
type Entry = ServerBuild['entry']['module'] & PageEntry;

const onErrorContext = createContext<(error: unknown) => void>();
const fetchContext = createContext<(request: Request) => Promise<Response>>();

/**
 * A handwritten page bundle with a few routes, instead of Vite's: `/`, `/search`, `/topics/:topicId`, `/items/:page`,
 * `/exercises/:topicId`, `/broken`, `/unavailable` and the rest.
 */
export function createSamplePages(): SamplePages {
  const rendered: string[] = [];
  const entry: Entry = {
    inlineScripts: ['start()'],
    createPageContext: (fetchInProcess, onRenderError) => {
      const context = new RouterContextProvider();
      context.set(fetchContext, fetchInProcess);
      context.set(onErrorContext, onRenderError);
      return context;
    },
    default: (request, status) => {
      rendered.push(request.url);
      return new Response(htmlOf(request), { status });
    },
    handleError: (error, { context }) => context.get(onErrorContext)(error),
  };
  return { rendered, build: { ...settings, entry: { module: entry }, routes } };
}

/** Prints everything that it gets from the visitor, so that a test can check it. */
const htmlOf = ({ url, headers }: Request) =>
  `<!doctype html><h1>${url}</h1><pre>${JSON.stringify([...headers])}</pre><script>start()</script>`;

const refuse = (status: number) => () => {
  throw data('', { status });
};

const fail = () => {
  throw new Error('the page fell over');
};

/** Like a page of the product: calls an endpoint within the process, and fails with its status. */
const ask =
  (endpoint: (params: LoaderFunctionArgs['params']) => string) =>
  async ({ context, params }: LoaderFunctionArgs) => {
    const address = `http://in-process${endpoint(params)}`;
    const { status } = await context.get(fetchContext)(new Request(address));
    if (status !== 200) throw data('', { status });
    return null;
  };

const routes: ServerBuild['routes'] = {
  root: { id: 'root', path: '', module: { default: () => null } },
  home: { id: 'home', parentId: 'root', index: true, module: { default: () => null } },
  search: {
    id: 'search',
    parentId: 'root',
    path: 'search',
    module: { default: () => null, handle: { query: ['kanji', 'level'] } },
  },
  layout: { id: 'layout', parentId: 'root', module: { default: () => null } },
  topic: { id: 'topic', parentId: 'layout', path: 'topics/:topicId', module: { default: () => null } },
  items: {
    id: 'items',
    parentId: 'root',
    path: 'items/:page',
    module: { default: () => null, loader: ask(({ page }) => `/api/items?page=${page}`) },
  },
  course: {
    id: 'course',
    parentId: 'root',
    path: 'exercises/:topicId',
    module: { default: () => null, loader: ask(({ topicId }) => `/api/topics/${topicId}`) },
  },
  broken: {
    id: 'broken',
    parentId: 'root',
    path: 'broken',
    module: { default: () => null, loader: fail },
  },
  unavailable: {
    id: 'unavailable',
    parentId: 'root',
    path: 'unavailable',
    module: { default: () => null, loader: refuse(503) },
  },
  unknown: {
    id: 'unknown',
    parentId: 'root',
    path: '*',
    module: { default: () => null, loader: refuse(404) },
  },
};

const settings: Omit<ServerBuild, 'entry' | 'routes'> = {
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: { v8_middleware: true, v8_passThroughRequests: false, v8_trailingSlashAwareDataRequests: false },
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
};
