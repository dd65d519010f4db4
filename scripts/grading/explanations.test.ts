import { describe, expect, test } from 'vitest';
import type { ExplanationCase } from '#core/grading/explain/cases/case.ts';
import { EXPLAINING_CONTRASTS, EXPLAINING_POINTS } from '#core/grading/explain/explanation.ts';
import { judge, judgeListening } from '#core/grading/judge.ts';
import { cacheModels } from './cache-models.ts';
import { prepareJudge } from './prepare-judge.ts';

const files = import.meta.glob<Readonly<Record<string, readonly ExplanationCase[]>>>(
  '../../core/grading/explain/cases/*.cases.ts',
  { eager: true },
);
const tables = Object.values(files).flatMap((file) =>
  Object.entries(file).map(([name, cases]) => ({ name, cases })),
);

const modelOf = cacheModels(await prepareJudge());

describe.each(tables)('$name', ({ cases }) => {
  const rows = cases.map(([model, typed, explains, why, mode]) => ({ model, typed, explains, why, mode }));
  test.each(rows)('$model / $typed is explained by $explains: $why', ({ model, typed, explains, mode }) => {
    const { mistakes } = (mode ? judgeListening : judge)(modelOf({ model }), typed);
    const [first] = mistakes;
    expect(first).toBeDefined();
    const found = first?.explanation;
    expect(found ? `${found.kind}:${found.id}` : 'nothing').toBe(explains);
  });
});

test('every text that a rule can name has a case', () => {
  const named = new Set(tables.flatMap(({ cases }) => cases.map(([, , explains]) => explains)));
  const all = [
    ...EXPLAINING_CONTRASTS.map((id) => `contrast:${id}` as const),
    ...EXPLAINING_POINTS.map((id) => `point:${id}` as const),
  ];
  expect(all.filter((id) => !named.has(id))).toEqual([]);
});
