import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { MAIL_FAILURE_MAX_CHARS } from '#contract/server-limits.ts';
import { failureReason } from './failure-reason.ts';

const letter = {
  to: 'hoa.nguyen@example.com',
  subject: 'Mã',
  greeting: 'Chào Hoa,',
  lines: [],
  code: '048213',
  action: { label: 'Mở', url: 'https://kakehashi.example/verify-otp?otp=048213' },
};

test.each([
  {
    error: new Error('550 5.1.1 <hoa.nguyen@example.com>: no such user'),
    reason: '550 5.1.1 <[address]>: no such user',
    why: 'the address in a refusal',
  },
  {
    error: new Error('Relaying to hoa.nguyen@xn--v-info-8va.example denied'),
    reason: 'Relaying to [address] denied',
    why: 'an address as the mail server writes it',
  },
  {
    error: new Error('554 rejected: 048213 in https://kakehashi.example/verify-otp?otp=048213'),
    reason: '554 rejected: [hidden] in [hidden]',
    why: 'a line of the mail quoted by a filter',
  },
  {
    error: new DrizzleQueryError(
      'select 1',
      ['hoa.nguyen@example.com', '$argon2id$hash'],
      new Error('timeout'),
    ),
    reason: 'timeout',
    why: 'the parameters of a query',
  },
  { error: 'a text', reason: 'unknown', why: 'anything from a value that is not an Error' },
])('a reason for the log, without $why', ({ error, reason }) => {
  expect(failureReason(error, letter)).toBe(reason);
});

test('a very long reply of a mail server is truncated quickly', () => {
  // The longest possible reply; a backtracking pattern would take hours.
  const longError = new Error('x'.repeat(1024 * 1024));
  expect(failureReason(longError, letter)).toHaveLength(MAIL_FAILURE_MAX_CHARS);
});
