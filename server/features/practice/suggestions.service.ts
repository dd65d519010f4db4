import type { SentSuggestion, Suggestion } from '#contract/practice/suggestion-endpoints.ts';
import type { SuggestionState } from '#contract/practice/suggestion-states.ts';
import { REVIEWER_ROLES } from '#contract/roles.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { practiceFieldNames, practiceRefusals } from '#contract/texts/practice.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import { isRight } from '#core/grading/judge.ts';
import { normalForm } from '#core/grading/normal-form.ts';
import { badRequest, conflict, forbidden, notFound } from '#server/http/errors.ts';
import type { PageBounds, Paged } from '#server/http/requests/paging.ts';
import type { Caller } from '#server/http/route.ts';
import { createAcceptance, type SuggestionParts } from './accept-suggestion.ts';
import type { SettleSuggestion } from './settle-suggestion.ts';
import { createSuggestionsRepository, type SuggestionRow } from './suggestions.repository.ts';

interface SuggestionsQuery {
  readonly state: SuggestionState;
  readonly lessonId?: number;
}

interface Decision {
  readonly state: 'accepted' | 'rejected';
  readonly reason: string;
}

/** "Đáp án của tôi cũng đúng": learners suggest answers, people decide. */
export function createSuggestionsService(parts: SuggestionParts, settle: SettleSuggestion) {
  const { db, models, notifications, history, clock } = parts;
  const stored = createSuggestionsRepository(db);
  const accept = createAcceptance(parts, settle);

  async function find(caller: Caller, id: number): Promise<SuggestionRow> {
    const suggestion = await stored.find(id, maintainerOf(caller));
    if (!suggestion) throw notFound(practiceRefusals.suggestionNotFound);
    return suggestion;
  }

  const reject = (caller: Caller, suggestion: SuggestionRow, reason: string): Promise<void> =>
    db.transaction(async (tx) => {
      const { id, answer, sentence, acceptedAs } = suggestion;
      if (acceptedAs !== null) await history.withdraw({ sentenceId: sentence.id, answer: acceptedAs }, tx);
      const suggestions = createSuggestionsRepository(tx);
      const decision = { state: 'rejected', reason, decidedBy: caller.id, decidedAt: clock() } as const;
      if (!(await suggestions.decide(id, decision))) throw conflict(practiceRefusals.alreadyDecided);
      const note = notificationTexts.answerRejected(answer, sentence.viSentence, reason);
      const reporters = await suggestions.reporterIds(id);
      const rejection = { kind: 'answer-rejected', note, aboutSentenceId: sentence.id } as const;
      const toSend = reporters.map((userId) => ({ userId, ...rejection }));
      await notifications.notifyUsers(toSend, tx);
    });

  async function requireMayDecide(caller: Caller, suggestionId: number): Promise<void> {
    if (caller.roles.includes('ADMIN')) return;
    const reporters = await stored.reporterIds(suggestionId);
    if (reporters.includes(caller.id)) throw forbidden(practiceRefusals.ownSuggestion);
  }

  return {
    /** The same answer is one suggestion, however it is spelled, and each learner counts once. */
    async suggest(caller: Caller, sentenceId: number, answer: string): Promise<SentSuggestion> {
      const sentence = await models.find(sentenceId);
      if (!sentence) throw notFound(practiceRefusals.sentenceNotFound);
      const form = normalForm(answer);
      if (form === '') throw badRequest(validationTexts.required(practiceFieldNames.answer), 'answer');
      const { judgement } = await sentence.judge('translate', answer);
      if (isRight(judgement)) throw conflict(practiceRefusals.alreadyRight);

      return db.transaction(async (tx) => {
        const suggestions = createSuggestionsRepository(tx);
        const createdAt = clock();
        const { id, state } = await suggestions.insertOrFind({
          sentenceId,
          normalForm: form,
          answer,
          createdAt,
        });
        const isNew = state === 'waiting' && (await suggestions.addReporter(id, caller.id, createdAt));
        const saved = await suggestions.find(id);
        if (!saved) throw new Error('A kept suggestion has to be found');
        // The first claim rings; who else says the same is counted.
        if (isNew && saved.count === 1) {
          const note = notificationTexts.answerSuggested(caller.name, answer, sentence.viSentence);
          const about = { aboutUserId: caller.id, aboutSentenceId: sentenceId };
          await notifications.ringAdmins({ kind: 'answer-suggested', note, ...about }, tx);
        }
        return asSuggestion(saved);
      });
    },

    async list(caller: Caller, query: SuggestionsQuery, bounds: PageBounds): Promise<Paged<Suggestion>> {
      const filter = { ...query, maintainerId: maintainerOf(caller) };
      return {
        rows: (await stored.list(filter, bounds)).map(asSuggestion),
        total: await stored.count(filter),
      };
    },

    async decide(caller: Caller, id: number, { state, reason }: Decision): Promise<Suggestion> {
      if (state === 'rejected' && reason === '')
        throw badRequest(validationTexts.required(practiceFieldNames.reason), 'reason');
      const suggestion = await find(caller, id);
      if (suggestion.state !== 'waiting') throw conflict(practiceRefusals.alreadyDecided);
      await requireMayDecide(caller, id);
      if (state === 'rejected') await reject(caller, suggestion, reason);
      else if (suggestion.inReview) throw conflict(practiceRefusals.inReview);
      else if (needsReviewer(caller, suggestion)) await accept.byContributor(caller, suggestion);
      else await accept.atOnce(caller, suggestion);
      return asSuggestion(await find(caller, id));
    },
  };
}

export type SuggestionsService = ReturnType<typeof createSuggestionsService>;

/** Reviewers decide on every sentence, contributors on those that they maintain. */
const maintainerOf = ({ id, roles }: Caller): number | null =>
  REVIEWER_ROLES.some((role) => roles.includes(role)) ? null : id;

/** Maintainers cannot accept answers to their own sentences alone, except admins, whose content needs no approval. */
const needsReviewer = (caller: Caller, { contributors }: SuggestionRow): boolean =>
  !caller.roles.includes('ADMIN') &&
  (maintainerOf(caller) !== null || contributors.sentence === caller.id || contributors.lesson === caller.id);

const asSuggestion = ({ createdAt, ...suggestion }: SuggestionRow): Suggestion => ({
  ...suggestion,
  createdAt: createdAt.toISOString(),
});
