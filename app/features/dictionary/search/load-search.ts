import { data, type LoaderFunctionArgs } from 'react-router';
import { queryClientContext } from '#app/lib/api/query-client.ts';
import { searchAnswersQuery, searchQuery } from '../dictionary-queries.ts';

type LoaderArguments = Pick<LoaderFunctionArgs, 'request' | 'context'>;

const UNAVAILABLE = 503;

/** The query in the URL: `/search?kanji=…` (PRODUCT.md, Dictionary). */
export const searchedIn = (search: URLSearchParams): string => search.get('kanji')?.trim() ?? '';

/** On the server: waits for the answer. If it fails, the page is served anyway and the browser tries again. */
export async function loadSearch({ request, context }: LoaderArguments) {
  const kanji = searchedIn(new URL(request.url).searchParams);
  if (!kanji) return null;
  const client = context.get(queryClientContext);
  const query = searchQuery(kanji);
  await Promise.all([
    client.prefetchQuery({ ...query, retry: false }),
    client.prefetchQuery({ ...searchAnswersQuery(kanji), retry: false }),
  ]);
  // A page with this status is not cached for the next visitor (server/http/pages).
  return client.getQueryData(query.queryKey) ? null : data(null, { status: UNAVAILABLE });
}

/** In the browser: opens the page at once and shows the answer when it arrives. */
export function startSearch({ request, context }: LoaderArguments): null {
  const kanji = searchedIn(new URL(request.url).searchParams);
  if (!kanji) return null;
  const client = context.get(queryClientContext);
  void client.prefetchQuery(searchQuery(kanji));
  void client.prefetchQuery(searchAnswersQuery(kanji));
  return null;
}
