// `npm run bench:pages`: the weight and the loading of the first pages that people see, on a cheap phone with a slow
// connection and an empty cache.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startProduct } from '../e2e/support/product.mjs';
import { findChromium } from '../scripts/find-chromium.mjs';
import { openHttp2Proxy } from './support/http2-proxy.mjs';
import { median } from './support/load.mjs';
import { WEIGHED_KINDS } from './support/page-weight.mjs';
import { LINE, PHONE, visitWithPhone } from './support/phone-visit.mjs';

const PAGES = [
  { name: 'landing page', path: '/' },
  { name: 'search', path: '/search?kanji=学校' },
  { name: 'word', path: '/search/6' },
  { name: 'path', path: '/path' },
  { name: 'path lesson', path: '/path/n5-1-toi-la' },
  { name: 'checkpoint', path: '/path/hiragana-1-kiem-tra' },
  { name: 'placement', path: '/placement' },
  { name: 'today', path: '/today' },
  { name: 'habits', path: '/habits' },
  { name: 'review', path: '/review' },
  { name: 'adding cards', path: '/review/add' },
  { name: 'Anki', path: '/review/anki' },
  { name: 'kana', path: '/kana' },
  { name: 'kana row', path: '/kana/hira-a' },
  { name: 'themes', path: '/words' },
  { name: 'words of a theme', path: '/words/van-phong' },
  { name: 'grammar', path: '/grammar' },
  { name: 'grammar point', path: '/grammar/te-iru' },
  { name: 'contrast', path: '/compare/ni-de' },
  { name: 'lesson', path: '/exercises/1/curriculum/3/40/sentence' },
];
const ROUNDS = 3;
const GOALS = { scriptKb: 120, blockingMs: 250, shift: 0.02 };
const NAME_WIDTH = 15;
const NUMBER_WIDTH = 9;
const TEXT_LENGTH = 40;

// `npm run bench:pages -- lesson` measures only the pages with that word in their name; `--http2` through a proxy that ends TLS.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { http2: { type: 'boolean' } },
});
const [word = ''] = positionals;

const dataDir = await mkdtemp(join(tmpdir(), 'kakehashi-bench-'));
const product = await startProduct(dataDir, { RATE_LIMITS: 'off', LOG_LEVEL: 'debug' });
// Otherwise the first pages share the processor with it.
await product.printed('prepared ahead');
const proxy = values.http2 ? await openHttp2Proxy(product.url) : null;
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--ignore-certificate-errors'],
});
try {
  const results = [];
  for (const { name, path } of PAGES.filter((page) => page.name.includes(word)))
    results.push({ name, ...(await measure((proxy ?? product).url + path)) });
  printProfile();
  printWeights(results);
  printTimes(results);
  printGoals(results);
} finally {
  await browser.close();
  proxy?.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(address) {
  const visits = [];
  for (let round = 0; round < ROUNDS; round++) visits.push(await visitWithPhone(browser, address));
  const alone = await visitWithPhone(browser, address, { savesData: true });
  const middle = (numberOf) => median(visits.map(numberOf));
  const worst = visits.toSorted((a, b) => b.shift - a.shift)[0];
  return {
    kilobytes: Object.fromEntries(
      WEIGHED_KINDS.map((kind) => [kind, middle(({ kilobytes }) => kilobytes[kind])]),
    ),
    ownScriptKb: alone.kilobytes.script,
    firstPaintMs: middle((visit) => visit.firstPaintMs),
    largestMs: middle(({ largest }) => largest.ms),
    largest: visits[0].largest,
    isSent: visits.every(({ largest }) => largest.isSent),
    shift: middle((visit) => visit.shift),
    moved: worst.moved,
    blockingMs: middle((visit) => visit.blockingMs),
    readyMs: middle((visit) => visit.readyMs),
  };
}

function printProfile() {
  console.log(
    `${PHONE.width}×${PHONE.height} px at ${PHONE.pixelRatio}×, processor ${PHONE.processorSlowdown}× slower, ` +
      `${LINE.downKbit} kbit/s down, ${LINE.upKbit} up, ${LINE.latencyMs} ms a request; ` +
      `medians of ${ROUNDS} visits with an empty cache; “own”: script of a visit that saves data, so that nothing is opened ahead; “ready”: taps are answered; ${proxy ? 'HTTP/2' : 'HTTP/1.1, six requests at a time'}`,
  );
}

function printWeights(results) {
  console.log('\nKB, compressed');
  printRow('', ['own', ...WEIGHED_KINDS, 'all']);
  for (const { name, kilobytes, ownScriptKb } of results) {
    const all = Object.values(kilobytes).reduce((sum, kind) => sum + kind, 0);
    printRow(
      name,
      [ownScriptKb, ...WEIGHED_KINDS.map((kind) => kilobytes[kind]), all].map((number) => number.toFixed(1)),
    );
  }
}

function printTimes(results) {
  console.log('\nms (CLS: no unit)');
  printRow('', ['FCP', 'LCP', 'ready', 'TBT', 'CLS', '  LCP element']);
  for (const { name, firstPaintMs, largestMs, readyMs, largest, blockingMs, shift } of results)
    printRow(name, [
      ...[firstPaintMs, largestMs, readyMs, blockingMs].map((ms) => ms.toFixed(0)),
      shift.toFixed(4),
      `  ${largest.selector} “${shortened(largest.text)}”`,
    ]);
}

function printGoals(results) {
  console.log('\ngoals');
  for (const { name, ownScriptKb, blockingMs, shift, moved, isSent } of results)
    printRow(name, [
      `  ${mark(ownScriptKb <= GOALS.scriptKb)} own script ${ownScriptKb.toFixed(1)} ≤ ${GOALS.scriptKb} KB`,
      `  ${mark(blockingMs <= GOALS.blockingMs)} TBT ${blockingMs.toFixed(0)} ≤ ${GOALS.blockingMs} ms`,
      `  ${mark(shift <= GOALS.shift)} CLS ${shift.toFixed(4)} ≤ ${GOALS.shift}${moved && ` (${moved})`}`,
      `  ${mark(isSent)} LCP element in the server’s HTML`,
    ]);
}

function printRow(name, cells) {
  console.log(name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(NUMBER_WIDTH)).join(''));
}

function mark(isMet) {
  return isMet ? '✓' : '✗';
}

function shortened(text) {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > TEXT_LENGTH ? `${line.slice(0, TEXT_LENGTH)}…` : line;
}
