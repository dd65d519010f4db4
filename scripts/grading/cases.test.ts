import { describe, expect, test } from 'vitest';
import type { Model } from '#core/grading/compile-model.ts';
import { judge, judgeListening } from '#core/grading/judge.ts';
import { caseTables, questionOf } from './case-tables.ts';
import { prepareJudge, type Question } from './prepare-judge.ts';

const { modelOf } = await prepareJudge();

/** Many cases ask the same question; to compile it takes longer than to judge. */
const models = new Map<string, Model>();
function modelFor(question: Question): Model {
  const key = JSON.stringify(question);
  const model = models.get(key) ?? modelOf(question);
  models.set(key, model);
  return model;
}

const CASES_MIN = 400;

test('there are cases for every rule, none of them twice', () => {
  const cases = caseTables.flatMap((table) => table.cases);
  const asked = cases.map((row) => JSON.stringify([questionOf(row), row.typed, row.mode]));
  expect(asked.length).toBeGreaterThanOrEqual(CASES_MIN);
  expect(asked.filter((one, at) => asked.indexOf(one) < at)).toEqual([]);
});

describe.each(caseTables)('$name', ({ cases }) => {
  test.each(cases)('$model / $typed / $why', (row) => {
    const model = modelFor(questionOf(row));
    const judgeIt = row.mode === 'listening' ? judgeListening : judge;
    const { verdict, mistakes, notes } = judgeIt(model, row.typed);
    const said = {
      verdict,
      ...(row.codes && { codes: mistakes.map(({ code }) => code) }),
      ...(row.notes && { notes: new Set(notes.map(({ code }) => code)) }),
    };
    expect(said).toEqual({
      verdict: row.verdict,
      ...(row.codes && { codes: row.codes }),
      ...(row.notes && { notes: new Set(row.notes) }),
    });
  });
});
