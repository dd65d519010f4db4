import { describe, expect, test } from 'vitest';
import { loadTokenizer } from '../../../scripts/grading/load-tokenizer.ts';
import { withUsualReadings } from './misreads.ts';

const tokenize = await loadTokenizer();

describe('間', () => {
  test.each([
    ['夏休みの間', 'あいだ', 'a time with の'],
    ['銀行と郵便局の間に花屋がある', 'あいだ', 'between two places'],
    ['長い間待った', 'あいだ', 'a length of time'],
    ['待っている間に読む', 'あいだ', 'while, after a verb'],
    ['少し間を置いて答える', 'ま', 'a pause'],
    ['八畳の間に泊まる', 'ま', 'a room'],
  ])('%s is read %s: %s', (text, expected) => {
    const read = withUsualReadings(tokenize(text));
    expect(read.find(({ surface }) => surface === '間')?.reading).toBe(expected);
  });
});
