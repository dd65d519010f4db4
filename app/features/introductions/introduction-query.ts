import { getIntroduction } from '#contract/introductions/endpoints.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';

export const introductionQuery = (lessonId: string) =>
  endpointQuery(getIntroduction, { params: { lessonId } });
