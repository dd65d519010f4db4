import type { Model } from '#core/grading/compile-model.ts';
import type { PreparedJudge, Question } from './prepare-judge.ts';

/** Many cases ask the same question, and to compile it takes longer than to judge. */
export function rememberModels({ modelOf }: Pick<PreparedJudge, 'modelOf'>): PreparedJudge['modelOf'] {
  const models = new Map<string, Model>();
  return (question: Question): Model => {
    const key = JSON.stringify(question);
    const model = models.get(key) ?? modelOf(question);
    models.set(key, model);
    return model;
  };
}
