import { COURSE_REPLIES_MAX_AGE_MS } from '#contract/limits.ts';
import { getPath, getPathStep } from '#contract/path/endpoints.ts';
import { cachedRoute } from '#server/http/route.ts';
import type { PathService } from './path.service.ts';

export const pathRoutes = (path: PathService) => [
  cachedRoute(getPath, () => path.units()),
  cachedRoute(getPathStep, ({ params }) => path.step(params.stepId), { maxAgeMs: COURSE_REPLIES_MAX_AGE_MS }),
];
