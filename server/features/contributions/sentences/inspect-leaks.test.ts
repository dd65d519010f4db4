import { expect, test } from 'vitest';
import { SENTENCE_MAX_CHARS } from '#contract/content-limits.ts';
import { WORDINGS_CHECKED } from '#contract/server-limits.ts';
import { analyseAnswer } from '#core/japanese/notation/analyse.ts';
import { loadTokenizer } from '../../../../scripts/grading/load-tokenizer.ts';
import { inspectLeaks } from './inspect-leaks.ts';

const tokenize = await loadTokenizer();

const stepsFor = (source: string): number => {
  const { parts } = analyseAnswer(source, tokenize);
  return [...inspectLeaks([{ parts, field: 'accepted', index: 0 }])].length;
};

const filled = (piece: string, end: string): string =>
  piece.repeat(Math.floor((SENTENCE_MAX_CHARS - end.length) / piece.length)) + end;

test.each([
  { source: filled('(水|本)', '行く'), why: 'two to the power of forty wordings' },
  { source: `${'[水]'.repeat(59)}行く`, why: 'as many optional parts as an answer may have' },
  { source: `(${filled('水|', '本')})`, why: 'one bracket with a hundred options' },
  { source: filled('{水 本 茶 米 魚}', '行く'), why: 'free orders' },
  { source: filled('(水|本|茶|米|魚|肉|豆|麦|酒|塩)', '行く'), why: 'ten options in each bracket' },
  { source: `(A:水|B:本)${'(茶|米)'.repeat(26)}(A:行く|B:来る)`, why: 'tied across everything' },
])('a hostile answer takes a bounded number of steps: $why', ({ source }) => {
  const steps = stepsFor(source);
  expect(steps).toBeGreaterThan(0);
  expect(steps).toBeLessThanOrEqual(WORDINGS_CHECKED.most);
});
