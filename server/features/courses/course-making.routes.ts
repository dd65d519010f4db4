import {
  createCurriculum,
  createLesson,
  createSentence,
  createTopic,
} from '#contract/courses/creation-endpoints.ts';
import { route } from '#server/http/route.ts';
import type { CourseMakingService } from './course-making.service.ts';

export const courseMakingRoutes = (making: CourseMakingService) => [
  route(createTopic, ({ caller, body }) => making.createTopic(caller, body)),
  route(createCurriculum, ({ caller, body }) => making.createCurriculum(caller, body)),
  route(createLesson, ({ caller, body }) => making.createLesson(caller, body)),
  route(createSentence, ({ caller, body }) => making.createSentence(caller, body)),
];
