import { getWord, listItems, searchItems, suggestItems } from '#contract/dictionary/endpoints.ts';
import { TOTAL_COUNT_HEADER } from '#contract/endpoint.ts';
import { boundsOf, withTotal } from '#server/http/paging.ts';
import { route } from '#server/http/route.ts';
import type { DictionaryService } from './dictionary.service.ts';
import type { SearchService } from './search.service.ts';

interface DictionaryServices {
  readonly dictionary: DictionaryService;
  readonly search: SearchService;
}

export const dictionaryRoutes = ({ dictionary, search }: DictionaryServices) => [
  route(listItems, async ({ query, headers }) => {
    const bounds = boundsOf(query);
    if (query.search || bounds.limit !== undefined)
      return withTotal(await dictionary.list({ search: query.search, bounds }), headers);
    const { reply, total } = await dictionary.listAll();
    headers[TOTAL_COUNT_HEADER] = String(total);
    return reply;
  }),
  route(searchItems, ({ query }) => search.search(query.kanji)),
  route(suggestItems, ({ query }) => search.suggest(query.kanji)),
  route(getWord, ({ params }) => dictionary.word(params.id)),
];
