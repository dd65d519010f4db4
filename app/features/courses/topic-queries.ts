import { getTopic, listPopularTopics, listTopics } from '#contract/courses/endpoints.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';

/** Separate from the queries of a single topic: the landing page needs only these. */
export const topicsQuery = () => endpointQuery(listTopics, {});
export const popularTopicsQuery = () => endpointQuery(listPopularTopics, {});
export const topicQuery = (topicId: string) => endpointQuery(getTopic, { params: { topicId } });
