import { expect, test } from 'vitest';
import { users } from '#server/db/schema/index.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { emptyTables } from '#server/testing/empty-tables.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

test.each([
  { logged: { password: 'bí mật' }, why: 'a password' },
  {
    logged: { body: { newPassword: 'bí mật', oldPassword: 'bí mật' } },
    why: 'a new and an old one in a body',
  },
  { logged: { request: { headers: { authorization: 'Bearer bí mật' } } }, why: 'a header' },
  { logged: { request: { headers: { Authorization: 'Bearer bí mật' } } }, why: 'a header with a capital' },
  { logged: { user: { token: 'bí mật' } }, why: 'a token' },
  { logged: { otp: 'bí mật' }, why: 'a code' },
  { logged: { body: { credential: 'bí mật' } }, why: 'Google’s credential' },
])('$why does not reach the log', ({ logged }) => {
  const recorded = recordLog();
  recorded.log.info({ ...logged, kept: 'giữ lại' });
  expect(recorded.text()).not.toContain('bí mật');
  expect(recorded.text()).toContain('[redacted]');
  expect(recorded.text()).toContain('giữ lại');
});

test('a failed query tells its statement and its cause, but not its values', async () => {
  const { db } = await openTestDatabase();
  await emptyTables(db);
  const hoa = { email: 'hoa@example.com', name: 'Hoa', passwordHash: 'băm của mật khẩu' };
  await db.insert(users).values(hoa);
  const failure: unknown = await db
    .insert(users)
    .values(hoa)
    .catch((error: unknown) => error);

  const recorded = recordLog();
  recorded.log.error({ err: failure }, 'request failed');
  expect(recorded.text()).toContain('Failed query: insert into');
  expect(recorded.text()).toContain('users_email_unique');
  expect(recorded.text()).toContain('log.test.ts');
  expect(recorded.text()).not.toMatch(/hoa@example\.com|băm của mật khẩu/);
});
