import { type LoaderFunction, matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router';

/** What React Router's manifest says of a route. */
interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  /** The file with its code. */
  readonly module: string;
  /** The files that it needs. */
  readonly imports?: readonly string[] | undefined;
}

export interface Building {
  readonly routes: Readonly<Record<string, BuiltRoute>>;
  readonly load: (file: string, imports: readonly string[]) => Promise<unknown>;
  readonly context: () => Readonly<RouterContextProvider>;
}

/** The route of a wrong address. */
const ANYTHING_ELSE = '*';

/**
 * Loads the code of the page at an address, and the data that its loader would ask for: both are then here when the
 * link is followed. The loaders of pages only fill the cache of queries, so that calling one early changes nothing else.
 */
export function createOpenAhead({ routes, load, context }: Building) {
  const tree = childrenOf(undefined, Object.values(routes));
  return async (address: URL): Promise<void> => {
    const matches = matchRoutes(tree, address.pathname) ?? [];
    if (matches.some(({ route }) => route.path === ANYTHING_ELSE)) return;
    await Promise.all(
      matches.map(async ({ route, params }) => {
        const { module, imports = [] } = routes[route.id ?? ''] ?? {};
        const page = module === undefined ? {} : await load(module, imports);
        // A refusal, a redirect to the login or a lost network is told when the link is followed.
        await clientLoaderOf(page)?.({
          params,
          context: context(),
          request: new Request(address),
          url: address,
          pattern: route.path ?? '',
        });
      }),
    ).catch(() => undefined);
  };
}

function childrenOf(parent: string | undefined, all: readonly BuiltRoute[]): RouteObject[] {
  return all
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index ? { id, index: true, ...named(path) } : { id, ...named(path), children: childrenOf(id, all) },
    );
}

const named = (path: string | undefined) => (path === undefined ? {} : { path });

const clientLoaderOf = (page: unknown): LoaderFunction | undefined =>
  typeof page === 'object' && page !== null && 'clientLoader' in page
    ? (page.clientLoader as LoaderFunction)
    : undefined;
