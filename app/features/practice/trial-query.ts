import { listSentences } from '#contract/courses/lesson-endpoints.ts';
import { TRIAL_SENTENCES } from '#contract/limits.ts';
import { endpointQuery } from '#app/lib/endpoint-query.ts';

/** The first sentences of a lesson, for whoever wants to know what practice is like. */
export const trialQuery = (lessonId: number) =>
  endpointQuery(listSentences, {
    params: { lessonId: String(lessonId) },
    query: { page: '1', size: String(TRIAL_SENTENCES) },
  });
