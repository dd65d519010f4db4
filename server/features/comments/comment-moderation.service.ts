import type { Done } from '#contract/fields.ts';
import { commentRefusals } from '#contract/texts/comment-refusals.ts';
import { forbidden } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import { reportNews } from './comment-news.ts';
import { createCommentsRepository } from './comments.repository.ts';
import type { CommentsParts } from './comments.service.ts';
import { requireOpen, requireWritten } from './require-comment.ts';

/** Learners report what is out of place, ADMIN and QC take it out of sight and can bring it back. */
export function createCommentModerationService({ db, notifications, clock }: CommentsParts) {
  return {
    /** Each learner counts once; the admins hear of the first of them. */
    report: (caller: Caller, id: number, reason: string): Promise<Done> =>
      db.transaction(async (tx) => {
        const comments = createCommentsRepository(tx);
        const comment = await requireOpen(comments, id);
        if (comment.userId === caller.id) throw forbidden(commentRefusals.ownReport);
        const isFirst = (await comments.countReports(id)) === 0;
        await comments.addReport({ commentId: id, userId: caller.id, reason, createdAt: clock() });
        if (isFirst) await notifications.tellAdmins(reportNews(caller, comment, reason), tx);
        return { statusCode: 200, message: commentRefusals.reported };
      }),

    setHidden: (caller: Caller, id: number, hidden: boolean): Promise<Done> =>
      db.transaction(async (tx) => {
        const comments = createCommentsRepository(tx);
        await requireWritten(comments, id);
        if (hidden) await comments.hide(id, { hiddenAt: clock(), hiddenBy: caller.id });
        else await comments.showAgain(id);
        return {
          statusCode: 200,
          message: hidden ? commentRefusals.nowHidden : commentRefusals.shownAgain,
        };
      }),
  };
}

export type CommentModerationService = ReturnType<typeof createCommentModerationService>;
