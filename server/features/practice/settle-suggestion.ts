import type { PracticeMode } from '#contract/practice/modes.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import type { Database } from '#server/db/connect.ts';
import type { AuditService } from '#server/features/audit/audit.service.ts';
import type { NotificationsService } from '#server/features/notifications/notifications.service.ts';
import type { ScoresService } from '#server/features/scores/scores.service.ts';
import type { Caller } from '#server/http/route.ts';
import { createSuggestionsRepository } from './suggestions.repository.ts';

export interface SettlingParts {
  readonly scores: ScoresService;
  readonly notifications: Pick<NotificationsService, 'notifyUsers'>;
  readonly audit: AuditService;
  readonly clock: () => Date;
}

interface Settled {
  readonly id: number;
  readonly answer: string;
  readonly normalForm: string;
}

interface Judged {
  readonly sentence: { readonly id: number; readonly viSentence: string; readonly createdBy: number | null };
  /** The modes in which the answer is right from now on. */
  readonly modes: readonly PracticeMode[];
}

/**
 * Makes an answer right after a decision: credits the learners who were refused with it, notifies them, and writes the
 * audit log. False when it was already decided.
 */
export function createSettlement({ scores, notifications, audit, clock }: SettlingParts) {
  async function notify({ id, answer }: Settled, { sentence }: Judged, earned: Earned, within: Database) {
    const reporters = await createSuggestionsRepository(within).reporterIds(id);
    const toSend = Array.from(new Set([...reporters, ...earned.keys()]), (userId) => ({
      userId,
      kind: 'answer-accepted' as const,
      note: notificationTexts.answerAccepted(answer, sentence.viSentence, earned.get(userId) ?? 0),
      aboutSentenceId: sentence.id,
    }));
    await notifications.notifyUsers(toSend, within);
  }

  return async (caller: Caller, settled: Settled, judged: Judged, within: Database): Promise<boolean> => {
    const { sentence, modes } = judged;
    const { id, answer, normalForm } = settled;
    const decision = { state: 'accepted', reason: '', decidedBy: caller.id, decidedAt: clock() } as const;
    if (!(await createSuggestionsRepository(within).decide(id, decision))) return false;
    const earned = await scores.creditRefused(sentence, { normalForm, modes }, within);
    await notify(settled, judged, earned, within);
    const details = { suggestionId: id, answer, earned: Object.fromEntries(earned) };
    const subject = `sentences/${sentence.id}`;
    await audit.record({ actorId: caller.id, action: 'answer-accepted', subject, details }, within);
    return true;
  };
}

type Earned = ReadonlyMap<number, number>;
export type SettleSuggestion = ReturnType<typeof createSettlement>;
