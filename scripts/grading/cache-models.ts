import type { Model } from '#core/grading/compile-model.ts';
import type { PreparedJudge, Question } from './prepare-judge.ts';

/** Caches models: many cases have the same question, and compiling takes longer than judging. */
export function cacheModels({ modelOf }: Pick<PreparedJudge, 'modelOf'>): PreparedJudge['modelOf'] {
  const models = new Map<string, Model>();
  return (question: Question): Model => {
    const key = JSON.stringify(question);
    const model = models.get(key) ?? modelOf(question);
    models.set(key, model);
    return model;
  };
}
