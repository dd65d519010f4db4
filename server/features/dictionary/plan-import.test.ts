import { expect, test } from 'vitest';
import { IMPORT_ROWS_MAX } from '#contract/limits.ts';
import { createPause } from '#server/in-slices.ts';
import { countTurns } from '#server/testing/count-turns.ts';
import { type ImportPlan, planImport } from './plan-import.ts';

test('planning the largest import yields to other work', async () => {
  const cells = { kanji: '水', hiragana: 'みず', mean: 'nước', type: 'N5' };
  const rows = Array.from({ length: IMPORT_ROWS_MAX }, (_, at) => ({
    line: at + 2,
    cells: { ...cells, kanji: `水${String.fromCodePoint(0x4e_00 + at)}` },
  }));
  let plan: ImportPlan | undefined;
  // Slices of length zero: a turn after every row.
  const turns = await countTurns(async () => {
    plan = await planImport(rows, [], () => '', createPause(0));
  });
  expect(plan?.created).toHaveLength(IMPORT_ROWS_MAX);
  expect(turns).toBeGreaterThanOrEqual(IMPORT_ROWS_MAX);
});
