import { beforeEach, describe, expect, test } from 'vitest';
import { operatorTexts } from '#contract/texts/operator.ts';
import { auditLog, secondFactors } from '#server/db/schema/index.ts';
import { createAuditService } from '#server/features/audit/audit.service.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { setUpSecondFactor } from '#server/testing/second-factors.ts';
import { resetByOperator } from './operator-reset.ts';

const app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const { db, factories, call, passTime } = app;
const password = 'cầu-nối-tiếng-Nhật';

let admin: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  admin = await factories.user({ email: 'chu@example.com', roles: ['ADMIN'], password });
});

/** Starts with this setting and returns what is printed for the operator. */
async function boot(email?: string, request = ''): Promise<string[]> {
  const printed: string[] = [];
  const config = { RESET_SECOND_FACTOR: email === undefined ? undefined : { email, request } };
  await resetByOperator(db, createAuditService(), config, (line) => printed.push(line));
  return printed;
}

test('the last admin who has lost everything gets in again by password', async () => {
  await setUpSecondFactor(app, admin, password);
  expect(await boot(admin.email)).toEqual([operatorTexts.secondFactorReset(admin.email)]);
  const login = await call('POST', '/auth/login', { body: { email: admin.email, password } });
  expect(login.body).toMatchObject({ statusCode: 200 });
  expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    { action: 'second-factor-on' },
    { action: 'second-factor-reset', actorId: null, subject: `users/${admin.id}` },
    { action: 'login' },
  ]);
});

test.each([
  { email: undefined, printed: [], why: 'no setting' },
  {
    email: 'ai-do@example.com',
    printed: [operatorTexts.secondFactorNotReset('ai-do@example.com')],
    why: 'no such account',
  },
])('nothing changes with $why', async ({ email, printed }) => {
  await setUpSecondFactor(app, admin, password);
  expect(await boot(email)).toEqual(printed);
  expect(await db.$count(secondFactors)).toBe(1);
});

test('nothing changes for an account without a second factor', async () => {
  expect(await boot(admin.email)).toEqual([operatorTexts.secondFactorNotReset(admin.email)]);
  expect(await db.$count(auditLog)).toBe(0);
});

describe('a setting that was left in the environment', () => {
  test.each([
    { why: 'that was reset', before: () => setUpSecondFactor(app, admin, password) },
    { why: 'that had no second factor then', before: async () => {} },
  ])('does not turn off what was set up later: an account $why', async ({ before }) => {
    await before();
    await boot(admin.email);
    // The code that was used before is not accepted twice.
    passTime(60_000);
    await setUpSecondFactor(app, admin, password);
    for (let start = 0; start < 3; start += 1) {
      const [line = ''] = await boot(admin.email);
      expect(line).toContain(`RESET_SECOND_FACTOR=${admin.email} đã được thực hiện`);
    }
    expect(await db.$count(secondFactors)).toBe(1);
  });

  test('works once more with another value, as the line for the operator says', async () => {
    await boot(admin.email);
    await setUpSecondFactor(app, admin, password);
    const [line = ''] = await boot(admin.email);
    const [, email = '', request = ''] = /đặt RESET_SECOND_FACTOR=(.+)#(\w+)\.$/.exec(line) ?? [];
    expect(await boot(email, request)).toEqual([operatorTexts.secondFactorReset(admin.email)]);
    expect(await db.$count(secondFactors)).toBe(0);
    const [again = ''] = await boot(email, request);
    expect(again).toContain('đã được thực hiện');
  });
});
