import { beforeAll, describe, expect, test } from 'vitest';
import { accountTexts } from '#contract/texts/accounts.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

const { call, factories, db } = await buildTestApp();
const password = 'cầu-nối-tiếng-Nhật';
let hoa: TestUser;
beforeAll(async () => {
  await emptyTables(db);
  hoa = await factories.user({ email: 'hoa@example.com', roles: ['USER', 'SUPPLIER'], password });
});

const logIn = (email: string, typed: string) =>
  call('POST', '/auth/login', {
    body: { email, password: typed },
    headers: { 'X-Request-Id': 'one-and-the-same' },
  });

describe('POST /auth/login', () => {
  test.each([
    { email: 'hoa@example.com', typed: password, why: 'e-mail and password' },
    { email: ' HOA@Example.com ', typed: password, why: 'capitals and spaces of a phone keyboard' },
    {
      email: 'hoa@example.com',
      typed: password.normalize('NFD'),
      why: 'accents typed as separate code points',
    },
  ])('lets in with $why', async ({ email, typed }) => {
    const reply = await logIn(email, typed);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      statusCode: 200,
      message: accountTexts.loginSucceeded,
      token: expect.any(String),
      roles: expect.arrayContaining(['USER', 'SUPPLIER']),
      sub: 'hoa@example.com',
      userId: hoa.id,
      deletionDueAt: null,
    });
  });

  test('gives a token that opens the caller’s own data', async () => {
    const { token } = (await logIn(hoa.email, password)).body as { token: string };
    expect((await call('GET', `/auth/${hoa.id}/score`, { token })).status).toBe(200);
  });

  test('gives the same reply for an unknown e-mail as for a wrong password, byte for byte', async () => {
    const unknown = await logIn('ai-do@example.com', password);
    const wrong = await logIn(hoa.email, 'không phải');
    const { loginRefused } = accountTexts;
    expect(wrong.body).toEqual({ statusCode: 401, error: loginRefused, message: loginRefused });
    expect(unknown.text).toBe(wrong.text);
    expect([...unknown.headers]).toEqual([...wrong.headers]);
  });

  test('an account created with Google has no password to match', async () => {
    const lan = await factories.user();
    expect((await logIn(lan.email, password)).status).toBe(401);
  });

  test('an unconfirmed account gets the same refusal, so that registering a taken e-mail reveals nothing', async () => {
    const mai = await factories.user({ verified: false, password });
    const [right, wrong] = [await logIn(mai.email, password), await logIn(mai.email, 'không phải')];
    expect(right.status).toBe(401);
    expect(right.text).toBe(wrong.text);
  });

  test.each([
    { body: {}, says: 'E-mail, Mật khẩu không được bỏ trống.', why: 'nothing' },
    { body: { email: 'hoa@example.com' }, says: 'Mật khẩu không được bỏ trống.', why: 'no password' },
    {
      body: { email: 'hoa@example.com', password: '' },
      says: 'Mật khẩu không được bỏ trống.',
      why: 'an empty password',
    },
    {
      body: { email: 'hoa@example.com', password: 'x'.repeat(129) },
      says: 'Mật khẩu dài tối đa 128 ký tự.',
      why: 'a password that would take long to hash',
    },
    { body: { email: 'hoa', password }, says: 'E-mail không đúng dạng ten@mien.vn.', why: 'not an e-mail' },
    {
      body: { email: { $ne: null }, password },
      says: 'E-mail không đúng kiểu dữ liệu.',
      why: 'an object instead of a text',
    },
  ])('refuses $why', async ({ body, says }) => {
    expect(await call('POST', '/auth/login', { body })).toMatchObject({
      status: 400,
      body: { message: says },
    });
  });
});
