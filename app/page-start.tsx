import { createContext, useContext } from 'react';
import type { EntryContext } from 'react-router';
import { InertData, inertJson } from '#app/lib/choices/document-scripts.tsx';

/**
 * How a page comes alive. React Router's own `<Scripts>` prints this as code that differs from page to page, which a
 * policy could only allow by trusting whatever was rendered. Here it is data, and the code is the entry's file
 * (decision 033).
 */

interface PageStart {
  /** What React Router knows of the build. */
  readonly router: object;
  /** What the loaders returned, in React Router's own encoding. */
  readonly state: string;
  /** The file with all routes. */
  readonly manifest: string;
  /** The module of each route on the page. */
  readonly modules: Readonly<Record<string, string>>;
}

interface PageScriptsProps {
  readonly start: PageStart;
  readonly entry: string;
  /** What the page needs, so that the browser asks for all of it at once. */
  readonly files: readonly string[];
}

const ELEMENT_ID = 'page-start';

/** Filled on the server alone: the browser finds its elements already there. */
export const PageScriptsContext = createContext<PageScriptsProps | null>(null);

/** Takes the state out of the context that is about to be rendered: whole pages need no stream. */
export async function pageScriptsOf(context: EntryContext): Promise<PageScriptsProps> {
  const { manifest, staticHandlerContext, serverHandoffString = '{}', serverHandoffStream } = context;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const { module: entry, imports } = manifest.entry;
  const ofRoutes = routes.flatMap((route) => [route.module, ...(route.imports ?? [])]);
  return {
    start: {
      router: JSON.parse(serverHandoffString) as object,
      state: await new Response(serverHandoffStream).text(),
      manifest: manifest.url,
      modules: Object.fromEntries(routes.map((route) => [route.id, route.module])),
    },
    entry,
    files: [...new Set([manifest.url, entry, ...imports, ...ofRoutes])],
  };
}

export function PageScripts() {
  const props = useContext(PageScriptsContext);
  return (
    <>
      {props?.files.map((file) => (
        <link key={file} rel="modulepreload" href={file} />
      ))}
      <InertData id={ELEMENT_ID} json={props ? inertJson(props.start) : ''} />
      {/* Not async: React would move it to the head, where it could run before the data has arrived. */}
      <script type="module" src={props?.entry} suppressHydrationWarning />
    </>
  );
}

/** In the browser: hands over to `HydratedRouter` what it looks for on the window. */
export async function prepareRouter(load = loadModule): Promise<void> {
  const text = document.getElementById(ELEMENT_ID)?.textContent ?? '';
  const { router, state, manifest, modules } = JSON.parse(text) as PageStart;
  const loading = Object.entries(modules).map(async ([id, file]) => [id, await load(file)] as const);
  const [routeModules] = await Promise.all([Promise.all(loading), load(manifest)]);
  Object.assign(window, {
    __reactRouterContext: { ...router, stream: new Blob([state]).stream() },
    __reactRouterRouteModules: Object.fromEntries(routeModules),
  });
}

const loadModule = (file: string): Promise<unknown> => import(/* @vite-ignore */ file);
