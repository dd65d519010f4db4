import { expect, test } from 'vitest';
import type { ContentCheck } from './content-check.ts';

/** Thousands of answers are judged: seconds on an idle machine, more while other tests run. */
const PATIENCE = { timeout: 600_000 };

/** A test for each rule, which passes if nothing breaks it. */
export function testChecks(checks: readonly ContentCheck[]): void {
  for (const { rule, find } of checks)
    test(`${rule}`, PATIENCE, async () => {
      expect(await find()).toEqual([]);
    });
}
