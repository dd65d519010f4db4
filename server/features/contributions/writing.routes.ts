import * as endpoints from '#contract/contributions/writing-endpoints.ts';
import { route } from '#server/http/route.ts';
import type { LifecycleService } from './lifecycle.service.ts';
import type { WritingService } from './writing.service.ts';

interface WritingServices {
  readonly writing: WritingService;
  readonly lifecycle: LifecycleService;
}

export const writingRoutes = ({ writing, lifecycle }: WritingServices) => [
  route(endpoints.createTopic, ({ caller, body }) => writing.createTopic(caller, body)),
  route(endpoints.changeTopic, ({ caller, params, body }) =>
    writing.changeTopic(caller, params.topicId, body),
  ),
  route(endpoints.deleteTopic, ({ caller, params }) => lifecycle.remove(caller, 'topics', params.topicId)),

  route(endpoints.createCurriculum, ({ caller, body }) => writing.createCurriculum(caller, body)),
  route(endpoints.changeCurriculum, ({ caller, params, body }) =>
    writing.changeCurriculum(caller, params.curriculumId, body),
  ),
  route(endpoints.deleteCurriculum, ({ caller, params }) =>
    lifecycle.remove(caller, 'curriculums', params.curriculumId),
  ),

  route(endpoints.createLesson, ({ caller, body }) => writing.createLesson(caller, body)),
  route(endpoints.changeLesson, ({ caller, params, body }) =>
    writing.changeLesson(caller, params.lessonId, body),
  ),
  route(endpoints.deleteLesson, ({ caller, params }) => lifecycle.remove(caller, 'lessons', params.lessonId)),

  route(endpoints.createSentence, ({ caller, body }) => writing.createSentence(caller, body)),
  route(endpoints.changeSentence, ({ caller, params, body }) =>
    writing.changeSentence(caller, params.sentenceId, body),
  ),
  route(endpoints.deleteSentence, ({ caller, params }) =>
    lifecycle.remove(caller, 'sentences', params.sentenceId),
  ),
];
