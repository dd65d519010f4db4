import type { Done } from '#contract/fields.ts';
import { commentRefusals } from '#contract/texts/comments.ts';
import type { Database } from '#server/db/connect.ts';
import type { AuditService } from '#server/features/audit/audit.service.ts';
import { forbidden } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import { reportNotification } from './comment-notifications.ts';
import { type CommentRow, createCommentsRepository } from './comments.repository.ts';
import type { CommentsParts } from './comments.service.ts';
import { requireOpen, requireWritten } from './require-comment.ts';

interface ModerationParts extends CommentsParts {
  readonly audit: AuditService;
}

/** Learners report comments; ADMIN and QC hide them and can make them visible again. */
export function createCommentModerationService({ db, notifications, audit, clock }: ModerationParts) {
  async function settle(
    { id: actorId }: Caller,
    { id, sentenceId, userId: authorId }: CommentRow,
    hidden: boolean,
    within: Database,
  ): Promise<void> {
    await createCommentsRepository(within).settleReports(id, clock());
    const action = hidden ? 'comment-hidden' : 'comment-shown-again';
    await audit.record(
      { actorId, action, subject: `comments/${id}`, details: { sentenceId, authorId } },
      within,
    );
  }

  return {
    /**
     * Each learner counts once. The admins are notified of the first report, and again after they or the author acted.
     */
    report: (caller: Caller, id: number, reason: string): Promise<Done> =>
      db.transaction(async (tx) => {
        const comments = createCommentsRepository(tx);
        const comment = await requireOpen(comments, id);
        if (comment.userId === caller.id) throw forbidden(commentRefusals.ownReport);
        const isFirst = (await comments.countOpenReports(id)) === 0;
        await comments.addReport({ commentId: id, userId: caller.id, reason, createdAt: clock() });
        if (isFirst) await notifications.notifyAdmins(reportNotification(caller, comment, reason), tx);
        return { statusCode: 200, message: commentRefusals.reported };
      }),

    setHidden: (caller: Caller, id: number, hidden: boolean): Promise<Done> =>
      db.transaction(async (tx) => {
        const comments = createCommentsRepository(tx);
        const comment = await requireWritten(comments, id);
        const isHidden = comment.hiddenAt !== null;
        if (hidden && !isHidden) await comments.hide(id, { hiddenAt: clock(), hiddenBy: caller.id });
        if (!hidden && isHidden) await comments.showAgain(id);
        if (hidden !== isHidden) await settle(caller, comment, hidden, tx);
        return {
          statusCode: 200,
          message: hidden ? commentRefusals.nowHidden : commentRefusals.shownAgain,
        };
      }),
  };
}

export type CommentModerationService = ReturnType<typeof createCommentModerationService>;
