import type { QueryKey } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs } from 'react-router';
import { ApiError } from './api.ts';
import { queryClientContext } from './query-client.ts';

interface PageAddress {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

type PageQuery = { readonly queryKey: QueryKey };

/** What a page is told that the server would not answer. */
interface PageRefusal {
  readonly message: string;
  readonly requestId?: string | undefined;
}

export const isPageRefusal = (told: unknown): told is PageRefusal =>
  typeof told === 'object' && told !== null && 'message' in told && typeof told.message === 'string';

type LoaderArguments = Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'>;

/**
 * The `clientLoader` of a page that can do without: the queries set out, nobody waits for them, and a failure leaves the
 * page as it is.
 */
export const startQueries =
  (queries: () => readonly PageQuery[]) =>
  ({ context }: Pick<LoaderArguments, 'context'>): null => {
    const client = context.get(queryClientContext);
    for (const query of queries()) void client.prefetchQuery(query);
    return null;
  };

/** The same on both sides, waited for: what cannot be had is left out of the page. */
export const loadIfPossible =
  (queries: () => readonly PageQuery[]) =>
  async ({ context }: Pick<LoaderArguments, 'context'>): Promise<null> => {
    const client = context.get(queryClientContext);
    await Promise.all(queries().map((query) => client.prefetchQuery(query)));
    return null;
  };

/**
 * The data a page needs, as one function that serves as `loader` on the server and as `clientLoader` in the browser.
 * Nothing is returned: the page reads the same queries from the cache.
 */
export const loadQueries =
  (needs: (address: PageAddress) => readonly PageQuery[]) =>
  async ({ params, request, context }: LoaderArguments): Promise<null> => {
    const client = context.get(queryClientContext);
    const queries = needs({ params, search: new URL(request.url).searchParams });
    try {
      await Promise.all(queries.map((query) => client.ensureQueryData(query)));
    } catch (error) {
      // An address that the server cannot even read, such as /exercises/abc, leads nowhere like any other wrong one.
      if (error instanceof ApiError) {
        const { message, requestId, statusCode } = error;
        throw data<PageRefusal>({ message, requestId }, { status: statusCode === 400 ? 404 : statusCode });
      }
      throw error;
    }
    return null;
  };
