import { ANSWERS_PER_SENTENCE_MAX } from '#contract/limits.ts';
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
  readonly notifications: Pick<NotificationsService, 'notifyUsers' | 'notifyAdmins'>;
}

/** A suggested answer is accepted: by a reviewer at once, by its maker subject to a reviewer's approval. */
export function createAcceptance(parts: SuggestionParts, settle: SettleSuggestion) {
  const { db, changes, models, sentences, analysis, audit, notifications, history, clock } = parts;

  /** Made before the transaction: the tokenizer may take a second to wake, and nobody has to wait for it. */
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
    /** The answer joins its sentence, whoever was refused with it is credited, and all of them are told. */
    async atOnce(caller: Caller, suggestion: SuggestionRow): Promise<void> {
      const { sentence, accepted, analysed, modes } = await prepare(suggestion);
      await db.transaction(async (tx) => {
        await sentences.lockUnchanged(sentence, tx);
        await settleOnce(caller, suggestion, { sentence, modes }, tx);
        await history.addAtOnce(caller, { sentenceId: sentence.id, answer: plainAnswer(suggestion.answer) }, tx);
        await sentences.saveAccepted(sentence.id, accepted, analysed, tx);
        await changes.announce('courses', tx);
      });
      models.clear();
    },

    /** A version of the sentence with the answer goes to the reviewers; until they approve, nothing else happens. */
    async byContributor(caller: Caller, suggestion: SuggestionRow): Promise<void> {
      const { sentence, modes } = await prepare(suggestion);
      const answer = plainAnswer(suggestion.answer);
      await db.transaction(async (tx) => {
        await sentences.lockUnchanged(sentence, tx);
        // Somebody else has published it since it was suggested: only the learners are left to be credited.
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

/** As it joins the author's own: an answer that was typed has no notation. */
const plainAnswer = (typed: string): string => withoutNotation(readTyped(typed).read);

function withAnswer({ accepted }: SentenceRow, typed: string): readonly string[] {
  const answer = plainAnswer(typed);
  if (accepted.includes(answer)) return accepted;
  if (accepted.length >= ANSWERS_PER_SENTENCE_MAX)
    throw conflict(practiceRefusals.tooManyAnswers(ANSWERS_PER_SENTENCE_MAX));
  return [...accepted, answer];
}
