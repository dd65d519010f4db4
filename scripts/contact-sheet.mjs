// `npm run contact-sheet`: every screen of the built product at three widths in light and dark theme, as pictures and
// as sheets of thumbnails. `--only WORD` takes the screens with that word in their name, `--out FOLDER` sets the output
// folder.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { prepareAccounts } from '../e2e/support/prepare-accounts.mjs';
import { startProduct } from '../e2e/support/product.mjs';
import { pictured } from './contact-sheet/pictured.mjs';
import { seed } from './contact-sheet/seed.mjs';
import { sheetPage } from './contact-sheet/sheet-page.mjs';
import { findChromium } from './find-chromium.mjs';

const WIDTHS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const THEMES = ['light', 'dark'];
const AT_ONCE = 3;
const SEEN_MS = 150;
const SETTLED_WITHIN_MS = 15_000;
const SHEET_WIDTH = 1600;

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, out: { type: 'string', default: 'contact-sheet' } },
});
const folder = resolve(options.out);
await mkdir(folder, { recursive: true });

const dataDir = await mkdtemp(join(tmpdir(), 'kakehashi-sheet-'));
await prepareAccounts(dataDir);
const product = await startProduct(dataDir, { RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const { tokens, seeded } = await seed(product.url);
  const screens = pictured(seeded).filter(({ name }) => name.includes(options.only));
  const shots = screens.flatMap((screen, number) =>
    WIDTHS.flatMap((size) => THEMES.map((theme) => ({ screen, number, size, theme }))),
  );
  const waiting = [...shots];
  const work = async () => {
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) await take(shot, tokens);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await layOut(shots);
  console.log(`${shots.length} pictures of ${screens.length} screens: ${join(folder, 'index.html')}`);
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function fileOf({ screen, number, size, theme }) {
  const name = screen.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'home';
  return `${String(number).padStart(2, '0')}-${name}-${size.width}-${theme}.png`;
}

async function take(shot, tokens) {
  const { screen, size, theme } = shot;
  const context = await browser.newContext({
    viewport: size,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'vi-VN',
  });
  try {
    if (screen.viewer)
      await context.addInitScript((token) => localStorage.setItem('token', token), tokens[screen.viewer]);
    const page = await context.newPage();
    await page.goto(product.url + screen.path);
    await settled(page);
    await (screen.prepare ?? scrollThrough)(page);
    await settled(page);
    await page.screenshot({ path: join(folder, fileOf(shot)), fullPage: !screen.prepare });
  } catch (error) {
    // One screen that fails must not stop the others.
    console.error(`${screen.name} at ${size.width} px, ${theme}: ${error.message}`);
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}

/** Some parts load only when they are scrolled into view. */
async function scrollThrough(page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForTimeout(SEEN_MS);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Waits until lists are loaded and pictures are drawn. */
async function settled(page) {
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'), null, {
    timeout: SETTLED_WITHIN_MS,
  });
}

/** One page with everything, and one picture for each width and theme. */
async function layOut(shots) {
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 1000 } });
  const captioned = (chosen) => chosen.map((shot) => ({ file: fileOf(shot), caption: captionOf(shot) }));
  await writeFile(join(folder, 'index.html'), sheetPage(captioned(shots)));
  for (const size of WIDTHS)
    for (const theme of THEMES) {
      const chosen = shots.filter((shot) => shot.size === size && shot.theme === theme);
      const html = join(folder, `sheet-${size.width}-${theme}.html`);
      await writeFile(html, sheetPage(captioned(chosen)));
      await page.goto(pathToFileURL(html).href);
      await page.screenshot({ path: html.replace('.html', '.png'), fullPage: true });
      await rm(html);
    }
}

function captionOf({ screen, size, theme }) {
  return `${decodeURI(screen.name)} · ${screen.viewer ?? 'anyone'} · ${size.width} ${theme}`;
}
