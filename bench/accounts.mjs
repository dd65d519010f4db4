// `npm run bench:accounts`: whether response times reveal if an e-mail has an account. Known and unknown e-mails
// alternate in one run. The reference is an e-mail with an account, or one that waits for its code where only those
// differ.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accounts } from '../e2e/support/accounts.mjs';
import { startProduct } from '../e2e/support/product.mjs';
import { median } from './support/load.mjs';

const ROUNDS = 200;
const WARM_UP = 20;
const GOAL = 0.1;
const owner = accounts.admin.email;
/** Registered, but the code was not entered yet. */
const waiting = 'dang-cho@kakehashi.test';
const someone = (round) => `ai-do-${round}@kakehashi.test`;
const person = { name: 'Người đo', password: 'mot-cau-dai-va-la', phoneNumber: '0901234567' };

const CASES = [
  { name: 'login', path: '/auth/login', body: (email) => ({ email, password: 'khong-phai-mat-khau' }) },
  { name: 'register', path: '/auth/register', body: (email) => ({ ...person, email }) },
  { name: 'forgot password', path: '/auth/forgot-password', body: (email) => ({ email }) },
  { name: 'resend OTP', path: '/auth/regenerate-otp', body: (email) => ({ email }), known: waiting },
  {
    name: 'verify OTP',
    path: '/auth/verify-otp',
    body: (email) => ({ email, otp: '000000' }),
    known: waiting,
  },
];

const dataDir = await mkdtemp(join(tmpdir(), 'kakehashi-bench-'));
const product = await startProduct(dataDir, { RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
try {
  await ask('/auth/register', { ...person, email: waiting });
  for (const kind of CASES) await compare(kind);
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function compare({ name, path, body, known = owner }) {
  const times = { known: [], unknown: [] };
  const answers = new Set();
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    // The order alternates between rounds.
    const kinds = round % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const kind of kinds) {
      const { ms, answer } = await ask(path, body(kind === 'known' ? known : someone(round)));
      answers.add(answer);
      if (round >= 0) times[kind].push(ms);
    }
  }
  const [withAccount, without] = [median(times.known), median(times.unknown)];
  const difference = Math.abs(without - withAccount) / withAccount;
  console.log(
    `${name.padEnd(16)} known ${withAccount.toFixed(2)} ms, unknown ${without.toFixed(2)} ms (medians of ${ROUNDS}), ` +
      `difference ${(difference * 100).toFixed(1)} % (goal < ${GOAL * 100} %), ${answers.size} kind of answer`,
  );
}

async function ask(path, body) {
  const startedAt = performance.now();
  const reply = await fetch(product.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = `${reply.status} ${await reply.text()}`;
  return { ms: performance.now() - startedAt, answer };
}
