import type { QueryKey } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs } from 'react-router';
import { ApiError } from './api.ts';
import { queryClientContext } from './query-client.ts';

interface PageAddress {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

type PageQuery = { readonly queryKey: QueryKey };

/** The refusal of the server, as an error boundary receives it. */
interface PageRefusal {
  readonly message: string;
  readonly requestId?: string | undefined;
}

export const isPageRefusal = (value: unknown): value is PageRefusal =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

type LoaderArguments = Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'>;

/**
 * A `clientLoader` for optional data: starts the queries without waiting for them; a failure does not affect the page.
 */
export const startQueries =
  (queries: () => readonly PageQuery[]) =>
  ({ context }: Pick<LoaderArguments, 'context'>): null => {
    const client = context.get(queryClientContext);
    for (const query of queries()) void client.prefetchQuery(query);
    return null;
  };

/** For server and browser; waits for the queries, and data that fails to load is left out of the page. */
export const loadIfPossible =
  (queries: () => readonly PageQuery[]) =>
  async ({ context }: Pick<LoaderArguments, 'context'>): Promise<null> => {
    const client = context.get(queryClientContext);
    await Promise.all(queries().map((query) => client.prefetchQuery(query)));
    return null;
  };

/**
 * Loads the data a page needs, as `loader` on the server and as `clientLoader` in the browser. Returns nothing: the
 * page reads the same queries from the cache.
 */
export const loadQueries =
  (needs: (address: PageAddress) => readonly PageQuery[]) =>
  async ({ params, request, context }: LoaderArguments): Promise<null> => {
    const client = context.get(queryClientContext);
    const queries = needs({ params, search: new URL(request.url).searchParams });
    try {
      await Promise.all(queries.map((query) => client.ensureQueryData(query)));
    } catch (error) {
      // A URL with invalid parameters, such as /exercises/abc, is a 404 like any other wrong URL.
      if (error instanceof ApiError) {
        const { message, requestId, statusCode } = error;
        throw data<PageRefusal>({ message, requestId }, { status: statusCode === 400 ? 404 : statusCode });
      }
      throw error;
    }
    return null;
  };
