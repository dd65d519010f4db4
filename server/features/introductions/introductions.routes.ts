import { COURSE_REPLIES_MAX_AGE_MS } from '#contract/content-limits.ts';
import { getDraftIntroduction, getIntroduction } from '#contract/introductions/endpoints.ts';
import { cachedRoute, route } from '#server/http/route.ts';
import type { IntroductionsService } from './introductions.service.ts';

export const introductionsRoutes = (introductions: IntroductionsService) => [
  cachedRoute(getIntroduction, ({ params }) => introductions.of(params.lessonId), {
    maxAgeMs: COURSE_REPLIES_MAX_AGE_MS,
  }),
  route(getDraftIntroduction, ({ caller, params }) => introductions.ofDraft(caller, params.lessonId)),
];
