import {
  addComment,
  deleteComment,
  editComment,
  hideComment,
  likeComment,
  listComments,
  reportComment,
  unlikeComment,
} from '#contract/comments/endpoints.ts';
import { boundsOf, withTotal } from '#server/http/requests/paging.ts';
import { route } from '#server/http/route.ts';
import type { CommentModerationService } from './comment-moderation.service.ts';
import type { CommentsService } from './comments.service.ts';

interface CommentServices {
  readonly comments: CommentsService;
  readonly moderation: CommentModerationService;
}

export const commentsRoutes = ({ comments, moderation }: CommentServices) => [
  route(listComments, async ({ caller, params, query, headers }) => {
    const wanted = { sort: query.sort, bounds: boundsOf(query) };
    return withTotal(await comments.list(caller, params.sentenceId, wanted), headers);
  }),
  route(addComment, ({ caller, params, body, idempotencyKey }) =>
    comments.add(caller, params.sentenceId, body, idempotencyKey),
  ),
  route(likeComment, ({ caller, params, idempotencyKey }) => comments.like(caller, params, idempotencyKey)),
  route(unlikeComment, ({ caller, params, idempotencyKey }) =>
    comments.unlike(caller, params, idempotencyKey),
  ),
  route(editComment, ({ caller, params, body }) => comments.edit(caller, params.commentId, body.content)),
  route(deleteComment, ({ caller, params }) => comments.remove(caller, params.commentId)),
  route(reportComment, ({ caller, params, body }) =>
    moderation.report(caller, params.commentId, body.reason),
  ),
  route(hideComment, ({ caller, params, body }) =>
    moderation.setHidden(caller, params.commentId, body.hidden),
  ),
];
