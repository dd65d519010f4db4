import { beforeEach, describe, expect, test } from 'vitest';
import { registrationTexts } from '#contract/texts/credentials.ts';
import { auditLog, sessions } from '#server/db/schema/index.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { cookieOf, lan, prepareRegistering, wrong } from '#server/testing/registering.ts';

const { call, db, deliverMail, register, verify, codeByMail } = await prepareRegistering();
beforeEach(async () => {
  await emptyTables(db);
  await deliverMail();
});

describe('the right code signs in', () => {
  const loginIn = ({ body }: { readonly body: unknown }) => (body as { login?: { token: string } }).login;

  test('in the browser that registered, which is known from then on', async () => {
    const browser = cookieOf(await register());
    const reply = await verify(await codeByMail(), lan.email, browser);
    expect(reply.body).toMatchObject({
      statusCode: 200,
      message: registrationTexts.verified,
      login: { statusCode: 200, roles: ['USER'], sub: lan.email, userId: expect.any(Number) },
    });
    const token = loginIn(reply)?.token ?? '';
    expect((await call('GET', '/api/me', { token })).body).toMatchObject({
      email: lan.email,
      name: lan.name,
    });
    expect(cookieOf(reply).startsWith(browser), 'the browser keeps its id').toBe(true);
    expect(await db.select().from(auditLog)).toMatchObject([
      { action: 'login', details: { method: 'registration' } },
    ]);
  });

  test.each([
    { why: 'without a cookie, as from another device', cookie: async () => '' },
    {
      why: 'where somebody else registered',
      cookie: async () => cookieOf(await register({ ...lan, email: 'minh@example.com' })),
    },
  ])('nowhere else: $why', async ({ cookie }) => {
    await register();
    const code = await codeByMail();
    const reply = await verify(code, lan.email, await cookie());
    expect(reply.body).toEqual({ statusCode: 200, message: registrationTexts.verified });
    expect(reply.headers.get('Set-Cookie')).toBeNull();
    expect(await db.$count(sessions)).toBe(0);
  });

  test('not with a wrong code', async () => {
    const browser = cookieOf(await register());
    const reply = await verify(wrong(await codeByMail()), lan.email, browser);
    expect(reply.status).toBe(400);
    expect(loginIn(reply)).toBeUndefined();
    expect(await db.$count(sessions)).toBe(0);
  });
});
