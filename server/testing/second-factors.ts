import { Secret, TOTP } from 'otpauth';
import type { buildTestApp } from './build-test-app.ts';
import type { TestUser } from './data/factories.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

/** What the authenticator app of a phone shows at this time. */
export const codeAt = (key: string, time: Date): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: time.getTime() });

/** Sets up a second factor as its owner does, and returns its key and recovery codes. */
export async function setUpSecondFactor(
  { call, now }: Pick<TestApp, 'call' | 'now'>,
  user: TestUser,
  password: string,
) {
  const started = await call('POST', '/api/me/second-factor', { token: user.token, body: { password } });
  const { key } = started.body as { key: string };
  const confirmed = await call('POST', '/api/me/second-factor/confirm', {
    token: user.token,
    body: { code: codeAt(key, now()) },
  });
  const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
  return { key, recoveryCodes, confirmed };
}
