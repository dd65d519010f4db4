import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { openSmtpInbox, type SmtpInbox } from '../server/testing/fakes/smtp-inbox.ts';
import { accounts, PASSWORD } from './support/accounts.mjs';
import { copyPreparedData } from './support/prepare-accounts.mjs';
import { launchProduct, startProduct } from './support/product.mjs';

interface Fixtures {
  emptyDir: string;
  /** A prepared data folder, with which a start takes a third of the time. */
  dataDir: string;
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true });

const test = base.extend<Fixtures>({
  emptyDir: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'kakehashi-process-'));
    await use(folder);
    await remove(folder);
  },

  dataDir: async ({}, use) => {
    const folder = await copyPreparedData();
    await use(folder);
    await remove(folder);
  },
});

/** Sends one request, and returns its outcome. */
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

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

// A start takes seconds, and some tests need more than one.
test.describe.configure({ timeout: 180_000 });

test('after an interrupted first start, or SIGKILL after a start, the next start can use the data', async ({
  emptyDir,
}) => {
  const verbose = { LOG_LEVEL: 'info' };
  await test.step('a signal during the start ends it', async () => {
    const interrupted = await launchProduct(emptyDir, verbose);
    // On a busy machine Node.js alone takes seconds to start.
    await expect.poll(() => readdir(emptyDir), { timeout: 60_000 }).toContain('pglite');
    interrupted.kill('SIGTERM');
    expect(await interrupted.exited).toEqual({ code: 0, signal: null });
  });

  const first = await startProduct(emptyDir, verbose);
  const reply = await fetch(`${first.url}/api/topics`);
  expect(reply.status).toBe(200);
  const before = await reply.json();
  // The interrupted start may have copied it from the snapshot already.
  expect(before, 'the content is there').toContainEqual(expect.objectContaining({ id: 1 }));
  first.kill('SIGKILL');
  await first.exited;

  const second = await startProduct(emptyDir, verbose);
  expect(await (await fetch(`${second.url}/api/topics`)).json()).toEqual(before);
  expect(second.output(), 'content is not loaded twice').not.toContain('content loaded');
  await second.stop();
});

test('a bad setting stops the boot with one line that names it', async ({ emptyDir }) => {
  const product = await startProduct(emptyDir, { PORT: 'ba nghìn', SMTP_URL: 'http://x' });
  expect(await product.exited).toEqual({ code: 1, signal: null });
  expect(product.output().trim()).toBe(
    'Cấu hình sai, hãy sửa biến môi trường: PORT (invalid_type), SMTP_URL (invalid_format)',
  );
});

// These tests share one product; the last one ends it.
test.describe.serial('a product without a secret, whose mail server is down', () => {
  let dataDir: string;
  let closedInbox: SmtpInbox;
  let product: Awaited<ReturnType<typeof startProduct>>;

  test.beforeAll(async () => {
    dataDir = await copyPreparedData();
    // Opened and closed again, to have a free port.
    closedInbox = await openSmtpInbox();
    await closedInbox.close();
    product = await startProduct(dataDir, {
      TOKEN_SECRET: '',
      SMTP_URL: closedInbox.url,
      DRAIN_NOTICE_MS: '60000',
      LOG_LEVEL: 'debug',
    });
  });

  test.afterAll(async () => {
    product.kill('SIGKILL');
    await remove(dataDir);
  });

  test('stores a random secret, readable by the owner only', async () => {
    expect((await stat(join(dataDir, 'token-secret'))).mode & 0o777).toBe(0o600);
  });

  test('makes nothing again that an earlier start has prepared', async () => {
    const preparedIn = async (folder: string) => (await readdir(join(folder, 'prepared'))).toSorted();
    const before = await preparedIn(process.env['E2E_DATA_DIR'] ?? '');
    expect(before.length).toBeGreaterThan(0);
    await product.printed('prepared ahead');
    // What is made of anything else has another name.
    expect(await preparedIn(dataDir)).toEqual(before);
  });

  test('keeps running while a second process on the same data is refused with one line', async () => {
    const second = await startProduct(dataDir);
    expect(await second.exited).toEqual({ code: 1, signal: null });
    expect(second.output().trim().split('\n')).toEqual([
      expect.stringContaining('đang được một tiến trình Kakehashi khác dùng'),
    ]);
    expect((await fetch(`${product.url}/ready`)).status).toBe(200);
  });

  test('sends the code of a registration when the mail server is back', async () => {
    const email = 'hoa@kakehashi.test';
    const person = { name: 'Hoa', email, password: 'mot-cau-de-nho', phoneNumber: '0901234567' };
    expect((await post(`${product.url}/auth/register`, person)).status).toBe(200);
    await expect.poll(() => product.output()).toContain('mail not sent');

    const back = await openSmtpInbox({ port: closedInbox.port });
    const mail = await back.waitForMail(({ to }) => to === email, 30_000);
    const otp = /^\d{6}$/m.exec(mail.text)?.[0];
    expect((await post(`${product.url}/auth/verify-otp`, { email, otp })).status).toBe(200);
    expect(product.output(), 'neither address nor code in the log').not.toMatch(
      new RegExp(`${email}|${otp}`),
    );
    await back.close();
  });

  test('fails /ready before the port is closed, and answers all other requests', async () => {
    product.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${product.url}/ready`)).status).toBe(503);
    expect((await fetch(`${product.url}/api/topics`)).status).toBe(200);
    // A login is slow on purpose (argon2): it is still running when the port is closed.
    const login = post(`${product.url}/auth/login`, { email: accounts.admin.email, password: PASSWORD });
    await fetch(`${product.url}/health`);
    // A second signal skips the drain notice.
    product.kill('SIGTERM');
    expect((await login).status).toBe(200);
    expect(await product.exited).toEqual({ code: 0, signal: null });
  });
});

test('SIGTERM just after the start: every request that was sent gets a complete reply', async ({
  dataDir,
}) => {
  const product = await startProduct(dataDir, { RATE_LIMITS: 'off' });
  // A quarter are pages that are not rendered yet, so that most requests still wait when the signal arrives.
  const pathOf = (index: number) => (index % 4 === 0 ? paths.word(index + 1) : '/api/topics');
  const calls = Array.from({ length: 200 }, (_, index) => send(product.url + pathOf(index)));
  await Promise.all(calls.map(({ sent }) => sent));
  product.kill('SIGTERM');
  const outcomes = await Promise.all(calls.map(({ outcome }) => outcome));
  expect(outcomes.filter((outcome) => outcome !== 'answered')).toEqual([]);
  expect(await product.exited).toEqual({ code: 0, signal: null });
});

test('SIGTERM under load: no connection is reset, new or keep-alive', async ({ dataDir }) => {
  const product = await startProduct(dataDir, { RATE_LIMITS: 'off' });
  const addresses = ['/health', '/', '/api/topics', '/api/items/search?kanji=水'];
  const outcomes: string[] = [];
  async function sendRepeatedly(agent: Agent | false): Promise<void> {
    for (let round = 0; outcomes.at(-1) !== 'refused'; round++) {
      const { outcome } = send(product.url + addresses[round % addresses.length], agent);
      outcomes.push(await outcome);
    }
  }
  const agent = new Agent({ keepAlive: true });
  const clients = Array.from({ length: 40 }, (_, index) => sendRepeatedly(index % 2 === 0 ? agent : false));
  await expect.poll(() => outcomes.length, { timeout: 60_000 }).toBeGreaterThan(500);
  product.kill('SIGTERM');
  await Promise.all(clients);
  agent.destroy();
  expect(outcomes.filter((outcome) => !['answered', 'refused'].includes(outcome))).toEqual([]);
  expect(await product.exited).toEqual({ code: 0, signal: null });
});
