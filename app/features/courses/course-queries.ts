import { getTopic, listPopularTopics, listTopics } from '#contract/courses/endpoints.ts';
import { endpointQuery } from '#app/lib/endpoint-query.ts';

export const topicsQuery = () => endpointQuery(listTopics, {});
export const popularTopicsQuery = () => endpointQuery(listPopularTopics, {});
export const topicQuery = (topicId: string) => endpointQuery(getTopic, { params: { topicId } });
