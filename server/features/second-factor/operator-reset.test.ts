import { beforeEach, expect, test } from 'vitest';
import { operatorTexts } from '#contract/texts/operator.ts';
import { auditLog, secondFactors } from '#server/db/schema/index.ts';
import { createAuditService } from '#server/features/audit/audit.service.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { setUpSecondFactor } from '#server/testing/second-factors.ts';
import { resetByOperator } from './operator-reset.ts';

const app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const { db, factories, call } = app;
const password = 'cầu-nối-tiếng-Nhật';

let admin: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  admin = await factories.user({ email: 'chu@example.com', roles: ['ADMIN'], password });
});

/** Starts with this setting and returns what is printed for the operator. */
async function boot(email?: string): Promise<string[]> {
  const printed: string[] = [];
  await resetByOperator(db, createAuditService(), { RESET_SECOND_FACTOR: email }, (line) =>
    printed.push(line),
  );
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

test('a setting that was left in the environment does nothing to an account without a second factor', async () => {
  expect(await boot(admin.email)).toEqual([operatorTexts.secondFactorNotReset(admin.email)]);
  expect(await db.$count(auditLog)).toBe(0);
});
