import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { chromiumArgs } from './support/chromium-args.ts';
import { expect, test } from './support/test.ts';

const WORD = paths.word(6);
const FONT = /noto-sans-jp.*\.woff2$|\/wght-.*\.css$/;

/** Kana, usual kanji, kanji whose forms differ in Chinese, and a rare one; each in another slice. */
const CHARACTERS = ['あ', '学', '校', '直', '骨', '角', '麒'];
/** No font has it: what the browser draws for it is its box. */
const NO_CHARACTER = '\u{10FFFF}';

/** Whether the system of this machine has a Japanese font; null if it cannot be asked. */
function hasJapaneseFont(): boolean | null {
  const { status, stdout } = spawnSync('sh', ['-c', 'fc-list :lang=ja family'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() !== '' : null;
}

/** Chromium draws nothing on a machine without any font, so there is one: icons that Playwright brings along. */
async function someFont(): Promise<string> {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const files = await readdir(folder, { recursive: true });
  const font = files.find((file) => file.endsWith('.ttf'));
  if (font === undefined) throw new Error('playwright-core has no font: take another one without Japanese');
  return join(folder, font);
}

/** A browser on a system without Japanese fonts. */
async function withoutJapaneseFonts(use: (browser: Browser) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kakehashi-fonts-'));
  await mkdir(join(folder, 'fonts'));
  await copyFile(await someFont(), join(folder, 'fonts', 'icons.ttf'));
  const config = join(folder, 'fonts.conf');
  await writeFile(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH !== undefined && { executablePath: process.env.CHROMIUM_PATH }),
    args: chromiumArgs,
    env: environmentWith(config),
  });
  try {
    await use(browser);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const environmentWith = (config: string): Record<string, string> => {
  const known = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return { ...Object.fromEntries(known), FONTCONFIG_FILE: config };
};

/** The addresses of our Japanese font that the page asks for. */
function watchFonts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (FONT.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** The pictures of characters in the Japanese text of a page. */
async function picturesOf(page: Page, characters: readonly string[], lang = 'ja'): Promise<string[]> {
  await page.evaluate(
    ({ letters, language }) => {
      const row = document.createElement('p');
      row.lang = language;
      row.id = 'characters';
      row.style.cssText =
        'position:fixed;inset:0 auto auto 0;z-index:99;font-size:40px;line-height:1.5;background:#fff;color:#000';
      row.append(
        ...letters.map((letter) => {
          const cell = document.createElement('span');
          cell.textContent = letter;
          cell.style.cssText = 'display:inline-block;width:48px;height:60px;overflow:hidden';
          return cell;
        }),
      );
      document.querySelector('#characters')?.remove();
      document.body.append(row);
    },
    { letters: characters, language: lang },
  );
  await page.evaluate(async () => {
    // A style sheet that has just arrived starts to load its fonts at the next layout.
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });
  const cells = await page.locator('#characters span').all();
  const pictures: string[] = [];
  for (const cell of cells) pictures.push((await cell.screenshot()).toString('base64'));
  return pictures;
}

/** Boxes look like the box of a character that does not exist, or like each other. */
async function expectCharacters(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-japanese-font');
  const [box, ...pictures] = await picturesOf(page, [NO_CHARACTER, ...CHARACTERS]);
  expect(new Set([box, ...pictures]).size, 'all pictures differ').toBe(CHARACTERS.length + 1);
  const [blank] = await picturesOf(page, ['\u3000']);
  expect(pictures, 'and none is blank').not.toContain(blank);
}

test(
  'a browser without Japanese fonts loads ours for Japanese only, by slices, and shows no boxes',
  { tag: '@all' },
  async ({ product }) => {
    await withoutJapaneseFonts(async (browser) => {
      const page = await browser.newPage({ baseURL: product.url });
      const asked = watchFonts(page);
      await page.goto(WORD);
      await expectCharacters(page);
      const loaded = await page.evaluate(
        () =>
          [...document.fonts].filter(
            ({ family, status }) => /Noto Sans JP/.test(family) && status === 'loaded',
          ).length,
      );
      expect(loaded).toBeGreaterThan(0);
      expect(asked.filter((url) => url.endsWith('.css'))).toHaveLength(1);
      expect(asked.filter((url) => url.endsWith('.woff2')).length, 'slices, not the whole font').toBeLessThan(
        40,
      );
      expect(
        asked.every((url) => url.startsWith(product.url)),
        'from our own origin',
      ).toBe(true);
      const covers = await page.evaluate(() =>
        [...document.fonts]
          .filter(({ family }) => /Noto Sans JP/.test(family))
          .flatMap(({ unicodeRange }) => unicodeRange.split(','))
          .map((range) =>
            range
              .trim()
              .replace(/^U\+/i, '')
              .split('-')
              .map((code) => Number.parseInt(code, 16)),
          )
          .filter(([from = 0, to = from]) =>
            [...'aZ09ăđêôơưữ'].some((letter) => {
              const code = letter.codePointAt(0) ?? 0;
              return from <= code && code <= to;
            }),
          ),
      );
      expect(covers, 'Vietnamese letters are never drawn by it').toEqual([]);
      const replies = await Promise.all(asked.map((url) => page.request.get(url)));
      expect(new Set(replies.map((reply) => reply.headers()['cache-control']))).toEqual(
        new Set(['public, max-age=31536000, immutable']),
      );
    });
  },
);

test(
  'this machine’s browser shows no boxes, and loads nothing if it has a Japanese font',
  { tag: '@all' },
  async ({ page }) => {
    const isThere = hasJapaneseFont();
    test.skip(isThere === null, 'fc-list cannot be asked');
    const asked = watchFonts(page);
    await page.goto(WORD);
    await expectCharacters(page);
    expect(asked.length === 0, asked.join(' ')).toBe(isThere);
  },
);

test(
  'letters of other languages are loaded where there are some, not for signs that our font lacks',
  { tag: '@all' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('latin-ext')) asked.push(request.url());
    });
    for (const path of [WORD, paths.grammar]) await page.goto(path);
    expect(await page.getByText(/[→／]/).count()).toBeGreaterThan(0);
    expect(asked).toEqual([]);
    await picturesOf(page, ['ō'], 'vi');
    expect(asked).toHaveLength(1);
  },
);
