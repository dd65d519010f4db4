import { type CarriedModels, carryModels } from '#core/grading/carried-models.ts';
import type { SentenceToJudge } from '#core/grading/compile-model.ts';
import { analyseAnswer } from '#core/japanese/notation/analyse.ts';
import type { Tokenize } from '#core/japanese/tokens/token.ts';
import { finish } from '#core/steps.ts';
import { loadTokenizer } from './load-tokenizer.ts';
import { type Question, readLexicon } from './prepare-judge.ts';

/** Everything that the judge needs for some questions, in their order. */
export async function carryQuestions(questions: readonly Question[]): Promise<CarriedModels> {
  const [tokenize, lexicon] = await Promise.all([loadTokenizer(), readLexicon()]);
  const sentences = questions.map((question, id) => ({ id, ...sentenceOf(question, tokenize) }));
  return finish(carryModels(sentences, lexicon)).carried;
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
