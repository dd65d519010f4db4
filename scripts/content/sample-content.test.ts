import { expect, test } from 'vitest';
import { sampleContent } from './sample-content.ts';

const KINDS = [
  'words',
  'synonyms',
  'sentences',
  'grammar',
  'contrasts',
  'answers',
  'talks',
  'kana',
  'dialogues',
  'readings',
  'names',
];

test('every kind is drawn from, the same rows again for the same seed', async () => {
  const { output, exitCode } = await sampleContent(['7']);
  const headings = output.split('\n').filter((line) => line.startsWith('# '));
  expect({ headings, exitCode }).toEqual({ headings: KINDS.map((kind) => `# ${kind}`), exitCode: 0 });
  expect((await sampleContent(['7'])).output).toBe(output);
});

test('one kind alone, as many rows as a reader can read', async () => {
  const { output } = await sampleContent(['7', 'sentences']);
  expect(output.split('\n').filter((line) => /^\d/.test(line))).toHaveLength(60);
});

test('a kind that there is not is reported with those that there are', async () => {
  expect(await sampleContent(['7', 'songs'])).toEqual({
    output: `A kind is one of ${KINDS.join(', ')}, not songs.`,
    exitCode: 1,
  });
});

test('a seed that is not a number is reported', async () => {
  expect(await sampleContent(['bảy'])).toEqual({
    output: 'A seed is a whole number, not bảy.',
    exitCode: 1,
  });
});
