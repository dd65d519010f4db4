import { type CarriedLexicon, recordLexicon } from '#core/grading/carried-lexicon.ts';
import { compileModel, type SentenceToJudge } from '#core/grading/compile-model.ts';
import { analyseAnswer } from '#core/japanese/notation/analyse.ts';
import type { Tokenize } from '#core/japanese/tokens/token.ts';
import { loadTokenizer } from './load-tokenizer.ts';
import { type Question, readLexicon } from './prepare-judge.ts';

/** Everything that the judge needs for some questions, as plain JSON: no tokenizer, no dictionary. */
export interface CarriedQuestions {
  /** In the order of the questions. */
  readonly sentences: readonly SentenceToJudge[];
  readonly lexicon: CarriedLexicon;
}

export async function carryQuestions(questions: readonly Question[]): Promise<CarriedQuestions> {
  const [tokenize, known] = await Promise.all([loadTokenizer(), readLexicon()]);
  const { lexicon, carried } = recordLexicon(known);
  const sentences = questions.map((question) => sentenceOf(question, tokenize));
  for (const sentence of sentences) compileModel(sentence, lexicon);
  return { sentences, lexicon: carried() };
}

function sentenceOf(question: Question, tokenize: Tokenize): SentenceToJudge {
  const { model, vi, reading, accepted = [], blocked = [], register = 'free', focus, rulesOff } = question;
  return {
    answers: [
      analyseAnswer(model, tokenize, reading),
      ...accepted.map((answer) => analyseAnswer(answer, tokenize)),
    ],
    blocked: blocked.map((answer) => analyseAnswer(answer, tokenize)),
    register,
    ...(focus && { focus }),
    ...(rulesOff && { rulesOff }),
    ...(vi !== undefined && { vietnamese: vi }),
  };
}
