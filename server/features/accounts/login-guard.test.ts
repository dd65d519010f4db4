import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rates } from '#contract/rates.ts';
import { AppError } from '#server/http/errors.ts';
import { createRateLimits } from '#server/http/requests/rate-limits.ts';
import { createLoginGuard } from './login-guard.ts';

/** How often a password may be guessed, without the time that it takes to compare one. */

const HOME = '192.0.2.1';
const email = 'lan@example.com';
const { loginFailures, loginFailuresOfUnknownBrowsers, loginPerAddress } = rates;

let guard: ReturnType<typeof createLoginGuard>;
beforeEach(() => {
  guard = createLoginGuard(createRateLimits());
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

const attempt = (given: Partial<Parameters<typeof guard.admit>[0]> = {}) =>
  guard.admit({ email, address: HOME, knownDevice: null, ...given });
/** The seconds to wait, or null for an attempt that is compared with the password and found wrong. */
const fail = (given: Parameters<typeof attempt>[0] = {}) =>
  attempt(given).then(
    () => null,
    (error: unknown) => (error instanceof AppError ? Number(error.headers['Retry-After']) : error),
  );
const succeed = async (given: Parameters<typeof attempt>[0] = {}) => (await attempt(given))();
const many = (count: number, given: (at: number) => Parameters<typeof attempt>[0]) =>
  Promise.all(Array.from({ length: count }, (_, at) => fail(given(at))));
const compared = (waits: readonly unknown[]) => waits.filter((wait) => wait === null).length;
const fromEverywhere = (count: number) => many(count, (at) => ({ address: `10.0.${at}.1` }));

describe('from one address', () => {
  test('five wrong passwords are free, then the wait doubles up to a quarter of an hour', async () => {
    for (let time = 0; time < 5; time += 1) expect(await fail()).toBeNull();
    for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
      expect(await fail()).toBe(seconds);
      vi.setSystemTime(Date.now() + seconds * 1000);
      expect(await fail()).toBeNull();
    }
  });

  test('a full day of guessing allows no more than some 130 guesses', async () => {
    let guesses = 0;
    for (let second = 0; second < 24 * 3600; second += 30) {
      while ((await fail()) === null) guesses += 1;
      vi.setSystemTime(Date.now() + 30_000);
    }
    expect(guesses).toBeGreaterThan(100);
    expect(guesses).toBeLessThan(140);
  });

  test('a burst gets no more than the free attempts', async () => {
    expect(compared(await many(40, () => ({})))).toBe(loginFailures.count);
  });

  test('the right password makes the next failures free again', async () => {
    for (let time = 1; time < loginFailures.count; time += 1) await fail();
    await succeed();
    expect(compared(await many(20, () => ({})))).toBe(loginFailures.count);
  });

  test.each([
    { why: 'the same account elsewhere', given: { address: '192.0.2.9' } },
    { why: 'another account at the same address', given: { email: 'mai@example.com' } },
    { why: 'a known device at the same address', given: { knownDevice: 'a' } },
  ])('$why does not wait', async ({ given }) => {
    await many(20, () => ({}));
    expect(await fail(given)).toBeNull();
  });

  test('all accounts together have a separate limit, which does not apply to a known device', async () => {
    const waits = await many(loginPerAddress.count + 1, (at) => ({ email: `ai-${at}@example.com` }));
    expect(compared(waits)).toBe(loginPerAddress.count);
    expect(await fail({ knownDevice: 'a' })).toBeNull();
  });
});

describe('from many addresses', () => {
  test('guesses at one account reach a limit, until the hour is over', async () => {
    expect(compared(await fromEverywhere(200))).toBe(loginFailuresOfUnknownBrowsers.count);
    expect(await fail()).toBe(loginFailuresOfUnknownBrowsers.perSeconds);
    expect(await fail({ email: 'mai@example.com' }), 'the others are free').toBeNull();
    vi.setSystemTime(Date.now() + loginFailuresOfUnknownBrowsers.perSeconds * 1000);
    expect(await fail()).toBeNull();
  });

  test('right passwords do not use it up', async () => {
    for (let at = 0; at < 100; at += 1) await succeed({ address: `10.1.${at}.1` });
    expect(compared(await fromEverywhere(200))).toBe(loginFailuresOfUnknownBrowsers.count);
  });

  test('attempts blocked for their own address do not use it up either', async () => {
    await many(500, (at) => ({ address: `10.2.${at % 5}.1` }));
    expect(await fail()).toBeNull();
  });

  test('a known device is not affected', async () => {
    await fromEverywhere(200);
    expect(await fail({ knownDevice: 'a' })).toBeNull();
  });
});

test('an attempt refused because of others is not counted as a failure', async () => {
  await fromEverywhere(200);
  await many(20, () => ({}));
  vi.setSystemTime(Date.now() + loginFailuresOfUnknownBrowsers.perSeconds * 1000);
  expect(compared(await many(20, () => ({})))).toBe(loginFailures.count);
});

test('a known device logs in as often as an address may, and no more', async () => {
  for (let at = 0; at < loginPerAddress.count; at += 1) await succeed({ knownDevice: 'a' });
  expect(await fail({ knownDevice: 'a' })).toBe(loginPerAddress.perSeconds);
  expect(await fail({ knownDevice: 'b' }), 'another one is free').toBeNull();
});

test('a known device waits for its own failures, wherever it is, and not for those of another', async () => {
  const waits = await many(20, (at) => ({ knownDevice: 'a', address: `10.0.${at}.1` }));
  expect(compared(waits)).toBe(loginFailures.count);
  expect(await fail({ knownDevice: 'b' })).toBeNull();
});
