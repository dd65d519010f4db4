import { createContext, useContext } from 'react';
import type { EntryContext } from 'react-router';
import { InertData, inertJson } from '#app/lib/choices/document-scripts.tsx';

/**
 * How a page starts hydration. React Router's `<Scripts>` prints inline code that differs from page to page, which a
 * policy could only allow by trusting whatever was rendered. Here it is data, and the code is the entry's file
 * (decision 033).
 */

interface PageStart {
  /** React Router's facts about the build. */
  readonly router: object;
  /** What the loaders returned, in React Router's own encoding. */
  readonly state: string;
  /** The manifest of all routes. */
  readonly manifest: string;
  /** The modules of the routes on the page. */
  readonly modules: Readonly<Record<string, string>>;
}

interface PageScriptsProps {
  readonly start: PageStart;
  readonly entry: string;
  /** Files to preload, so that the browser requests all of them at once. */
  readonly files: readonly string[];
}

const ELEMENT_ID = 'page-start';

/** Set on the server only: in the browser the elements are already there. */
export const PageScriptsContext = createContext<PageScriptsProps | null>(null);

/** Reads the state from the context before rendering: pages sent in one piece need no stream. */
export async function pageScriptsOf(context: EntryContext): Promise<PageScriptsProps> {
  const { manifest, staticHandlerContext, serverHandoffString = '{}', serverHandoffStream } = context;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const { module: entry, imports } = manifest.entry;
  const routeFiles = routes.flatMap((route) => [route.module, ...(route.imports ?? [])]);
  return {
    start: {
      router: JSON.parse(serverHandoffString) as object,
      state: await new Response(serverHandoffStream).text(),
      manifest: manifest.url,
      modules: Object.fromEntries(routes.map((route) => [route.id, route.module])),
    },
    entry,
    files: [...new Set([manifest.url, entry, ...imports, ...routeFiles])],
  };
}

export function PageScripts() {
  const props = useContext(PageScriptsContext);
  return (
    <>
      {props?.files.map((file) => (
        <link key={file} rel="modulepreload" href={file} fetchPriority="low" />
      ))}
      <InertData id={ELEMENT_ID} json={props ? inertJson(props.start) : ''} />
      {/* Not async: React would move it to the head, where it could run before the data has arrived. */}
      <script type="module" src={props?.entry} fetchPriority="low" suppressHydrationWarning />
    </>
  );
}

function readStart(): PageStart {
  const text = document.getElementById(ELEMENT_ID)?.textContent ?? '';
  return JSON.parse(text) as PageStart;
}

/** Whether the document is the shell from the device: the server was not reached, or silent (decision 059). */
export const isShell = (): boolean => Object.hasOwn(readStart().modules, SHELL_ROUTE);

const SHELL_ROUTE = 'pages/site/shell-page';

/** In the browser: sets the globals that `HydratedRouter` reads from the window. */
export async function prepareRouter(load = loadModule): Promise<void> {
  const { router, state, manifest, modules } = readStart();
  const loading = Object.entries(modules).map(async ([id, file]) => [id, await load(file)] as const);
  const [routeModules] = await Promise.all([Promise.all(loading), load(manifest)]);
  Object.assign(window, {
    __reactRouterContext: { ...router, stream: new Blob([state]).stream() },
    __reactRouterRouteModules: Object.fromEntries(routeModules),
  });
}

const loadModule = (file: string): Promise<unknown> => import(/* @vite-ignore */ file);
