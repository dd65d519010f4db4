import type { GradingCase } from '#core/grading/cases/case.ts';
import type { Question } from './prepare-judge.ts';

const files = import.meta.glob<Readonly<Record<string, readonly GradingCase[]>>>(
  ['../../core/grading/cases/*.cases.ts', '../../core/grading/paraphrase/cases/*.cases.ts'],
  { eager: true },
);

/** The case tables of the judge, one for each file. */
export const caseTables = Object.entries(files).map(([path, tables]) => ({
  name: path.replace(/^.*\//, '').replace(/\.cases\.ts$/, ''),
  cases: Object.values(tables).flat(),
}));

export const questionOf = (row: GradingCase): Question => {
  const { model, vi, reading, accepted, blocked, register, focus, rulesOff } = row;
  return {
    model,
    ...(vi !== undefined && { vi }),
    ...(reading !== undefined && { reading }),
    ...(accepted && { accepted }),
    ...(blocked && { blocked }),
    ...(register && { register }),
    ...(focus && { focus }),
    ...(rulesOff && { rulesOff }),
  };
};
