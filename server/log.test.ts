import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#server/db/schema/index.ts';
import { unavailable } from '#server/http/errors.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

const { db } = await openTestDatabase();

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

test.each([
  {
    message: 'no such user: <hoa.nguyen@example.com>',
    expected: 'no such user: <[e-mail]>',
    why: 'in an SMTP refusal',
  },
  {
    message: 'Key (email)=(hoa+1@mail.example.vn) exists',
    expected: 'Key (email)=([e-mail]) exists',
    why: 'in a violated key',
  },
  {
    message: 'hỏng\nhoa@example.com\thoa@b.example',
    expected: 'hỏng\n[e-mail]\t[e-mail]',
    why: 'after a line end',
  },
  { message: 'admin@localhost', expected: '[e-mail]', why: 'the first account' },
  { message: 'mailto:hoa@example.com?subject=x', expected: 'mailto:[e-mail]?subject=x', why: 'in a link' },
  { message: 'hòa@example.com', expected: '[e-mail]', why: 'a name with marks' },
  {
    message: 'at node_modules/@hono/node-server/a.js, react@19.3.1',
    expected: 'at node_modules/@hono/node-server/a.js, react@19.3.1',
    why: 'a package name is not an e-mail',
  },
])('an e-mail does not reach the log: $why', ({ message, expected }) => {
  const recorded = recordLog();
  recorded.log.warn({ err: new Error(message), path: message }, message);
  const line = JSON.parse(recorded.text()) as { msg: string; path: string; err: { message: string } };
  expect([line.msg, line.path, line.err.message]).toEqual([expected, expected, expected]);
});

test.each([
  { wrap: (failed: unknown) => failed, why: 'itself' },
  { wrap: (cause: unknown) => unavailable('Thử lại sau', cause), why: 'the cause of a refusal' },
  {
    wrap: (cause: unknown) => new Error('outer', { cause: new TypeError('inner', { cause }) }),
    why: 'the cause of a cause',
  },
])('a failed query logs its statement and its cause, but not its values: $why', async ({ wrap }) => {
  await emptyTables(db);
  const hoa = { email: 'hoa@example.com', name: 'Hoa', passwordHash: 'băm của mật khẩu' };
  await db.insert(users).values(hoa);
  const failure: unknown = await db
    .insert(users)
    .values(hoa)
    .catch((error: unknown) => error);

  const recorded = recordLog();
  recorded.log.error({ err: wrap(failure) }, 'request failed');
  expect(recorded.text()).toContain('Failed query: insert into');
  expect(recorded.text()).toContain('users_email_unique');
  expect(recorded.text()).toContain('log.test.ts');
  expect(recorded.text()).not.toMatch(/hoa@example\.com|băm của mật khẩu/);
});

const SECRET = 'một câu trả lời riêng';
const failedQuery = () => new DrizzleQueryError('select 1', [SECRET], new Error('no such table'));

test.each([
  { error: failedQuery(), kept: 'Failed query: select 1', why: 'the parameters of a query' },
  {
    error: new Error('not answered', { cause: failedQuery() }),
    kept: 'no such table',
    why: 'the parameters of a query that is the cause of another error',
  },
  {
    error: new AggregateError([failedQuery()], 'several'),
    kept: 'Failed query: select 1',
    why: 'the parameters of a query that is one of several failures',
  },
  {
    error: Object.assign(new Error('null value'), {
      code: '23502',
      detail: `Failing row contains (1, ${SECRET}).`,
      where: `unnamed portal parameter $1 = '${SECRET}'`,
    }),
    kept: '23502',
    why: 'the row that the database refuses',
  },
  {
    error: Object.assign(new Error('syntax error'), { params: [SECRET], query: 'select $1' }),
    kept: 'syntax error',
    why: 'what the embedded database attaches',
  },
  {
    error: Object.assign(new TypeError('Invalid URL'), {
      code: 'ERR_INVALID_URL',
      input: `https://${SECRET}`,
    }),
    kept: 'ERR_INVALID_URL',
    why: 'an address that cannot be read',
  },
  {
    error: new Error('outer', { cause: Object.assign(new Error('inner'), { response: SECRET }) }),
    kept: 'outer: inner',
    why: 'what a mail server has answered',
  },
])('does not log $why', ({ error, kept }) => {
  const recorded = recordLog();
  recorded.log.error({ err: error }, 'request failed');
  expect(recorded.text()).toContain(kept);
  expect(recorded.text()).toContain(`"type":"${error.constructor.name}"`);
  expect(recorded.text()).not.toContain(SECRET);
});

test('logs an error that is its own cause', () => {
  const recorded = recordLog();
  const error = new Error('a circle');
  error.cause = error;
  recorded.log.error({ err: error }, 'request failed');
  expect(recorded.text()).toContain('a circle');
});
