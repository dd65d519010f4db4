import { beforeEach, describe, expect, test } from 'vitest';
import { RESET_LINKS_LIVE_MAX, RESET_TOKEN_LIFETIME_MS } from '#contract/limits.ts';
import { passwordTexts } from '#contract/texts/credentials.ts';
import { mailTexts } from '#contract/texts/mail.ts';
import { mailOutbox, passwordResets } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { createAccountsRepository } from './accounts.repository.ts';

const { call, factories, db, deliverMail, passTime } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const password = 'cầu-nối-tiếng-Nhật';
const another = 'một-câu-khác-dễ-nhớ';
let lan: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  await deliverMail();
  lan = await factories.user({ email: 'lan@example.com', name: 'Nguyễn Thị Lan', password });
});

const forgot = (email = lan.email) => call('POST', '/auth/forgot-password', { body: { email } });
const reset = (token: string, newPassword = another) =>
  call('POST', '/auto/reset-password', { body: { token, newPassword } });
const change = (body: Record<string, unknown>, token: string | undefined = lan.token) =>
  call('POST', '/auto/changepassword', { body, token });
const logIn = (typed: string, email = lan.email) =>
  call('POST', '/auth/login', { body: { email, password: typed } });
const sessionHolds = async (token: string) => (await call('GET', '/api/me', { token })).status === 200;

async function tokenByMail(): Promise<string> {
  const [mail] = await deliverMail();
  const token =
    mail && /^https:\/\/kakehashi\.example\/reset-password\?token=([\w-]+)$/m.exec(mail.text)?.[1];
  if (!token) throw new Error('No mail with a link went out');
  return token;
}

describe('POST /auth/forgot-password, then POST /auto/reset-password', () => {
  test('the link from the mail sets a new password and ends every session', async () => {
    expect(await forgot()).toMatchObject({
      status: 200,
      body: { statusCode: 200, message: passwordTexts.linkSent },
    });
    expect(await reset(await tokenByMail())).toMatchObject({
      status: 200,
      body: { statusCode: 200, message: passwordTexts.resetSucceeded },
    });
    expect((await logIn(password)).status).toBe(401);
    expect((await logIn(another)).status).toBe(200);
    expect(await sessionHolds(lan.token)).toBe(false);
    expect(await deliverMail()).toMatchObject([
      { to: lan.email, subject: mailTexts.passwordChanged.subject },
    ]);
  });

  test('gives the same reply for an unknown e-mail, which gets no mail', async () => {
    const [known, unknown] = [await forgot(), await forgot('ai@example.com')];
    expect(unknown.text).toBe(known.text);
    expect(unknown.status).toBe(known.status);
    expect((await deliverMail()).map(({ to }) => to)).toEqual([lan.email]);
    expect(await db.$count(mailOutbox), 'the request for an unknown e-mail is dropped').toBe(0);
  });

  test('the token is long, random and not stored in the database', async () => {
    await forgot();
    const token = await tokenByMail();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [row] = await db.select().from(passwordResets);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('a link works once and invalidates the others', async () => {
    await forgot();
    const first = await tokenByMail();
    await forgot();
    const second = await tokenByMail();
    expect((await reset(second)).status).toBe(200);
    for (const token of [first, second])
      expect(await reset(token)).toMatchObject({ status: 400, body: { message: passwordTexts.linkDead } });
  });

  test('repeated requests do not fill a mailbox: five links are valid, the next waits until the first expires', async () => {
    const sent = [];
    for (let time = 0; time < RESET_LINKS_LIVE_MAX + 3; time += 1) {
      await forgot();
      sent.push(...(await deliverMail()));
      passTime(1000);
    }
    expect(sent).toHaveLength(RESET_LINKS_LIVE_MAX);
    passTime(RESET_TOKEN_LIFETIME_MS - (RESET_LINKS_LIVE_MAX + 3) * 1000);
    const later = await tokenByMail();
    expect((await reset(later)).status, 'the last request is served too').toBe(200);
  });

  test('when ten calls use one link at once, only one sets the password', async () => {
    await forgot();
    const token = await tokenByMail();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) => reset(token, `${another} ${at}`)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(9);
  });

  test.each([
    { ms: RESET_TOKEN_LIFETIME_MS - 1, status: 200, why: 'within half an hour it works' },
    { ms: RESET_TOKEN_LIFETIME_MS, status: 400, why: 'after half an hour it has expired' },
  ])('$why', async ({ ms, status }) => {
    await forgot();
    const token = await tokenByMail();
    passTime(ms);
    expect((await reset(token)).status).toBe(status);
  });

  test('opening the link proves access to the mailbox: an unconfirmed account is confirmed by it', async () => {
    const mai = await factories.user({ email: 'mai@example.com', password, verified: false });
    await forgot(mai.email);
    await reset(await tokenByMail());
    expect((await logIn(another, mai.email)).status).toBe(200);
  });

  test('an account created with Google gets its first password this way', async () => {
    const google = await factories.user({ email: 'g@example.com' });
    await forgot(google.email);
    await reset(await tokenByMail());
    expect((await logIn(another, google.email)).status).toBe(200);
  });

  test.each([
    { newPassword: 'ngắn', says: 'Mật khẩu mới cần ít nhất 8 ký tự.', why: 'a short one' },
    { newPassword: '12345678', says: passwordTexts.tooCommon, why: 'a common one' },
    { newPassword: 'lan@example.com', says: passwordTexts.tooPersonal, why: 'the account’s own e-mail' },
  ])('refuses $why without using up the link', async ({ newPassword, says }) => {
    await forgot();
    const token = await tokenByMail();
    expect(await reset(token, newPassword)).toMatchObject({
      status: 400,
      body: { message: says, field: 'newPassword' },
    });
    expect((await reset(token)).status).toBe(200);
  });

  test.each(['', 'x', 'A'.repeat(43), "' or 1=1--"])('%j is not a link', async (token) => {
    expect((await reset(token)).status).toBe(400);
    expect((await logIn(password)).status).toBe(200);
  });
});

describe('POST /auto/changepassword', () => {
  const request = { email: 'lan@example.com', oldPassword: password, newPassword: another };

  test('sets the new one, ends every session and notifies the owner', async () => {
    expect(await change(request)).toMatchObject({
      status: 200,
      body: { statusCode: 200, message: passwordTexts.changed },
    });
    expect(await sessionHolds(lan.token)).toBe(false);
    expect((await logIn(another)).status).toBe(200);
    expect((await logIn(password)).status).toBe(401);
    expect(await deliverMail()).toMatchObject([
      { to: lan.email, subject: mailTexts.passwordChanged.subject },
    ]);
  });

  test('applies to the account of the token, whatever e-mail is sent along', async () => {
    const mai = await factories.user({ email: 'mai@example.com', password });
    expect((await change({ ...request, email: mai.email })).status).toBe(200);
    expect((await logIn(password, mai.email)).status).toBe(200);
    expect((await logIn(another)).status).toBe(200);
  });

  test.each([
    {
      with: { oldPassword: 'không phải' },
      says: passwordTexts.wrongOldPassword,
      field: 'oldPassword',
      why: 'a wrong old one',
    },
    {
      with: { newPassword: password },
      says: passwordTexts.samePassword,
      field: 'newPassword',
      why: 'the same',
    },
    {
      with: { newPassword: password.normalize('NFD') },
      says: passwordTexts.samePassword,
      field: 'newPassword',
      why: 'the same in other code points',
    },
    {
      with: { newPassword: 'iloveyou' },
      says: passwordTexts.tooCommon,
      field: 'newPassword',
      why: 'a common one',
    },
    {
      with: { newPassword: 'Nguyễn Thị Lan' },
      says: passwordTexts.tooPersonal,
      field: 'newPassword',
      why: 'the account’s own name',
    },
    {
      with: { newPassword: undefined },
      says: 'Mật khẩu mới không được bỏ trống.',
      field: 'newPassword',
      why: 'none',
    },
  ])('refuses $why; session and password stay', async ({ with: changed, says, field }) => {
    expect(await change({ ...request, ...changed })).toMatchObject({
      status: 400,
      body: { message: says, field },
    });
    expect(await sessionHolds(lan.token)).toBe(true);
    expect((await logIn(password)).status).toBe(200);
  });

  test('a change that checked the old password just before a reset changes nothing', async () => {
    const accounts = createAccountsRepository(db);
    const before = (await accounts.findById(lan.id))?.passwordHash ?? '';
    await forgot();
    await reset(await tokenByMail());
    expect(await accounts.replacePassword(lan.id, before, 'hash of another')).toBe(false);
    expect((await logIn(another)).status).toBe(200);
  });

  test('an account without a password is pointed to the reset', async () => {
    const google = await factories.user();
    expect(await change(request, google.token)).toMatchObject({
      status: 409,
      body: { message: passwordTexts.noPasswordYet },
    });
  });

  test('guesses at the old password from a signed-in browser end after ten an hour', async () => {
    const limited = await buildTestApp();
    const guess = (at: number) =>
      limited.call('POST', '/auto/changepassword', {
        token: lan.token,
        body: { oldPassword: `đoán ${at}`, newPassword: another },
      });
    const replies = await Promise.all(Array.from({ length: 12 }, (_, at) => guess(at)));
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});
