import { matchRoutes, type ServerBuild } from 'react-router';

/** What a page module can declare about its address (`export const handle`). */
interface PageHandle {
  /**
   * The query parameters that change the rendered page, such as `kanji`. All others are ignored. A parameter with a
   * fixed set of values lists them, and other values are ignored.
   */
  readonly query?: readonly string[] | Readonly<Record<string, readonly string[]>>;
}

type BuildRoute = NonNullable<ServerBuild['routes'][string]>;

interface TableRoute {
  readonly id: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly caseSensitive?: boolean;
  readonly handle?: PageHandle;
  readonly children?: TableRoute[];
}

/** All unknown addresses render as this one, so that invented addresses cannot fill the cache. */
export const UNKNOWN_PAGE_KEY = '/khong-tim-thay';

interface PageTable {
  /** The cache key of a page: its path and the query parameters that its route declares. */
  keyOf(url: URL): string;
  /** The path of a key as the routes declare it: `/search/:id`. */
  patternOf(key: string): string;
}

export function createPageTable(build: ServerBuild): PageTable {
  const routes = childrenOf(build, undefined) as Parameters<typeof matchRoutes>[0];
  return {
    keyOf(url) {
      // The router would answer `/page.data` with the data of its loaders; our client uses the API instead.
      if (url.pathname.endsWith('.data')) return UNKNOWN_PAGE_KEY;
      const leaf = matchRoutes(routes, url.pathname)?.at(-1)?.route;
      if (!leaf || leaf.path === '*') return UNKNOWN_PAGE_KEY;
      const query = declaredQuery(url, leaf.handle as PageHandle | undefined);
      return query.size > 0 ? `${url.pathname}?${query}` : url.pathname;
    },
    patternOf(key) {
      const matches = matchRoutes(routes, key.split('?')[0] ?? '') ?? [];
      return `/${matches.flatMap(({ route }) => route.path || []).join('/')}`;
    },
  };
}

function declaredQuery({ searchParams }: URL, { query: declared = [] }: PageHandle = {}): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, values] of parametersOf(declared)) {
    const value = searchParams.get(name);
    if (value && (!values || values.includes(value))) query.set(name, value);
  }
  return query;
}

const parametersOf = (declared: NonNullable<PageHandle['query']>): [string, (readonly string[])?][] =>
  isList(declared) ? declared.map((name) => [name]) : Object.entries(declared);

const isList = (declared: NonNullable<PageHandle['query']>): declared is readonly string[] =>
  Array.isArray(declared);

function childrenOf(build: ServerBuild, parentId: string | undefined): TableRoute[] {
  return Object.values(build.routes)
    .filter((route): route is BuildRoute => route !== undefined && (route.parentId ?? undefined) === parentId)
    .map((route) => ({
      id: route.id,
      path: route.path,
      index: route.index,
      caseSensitive: route.caseSensitive,
      handle: route.module.handle as PageHandle | undefined,
      ...(!route.index && { children: childrenOf(build, route.id) }),
    }));
}
