import { cp, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { openSmtpInbox } from '../server/testing/smtp-inbox.ts';
import { untouchedDatabase } from './support/prepare-accounts.mjs';
import { startProduct } from './support/product.mjs';

const { E2E_DATA_DIR = '' } = process.env;

interface Fixtures {
  emptyDir: string;
  /** A data folder that was started before, which takes a third of the time. */
  dataDir: string;
}

const test = base.extend<Fixtures>({
  emptyDir: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'kakehashi-process-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },

  dataDir: async ({ emptyDir }, use) => {
    await cp(untouchedDatabase(E2E_DATA_DIR), join(emptyDir, 'pglite'), { recursive: true });
    await use(emptyDir);
  },
});

test.describe.configure({ mode: 'parallel' });

test('killed with SIGKILL after its first start, the product starts again on the same data', async ({
  emptyDir,
}) => {
  const talkative = { LOG_LEVEL: 'info' };
  const first = await startProduct(emptyDir, talkative);
  expect(first.output()).toContain('content loaded');
  const before = await (await fetch(`${first.url}/api/topics`)).json();
  first.kill('SIGKILL');
  await first.exited;
  const second = await startProduct(emptyDir, talkative);
  expect(await (await fetch(`${second.url}/api/topics`)).json()).toEqual(before);
  expect(second.output(), 'content is not loaded twice').not.toContain('content loaded');
  await second.stop();
});

test('a second process on the same data is refused with one clear line, and the first goes on', async ({
  dataDir,
}) => {
  const first = await startProduct(dataDir);
  const second = await startProduct(dataDir);
  expect(await second.exited).toEqual({ code: 1, signal: null });
  expect(second.output().trim().split('\n')).toEqual([
    expect.stringContaining('đang được một tiến trình Kakehashi khác dùng'),
  ]);
  expect((await fetch(`${first.url}/ready`)).status).toBe(200);
  await first.stop();
});

test('SIGTERM lets the requests in flight finish and closes the database', async ({ dataDir }) => {
  const product = await startProduct(dataDir);
  // A login is slow on purpose (argon2): it is still under way when the signal comes.
  const login = fetch(`${product.url}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@kakehashi.test', password: 'cau-noi-tieng-nhat' }),
  });
  await fetch(`${product.url}/health`);
  product.kill('SIGTERM');
  expect((await login).status).toBe(200);
  expect(await product.exited).toEqual({ code: 0, signal: null });
});

test('a bad setting stops the boot with one line that names it', async ({ dataDir }) => {
  const product = await startProduct(dataDir, { PORT: 'ba nghìn', SMTP_URL: 'http://x' });
  expect(await product.exited).toEqual({ code: 1, signal: null });
  expect(product.output().trim()).toBe(
    'Cấu hình sai, hãy sửa biến môi trường: PORT (invalid_type), SMTP_URL (invalid_format)',
  );
});

test('without TOKEN_SECRET a random one is kept for the owner alone', async ({ dataDir }) => {
  const product = await startProduct(dataDir, { TOKEN_SECRET: '' });
  expect((await stat(join(dataDir, 'token-secret'))).mode & 0o777).toBe(0o600);
  await product.stop();
});

test('a mail server that is down: who registers meanwhile gets the code when it is back', async ({
  dataDir,
}) => {
  // Opened and closed again, to have a port where nobody listens.
  const gone = await openSmtpInbox();
  await gone.close();
  const product = await startProduct(dataDir, { SMTP_URL: gone.url });
  const post = (path: string, body: object) =>
    fetch(product.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const email = 'hoa@kakehashi.test';
  const person = { name: 'Hoa', email, password: 'mot-cau-de-nho', phoneNumber: '0901234567' };
  expect((await post('/auth/register', person)).status).toBe(200);
  await expect.poll(() => product.output()).toContain('mail not sent');

  const back = await openSmtpInbox({ port: gone.port });
  const mail = await back.waitForMail(({ to }) => to === email, 30_000);
  const otp = /^\d{6}$/m.exec(mail.text)?.[0];
  expect((await post('/auth/verify-otp', { email, otp })).status).toBe(200);
  expect(product.output(), 'neither address nor code in the log').not.toMatch(new RegExp(`${email}|${otp}`));
  await product.stop();
  await back.close();
});
