import type { TypedSentence } from '#contract/contributions/typed-content.ts';
import { practiceRefusals } from '#contract/texts/practice-refusals.ts';
import type { Database } from '#server/db/connect.ts';
import { forbidden } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import type { SuggestionParts } from './accept-suggestion.ts';
import { rightModes } from './judge-models.ts';
import type { SettleSuggestion } from './settle-suggestion.ts';
import { type AcceptedByMaker, createSuggestionsRepository } from './suggestions.repository.ts';

export type { AcceptedByMaker };

/** A version of a sentence that is about to be published. */
interface ToPublish {
  readonly id: number;
  readonly createdBy: number | null;
  readonly fields: TypedSentence;
  /** Of these fields; null where the tokenizer was away. */
  readonly analysed: Awaited<ReturnType<SuggestionParts['analysis']['analyse']>> | null;
}

type ConfirmingParts = Pick<SuggestionParts, 'db' | 'models' | 'analysis'>;

/** A reviewer's approval makes the answers count that a maker has accepted (docs/decisions/032). */
export function createAnswerConfirmation(
  { db, models, analysis }: ConfirmingParts,
  settle: SettleSuggestion,
) {
  const stored = createSuggestionsRepository(db);

  const heldBy = async ({ id, fields }: Pick<ToPublish, 'id' | 'fields'>): Promise<AcceptedByMaker[]> =>
    (await stored.acceptedByMakers([id])).filter(({ acceptedAs }) => fields.accepted.includes(acceptedAs));

  async function judgeOf({ id, createdBy, fields, analysed }: ToPublish) {
    const read = analysed ?? (await analysis.analyse(fields));
    return models.compile({ id, createdBy, ...fields, analysis: read }, read);
  }

  return {
    /** What the makers of these sentences have accepted and reviewers have yet to approve. */
    waitingFor: async (sentenceIds: readonly number[]): Promise<AcceptedByMaker[]> =>
      sentenceIds.length === 0 ? [] : stored.acceptedByMakers(sentenceIds),

    /**
     * Before the transaction that publishes: refuses whoever accepted or suggested one of the answers, and judges them.
     * What it gives back settles them inside that transaction.
     */
    async prepare(reviewer: Caller, sentence: ToPublish): Promise<(within: Database) => Promise<void>> {
      const held = await heldBy(sentence);
      if (held.some(({ reporters }) => reporters.includes(reviewer.id)))
        throw forbidden(practiceRefusals.ownSuggestion);
      if (held.some(({ acceptedBy }) => acceptedBy === reviewer.id))
        throw forbidden(practiceRefusals.ownAcceptance);
      if (held.length === 0) return async () => {};
      const judge = await judgeOf(sentence);
      const { id, createdBy, fields } = sentence;
      const judging = held.map(async (suggestion) => ({
        suggestion,
        modes: await rightModes(judge, suggestion.answer),
      }));
      const judged = await Promise.all(judging);
      return async (within) => {
        for (const { suggestion, modes } of judged) {
          // Something else in this version may have it wrong again, such as a blocked answer: then it stays open.
          if (!modes.includes('translate')) continue;
          const about = { id, createdBy, viSentence: fields.viSentence };
          await settle(reviewer, suggestion, { sentence: about, modes }, within);
        }
      };
    },
  };
}

export type AnswerConfirmation = ReturnType<typeof createAnswerConfirmation>;
