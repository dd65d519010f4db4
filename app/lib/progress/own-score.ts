import { getScore } from '#contract/scores/endpoints.ts';
import { endpointQuery } from '../api/endpoint-query.ts';

/** The learner's total score, shown beside the star in the navigation bar. */
export const scoreQuery = (userId: number) => endpointQuery(getScore, { params: { userId: String(userId) } });
