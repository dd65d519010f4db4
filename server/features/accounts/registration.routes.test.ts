import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, OTP_RESEND_MS, UNVERIFIED_ACCOUNT_DAYS } from '#contract/limits.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { passwordTexts } from '#contract/texts/passwords.ts';
import { registrationTexts } from '#contract/texts/registration.ts';
import { mailTexts } from '#contract/texts/mail.ts';
import { mailOutbox, users } from '#server/db/schema/index.ts';
import { lan, prepareRegistering } from '#server/testing/registering.ts';
import { emptyTables } from '#server/testing/empty-tables.ts';

const {
  call,
  factories,
  db,
  deliverMail,
  passTime,
  register,
  verify,
  logIn,
  codeByMail,
  app: { background },
} = await prepareRegistering();
beforeEach(async () => {
  await emptyTables(db);
  await deliverMail();
});

describe('POST /auth/register', () => {
  test('makes an account that opens with the code from the mail, and not before', async () => {
    expect(await register()).toMatchObject({
      status: 200,
      body: { statusCode: 200, message: registrationTexts.succeeded },
    });
    expect(await logIn()).toMatchObject({ status: 401, body: { message: accountTexts.loginRefused } });
    const code = await codeByMail();
    expect(await verify(code)).toMatchObject({
      status: 200,
      body: { statusCode: 200, message: registrationTexts.verified },
    });
    expect(await logIn()).toMatchObject({ status: 200, body: { roles: ['USER'] } });
    expect((await verify(code)).status, 'a code works once').toBe(400);
  });

  test('the mail is for its owner: in Vietnamese, with the code alone on a line and a link that fills the form', async () => {
    await register();
    const [mail] = await deliverMail();
    expect(mail).toMatchObject({ to: lan.email, subject: mailTexts.otp.subject });
    const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0];
    expect(mail?.text).toContain(`https://kakehashi.example/verify-otp?email=lan%40example.com&otp=${code}`);
    expect(mail?.html).toContain(code);
  });

  test('no code rests in the outbox', async () => {
    await register();
    const [row] = await db.select().from(mailOutbox);
    expect(row).toMatchObject({ kind: 'otp', recipient: lan.email, details: {} });
  });

  test('answers alike for an e-mail that has an account, which stays as it is; its owner is told by mail', async () => {
    const owner = await factories.user({ email: lan.email, name: 'Lan thật', password: 'mật khẩu thật' });
    const known = await register();
    const [mail] = await deliverMail();
    expect(mail).toMatchObject({ to: lan.email, subject: mailTexts.alreadyRegistered.subject });
    expect(mail?.text).toContain('Lan thật');

    const unknown = await register({ ...lan, email: 'moi@example.com' });
    expect(known.status).toBe(unknown.status);
    expect(known.text).toBe(unknown.text);
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);
    expect((await logIn('mật khẩu thật')).status).toBe(200);
    expect((await logIn()).status).toBe(401);
    expect(await db.select().from(users).where(eq(users.id, owner.id))).toMatchObject([{ name: 'Lan thật' }]);
  });

  test('100 at once for one e-mail make one account and one mail', async () => {
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, at) => register({ ...lan, name: `Lan ${at}` })),
    );
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await db.$count(users)).toBe(1);
    expect(await deliverMail()).toHaveLength(1);
  });

  test('again before the code is confirmed: the new details count, and the old code opens nothing', async () => {
    await register({ ...lan, password: 'mật khẩu của kẻ khác' });
    const oldCode = await codeByMail();
    await register();
    expect((await verify(oldCode)).status).toBe(400);
    expect(await deliverMail(), 'a minute has to pass between two codes').toEqual([]);
    passTime(OTP_RESEND_MS);
    const [mail] = await deliverMail();
    expect(mail?.subject, 'the owner is warned: it may have been somebody else').toBe(
      mailTexts.otpAgain.subject,
    );
    expect((await verify(/^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '')).status).toBe(200);
    expect((await logIn()).status).toBe(200);
    expect((await logIn('mật khẩu của kẻ khác')).status).toBe(401);
  });

  test('again on the last day before it would be forgotten: it has all its days once more', async () => {
    await register();
    passTime(UNVERIFIED_ACCOUNT_DAYS * DAY_MS - 1);
    await register();
    passTime(2);
    await background.tidyUp();
    expect((await verify(await codeByMail())).status).toBe(200);
  });

  test('the mail does not carry the words of whoever typed the name', async () => {
    await register({ ...lan, name: 'Trúng thưởng, mở evil.example' });
    await call('POST', '/auth/forgot-password', { body: { email: lan.email } });
    const mails = await deliverMail();
    expect(mails).toHaveLength(2);
    for (const { text, html } of mails) expect(text + html).not.toContain('evil.example');
  });

  test.each([
    { field: 'name', value: '', says: 'Họ tên không được bỏ trống.', why: 'no name' },
    { field: 'name', value: ' \t ', says: 'Họ tên không được bỏ trống.', why: 'a name of spaces' },
    { field: 'name', value: 'x'.repeat(101), says: 'Họ tên dài tối đa 100 ký tự.', why: 'a long name' },
    {
      field: 'name',
      value: 'Lan\r\nBcc: ai-do@example.com',
      says: 'Họ tên không đúng định dạng.',
      why: 'a name that would write a mail header',
    },
    { field: 'email', value: 'lan@', says: 'E-mail không đúng dạng ten@mien.vn.', why: 'half an e-mail' },
    { field: 'password', value: 'ngắn', says: 'Mật khẩu cần ít nhất 8 ký tự.', why: 'a short password' },
    {
      field: 'password',
      value: 'x'.repeat(129),
      says: 'Mật khẩu dài tối đa 128 ký tự.',
      why: 'a password too long to hash',
    },
    { field: 'password', value: 'matkhau123', says: passwordTexts.tooCommon, why: 'a common password' },
    {
      field: 'password',
      value: 'lan@example.com',
      says: passwordTexts.tooPersonal,
      why: 'the e-mail as password',
    },
    {
      field: 'phoneNumber',
      value: 'không có',
      says: 'Số điện thoại không đúng định dạng.',
      why: 'words for a number',
    },
    {
      field: 'phoneNumber',
      value: '12345',
      says: 'Số điện thoại không đúng định dạng.',
      why: 'too few digits',
    },
    {
      field: 'phoneNumber',
      value: undefined,
      says: 'Số điện thoại không được bỏ trống.',
      why: 'no phone number',
    },
  ])('refuses $why, names the field and makes nothing', async ({ field, value, says }) => {
    expect(await register({ ...lan, [field]: value })).toMatchObject({
      status: 400,
      body: { statusCode: 400, message: says, error: says, field },
    });
    expect(await db.$count(users)).toBe(0);
    expect(await deliverMail()).toEqual([]);
  });
});

test('who never confirms is forgotten after some days; who did is not', async () => {
  const emails = async () => (await db.select({ email: users.email }).from(users)).map(({ email }) => email);
  await factories.user({ email: 'mo@example.com' });
  await register();
  passTime(UNVERIFIED_ACCOUNT_DAYS * DAY_MS - 1);
  await background.tidyUp();
  expect(await emails()).toEqual(['mo@example.com', lan.email]);
  passTime(2);
  await background.tidyUp();
  expect(await emails()).toEqual(['mo@example.com']);
});
