import { listLearningEvents, saveLearningEvents } from '#contract/learning/endpoints.ts';
import { route } from '#server/http/route.ts';
import type { LearningService } from './learning.service.ts';

export const learningRoutes = (learning: LearningService) => [
  route(saveLearningEvents, ({ caller, body }) => learning.save(caller, body.events)),
  route(listLearningEvents, ({ caller, query }) => learning.list(caller, query.after)),
];
