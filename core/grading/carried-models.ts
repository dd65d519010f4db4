import { finish, type Steps } from '../steps.ts';
import { type CarriedLexicon, lexiconFrom, recordLexicon } from './carried-lexicon.ts';
import { compileInSteps, compileModel, type Model, type SentenceToJudge } from './compile-model.ts';
import { judgesInSteps } from './judge.ts';
import type { Judgement } from './judgement.ts';
import type { Lexicon } from './lexicon.ts';
import type { Typing } from './typed/typed-answer.ts';

/** Everything that the judge needs for some sentences, as plain JSON: no tokenizer, no dictionary. */
export interface CarriedModels {
  readonly sentences: readonly CarriedSentence[];
  readonly lexicon: CarriedLexicon;
}

export interface CarriedSentence extends SentenceToJudge {
  readonly id: number;
}

/** Compiles the sentences once, to learn what the judge looks up for them. */
export function* carryModels(
  sentences: readonly CarriedSentence[],
  known: Lexicon,
): Steps<{ readonly carried: CarriedModels; readonly models: ReadonlyMap<number, Model> }> {
  const { lexicon, carried } = recordLexicon(known);
  const models = new Map<number, Model>();
  for (const sentence of sentences) {
    const model = yield* compileInSteps(sentence, lexicon);
    // A dictation compiles it at the first answer, with questions of its own.
    yield* model.literally();
    models.set(sentence.id, model);
  }
  return { carried: { sentences, lexicon: carried() }, models };
}

/** An answer of a learner to one of the sentences. */
export interface CarriedAnswer {
  readonly sentenceId: number;
  readonly mode: keyof typeof judgesInSteps;
  readonly text: string;
  readonly typing?: Typing;
}

/** The judge of carried sentences. A sentence is compiled at its first answer, or earlier by `prepare`. */
export function openCarriedModels({ sentences, lexicon: carried }: CarriedModels) {
  const lexicon = lexiconFrom(carried);
  const byId = new Map(sentences.map((sentence) => [sentence.id, sentence]));
  const compiled = new Map<number, Model>();

  function modelOf(id: number): Model | null {
    const sentence = byId.get(id);
    if (!sentence) return null;
    const model = compiled.get(id) ?? compileModel(sentence, lexicon);
    compiled.set(id, model);
    return model;
  }
  return {
    prepare: (id: number): void => void modelOf(id),
    /** Null for a sentence that is not among them. */
    judge({ sentenceId, mode, text, typing }: CarriedAnswer): Judgement | null {
      const model = modelOf(sentenceId);
      return model && finish(judgesInSteps[mode](model, text, typing));
    },
  };
}

export type CarriedJudge = ReturnType<typeof openCarriedModels>;
