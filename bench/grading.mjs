// `npm run bench:grading`: the judge compared with the tokenizer on the same texts; the cost of long and hostile
// answers and of many slots; memory and start-up of the product; check-answer as a ratio of bare node:http with the
// same bytes. With the argument `judge` or `product`, only that half: the first needs no build.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, runnerImport } from 'vite';
import { accounts, PASSWORD } from '../e2e/support/accounts.mjs';
import { startProduct } from '../e2e/support/product.mjs';
import { compareWithBare } from './support/compare.mjs';
import { requestsPerSecond } from './support/load.mjs';
import { idleMemory, startUpTimes } from './support/start-up.mjs';

const GOALS = {
  judgementsPerSecond: 3_000,
  tokenizerRatio: 0.5,
  /** Linear growth would be 1, quadratic growth 16. */
  perCharacter: 3,
  /** With twice the slots: linear growth would be at most 2, quadratic growth 4. */
  perDoubling: 3,
  longestMs: 50,
  idleMb: 500,
  networkRatio: 0.2,
};
const PAIRS_MIN = 200;
const NAME_WIDTH = 46;
const CHECK_ANSWER = '/api/sentences/check-answer';
const inKb = (bytes) => `${(bytes / 1_024).toFixed(0)} KB`;

const root = fileURLToPath(new URL('..', import.meta.url));
const vite = { configFile: false, root, logLevel: 'error' };
const { module: questions } = await runnerImport(
  fileURLToPath(new URL('support/grading-questions.ts', import.meta.url)),
  vite,
);
const [half = 'all'] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'kakehashi-bench-'));
try {
  if (half !== 'product') await measureJudge();
  if (half !== 'judge') await measureProduct();
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** A missed goal fails the run. */
function report(name, result, isMet = true) {
  console.log(`${name.padEnd(NAME_WIDTH)} ${result}${isMet ? '' : ' MISSED'}`);
  if (!isMet) process.exitCode = 1;
}

async function measureJudge() {
  const outDir = join(folder, 'core');
  const entry = fileURLToPath(new URL('support/grading-core.ts', import.meta.url));
  await build({
    ...vite,
    publicDir: false,
    build: { ssr: entry, outDir, emptyOutDir: true, minify: true },
    ssr: { noExternal: true },
  });
  const asked = await questions.gradingQuestions();
  const file = join(folder, 'questions.json');
  await writeFile(file, JSON.stringify(asked));
  const script = fileURLToPath(new URL('support/measure-grading.mjs', import.meta.url));
  const core = join(outDir, 'grading-core.js');
  const output = execFileSync(process.execPath, ['--expose-gc', script, core, file], { encoding: 'utf8' });
  const { mix, lengths, slots, hostile, memory } = JSON.parse(output);
  reportMix(mix);
  reportLengths(lengths);
  reportSlots(slots);
  for (const answers of hostile) reportHostile(answers);
  reportMemory(memory);
  const code = await readFile(core);
  report(
    'the judge for a browser',
    `${inKb(code.length)} of code, ${inKb(gzipSync(code).length)} compressed, with all rules`,
  );
}

function reportMemory({ count, bytes, believed, compileMs }) {
  report(
    `${count} compiled sentences`,
    `${(bytes / 2 ** 20).toFixed(0)} MB, ${(believed / bytes).toFixed(2)} × by our estimate; ` +
      `${compileMs.toFixed(1)} ms to compile one`,
  );
}

function reportMix({ kinds, judged, tokenized, ratio }) {
  const shares = kinds
    .map(({ kind, share, rate }) => `${share} % ${kind} (${Math.round(rate)}/s)`)
    .join(', ');
  report('the mix', shares);
  report(
    'judgements on one core',
    `${Math.round(judged)}/s (goal ≥ ${GOALS.judgementsPerSecond})`,
    judged >= GOALS.judgementsPerSecond,
  );
  report(
    'beside the tokenizer',
    `${Math.round(tokenized)} texts/s on the same texts, median ratio ${ratio.toFixed(2)} (goal ≥ ${GOALS.tokenizerRatio})`,
    ratio >= GOALS.tokenizerRatio,
  );
}

function series(rows, msOf) {
  return rows.map((row) => `${row.name}: ${msOf(row).toFixed(3)} ms`).join(', ');
}

function reportLengths(rows) {
  const [shortest] = rows;
  const longest = rows.at(-1);
  for (const kind of Object.keys(shortest.judgeMs)) {
    const perCharacter = ({ name, judgeMs }) => judgeMs[kind] / name;
    const growth = perCharacter(longest) / perCharacter(shortest);
    report(
      `characters, ${kind}`,
      `${series(rows, ({ judgeMs }) => judgeMs[kind])}; a character of the longest costs ${growth.toFixed(2)} × ` +
        `one of the shortest (goal ≤ ${GOALS.perCharacter})`,
      growth <= GOALS.perCharacter,
    );
  }
  report(
    'characters, to prepare',
    series(rows, ({ compileMs }) => compileMs),
  );
}

function reportSlots(rows) {
  for (const kind of Object.keys(rows[0].judgeMs)) {
    const ms = rows.map(({ judgeMs }) => judgeMs[kind]);
    const steepest = Math.max(...ms.slice(2).map((time, at) => time / ms[at + 1]));
    report(
      `slots, ${kind}`,
      `${series(rows, ({ judgeMs }) => judgeMs[kind])}; twice the slots cost at most ${steepest.toFixed(2)} × ` +
        `(goal ≤ ${GOALS.perDoubling})`,
      steepest <= GOALS.perDoubling,
    );
  }
  report(
    'slots, to prepare',
    series(rows, ({ compileMs }) => compileMs),
  );
}

function reportHostile({ kind, length, p99Ms, maxMs, slowest }) {
  report(
    `${length} characters, ${kind}`,
    `p99 ${p99Ms.toFixed(1)} ms, at most ${maxMs.toFixed(1)} ms, to ${slowest} (goal: p99 ≤ ${GOALS.longestMs})`,
    p99Ms <= GOALS.longestMs,
  );
}

async function measureProduct() {
  const answers = await questions.shippedAnswers();
  const pairs = answers.map((answer) => checkAnswer(answer));
  if (new Set(pairs.map(({ body }) => body)).size < PAIRS_MIN) throw new Error('Too few different answers');
  await measureNetwork(pairs, answers);
  const times = await startUpTimes(folder, pairs[0]);
  for (const [start, { readyMs, answerMs }] of Object.entries(times))
    report(
      `start, ${start}`,
      `ready in ${Math.round(readyMs)} ms, first answer ${Math.round(answerMs)} ms later`,
    );
  const added = times.waiting.readyMs - times.analysed.readyMs;
  report('the analysis adds', `${Math.round(added)} ms to the start: it runs behind it`);
  const { firstMb, idleMb, peakMb } = await idleMemory(folder);
  report(
    'memory when idle',
    `${Math.round(idleMb)} MB, ${Math.round(peakMb)} MB at most while it starts (goal ≤ ${GOALS.idleMb}); ` +
      `${Math.round(firstMb)} MB after the start that makes the database`,
    idleMb <= GOALS.idleMb,
  );
}

function checkAnswer(answer, token) {
  return {
    method: 'POST',
    path: CHECK_ANSWER,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(answer),
  };
}

async function measureNetwork(pairs, answers) {
  const product = await startProduct(join(folder, 'data'), { RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  try {
    // Before the load: while it runs, this process does not notice that an idle connection is closed.
    const token = await logIn(product.url);
    const name = `check-answer, ${pairs.length} in turn`;
    const isMet = await compareWithBare(name, product.url, pairs, GOALS.networkRatio);
    if (!isMet) process.exitCode = 1;
    // More answers than judgements are cached, so each is judged again.
    const { module } = await runnerImport(join(root, 'contract/limits.ts'), vite);
    const many = manyMore(answers, module.JUDGEMENTS_KEPT * 2).map((answer) => checkAnswer(answer));
    const rate = requestsPerSecond(product.url, many);
    report(`check-answer, ${many.length} in turn`, `${Math.round(rate)} requests/s, none remembered`);
    const owned = answers.map((answer) => checkAnswer(answer, token));
    await compareWithBare('check-answer, logged in', product.url, owned);
  } finally {
    await product.stop();
  }
}

/** Every answer with a suffix, until there are enough. */
function manyMore(answers, count) {
  return Array.from({ length: count }, (_, at) => {
    const { sentenceId, userAnswer } = answers[at % answers.length];
    return { sentenceId, userAnswer: userAnswer + 'よねかなさ'.charAt(Math.floor(at / answers.length)) };
  });
}

async function logIn(origin) {
  const reply = await fetch(`${origin}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: accounts.admin.email, password: PASSWORD }),
  });
  const { token } = await reply.json();
  return token;
}
