import { expect, test } from 'vitest';
import { sampleContent } from './sample-content.ts';

test('a hundred words and sixty sentences, the same again for the same seed', async () => {
  const { output, exitCode } = await sampleContent(['7']);
  const rows = output.split('\n').filter((line) => /^\d/.test(line));
  expect({ rows: rows.length, exitCode }).toEqual({ rows: 160, exitCode: 0 });
  expect((await sampleContent(['7'])).output).toBe(output);
});

test('a seed that is not a number is reported', async () => {
  expect(await sampleContent(['bảy'])).toEqual({
    output: 'A seed is a whole number, not bảy.',
    exitCode: 1,
  });
});
