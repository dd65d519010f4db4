import { beforeAll, describe, expect, test } from 'vitest';
import { blankWord } from '#contract/dictionary/word-fields.ts';
import { IMPORT_ROWS_MAX } from '#contract/limits.ts';
import type { Content } from '#server/db/content/read-content.ts';
import { createKanjiService } from '#server/features/kanji/kanji.service.ts';
import { createPause } from '#server/in-slices.ts';
import { countTurns } from '#server/testing/count-turns.ts';
import { readShippedContent } from '#server/testing/data/shipped-dictionary.ts';
import { openTestKanji } from '#server/testing/data/test-kanji.ts';
import { printItemCsv, readItemCsv } from './item-csv.ts';
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

describe('what we ship', () => {
  let entries: Content['entries'];
  beforeAll(async () => {
    ({ entries } = await readShippedContent());
  });

  test('an export of all words changes nothing when it is imported', async () => {
    const dictionary = entries
      .filter(({ kind }) => kind === 'items')
      .map(({ id, fields }) => ({ ...blankWord, ...fields, id }));
    expect(dictionary.length).toBeGreaterThan(700);
    const text = await printItemCsv(dictionary);
    const { rows, errors } = await readItemCsv(new TextEncoder().encode(text).buffer);
    const { hanVietOf } = createKanjiService(await openTestKanji());
    const plan = await planImport(rows, dictionary, hanVietOf);
    expect([...errors, ...plan.errors, ...plan.created, ...plan.edited]).toEqual([]);
    expect(plan.unchanged).toBe(dictionary.length);
  });
});
