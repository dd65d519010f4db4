import {
  acceptMeaning,
  listOwnMeanings,
  listWaitingMeanings,
  refuseMeaning,
  suggestMeaning,
} from '#contract/meanings/endpoints.ts';
import { boundsOf, withTotal } from '#server/http/requests/paging.ts';
import { route } from '#server/http/route.ts';
import type { MeaningsService } from './meanings.service.ts';

export const meaningsRoutes = (meanings: MeaningsService) => [
  route(suggestMeaning, ({ caller, params, body }) => meanings.suggest(caller, params.id, body)),
  route(listOwnMeanings, async ({ caller, query, headers }) =>
    withTotal(await meanings.listOwn(caller, query, boundsOf(query)), headers),
  ),
  route(listWaitingMeanings, async ({ caller, query, headers }) =>
    withTotal(await meanings.listWaiting(caller, boundsOf(query)), headers),
  ),
  route(acceptMeaning, ({ caller, params, body }) => meanings.accept(caller, params.id, body)),
  route(refuseMeaning, ({ caller, params, body }) => meanings.refuse(caller, params.id, body.reason)),
];
