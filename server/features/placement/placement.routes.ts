import { COURSE_REPLIES_MAX_AGE_MS } from '#contract/content-limits.ts';
import { getPlacement } from '#contract/placement/endpoints.ts';
import { cachedRoute } from '#server/http/route.ts';
import type { PlacementService } from './placement.service.ts';

export const placementRoutes = (placement: PlacementService) => [
  cachedRoute(getPlacement, () => placement.questions(), { maxAgeMs: COURSE_REPLIES_MAX_AGE_MS }),
];
