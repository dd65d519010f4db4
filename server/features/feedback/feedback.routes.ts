import { listFeedback, sendFeedback, setFeedbackState } from '#contract/feedback/endpoints.ts';
import { boundsOf, withTotal } from '#server/http/requests/paging.ts';
import { route } from '#server/http/route.ts';
import type { FeedbackService } from './feedback.service.ts';

export const feedbackRoutes = (feedback: FeedbackService) => [
  route(sendFeedback, ({ caller, body }) => feedback.send(caller, body)),
  route(listFeedback, async ({ query, headers }) =>
    withTotal(await feedback.list({ ...query, bounds: boundsOf(query) }), headers),
  ),
  route(setFeedbackState, ({ params, body }) => feedback.setState(params.id, body.state)),
];
