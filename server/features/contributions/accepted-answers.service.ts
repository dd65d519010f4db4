import { ANSWERS_PER_SENTENCE_MAX } from '#contract/limits.ts';
import { practiceRefusals } from '#contract/texts/practice-refusals.ts';
import type { Database } from '#server/db/connect.ts';
import { conflict } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import { fieldsOf } from './piece-kinds.ts';
import { openPieceStore } from './piece-store.ts';
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
      const store = openPieceStore(within);
      const { pieces, versions } = store;
      const sentence = await pieces.find('sentences', sentenceId);
      if (!sentence) throw new Error('A locked sentence has to be found');
      await writer.keepFirst({ tx: within, ...store }, sentence);

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

/** Where it has no room, nobody would keep what was promised to the learner. */
function withAnswer<Fields extends { readonly accepted: readonly string[] }>(fields: Fields, answer: string) {
  const { accepted } = fields;
  if (accepted.includes(answer)) return fields;
  if (accepted.length >= ANSWERS_PER_SENTENCE_MAX)
    throw conflict(practiceRefusals.tooManyAnswers(ANSWERS_PER_SENTENCE_MAX));
  return { ...fields, accepted: [...accepted, answer] };
}
