import { listWordsOfLevel, lookUpWords, readCards } from '#contract/memory/endpoints.ts';
import { route } from '#server/http/route.ts';
import type { CardsService } from './cards.service.ts';

export const cardsRoutes = (cards: CardsService) => [
  route(readCards, ({ body, caller, visitor }) =>
    cards.contents(body.subjects, { caller, address: visitor().address }),
  ),
  route(lookUpWords, ({ body }) => cards.lookUp(body.spellings)),
  route(listWordsOfLevel, ({ query }) => cards.words(query)),
];
