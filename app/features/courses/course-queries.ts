import { getTopic, listCurriculums, listPopularTopics, listTopics } from '#contract/courses/endpoints.ts';
import { getProgress, listLessons } from '#contract/courses/lesson-endpoints.ts';
import { endpointQuery } from '#app/lib/endpoint-query.ts';
import { ownQuery } from '#app/lib/own-query.ts';

export const topicsQuery = () => endpointQuery(listTopics, {});
export const popularTopicsQuery = () => endpointQuery(listPopularTopics, {});
export const topicQuery = (topicId: string) => endpointQuery(getTopic, { params: { topicId } });

export const curriculumsQuery = (topicId: string) => endpointQuery(listCurriculums, { params: { topicId } });

export const lessonsQuery = (topicId: string, curriculumId: string) =>
  endpointQuery(listLessons, { params: { topicId, curriculumId } });

export const progressQuery = (userId: number | null, curriculumId: string) =>
  ownQuery(getProgress, { params: { curriculumId } }, userId);
