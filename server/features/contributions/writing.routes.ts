import * as endpoints from '#contract/contributions/writing-endpoints.ts';
import { route } from '#server/http/route.ts';
import type { LifecycleService } from './lifecycle.service.ts';
import type { WritingService } from './writing.service.ts';

interface WritingServices {
  readonly making: WritingService;
  readonly lifecycle: LifecycleService;
}

export const writingRoutes = ({ making, lifecycle }: WritingServices) => [
  route(endpoints.createTopic, ({ caller, body }) => making.createTopic(caller, body)),
  route(endpoints.changeTopic, ({ caller, params, body }) =>
    making.changeTopic(caller, params.topicId, body),
  ),
  route(endpoints.deleteTopic, ({ caller, params }) => lifecycle.remove(caller, 'topics', params.topicId)),

  route(endpoints.createCurriculum, ({ caller, body }) => making.createCurriculum(caller, body)),
  route(endpoints.changeCurriculum, ({ caller, params, body }) =>
    making.changeCurriculum(caller, params.curriculumId, body),
  ),
  route(endpoints.deleteCurriculum, ({ caller, params }) =>
    lifecycle.remove(caller, 'curriculums', params.curriculumId),
  ),

  route(endpoints.createLesson, ({ caller, body }) => making.createLesson(caller, body)),
  route(endpoints.changeLesson, ({ caller, params, body }) =>
    making.changeLesson(caller, params.lessonId, body),
  ),
  route(endpoints.deleteLesson, ({ caller, params }) => lifecycle.remove(caller, 'lessons', params.lessonId)),

  route(endpoints.createSentence, ({ caller, body }) => making.createSentence(caller, body)),
  route(endpoints.changeSentence, ({ caller, params, body }) =>
    making.changeSentence(caller, params.sentenceId, body),
  ),
  route(endpoints.deleteSentence, ({ caller, params }) =>
    lifecycle.remove(caller, 'sentences', params.sentenceId),
  ),
];
