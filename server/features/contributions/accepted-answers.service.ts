import { isDeepStrictEqual } from 'node:util';
import { ANSWERS_PER_SENTENCE_MAX } from '#contract/content-limits.ts';
import type { TypedSentence } from '#contract/contributions/typed-content.ts';
import { practiceRefusals } from '#contract/texts/practice.ts';
import type { Database } from '#server/db/connect.ts';
import type { SentenceAnalysis } from '#server/features/sentences/sentences.service.ts';
import { conflict } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import { fieldsOf, type Piece } from './piece-kinds.ts';
import { openPieceStore, type PieceStore } from './piece-store.ts';
import { createPieceWriter, type WritingParts } from './write-piece.ts';

interface AcceptedAnswer {
  readonly sentenceId: number;
  readonly answer: string;
}

/** A learner's answer that the author of its sentence has accepted and a reviewer has not approved yet. */
export interface AcceptedByContributor {
  readonly sentenceId: number;
  readonly acceptedAs: string;
  readonly acceptedBy: number | null;
  readonly reporters: readonly number[];
}

/** A version of a sentence that is about to be published. */
export interface SentenceToPublish {
  readonly id: number;
  readonly createdBy: number | null;
  readonly fields: TypedSentence;
  /** The analysis of these fields; null when the tokenizer was unavailable. */
  readonly analysed: SentenceAnalysis | null;
}

/** What reviews need from the suggestions feature. That feature depends on this one, so it is passed in. */
export interface AnswersInReview {
  waitingFor(sentenceIds: readonly number[]): Promise<readonly AcceptedByContributor[]>;
  /**
   * Runs before the publishing transaction: refuses a reviewer who accepted or suggested one of the answers, and judges
   * the answers. The function it returns settles them inside that transaction.
   */
  prepare(reviewer: Caller, sentence: SentenceToPublish): Promise<(within: Database) => Promise<void>>;
}

/** Adds a learner's answer to the versions of its sentence. Every call runs inside a transaction. */
export function createAcceptedAnswersService(parts: WritingParts) {
  const { clock } = parts;
  const writer = createPieceWriter(parts);

  /** Locks the sentence until the end of the transaction. */
  async function lockSentence({ pieces }: PieceStore, sentenceId: number): Promise<Piece<'sentences'>> {
    await pieces.lock('sentences', sentenceId);
    const sentence = await pieces.find('sentences', sentenceId);
    if (!sentence) throw new Error('A locked sentence has to be found');
    return sentence;
  }

  return {
    /**
     * Adds an answer that counts at once: as a published version, and to an open change. Call it before the answer is
     * written to the row.
     */
    async addAtOnce(caller: Caller, { sentenceId, answer }: AcceptedAnswer, within: Database): Promise<void> {
      const store = openPieceStore(within);
      const { pieces, versions } = store;
      const sentence = await lockSentence(store, sentenceId);
      await writer.storeFirstVersion({ tx: within, ...store }, sentence);

      const at = clock();
      await versions.insert({
        kind: 'sentences',
        contentId: sentenceId,
        state: 'published',
        fields: withAnswer(sentence.fields, answer),
        authorId: caller.id,
        savedAt: at,
        decidedBy: caller.id,
        decidedAt: at,
      });
      const open = await versions.open('sentences', sentenceId);
      if (open)
        await versions.change(open.id, { fields: withAnswer(fieldsOf('sentences', open.fields), answer) });
      await pieces.change('sentences', sentenceId, {});
    },

    /**
     * For an answer that the author accepted: a version with it waits for a reviewer, or a waiting version gets it too.
     * Does not submit an author's unsent change. True when a new version waits.
     */
    async propose(
      caller: Caller,
      { sentenceId, answer }: AcceptedAnswer,
      within: Database,
    ): Promise<boolean> {
      const store = openPieceStore(within);
      const { pieces, versions } = store;
      const sentence = await lockSentence(store, sentenceId);
      const open = await versions.open('sentences', sentenceId);
      if (open && open.state !== 'waiting') throw conflict(practiceRefusals.unsentChange);

      const at = clock();
      if (open) await versions.rewrite(open, withAnswer(fieldsOf('sentences', open.fields), answer), at);
      else {
        await writer.storeFirstVersion({ tx: within, ...store }, sentence);
        await versions.insert({
          kind: 'sentences',
          contentId: sentenceId,
          state: 'waiting',
          fields: withAnswer(sentence.fields, answer),
          authorId: caller.id,
          savedAt: at,
          submittedAt: at,
        });
      }
      await pieces.change('sentences', sentenceId, {});
      return !open;
    },

    /**
     * The answer was rejected after all: removes it from the open change, or ends the change if it contained nothing
     * else.
     */
    async withdraw({ sentenceId, answer }: AcceptedAnswer, within: Database): Promise<void> {
      const store = openPieceStore(within);
      const { pieces, versions } = store;
      const sentence = await lockSentence(store, sentenceId);
      const open = await versions.open('sentences', sentenceId);
      if (!open || sentence.fields.accepted.includes(answer)) return;
      const fields = fieldsOf('sentences', open.fields);
      if (!fields.accepted.includes(answer)) return;
      const without = { ...fields, accepted: fields.accepted.filter((one) => one !== answer) };
      if (isDeepStrictEqual(without, sentence.fields)) await versions.change(open.id, { state: 'replaced' });
      else await versions.rewrite(open, without, clock());
      await pieces.change('sentences', sentenceId, {});
    },
  };
}

export type AcceptedAnswersService = ReturnType<typeof createAcceptedAnswersService>;

/** Refuses when the list is full: the answer promised to the learner would be lost. */
function withAnswer<Fields extends { readonly accepted: readonly string[] }>(fields: Fields, answer: string) {
  const { accepted } = fields;
  if (accepted.includes(answer)) return fields;
  if (accepted.length >= ANSWERS_PER_SENTENCE_MAX)
    throw conflict(practiceRefusals.tooManyAnswers(ANSWERS_PER_SENTENCE_MAX));
  return { ...fields, accepted: [...accepted, answer] };
}
