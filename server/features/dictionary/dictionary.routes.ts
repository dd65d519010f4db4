import { answerSearch, answerSharedText } from '#contract/dictionary/answers.ts';
import {
  getWord,
  listItems,
  listWordLevels,
  searchItems,
  searchSharedText,
  suggestForSharedText,
  suggestItems,
} from '#contract/dictionary/endpoints.ts';
import { getPack, listPacks } from '#contract/dictionary/pack-endpoints.ts';
import { getTheme, listThemes } from '#contract/dictionary/theme-endpoints.ts';
import { boundsOf, withTotal } from '#server/http/requests/paging.ts';
import { cachedRoute, readyRoute, route } from '#server/http/route.ts';
import type { DictionaryService } from './dictionary.service.ts';
import type { PacksService } from './packs.service.ts';
import type { SearchAnswersService } from './search-answers.service.ts';
import type { SearchService } from './search.service.ts';
import type { ThemesService } from './themes.service.ts';

interface DictionaryServices {
  readonly dictionary: DictionaryService;
  readonly search: SearchService;
  readonly answers: SearchAnswersService;
  readonly themes: ThemesService;
  readonly packs: PacksService;
}

/** All answered from memory. A save refreshes it before it is answered. */
export const dictionaryRoutes = ({ dictionary, search, answers, themes, packs }: DictionaryServices) => [
  cachedRoute(listItems, async ({ query, headers }) =>
    withTotal(await dictionary.list(query.search ?? '', boundsOf(query)), headers),
  ),
  cachedRoute(searchItems, ({ query }) => search.search(query.kanji)),
  cachedRoute(answerSearch, ({ query }) => answers.answers(query.kanji)),
  cachedRoute(suggestItems, ({ query }) => search.suggest(query.kanji)),
  // Not kept in memory: a text that was shared is asked once.
  route(searchSharedText, ({ body }) => search.search(body.kanji)),
  route(answerSharedText, ({ body }) => answers.answers(body.kanji)),
  route(suggestForSharedText, ({ body }) => search.suggest(body.kanji)),
  cachedRoute(listWordLevels, () => dictionary.levels()),
  cachedRoute(listThemes, () => themes.list()),
  cachedRoute(getTheme, ({ params }) => themes.theme(params.theme)),
  cachedRoute(listPacks, () => packs.list()),
  readyRoute(getPack, ({ params }) => packs.reply(params.pack)),
  cachedRoute(getWord, ({ caller, params }) => dictionary.word(params.id, { stored: caller !== null }), {
    bypassRoles: ['ADMIN'],
  }),
];
