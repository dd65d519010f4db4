import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { openSmtpInbox } from '../server/testing/smtp-inbox.ts';
import { untouchedDatabase } from './support/prepare-accounts.mjs';
import { launchProduct, startProduct } from './support/product.mjs';

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

/** One request, and what became of it. */
function send(address: string, agent: Agent | false = false) {
  const call = request(address, { agent });
  const sent = new Promise<void>((resolve) => call.once('finish', () => resolve()));
  const outcome = new Promise<string>((resolve) => {
    call.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : error.message),
    );
    call.once('response', (reply) => {
      reply.once('error', (error) => resolve(error.message));
      reply.resume().once('end', () => resolve('answered'));
    });
  });
  call.end();
  return { sent, outcome };
}

// Most start the product more than once.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

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

test('SIGTERM just after the start: every request that was sent gets a whole reply', async ({ dataDir }) => {
  const product = await startProduct(dataDir, { RATE_LIMITS: 'off' });
  // A quarter are pages that nobody has rendered yet, so that most requests still wait when the signal comes.
  const pathOf = (index: number) => (index % 4 === 0 ? `/search/${index + 1}` : '/api/topics');
  const calls = Array.from({ length: 200 }, (_, index) => send(product.url + pathOf(index)));
  await Promise.all(calls.map(({ sent }) => sent));
  product.kill('SIGTERM');
  const outcomes = await Promise.all(calls.map(({ outcome }) => outcome));
  expect(outcomes.filter((outcome) => outcome !== 'answered')).toEqual([]);
  expect(await product.exited).toEqual({ code: 0, signal: null });
});

test('SIGTERM under load: no connection is reset, whether it is new or kept alive', async ({ dataDir }) => {
  const product = await startProduct(dataDir, { RATE_LIMITS: 'off' });
  const paths = ['/health', '/', '/api/topics', '/api/items/search?kanji=水'];
  const outcomes: string[] = [];
  async function goOn(agent: Agent | false): Promise<void> {
    for (let round = 0; outcomes.at(-1) !== 'refused'; round++) {
      const { outcome } = send(product.url + paths[round % paths.length], agent);
      outcomes.push(await outcome);
    }
  }
  const agent = new Agent({ keepAlive: true });
  const clients = Array.from({ length: 40 }, (_, index) => goOn(index % 2 === 0 ? agent : false));
  await expect.poll(() => outcomes.length).toBeGreaterThan(500);
  product.kill('SIGTERM');
  await Promise.all(clients);
  agent.destroy();
  expect(outcomes.filter((outcome) => !['answered', 'refused'].includes(outcome))).toEqual([]);
  expect(await product.exited).toEqual({ code: 0, signal: null });
});

test('before the port is closed /ready says no, and everything else is answered', async ({ dataDir }) => {
  const product = await startProduct(dataDir, { DRAIN_NOTICE_MS: '60000' });
  product.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${product.url}/ready`)).status).toBe(503);
  expect((await fetch(`${product.url}/api/topics`)).status).toBe(200);
  // Whoever is in a hurry asks twice.
  product.kill('SIGTERM');
  expect(await product.exited).toEqual({ code: 0, signal: null });
});

test('a signal during the start ends it, and the data can be used again', async ({ emptyDir }) => {
  const product = await launchProduct(emptyDir);
  await expect.poll(() => readdir(emptyDir)).toContain('pglite');
  product.kill('SIGTERM');
  expect(await product.exited).toEqual({ code: 0, signal: null });
  const next = await startProduct(emptyDir);
  expect((await fetch(`${next.url}/api/topics`)).status).toBe(200);
  await next.stop();
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
