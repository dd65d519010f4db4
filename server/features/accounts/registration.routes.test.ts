import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  DAY_MS,
  HOUR_MS,
  OTP_CODES_PER_HOUR,
  OTP_RESEND_MS,
  REGISTRATIONS_PER_EMAIL_MAX,
  UNVERIFIED_ACCOUNT_DAYS,
} from '#contract/limits.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { passwordTexts, registrationTexts } from '#contract/texts/credentials.ts';
import { mailTexts } from '#contract/texts/mail.ts';
import { mailOutbox, registrations, users } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { cookieOf, lan, prepareRegistering } from '#server/testing/registering.ts';

const {
  call,
  factories,
  db,
  deliverMail,
  passTime,
  register,
  verify,
  resend,
  logIn,
  codeByMail,
  app: { background },
} = await prepareRegistering();
beforeEach(async () => {
  await emptyTables(db);
  await deliverMail();
});

describe('POST /auth/register', () => {
  test('creates an account that can sign in with the code from the mail, and not before', async () => {
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

  test.each([
    {
      path: '/auth/register',
      body: { name: '', email: '', password: '', phoneNumber: '' },
      message: 'Họ tên, E-mail, Mật khẩu, Số điện thoại không được bỏ trống.',
    },
    {
      path: '/auth/login',
      body: { email: '', password: '' },
      message: 'E-mail, Mật khẩu không được bỏ trống.',
    },
  ])('$path: a blank form names every missing field', async ({ path, body, message }) => {
    expect(await call('POST', path, { body })).toMatchObject({ status: 400, body: { message } });
  });

  test('the mail is in Vietnamese, with the code alone on a line and a link that fills the form', async () => {
    await register();
    const [mail] = await deliverMail();
    expect(mail).toMatchObject({ to: lan.email, subject: mailTexts.otp.subject });
    const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0];
    expect(mail?.text).toContain(`https://kakehashi.example/verify-otp?email=lan%40example.com&otp=${code}`);
    expect(mail?.html).toContain(code);
  });

  test('no code is stored in the outbox', async () => {
    await register();
    const [row] = await db.select().from(mailOutbox);
    const details = { registeredIn: expect.stringMatching(/^[\w-]{43}$/) };
    expect(row).toMatchObject({ kind: 'otp', recipient: lan.email, details });
  });

  test('gives the same reply for a taken e-mail, whose account does not change; its owner gets a mail', async () => {
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

  test('twelve concurrent registrations of one e-mail make one account, few registrations and one mail a minute', async () => {
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, at) => register({ ...lan, name: `Lan ${at}` })),
    );
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await db.$count(users)).toBe(1);
    expect(await db.$count(registrations)).toBe(REGISTRATIONS_PER_EMAIL_MAX);
    expect(await deliverMail()).toHaveLength(1);
    passTime(OTP_RESEND_MS);
    expect(await deliverMail()).toHaveLength(1);
  });

  test('again on the last day before deletion: the account gets all its days again', async () => {
    await register();
    passTime(UNVERIFIED_ACCOUNT_DAYS * DAY_MS - 1);
    await register();
    passTime(2);
    await background.cleanUp();
    expect((await verify(await codeByMail())).status).toBe(200);
  });

  test('the mail does not contain the typed name', async () => {
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
      why: 'a name that would inject a mail header',
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
      why: 'not a phone number',
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

const OTHER_PERSON = { ...lan, name: 'Kẻ lạ', password: 'mật khẩu của kẻ lạ', phoneNumber: '0987654321' };
const codeIn = (mail: { readonly text: string } | undefined) => /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';

describe('an e-mail that somebody else registers too', () => {
  /** The codes of both, in the order of registration. */
  async function registerBoth(first: typeof lan, second: typeof lan) {
    const cookies = [cookieOf(await register(first))];
    const codes = [await codeByMail()];
    cookies.push(cookieOf(await register(second)));
    passTime(OTP_RESEND_MS);
    codes.push(await codeByMail());
    return { cookies, codes };
  }

  test.each([
    { why: 'afterwards', first: lan, second: OTHER_PERSON, own: 0 },
    { why: 'before', first: OTHER_PERSON, second: lan, own: 1 },
  ])('$why: the owner’s code stays valid and sets the owner’s password', async ({ first, second, own }) => {
    const { codes } = await registerBoth(first, second);
    expect((await verify(codes[own] ?? '')).status).toBe(200);
    expect((await logIn()).status).toBe(200);
    expect((await logIn(OTHER_PERSON.password)).status).toBe(401);
    expect(await db.select().from(users)).toMatchObject([{ name: lan.name, phoneNumber: lan.phoneNumber }]);
    expect((await verify(codes[1 - own] ?? '')).status, 'the other code is no longer valid').toBe(400);
  });

  test('the mail tells the registrations apart without repeating the typed text', async () => {
    await registerBoth(lan, OTHER_PERSON);
    passTime(OTP_RESEND_MS);
    await resend();
    const [mail] = await deliverMail();
    expect(mail?.subject).toBe(mailTexts.otpOfSeveral.subject);
    expect(mail?.text).toMatch(/lúc \d\d:\d\d ngày [\d/]+, với số điện thoại kết thúc bằng 21:/);
    expect(mail?.text).not.toContain('Kẻ lạ');
  });

  test('in the browser that registered, somebody else’s code is refused, and a new code is for what was typed there', async () => {
    const { cookies, codes } = await registerBoth(lan, OTHER_PERSON);
    const [mine = ''] = cookies;
    expect((await verify(codes[1] ?? '', lan.email, mine)).status).toBe(400);
    passTime(OTP_RESEND_MS);
    await resend(lan.email, mine);
    const [mail] = await deliverMail();
    expect(mail?.text).toContain('kết thúc bằng 67:');
    expect((await verify(codeIn(mail), lan.email, mine)).status).toBe(200);
    expect((await logIn()).status).toBe(200);
  });

  test('again and again: the owner’s valid code still works', async () => {
    await register();
    const code = await codeByMail();
    for (let at = 0; at < REGISTRATIONS_PER_EMAIL_MAX + 3; at += 1)
      await register({ ...OTHER_PERSON, name: `Kẻ lạ ${at}` });
    expect(await db.$count(registrations)).toBeLessThanOrEqual(REGISTRATIONS_PER_EMAIL_MAX + 1);
    expect((await verify(code)).status).toBe(200);
    expect((await logIn()).status).toBe(200);
  });

  test('does not fill the mailbox: a few codes an hour, whoever asks for them', async () => {
    let mails = 0;
    await register();
    for (let minute = 0; minute < 40; minute += 1) {
      await resend();
      mails += (await deliverMail()).length;
      passTime(OTP_RESEND_MS);
    }
    expect(mails).toBe(OTP_CODES_PER_HOUR);
    passTime(HOUR_MS);
    await resend();
    expect(await deliverMail()).toHaveLength(1);
  });

  test('belongs to the person who opens a reset link: no code confirms anything afterwards', async () => {
    const { codes } = await registerBoth(lan, OTHER_PERSON);
    await call('POST', '/auth/forgot-password', { body: { email: lan.email } });
    const [mail] = await deliverMail();
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    await call('POST', '/auto/reset-password', { body: { token, newPassword: 'một-câu-khác-dễ-nhớ' } });
    expect([(await verify(codes[0] ?? '')).status, (await verify(codes[1] ?? '')).status]).toEqual([
      400, 400,
    ]);
    expect((await logIn('một-câu-khác-dễ-nhớ')).status).toBe(200);
    expect(await db.select().from(users)).toMatchObject([{ name: 'lan', phoneNumber: null }]);
    expect(await db.$count(registrations)).toBe(0);
  });
});

test('registering again in the same browser replaces the typed details; the code already sent confirms them', async () => {
  const cookie = cookieOf(await register({ ...lan, password: 'mật khẩu gõ nhầm' }));
  const code = await codeByMail();
  await register(lan, cookie);
  expect(await db.$count(registrations)).toBe(1);
  expect((await verify(code, lan.email, cookie)).status).toBe(200);
  expect((await logIn()).status).toBe(200);
});

test('an owner is notified of at most three registrations a day', async () => {
  const limited = await buildTestApp({ env: { TRUST_PROXY: 'on' } });
  await factories.user({ email: lan.email });
  for (let at = 0; at < 5; at += 1)
    await limited.call('POST', '/auth/register', {
      body: lan,
      headers: { 'X-Forwarded-For': `10.0.${at}.1` },
    });
  expect(await limited.deliverMail()).toHaveLength(3);
});

test('an unconfirmed account is deleted after some days; a confirmed one is not', async () => {
  const emails = async () => (await db.select({ email: users.email }).from(users)).map(({ email }) => email);
  await factories.user({ email: 'mo@example.com' });
  await register();
  passTime(UNVERIFIED_ACCOUNT_DAYS * DAY_MS - 1);
  await background.cleanUp();
  expect(await emails()).toEqual(['mo@example.com', lan.email]);
  passTime(2);
  await background.cleanUp();
  expect(await emails()).toEqual(['mo@example.com']);
});
