import { ANSWERS_PER_SENTENCE_MAX } from '#contract/limits.ts';
import type { Database } from '#server/db/connect.ts';
import type { Caller } from '#server/http/route.ts';
import { fieldsOf } from './piece-kinds.ts';
import { createPiecesRepository } from './pieces.repository.ts';
import { createVersionsRepository } from './versions.repository.ts';
import { createPieceWriter, type WritingParts } from './write-piece.ts';

interface AcceptedAnswer {
  readonly sentenceId: number;
  readonly answer: string;
}

/** A learner's answer joins its sentence at once: the history tells so, and a change that waits takes it along. */
export function createAcceptedAnswersService(parts: WritingParts) {
  const { clock } = parts;
  const writer = createPieceWriter(parts);

  return {
    /** `within` the transaction that locks the sentence, before the answer is written there. */
    async follow(caller: Caller, { sentenceId, answer }: AcceptedAnswer, within: Database): Promise<void> {
      const pieces = createPiecesRepository(within);
      const versions = createVersionsRepository(within);
      const sentence = await pieces.find('sentences', sentenceId);
      if (!sentence) throw new Error('A locked sentence has to be found');
      await writer.keepFirst({ tx: within, pieces, versions }, sentence);

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
  };
}

export type AcceptedAnswersService = ReturnType<typeof createAcceptedAnswersService>;

function withAnswer<Fields extends { readonly accepted: readonly string[] }>(fields: Fields, answer: string) {
  const { accepted } = fields;
  const isFull = accepted.length >= ANSWERS_PER_SENTENCE_MAX;
  return accepted.includes(answer) || isFull ? fields : { ...fields, accepted: [...accepted, answer] };
}
