import { practiceRefusals } from '#contract/texts/practice.ts';
import type {
  AnswersInReview,
  SentenceToPublish,
} from '#server/features/contributions/accepted-answers.service.ts';
import { forbidden } from '#server/http/errors.ts';
import type { SuggestionParts } from './accept-suggestion.ts';
import { rightModes } from './judge-models.ts';
import type { SettleSuggestion } from './settle-suggestion.ts';
import { type AcceptedByContributor, createSuggestionsRepository } from './suggestions.repository.ts';

type ConfirmingParts = Pick<SuggestionParts, 'db' | 'models' | 'analysis'>;

/** A reviewer's approval makes the answers count that an author has accepted (docs/decisions/032). */
export function createAnswerConfirmation(
  { db, models, analysis }: ConfirmingParts,
  settle: SettleSuggestion,
): AnswersInReview {
  const stored = createSuggestionsRepository(db);

  const suggestionsIn = async ({
    id,
    fields,
  }: Pick<SentenceToPublish, 'id' | 'fields'>): Promise<AcceptedByContributor[]> =>
    (await stored.acceptedByContributors([id])).filter(({ acceptedAs }) =>
      fields.accepted.includes(acceptedAs),
    );

  async function judgeOf({ id, createdBy, fields, analysed }: SentenceToPublish) {
    const read = analysed ?? (await analysis.analyse(fields));
    return models.compile({ id, createdBy, ...fields, analysis: read }, read);
  }

  return {
    waitingFor: async (sentenceIds) =>
      sentenceIds.length === 0 ? [] : stored.acceptedByContributors(sentenceIds),

    async prepare(reviewer, sentence) {
      const suggestions = await suggestionsIn(sentence);
      if (suggestions.some(({ reporters }) => reporters.includes(reviewer.id)))
        throw forbidden(practiceRefusals.ownSuggestion);
      if (suggestions.some(({ acceptedBy }) => acceptedBy === reviewer.id))
        throw forbidden(practiceRefusals.ownAcceptance);
      if (suggestions.length === 0) return async () => {};
      const judge = await judgeOf(sentence);
      const { id, createdBy, fields } = sentence;
      const judging = suggestions.map(async (suggestion) => ({
        suggestion,
        modes: await rightModes(judge, suggestion.answer),
      }));
      const judged = await Promise.all(judging);
      return async (within) => {
        for (const { suggestion, modes } of judged) {
          // Another change in this version, such as a blocked answer, may refuse it again; then it stays open.
          if (!modes.includes('translate')) continue;
          const about = { id, createdBy, viSentence: fields.viSentence };
          await settle(reviewer, suggestion, { sentence: about, modes }, within);
        }
      };
    },
  };
}
