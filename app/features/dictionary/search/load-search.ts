import { data, type LoaderFunctionArgs } from 'react-router';
import { queryClientContext } from '#app/lib/api/query-client.ts';
import { searchQuery } from '../dictionary-queries.ts';

type LoaderArguments = Pick<LoaderFunctionArgs, 'request' | 'context'>;

const UNAVAILABLE = 503;

/** What the address asks for: `/search?kanji=…` (PRODUCT.md, Dictionary). */
export const searchedIn = (search: URLSearchParams): string => search.get('kanji')?.trim() ?? '';

/** On the server the answer is waited for. Without one the page goes out all the same, to ask again from the browser. */
export async function loadSearch({ request, context }: LoaderArguments) {
  const kanji = searchedIn(new URL(request.url).searchParams);
  if (!kanji) return null;
  const client = context.get(queryClientContext);
  const query = searchQuery(kanji);
  await client.prefetchQuery({ ...query, retry: false });
  // With this status the page is not kept for the next visitor (server/http/pages).
  return client.getQueryData(query.queryKey) ? null : data(null, { status: UNAVAILABLE });
}

/** In the browser the page comes at once, and shows the answer when it is there. */
export function startSearch({ request, context }: LoaderArguments): null {
  const kanji = searchedIn(new URL(request.url).searchParams);
  if (kanji) void context.get(queryClientContext).prefetchQuery(searchQuery(kanji));
  return null;
}
