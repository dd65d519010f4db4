import { listDueCards } from '#contract/memory/due-endpoints.ts';
import { route } from '#server/http/route.ts';
import type { MemoryCardsService } from './memory-cards.service.ts';

export const memoryCardsRoutes = (memory: MemoryCardsService) => [
  route(listDueCards, ({ caller, query }) => memory.due(caller, query)),
];
