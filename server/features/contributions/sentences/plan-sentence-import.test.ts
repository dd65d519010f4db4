import { expect, test } from 'vitest';
import { SENTENCES_PER_LESSON_MAX } from '#contract/content-limits.ts';
import { createPause } from '#server/in-slices.ts';
import { countTurns } from '#server/testing/count-turns.ts';
import { planSentenceImport, type SentencePlan } from './plan-sentence-import.ts';

test('planning an import yields to other work after each row, also for rows beyond the limit', async () => {
  const count = 2 * SENTENCES_PER_LESSON_MAX;
  const rows = Array.from({ length: count }, (_, at) => ({
    line: at + 2,
    cells: { viSentence: `Tôi có ${at} cái.`, jpSentence: `${at}個あります。`, hint: 'Số đếm.' },
  }));
  let plan: SentencePlan | undefined;
  // Slices of length zero: a turn after every row.
  const turns = await countTurns(async () => {
    plan = await planSentenceImport(rows, [], createPause(0));
  });
  expect(plan?.created).toHaveLength(SENTENCES_PER_LESSON_MAX);
  expect(plan?.errors).toHaveLength(SENTENCES_PER_LESSON_MAX);
  expect(turns).toBeGreaterThanOrEqual(count);
});
