import { getTopic, listPopularTopics, listTopics } from '#contract/courses/endpoints.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';

/** Apart from what hangs on a topic: the landing page needs no more than this. */
export const topicsQuery = () => endpointQuery(listTopics, {});
export const popularTopicsQuery = () => endpointQuery(listPopularTopics, {});
export const topicQuery = (topicId: string) => endpointQuery(getTopic, { params: { topicId } });
