import { describe, expect, test } from 'vitest';
import { judge, judgeListening } from '#core/grading/judge.ts';
import { cacheModels } from './cache-models.ts';
import { caseTables, questionOf } from './case-tables.ts';
import { prepareJudge } from './prepare-judge.ts';

const modelOf = cacheModels(await prepareJudge());

const CASES_MIN = 400;

test('there are enough cases, without duplicates', () => {
  const cases = caseTables.flatMap((table) => table.cases);
  const asked = cases.map((row) => JSON.stringify([questionOf(row), row.typed, row.mode]));
  expect(asked.length).toBeGreaterThanOrEqual(CASES_MIN);
  expect(asked.filter((one, at) => asked.indexOf(one) < at)).toEqual([]);
});

describe.each(caseTables)('$name', ({ cases }) => {
  test.each(cases)('$model / $typed / $why', (row) => {
    const model = modelOf(questionOf(row));
    const judgeIt = row.mode === 'listening' ? judgeListening : judge;
    const { verdict, mistakes, notes } = judgeIt(model, row.typed);
    const said = {
      verdict,
      ...(row.codes && { codes: mistakes.map(({ code }) => code) }),
      ...(row.notes && { notes: new Set(notes.map(({ code }) => code)) }),
      ...(row.rules && { rules: notes.flatMap(({ paraphrase }) => paraphrase?.rule ?? []) }),
    };
    expect(said).toEqual({
      verdict: row.verdict,
      ...(row.codes && { codes: row.codes }),
      ...(row.notes && { notes: new Set(row.notes) }),
      ...(row.rules && { rules: row.rules }),
    });
  });
});
