import { sum } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, OTP_LIFETIME_MS, OTP_RESEND_MS, OTP_TRIES_PER_DAY } from '#contract/limits.ts';
import { registrationTexts } from '#contract/texts/credentials.ts';
import { otps } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { lan, prepareRegistering, wrong } from '#server/testing/registering.ts';

const { call, factories, db, deliverMail, passTime, register, verify, resend, codeByMail } =
  await prepareRegistering();
beforeEach(async () => {
  await emptyTables(db);
  await deliverMail();
});

describe('POST /auth/verify-otp', () => {
  test('gives the same reply for a wrong code, an unknown e-mail and an account that is already confirmed', async () => {
    await register();
    const code = await codeByMail();
    await factories.user({ email: 'mo@example.com' });
    const replies = [
      await verify(wrong(code)),
      await verify(code, 'ai@example.com'),
      await verify(code, 'mo@example.com'),
    ];
    const refused = {
      statusCode: 400,
      message: registrationTexts.otpRefused,
      error: registrationTexts.otpRefused,
    };
    for (const { status, body } of replies) expect({ status, body }).toEqual({ status: 400, body: refused });
  });

  test.each([
    { ms: OTP_LIFETIME_MS - 1, status: 200, why: 'within ten minutes it works' },
    { ms: OTP_LIFETIME_MS, status: 400, why: 'after ten minutes it has expired' },
  ])('$why', async ({ ms, status }) => {
    await register();
    const code = await codeByMail();
    passTime(ms);
    expect((await verify(code)).status).toBe(status);
  });

  test('five tries a code: then even the right one is refused', async () => {
    await register();
    const code = await codeByMail();
    for (let tries = 0; tries < 5; tries++) await verify(wrong(code));
    expect((await verify(code)).status).toBe(400);
  });

  test('a new code gets five tries of its own, within the twenty of the day; a day later they are back', async () => {
    await register();
    for (let codes = 0; codes < 4; codes++) {
      const code = await codeByMail();
      for (let tries = 0; tries < 5; tries++) await verify(wrong(code));
      passTime(OTP_RESEND_MS);
      await resend();
    }
    expect((await verify(await codeByMail())).status, 'the 21st try of the day').toBe(400);
    passTime(DAY_MS + OTP_LIFETIME_MS);
    await resend();
    expect((await verify(await codeByMail())).status).toBe(200);
  });

  test('ten wrong guesses at once at each of six codes, from many addresses, lead to at most 20 comparisons a day', async () => {
    const open = await buildTestApp({ env: { TRUST_PROXY: 'on' } });
    await register();
    const guess = (at: number) =>
      open.call('POST', '/auth/verify-otp', {
        body: { email: lan.email, otp: String(at).padStart(6, '0') },
        headers: { 'X-Forwarded-For': `10.${at % 200}.${at % 250}.1` },
      });
    for (let codes = 0; codes < 6; codes++) {
      await deliverMail();
      await Promise.all(Array.from({ length: 10 }, (_, at) => guess(codes * 10 + at)));
      passTime(OTP_RESEND_MS);
      await resend();
    }
    const [row] = await db.select({ compared: sum(otps.tries).mapWith(Number) }).from(otps);
    expect(row?.compared).toBeGreaterThan(0);
    expect(row?.compared).toBeLessThanOrEqual(OTP_TRIES_PER_DAY);
  });

  test('several valid codes share the comparisons of the day, and each guess counts for all of them', async () => {
    for (let at = 0; at < 4; at += 1) {
      await register({ ...lan, name: `Lan ${at}` });
      await deliverMail();
      passTime(OTP_RESEND_MS);
    }
    for (let at = 0; at < 12; at += 1) await verify(String(at).padStart(6, '0'));
    const tries = (await db.select().from(otps)).map((code) => code.tries);
    expect(tries).toEqual([5, 5, 5, 5]);
  });

  test.each([
    { otp: '12345', why: 'five digits' },
    { otp: '1234567', why: 'seven digits' },
    { otp: '12345a', why: 'a letter' },
    { otp: 123_456, why: 'a number' },
    { otp: '', why: 'nothing' },
  ])('$why is not a code', async ({ otp }) => {
    expect(await call('POST', '/auth/verify-otp', { body: { email: lan.email, otp } })).toMatchObject({
      status: 400,
      body: { field: 'otp' },
    });
  });
});

describe('POST /auth/regenerate-otp', () => {
  test('gives the same reply to unconfirmed, confirmed and unknown e-mails; only the unconfirmed one gets a mail', async () => {
    await register();
    await deliverMail();
    passTime(OTP_RESEND_MS);
    await factories.user({ email: 'mo@example.com' });
    const replies = [await resend(), await resend('mo@example.com'), await resend('ai@example.com')];
    expect(new Set(replies.map(({ text }) => text))).toEqual(
      new Set([JSON.stringify({ statusCode: 200, message: registrationTexts.resent })]),
    );
    expect((await deliverMail()).map(({ to }) => to)).toEqual([lan.email]);
  });

  test('sends at most one code a minute; the second request is served when the minute is over', async () => {
    await register();
    const first = await codeByMail();
    await Promise.all([resend(), resend(), resend()]);
    expect(await deliverMail()).toEqual([]);
    passTime(OTP_RESEND_MS - 1);
    expect(await deliverMail()).toEqual([]);
    passTime(1);
    const second = await codeByMail();
    // Once in a million both codes are equal; then there is no older code to refuse.
    const older = first === second ? wrong(second) : first;
    expect((await verify(older)).status, 'only the newest code counts').toBe(400);
    expect((await verify(second)).status).toBe(200);
  });
});
