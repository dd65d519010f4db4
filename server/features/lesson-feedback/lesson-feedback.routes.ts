import {
  decideReport,
  getLessonFeedback,
  listLessonFeedback,
  reportSentence,
} from '#contract/lesson-feedback/endpoints.ts';
import { boundsOf, withTotal } from '#server/http/requests/paging.ts';
import { route } from '#server/http/route.ts';
import type { LessonFeedbackService } from './lesson-feedback.service.ts';
import type { SentenceReportsService } from './sentence-reports.service.ts';

interface LessonFeedbackServices {
  readonly lessonFeedback: LessonFeedbackService;
  readonly reports: SentenceReportsService;
}

export const lessonFeedbackRoutes = ({ lessonFeedback, reports }: LessonFeedbackServices) => [
  route(reportSentence, ({ caller, params, body }) => reports.report(caller, params.sentenceId, body)),
  route(decideReport, ({ caller, params, body }) => reports.decide(caller, params.id, body)),
  route(listLessonFeedback, async ({ caller, query, headers }) =>
    withTotal(await lessonFeedback.list(caller, boundsOf(query)), headers),
  ),
  route(getLessonFeedback, ({ caller, params }) => lessonFeedback.of(caller, params.lessonId)),
];
