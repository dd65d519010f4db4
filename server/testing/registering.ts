import { buildTestApp } from './build-test-app.ts';
import type { Reply } from './caller.ts';

const password = 'cầu-nối-tiếng-Nhật';

/** The person who registers in the tests. */
export const lan = {
  name: 'Nguyễn Thị Lan',
  email: 'lan@example.com',
  password,
  phoneNumber: '0901 234 567',
};

/** An app without rate limits, with the steps from the form to a confirmed e-mail. */
export async function prepareRegistering() {
  const app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  const { call, deliverMail } = app;
  return {
    ...app,
    register: (details: Record<string, unknown> = lan, cookie = '') =>
      call('POST', '/auth/register', { body: details, headers: { Cookie: cookie } }),
    verify: (otp: string, email = lan.email, cookie = '') =>
      call('POST', '/auth/verify-otp', { body: { email, otp }, headers: { Cookie: cookie } }),
    resend: (email = lan.email, cookie = '') =>
      call('POST', '/auth/regenerate-otp', { body: { email }, headers: { Cookie: cookie } }),
    logIn: (typed = password, email = lan.email) =>
      call('POST', '/auth/login', { body: { email, password: typed } }),
    /** Sends the mail that is due, and returns its code. */
    async codeByMail(): Promise<string> {
      const [mail] = await deliverMail();
      const code = mail && /^\d{6}$/m.exec(mail.text)?.[0];
      if (!code) throw new Error('No mail with a code went out');
      return code;
    },
  };
}

/** The cookie that a browser sends after this reply. */
export const cookieOf = ({ headers }: Reply): string => headers.get('Set-Cookie')?.split(';')[0] ?? '';

/** A different code. */
export const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
