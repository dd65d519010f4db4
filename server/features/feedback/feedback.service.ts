import type { Feedback, SentFeedback } from '#contract/feedback/endpoints.ts';
import type { FeedbackState } from '#contract/feedback/feedback-states.ts';
import { FEEDBACK_EXCERPT_CHARS } from '#contract/limits.ts';
import { feedbackRefusals } from '#contract/texts/feedback.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { excerpt } from '#core/comments/excerpt.ts';
import { withoutMarks } from '#core/vietnamese/without-marks.ts';
import type { Database } from '#server/db/connect.ts';
import type { NotificationsService } from '#server/features/notifications/notifications.service.ts';
import { notFound } from '#server/http/errors.ts';
import type { PageBounds, Paged } from '#server/http/requests/paging.ts';
import type { Caller } from '#server/http/route.ts';
import { createFeedbackRepository, type FeedbackRow } from './feedback.repository.ts';

interface FeedbackParts {
  readonly db: Database;
  readonly notifications: Pick<NotificationsService, 'notifyAdmins'>;
  readonly clock: () => Date;
}

interface NewFeedback {
  readonly name: string;
  readonly text: string;
  readonly replyTo?: string;
  /** The honeypot field of the form. */
  readonly subject?: string;
}

interface FeedbackQuery {
  readonly search?: string;
  readonly state?: FeedbackState;
  readonly bounds: PageBounds;
}

/** Messages to the team, and what admins have done with them. */
export function createFeedbackService({ db, notifications, clock }: FeedbackParts) {
  const stored = createFeedbackRepository(db);

  const store = (caller: Caller | null, { name, text, replyTo = '' }: NewFeedback): Promise<SentFeedback> =>
    db.transaction(async (tx) => {
      const row = await createFeedbackRepository(tx).insert({
        userId: caller?.id ?? null,
        name,
        text,
        replyTo: replyTo === '' ? null : replyTo,
        createdAt: clock(),
      });
      const note = notificationTexts.feedback(name, excerpt(text, FEEDBACK_EXCERPT_CHARS));
      await notifications.notifyAdmins({ kind: 'feedback', note, aboutUserId: caller?.id }, tx);
      return { id: row.id, name, text, createdAt: row.createdAt.toISOString() };
    });

  /** A bot gets the usual reply, so that it does not learn how it was detected. */
  const pretend = async ({ name, text }: NewFeedback): Promise<SentFeedback> => ({
    id: await stored.skipId(),
    name,
    text,
    createdAt: clock().toISOString(),
  });

  return {
    send: (caller: Caller | null, message: NewFeedback): Promise<SentFeedback> =>
      message.subject ? pretend(message) : store(caller, message),

    async list({ search = '', state, bounds }: FeedbackQuery): Promise<Paged<Feedback>> {
      const filter = { term: withoutMarks(search), state };
      return { rows: (await stored.list(filter, bounds)).map(present), total: await stored.count(filter) };
    },

    /** Of two admins the last one wins: any state can follow any other. */
    async setState(id: number, state: FeedbackState): Promise<Feedback> {
      const row = await stored.setState(id, state);
      if (!row) throw notFound(feedbackRefusals.notFound);
      return present(row);
    },
  };
}

export type FeedbackService = ReturnType<typeof createFeedbackService>;

const present = ({ createdAt, ...row }: FeedbackRow): Feedback => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
