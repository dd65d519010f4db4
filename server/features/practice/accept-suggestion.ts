import { ANSWERS_PER_SENTENCE_MAX } from '#contract/limits.ts';
import { PRACTICE_MODES } from '#contract/practice/modes.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { practiceRefusals } from '#contract/texts/practice-refusals.ts';
import { readTyped } from '#core/grading/typed/typed-answer.ts';
import { isRight } from '#core/grading/judge.ts';
import type { Changes } from '#server/db/changes.ts';
import type { Database } from '#server/db/connect.ts';
import type { AcceptedAnswersService } from '#server/features/contributions/accepted-answers.service.ts';
import type { NotificationsService } from '#server/features/notifications/notifications.service.ts';
import { conflict, notFound } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import type { JudgeModels } from './judge-models.ts';
import { withoutNotation } from './plain-answer.ts';
import type { ScoresService } from './scores.service.ts';
import type { SentenceAnalysisService } from './sentence-analysis.service.ts';
import { createSentencesRepository, type SentenceRow } from './sentences.repository.ts';
import { createSuggestionsRepository, type SuggestionRow } from './suggestions.repository.ts';

export interface SuggestionParts {
  readonly db: Database;
  readonly changes: Changes;
  readonly models: JudgeModels;
  readonly analysis: SentenceAnalysisService;
  readonly scores: ScoresService;
  readonly history: AcceptedAnswersService;
  readonly notifications: NotificationsService;
  readonly clock: () => Date;
}

/** The answer joins its sentence, whoever was refused with it is credited, and all of them are told. */
export function createAcceptance(parts: SuggestionParts) {
  const { db, changes, models, analysis, scores, notifications, history, clock } = parts;

  /** Made before the transaction: the tokenizer may take a second to wake, and nobody has to wait for it. */
  async function prepare({ answer, sentence: { id } }: SuggestionRow) {
    const sentence = await createSentencesRepository(db).find(id);
    if (!sentence) throw notFound(practiceRefusals.sentenceNotFound);
    const accepted = withAnswer(sentence, answer);
    const analysed = await analysis.analyse({ ...sentence, accepted });
    const judge = await models.compile(sentence, analysed);
    if (!isRight(judge('translate', answer))) throw conflict(practiceRefusals.stillRefused);
    const modes = PRACTICE_MODES.filter((mode) => isRight(judge(mode, answer)));
    return { sentence, accepted, analysed, modes };
  }

  async function tell(suggestion: SuggestionRow, earned: ReadonlyMap<number, number>, within: Database) {
    const { id, answer, sentence } = suggestion;
    const reporters = await createSuggestionsRepository(within).reporterIds(id);
    const news = Array.from(new Set([...reporters, ...earned.keys()]), (userId) => ({
      userId,
      kind: 'answer-accepted' as const,
      note: notificationTexts.answerAccepted(answer, sentence.viSentence, earned.get(userId) ?? 0),
      aboutSentenceId: sentence.id,
    }));
    await notifications.tellUsers(news, within);
  }

  return async (caller: Caller, suggestion: SuggestionRow): Promise<void> => {
    const { sentence, accepted, analysed, modes } = await prepare(suggestion);
    await db.transaction(async (tx) => {
      const sentences = createSentencesRepository(tx);
      const current = await sentences.findToChange(sentence.id);
      if (!current || analysis.digest(current) !== analysis.digest(sentence))
        throw conflict(practiceRefusals.changedMeanwhile);
      const decision = { state: 'accepted', reason: '', decidedBy: caller.id, decidedAt: clock() } as const;
      if (!(await createSuggestionsRepository(tx).decide(suggestion.id, decision)))
        throw conflict(practiceRefusals.alreadyDecided);

      await history.follow(caller, { sentenceId: sentence.id, answer: plainAnswer(suggestion.answer) }, tx);
      await sentences.saveAccepted(sentence.id, accepted, analysed);
      const { normalForm } = suggestion;
      await tell(suggestion, await scores.creditRefused(sentence, { normalForm, modes }, tx), tx);
      await changes.announce('courses', tx);
    });
    models.clear();
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
