import { beforeEach, expect, test, vi } from 'vitest';
import { rates } from '#contract/rates.ts';
import { secondFactorTexts } from '#contract/texts/second-factor.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { cookieOf } from '#server/testing/registering.ts';
import { setUpSecondFactor } from '#server/testing/second-factors.ts';

// A node for each test, because the counts are in its memory.
const build = () => buildTestApp({ env: { TRUST_PROXY: 'on' } });
let node: Awaited<ReturnType<typeof build>>;
const password = 'cầu-nối-tiếng-Nhật';
const { count } = rates.secondFactorFailures;

let hoa: TestUser;
let spare: string[];
beforeEach(async () => {
  node = await build();
  await emptyTables(node.db);
  hoa = await node.factories.user({ email: 'hoa@example.com', password });
  ({ recoveryCodes: spare } = await setUpSecondFactor(node, hoa, password));
});

let address = 0;
const from = (cookie = '') => ({ 'X-Forwarded-For': `10.0.0.${(address += 1)}`, Cookie: cookie });
async function guess(code: string, cookie = '') {
  const first = await node.call('POST', '/auth/login', {
    body: { email: hoa.email, password },
    headers: from(cookie),
  });
  const { challenge } = first.body as { challenge: string };
  return node.call('POST', '/auth/second-factor', { body: { challenge, code }, headers: from(cookie) });
}
const WRONG = 'AAAAA-AAAAA';
async function guessUntilRefused(cookie = '') {
  for (let time = 1; time < count; time += 1) await guess(WRONG, cookie);
  // The first one above the free ones still gets in, and starts the wait.
  await guess(WRONG, cookie);
  return guess(WRONG, cookie);
}

test('wrong codes from any number of addresses have to wait, and the right one too', async () => {
  const refused = await guessUntilRefused();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(refused.body).toMatchObject({ message: expect.stringContaining('nhập sai mã quá nhiều lần') });
  expect((await guess(spare[0] ?? '')).status).toBe(429);
});

test('the wait doubles with each wrong code, whatever address it comes from', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    await guessUntilRefused();
    const { firstSeconds } = rates.secondFactorFailures.growingWait;
    for (const seconds of [firstSeconds, 2 * firstSeconds, 4 * firstSeconds]) {
      expect((await guess(WRONG)).headers.get('Retry-After')).toBe(String(seconds));
      vi.setSystemTime(Date.now() + seconds * 1000);
      expect((await guess(WRONG)).status, 'after the wait').toBe(400);
    }
  } finally {
    vi.useRealTimers();
  }
});

test('of guesses at the same moment, no more get through than one after the other', async () => {
  const replies = await Promise.all(Array.from({ length: 4 * count }, () => guess(WRONG)));
  expect(replies.filter(({ status }) => status === 400)).toHaveLength(count);
});

test('a browser that has logged in before is not locked out by the guesses of others', async () => {
  const known = cookieOf(await guess(spare[0] ?? ''));
  await guessUntilRefused();
  expect((await guess(spare[1] ?? '', known)).status).toBe(200);
});

test('a known browser has to wait for its own guesses', async () => {
  const known = cookieOf(await guess(spare[0] ?? ''));
  expect((await guessUntilRefused(known)).status).toBe(429);
});

test('the right code takes back the failures before it', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let time = 1; time < count; time += 1) await guess(WRONG);
    expect((await guess(spare[round] ?? '')).status).toBe(200);
  }
});

test.each([
  { path: '/api/me/second-factor/off', why: 'turning it off' },
  { path: '/api/me/second-factor/recovery-codes', why: 'renewing the recovery codes' },
])('an open browser cannot guess either: $why', async ({ path }) => {
  const attempt = () => node.call('POST', path, { token: hoa.token, body: { code: WRONG } });
  for (let time = 1; time <= count; time += 1) expect((await attempt()).status).toBe(400);
  expect(await attempt()).toMatchObject({
    status: 429,
    body: { message: expect.stringContaining(secondFactorTexts.tooOften(30).slice(0, 20)) },
  });
});
