import { beforeEach, expect, test } from 'vitest';
import { users } from '#server/db/schema/index.ts';
import { buildTestApp, TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { ensureFirstAdmin } from './first-admin.ts';

const { call, factories, db } = await buildTestApp();
beforeEach(() => emptyTables(db));

/** Boots with these settings and returns what is printed for the operator. */
async function boot(settings: { ADMIN_EMAIL?: string; ADMIN_PASSWORD?: string } = {}): Promise<string> {
  const printed: string[] = [];
  await ensureFirstAdmin(
    createAccountsRepository(db),
    settings,
    () => TEST_NOW,
    (line) => printed.push(line),
  );
  return printed.join(' ');
}

const logIn = (email: string, password: string) => call('POST', '/auth/login', { body: { email, password } });
const printedPassword = (log: string) => /một lần này: ([\w-]+)/.exec(log)?.[1];

test('an empty database gets the admin of the environment, whose password is not logged', async () => {
  const log = await boot({ ADMIN_EMAIL: 'chu@example.com', ADMIN_PASSWORD: 'mật khẩu của chủ' });
  expect(await logIn('chu@example.com', 'mật khẩu của chủ')).toMatchObject({
    status: 200,
    body: { roles: expect.arrayContaining(['ADMIN', 'USER']) },
  });
  expect(log).toContain('chu@example.com');
  expect(log).not.toContain('mật khẩu của chủ');
});

test('without settings admin@localhost gets a random password that is printed once and works', async () => {
  const password = printedPassword(await boot());
  expect(password).toMatch(/^[\w-]{16}$/);
  expect(await logIn('admin@localhost', password ?? '')).toMatchObject({
    status: 200,
    body: { roles: expect.arrayContaining(['ADMIN', 'USER']) },
  });
  expect(await boot()).toBe('');
  expect(await db.$count(users)).toBe(1);
});

test('nodes that start together create one admin', async () => {
  const printed = await Promise.all([boot(), boot(), boot()]);
  expect(printed.filter(Boolean)).toHaveLength(1);
  expect(await db.$count(users)).toBe(1);
});

test('two databases get two passwords', async () => {
  const first = printedPassword(await boot());
  await emptyTables(db);
  expect(printedPassword(await boot())).not.toBe(first);
});

test('no admin is created where accounts exist: a deleted admin does not come back after a restart', async () => {
  await factories.user();
  expect(await boot({ ADMIN_EMAIL: 'chu@example.com', ADMIN_PASSWORD: 'mật khẩu của chủ' })).toBe('');
  expect(await db.$count(users)).toBe(1);
});
