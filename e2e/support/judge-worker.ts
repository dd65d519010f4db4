// The judge as a browser runs it: in a worker, with data that a server has analysed.
import { lexiconFrom } from '../../core/grading/carried-lexicon.ts';
import { compileModel } from '../../core/grading/compile-model.ts';
import { judge, judgeListening } from '../../core/grading/judge.ts';
import type { Judgement } from '../../core/grading/judgement.ts';
import type { CarriedQuestions } from '../../scripts/grading/carry-questions.ts';

export interface Asked extends CarriedQuestions {
  readonly answers: readonly { readonly mode: 'translate' | 'listening'; readonly typed: string }[];
}

/** Judges each answer to the first of the sentences. */
export function judgeAll({ sentences, lexicon, answers }: Asked): Judgement[] {
  const [sentence] = sentences;
  if (!sentence) return [];
  const model = compileModel(sentence, lexiconFrom(lexicon));
  return answers.map(({ mode, typed }) =>
    mode === 'listening' ? judgeListening(model, typed) : judge(model, typed),
  );
}
