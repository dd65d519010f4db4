import {
  changeOwnCard,
  deleteOwnCard,
  listOwnCards,
  saveOwnCards,
} from '#contract/memory/own-card-endpoints.ts';
import { route } from '#server/http/route.ts';
import type { OwnCardsService } from './own-cards.service.ts';

export const ownCardsRoutes = (ownCards: OwnCardsService) => [
  route(listOwnCards, ({ caller, query }) => ownCards.list(caller, query.after)),
  route(saveOwnCards, ({ caller, body }) => ownCards.save(caller, body.cards)),
  route(changeOwnCard, ({ caller, params, body }) => ownCards.change(caller, params.ownCardId, body)),
  route(deleteOwnCard, ({ caller, params }) => ownCards.remove(caller, params.ownCardId)),
];
