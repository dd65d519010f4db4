import { expect, test } from 'vitest';
import type { ContentCheck } from './content-check.ts';

/** A test for each rule that is not long, which passes if nothing breaks it. */
export function testChecks(checks: readonly ContentCheck[]): void {
  for (const { rule, find, isLong = false } of checks) if (!isLong) testRule(rule, find);
}

/** The same for the long ones. */
export function testLongChecks(checks: readonly ContentCheck[]): void {
  for (const { rule, find, isLong = false } of checks) if (isLong) testRule(rule, find);
}

function testRule(rule: string, find: ContentCheck['find']): void {
  test(`${rule}`, async () => {
    expect(await find()).toEqual([]);
  });
}
