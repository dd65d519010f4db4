import type { Done } from '#contract/fields.ts';
import type { SentenceReport } from '#contract/lesson-feedback/lesson-feedback.ts';
import type { ReportKind } from '#contract/lesson-feedback/report-kinds.ts';
import {
  lessonFeedbackFieldNames as fieldNames,
  lessonFeedbackRefusals as refusals,
} from '#contract/texts/lesson-feedback.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { sentenceReportTexts } from '#contract/texts/practice.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import type { Database } from '#server/db/connect.ts';
import type {
  NewNotification,
  NotificationsService,
} from '#server/features/notifications/notifications.service.ts';
import { badRequest, conflict, notFound } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import { presentReport } from './present-report.ts';
import { createSentenceReportsRepository } from './sentence-reports.repository.ts';

interface ReportsParts {
  readonly db: Database;
  readonly notifications: NotificationsService;
  readonly clock: () => Date;
}

interface NewReport {
  readonly kind: ReportKind;
  readonly text: string;
}

interface Decision {
  readonly state: 'mended' | 'declined';
  readonly reason: string;
}

/**
 * Learners report mistakes in a sentence. Its author fixes them or declines with a reason, and the reporter is
 * notified.
 */
export function createSentenceReportsService({ db, notifications, clock }: ReportsParts) {
  /** Admins are notified for shipped content, and for content of deleted authors. */
  async function notifyAuthor(
    authorId: number | null,
    notification: NewNotification,
    within: Database,
  ): Promise<void> {
    if (authorId === null) await notifications.notifyAdmins(notification, within);
    else if (authorId !== notification.aboutUserId)
      await notifications.notifyUser(authorId, notification, within);
  }

  return {
    /** A learner has one open report per sentence and kind. The author is notified of the first and sees the last. */
    async report(caller: Caller, sentenceId: number, { kind, text }: NewReport): Promise<Done> {
      if (kind === 'other' && text === '')
        throw badRequest(validationTexts.required(fieldNames.text), 'text');
      return db.transaction(async (tx) => {
        const reports = createSentenceReportsRepository(tx);
        const sentence = await reports.lockSentence(sentenceId);
        if (!sentence) throw notFound(refusals.sentenceNotFound);
        const report = { sentenceId, userId: caller.id, kind, text, createdAt: clock() };
        if (!(await reports.replaceOpen(report))) {
          await reports.insert(report);
          const kindName = sentenceReportTexts.kinds[kind];
          const note = notificationTexts.sentenceReport(sentence.viSentence, kindName, text);
          const about = { aboutUserId: caller.id, aboutSentenceId: sentenceId };
          await notifyAuthor(sentence.createdBy, { kind: 'sentence-report', note, ...about }, tx);
        }
        return { statusCode: 200, message: refusals.reported };
      });
    },

    async decide(caller: Caller, id: number, { state, reason }: Decision): Promise<SentenceReport> {
      if (state === 'declined' && reason === '')
        throw badRequest(validationTexts.required(fieldNames.reason), 'reason');
      return db.transaction(async (tx) => {
        const reports = createSentenceReportsRepository(tx);
        const found = await reports.find(id, caller.roles.includes('ADMIN') ? null : caller.id);
        if (!found) throw notFound(refusals.reportNotFound);
        const decision = { state, reason, decidedBy: caller.id, decidedAt: clock() };
        const decided = await reports.decide(id, decision);
        if (!decided) throw conflict(refusals.alreadyDecided);
        const say = state === 'mended' ? notificationTexts.reportFixed : notificationTexts.reportDeclined;
        const note = say(found.viSentence, reason);
        const notification = { kind: 'report-decided', note, aboutSentenceId: found.sentenceId } as const;
        await notifications.notifyUser(found.userId, notification, tx);
        return presentReport(decided);
      });
    },
  };
}

export type SentenceReportsService = ReturnType<typeof createSentenceReportsService>;
