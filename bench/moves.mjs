// `npm run bench:moves`: how soon a tap is answered, on a cheap phone with a slow connection. Moves from page to page,
// and what a learner does within a page.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { startProduct } from '../e2e/support/product.mjs';
import { findChromium } from '../scripts/find-chromium.mjs';
import { median } from './support/load.mjs';
import { LINE, PHONE, newPhone, slowDown } from './support/phone-visit.mjs';
import { watchInteractions, watchMove } from './support/taps.mjs';

const MOVES = [
  { from: '/', link: 'nav a[href="/search"]', why: 'a tab of the bar' },
  { from: '/search?kanji=学校', link: 'main li a[href^="/search/"]', why: 'a result' },
  { from: '/path', link: 'main a[data-main-action]', why: 'the main action' },
  { from: '/grammar', link: 'main a[href^="/grammar/"]', why: 'a point of grammar' },
  { from: '/exercises', link: 'main a[href^="/exercises/"]', why: 'a topic' },
];
const LESSON = '/exercises/1/curriculum/3/40/sentence';
const ROUNDS = 3;
const GOALS = { answeredMs: 300, interactionMs: 100 };
/** A finger rests on the glass for so long. */
const TAP_MS = 80;
const KEY_MS = 120;
/** Idle work of a page: the worker that stores the app, and what is opened ahead. */
const SETTLED_MS = 8_000;
/** What somebody did before has been drawn, and the observer has told of it. */
const REST_MS = 1_400;
const NAME_WIDTH = 34;
const NUMBER_WIDTH = 11;

const PARTS = {
  first: () => printMoves('first visit (no service worker)', { serviceWorkers: 'block' }),
  stored: () => printMoves('app stored by its service worker', {}),
  interactions: printInteractions,
};
// `npm run bench:moves -- interactions` measures only that part.
const [, , only = ''] = process.argv;

const dataDir = await mkdtemp(join(tmpdir(), 'kakehashi-bench-'));
const product = await startProduct(dataDir, { RATE_LIMITS: 'off', LOG_LEVEL: 'debug' });
// Otherwise the first pages share the processor with it.
await product.printed('prepared ahead');
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  console.log(
    `processor ${PHONE.processorSlowdown}× slower, ${LINE.downKbit} kbit/s, ${LINE.latencyMs} ms a request; medians of ${ROUNDS}`,
  );
  for (const [name, print] of Object.entries(PARTS)) if (name.startsWith(only)) await print();
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function printMoves(title, options) {
  console.log(`\n${title}: ms from the tap to the first answer on the screen, and to the page`);
  for (const { from, link, why } of MOVES) {
    const moves = [];
    for (let round = 0; round < ROUNDS; round++) moves.push(await move(options, from, link));
    const answered = median(moves.map((one) => one.answeredMs));
    const opened = median(moves.map((one) => one.openedMs));
    const isMet = answered <= GOALS.answeredMs;
    printRow(`${from} → ${why}`, [answered.toFixed(0), opened.toFixed(0), isMet ? '✓' : '✗']);
  }
}

async function move(options, from, link) {
  const context = await newPhone(browser, options);
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    // What came before this tap is not measured, so it need not be slow.
    await page.goto(product.url + from, { waitUntil: 'networkidle' });
    await wait(SETTLED_MS);
    await slowDown(devTools);
    const target = page.locator(link).filter({ visible: true }).first();
    await page.evaluate(watchMove);
    await tap(devTools, target);
    const seen = await page.waitForFunction(() => window.move?.openedMs && window.move, null, {
      timeout: 60_000,
    });
    return await seen.jsonValue();
  } finally {
    await context.close();
  }
}

/** A bare touch: Playwright’s own looks through the page before and during it, which a slow phone would be blamed for. */
async function tap(devTools, target) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  await wait(REST_MS);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await wait(TAP_MS);
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function printInteractions() {
  console.log('\ninteractions: ms until the next frame, the slowest of each');
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await interact());
  for (const name of Object.keys(rounds[0])) {
    const slowest = median(rounds.map((round) => round[name]));
    printRow(name, [slowest.toFixed(0), slowest <= GOALS.interactionMs ? '✓' : '✗']);
  }
}

async function interact() {
  const context = await newPhone(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchInteractions);
    const devTools = await context.newCDPSession(page);
    const slowest = async (work) => {
      await page.evaluate(() => (window.interactions.length = 0));
      await work();
      await wait(REST_MS);
      return Math.max(0, ...(await page.evaluate(() => window.interactions)));
    };
    const type = async (field, text) => {
      await tap(devTools, field);
      await page.keyboard.type(text, { delay: KEY_MS });
    };
    const button = (name) =>
      page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
    await slowDown(devTools);
    await page.goto(`${product.url}/search`, { waitUntil: 'networkidle' });
    const results = {
      'typing in the search': await slowest(() => type(page.getByRole('combobox').first(), 'gakkou ni')),
    };
    await page.goto(product.url + LESSON, { waitUntil: 'networkidle' });
    const answer = page.locator('main textarea').first();
    results['typing an answer'] = await slowest(() => type(answer, 'watashi ha gakusei desu'));
    results['checking an answer'] = await slowest(() => tap(devTools, button('Kiểm tra')));
    results['the next sentence'] = await slowest(() => tap(devTools, button('Câu sau')));
    return results;
  } finally {
    await context.close();
  }
}

function printRow(name, cells) {
  console.log(name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(NUMBER_WIDTH)).join(''));
}
