import { expect, test } from 'vitest';
import { countExplained } from './explained.ts';

const EXPLAINED_PERCENT_MIN = 85;

test('most wrong answers of the tables of the judge are explained', async () => {
  const { output } = await countExplained();
  const [, percent] = /\(([\d.]+) %\)/u.exec(output) ?? [];
  expect(Number(percent)).toBeGreaterThan(EXPLAINED_PERCENT_MIN);
});
