import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { createContext, RouterContextProvider } from 'react-router';
import { type Api, ApiError } from './api.ts';
import { giveApi } from './endpoint-query.ts';

/** A reply is not asked for again within this time. */
export const FRESH_FOR_MS = 60_000;
const RETRIES = 2;

/** The query client of a render, for its loaders. */
export const queryClientContext = createContext<QueryClient>();

export function contextWith(client: QueryClient): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(queryClientContext, client);
  return context;
}

const isOffline = (): boolean => !import.meta.env.SSR && !navigator.onLine;

export function createQueryClient(api: Api): QueryClient {
  // Offline calls fail with an error (`always`); by default they would wait silently, and forms with them.
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR_MS,
        // A refusal would be repeated; a network failure may be over, unless the browser knows that it is not.
        retry: (failures, error) =>
          !(error instanceof ApiError && error.statusCode < 500) && failures < RETRIES && !isOffline(),
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  giveApi(client, api);
  return client;
}

type KnownQuery = readonly [QueryKey, unknown];

/** What the server has loaded, as plain pairs without timestamps, so that the same page has the same bytes. */
export const knownQueries = (client: QueryClient): KnownQuery[] =>
  client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success')
    .map((query) => [query.queryKey, query.state.data]);

export function rememberQueries(client: QueryClient, pairs: readonly KnownQuery[]): void {
  for (const [key, data] of pairs) client.setQueryData(key, data);
}
