import { ANSWERS_PER_SENTENCE_MAX } from '#contract/content-limits.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { practiceRefusals } from '#contract/texts/practice.ts';
import { readTyped } from '#core/grading/typed/typed-answer.ts';
import { withoutNotation } from '#core/japanese/notation/notation.ts';
import type { Changes } from '#server/db/changes.ts';
import type { Database } from '#server/db/connect.ts';
import type { AcceptedAnswersService } from '#server/features/contributions/accepted-answers.service.ts';
import type { NotificationsService } from '#server/features/notifications/notifications.service.ts';
import type { SentenceAnalysisService } from '#server/features/sentences/sentence-analysis.service.ts';
import type { SentenceRow, SentencesService } from '#server/features/sentences/sentences.service.ts';
import { conflict } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import { type JudgeModels, rightModes } from './judge-models.ts';
import type { SettleSuggestion, SettlingParts } from './settle-suggestion.ts';
import { createSuggestionsRepository, type SuggestionRow } from './suggestions.repository.ts';

export interface SuggestionParts extends SettlingParts {
  readonly db: Database;
  readonly changes: Changes;
  readonly models: JudgeModels;
  readonly sentences: Pick<SentencesService, 'require' | 'lockUnchanged' | 'saveAccepted'>;
  readonly analysis: Pick<SentenceAnalysisService, 'analyse'>;
  readonly history: AcceptedAnswersService;
  readonly notifications: Pick<NotificationsService, 'notifyUsers' | 'ringAdmins' | 'notifyAdmins'>;
}

/** Accepts a suggested answer: at once by a reviewer, or by its author, pending a reviewer's approval. */
export function createAcceptance(parts: SuggestionParts, settle: SettleSuggestion) {
  const { db, changes, models, sentences, analysis, audit, notifications, history, clock } = parts;

  /** Runs before the transaction: the tokenizer may need a second to start, and no lock should wait for it. */
  async function prepare({ answer, sentence: { id } }: SuggestionRow) {
    const sentence = await sentences.require(id);
    const accepted = withAnswer(sentence, answer);
    const analysed = await analysis.analyse({ ...sentence, accepted });
    const judge = await models.compile(sentence, analysed);
    const modes = await rightModes(judge, answer);
    if (!modes.includes('translate')) throw conflict(practiceRefusals.stillRefused);
    return { sentence, accepted, analysed, modes };
  }

  const settleOnce: SettleSuggestion = async (...settled) => {
    if (!(await settle(...settled))) throw conflict(practiceRefusals.alreadyDecided);
    return true;
  };

  return {
    /** Adds the answer to its sentence, credits the learners who were refused with it, and notifies them. */
    async atOnce(caller: Caller, suggestion: SuggestionRow): Promise<void> {
      const { sentence, accepted, analysed, modes } = await prepare(suggestion);
      await db.transaction(async (tx) => {
        await sentences.lockUnchanged(sentence, tx);
        await settleOnce(caller, suggestion, { sentence, modes }, tx);
        await history.addAtOnce(
          caller,
          { sentenceId: sentence.id, answer: plainAnswer(suggestion.answer) },
          tx,
        );
        await sentences.saveAccepted(sentence.id, accepted, analysed, tx);
        await changes.announce('courses', tx);
      });
      models.clear();
    },

    /**
     * Submits a version of the sentence with the answer to the reviewers. Nothing else happens until they approve it.
     */
    async byContributor(caller: Caller, suggestion: SuggestionRow): Promise<void> {
      const { sentence, modes } = await prepare(suggestion);
      const answer = plainAnswer(suggestion.answer);
      await db.transaction(async (tx) => {
        await sentences.lockUnchanged(sentence, tx);
        // The answer has been published since it was suggested, so only the learners have to be credited.
        if (sentence.accepted.includes(answer)) {
          await settleOnce(caller, suggestion, { sentence, modes }, tx);
          return;
        }
        const acceptance = { acceptedAs: answer, decidedBy: caller.id, decidedAt: clock() };
        if (!(await createSuggestionsRepository(tx).acceptByContributor(suggestion.id, acceptance)))
          throw conflict(practiceRefusals.alreadyDecided);
        const isNew = await history.propose(caller, { sentenceId: sentence.id, answer }, tx);
        const details = { suggestionId: suggestion.id, answer };
        const subject = `sentences/${sentence.id}`;
        await audit.record(
          { actorId: caller.id, action: 'answer-accepted-by-contributor', subject, details },
          tx,
        );
        if (!isNew) return;
        const note = notificationTexts.contentWaiting(caller.name, 'sentences', sentence.viSentence, 1);
        await notifications.notifyAdmins({ kind: 'content-waiting', note, aboutUserId: caller.id }, tx);
      });
    },
  };
}

/** The form that is stored: a typed answer has no notation. */
const plainAnswer = (typed: string): string => withoutNotation(readTyped(typed).read);

function withAnswer({ accepted }: SentenceRow, typed: string): readonly string[] {
  const answer = plainAnswer(typed);
  if (accepted.includes(answer)) return accepted;
  if (accepted.length >= ANSWERS_PER_SENTENCE_MAX)
    throw conflict(practiceRefusals.tooManyAnswers(ANSWERS_PER_SENTENCE_MAX));
  return [...accepted, answer];
}
