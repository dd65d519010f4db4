import { COURSE_REPLIES_MAX_AGE_MS } from '#contract/content-limits.ts';
import { getPath, getPathStep, getUnitPlaylist } from '#contract/path/endpoints.ts';
import { cachedRoute } from '#server/http/route.ts';
import type { PathService } from './path.service.ts';

export const pathRoutes = (path: PathService) => [
  cachedRoute(getPath, () => path.units()),
  cachedRoute(getPathStep, ({ params }) => path.step(params.stepId), { maxAgeMs: COURSE_REPLIES_MAX_AGE_MS }),
  cachedRoute(getUnitPlaylist, ({ params }) => path.playlist(params.unitId), {
    maxAgeMs: COURSE_REPLIES_MAX_AGE_MS,
  }),
];
