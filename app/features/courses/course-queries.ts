import { getProgress, listCurriculums, listLessons } from '#contract/courses/lesson-endpoints.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';
import { ownQuery } from '#app/lib/api/own-query.ts';

export const curriculumsQuery = (topicId: string) => endpointQuery(listCurriculums, { params: { topicId } });

export const lessonsQuery = (topicId: string, curriculumId: string) =>
  endpointQuery(listLessons, { params: { topicId, curriculumId } });

export const progressQuery = (userId: number | null, curriculumId: string) =>
  ownQuery(getProgress, { params: { curriculumId } }, userId);
