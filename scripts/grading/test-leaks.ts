import { expect, test } from 'vitest';
import { findLeaks } from '#core/grading/leaks/find-leaks.ts';
import type { LeakCode } from '#core/grading/leaks/leak.ts';
import { loadTokenizer } from './load-tokenizer.ts';

const tokenize = await loadTokenizer();

/** A wording and why it is right or wrong. */
type LeakCase = readonly [wording: string, why: string];

interface LeakCases {
  readonly code: LeakCode;
  readonly wrong: readonly LeakCase[];
  /** What looks alike and is right: no rule at all may report it. */
  readonly right: readonly LeakCase[];
}

const codesIn = (wording: string): LeakCode[] =>
  findLeaks(wording, tokenize(wording)).map(({ code }) => code);

export function testLeaks(tables: readonly LeakCases[]): void {
  for (const { code, wrong, right } of tables) {
    test.each(wrong)(`${code}: %s: %s`, (wording) => expect(codesIn(wording)).toEqual([code]));
    test.each(right)(`no ${code}: %s: %s`, (wording) => expect(codesIn(wording)).toEqual([]));
  }
}
