import { answerSearch } from '#contract/dictionary/answers.ts';
import {
  getWord,
  listItems,
  listWordLevels,
  searchItems,
  suggestItems,
} from '#contract/dictionary/endpoints.ts';
import { boundsOf, withTotal } from '#server/http/requests/paging.ts';
import { cachedRoute } from '#server/http/route.ts';
import type { DictionaryService } from './dictionary.service.ts';
import type { SearchAnswersService } from './search-answers.service.ts';
import type { SearchService } from './search.service.ts';

interface DictionaryServices {
  readonly dictionary: DictionaryService;
  readonly search: SearchService;
  readonly answers: SearchAnswersService;
}

/** All answered from memory. A save refreshes it before it is answered. */
export const dictionaryRoutes = ({ dictionary, search, answers }: DictionaryServices) => [
  cachedRoute(listItems, async ({ query, headers }) =>
    withTotal(await dictionary.list(query.search ?? '', boundsOf(query)), headers),
  ),
  cachedRoute(searchItems, ({ query }) => search.search(query.kanji)),
  cachedRoute(answerSearch, ({ query }) => answers.answers(query.kanji)),
  cachedRoute(suggestItems, ({ query }) => search.suggest(query.kanji)),
  cachedRoute(listWordLevels, () => dictionary.levels()),
  cachedRoute(getWord, ({ caller, params }) => dictionary.word(params.id, { stored: caller !== null }), {
    bypassRoles: ['ADMIN'],
  }),
];
