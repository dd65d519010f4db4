import { countMissedSearch, listMissedSearches } from '#contract/missed-searches/endpoints.ts';
import { route } from '#server/http/route.ts';
import type { MissedSearchesService } from './missed-searches.service.ts';

export const missedSearchesRoutes = (missedSearches: MissedSearchesService) => [
  route(countMissedSearch, ({ body, visitor }) => missedSearches.count(body.kanji, visitor())),
  route(listMissedSearches, () => missedSearches.list()),
];
