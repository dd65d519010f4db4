import { expect, type Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { kanaDrillTexts as texts, kanaTexts } from '../contract/texts/kana.ts';
import { toRomaji } from '../core/japanese/to-romaji.ts';
import { giveVoice } from './support/speech.ts';
import { accessibilityFindings, test } from './support/test.ts';

const FIRST_ROW = paths.kanaRow('hira-a');
const KANA_OF_KATAKANA = 0x60;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('region', { name: texts.label }).getByRole('heading');

/** Answers the current question as somebody who knows kana; `act` touches or presses keys. */
async function answer(
  page: Page,
  spoken: () => Promise<string[]>,
  by: 'touch' | 'keyboard',
): Promise<string> {
  const press = async (name: string) => {
    if (by === 'touch') return button(page, name).tap();
    await button(page, name).focus();
    await page.keyboard.press('Enter');
  };
  const asked = (await question(page).textContent()) ?? '';
  if (asked === texts.hear) {
    await expect.poll(async () => (await spoken()).length).toBeGreaterThan(0);
    const heard = ((await spoken()).at(-1) ?? '').replace('ja-JP ', '');
    await press(String.fromCharCode(heard.charCodeAt(0) - KANA_OF_KATAKANA));
  } else if (asked === texts.read || asked === texts.word) {
    const shown = await page.locator('form [lang=ja]').first().textContent();
    // The box has the focus already.
    await page.keyboard.type(toRomaji(shown ?? ''));
    await page.keyboard.press('Enter');
  } else if (asked.startsWith('Viết')) await press(texts.wroteOnPaper);
  else {
    const romaji = /“(.+)”/.exec(asked)?.[1];
    const choices = await page
      .getByRole('region', { name: texts.label })
      .locator('li [lang=ja]')
      .allTextContents();
    await press(choices.find((kana) => toRomaji(kana) === romaji) ?? '');
  }
  await expect(page.getByText(texts.right, { exact: true })).toBeVisible();
  await press(texts.next);
  return asked;
}

async function finishRound(page: Page, spoken: () => Promise<string[]>, by: 'touch' | 'keyboard') {
  const asked: string[] = [];
  while (!(await page.getByRole('heading', { name: texts.doneTitle }).isVisible()))
    asked.push(await answer(page, spoken, by));
  return asked;
}

test.describe('somebody who knows nothing', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('learns the first row by touch on a phone, and reads her first word', async ({ page }) => {
    const spoken = await giveVoice(page);
    await page.goto(paths.kana);
    await expect(page.getByText(kanaTexts.known(0, 113))).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('link', { name: kanaTexts.start('Hàng あ') }).tap();
    await expect(page).toHaveURL(FIRST_ROW);
    await button(page, kanaTexts.listenTo('あ')).tap();
    expect(await spoken()).toEqual(['ja-JP ア']);
    await button(page, kanaTexts.practise).first().tap();
    await expect(question(page)).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    const asked = await finishRound(page, spoken, 'touch');
    expect(asked.filter((text) => text === texts.hear)).toHaveLength(5);
    expect(asked).toContain(texts.word);
    await expect(page.getByText(/^Bạn vừa đọc được từ tiếng Nhật đầu tiên:/)).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('link', { name: kanaTexts.backToChart, exact: true }).last().tap();
    await expect(page.getByRole('link', { name: kanaTexts.goOn('Hàng か') })).toBeVisible();
  });

  test('writes a kana over its strokes with a finger', { tag: '@all' }, async ({ page }) => {
    await giveVoice(page);
    await page.goto(paths.kanaRow('hira-ka'));
    await button(page, kanaTexts.withoutSound).first().tap();
    while (!((await question(page).textContent()) ?? '').startsWith('Viết')) {
      if (await button(page, texts.unknown).isVisible()) await button(page, texts.unknown).tap();
      else await page.getByRole('region', { name: texts.label }).locator('li button').first().tap();
      await button(page, texts.next).tap();
    }
    await expect(question(page)).toHaveText(texts.write('か', 'ka'));
    const paper = page.locator('svg.touch-none');
    const strokes = await paper.locator('g').nth(1).locator('path').count();
    expect(strokes).toBe(3);
    await expect(page.getByText(texts.writeStroke(1, 3))).toBeVisible();
    await drawStroke(page, { reversed: true });
    await expect(page.getByText(texts.stroke.reversed)).toBeVisible();
    for (let stroke = 1; stroke <= strokes; stroke += 1) await drawStroke(page);
    await expect(page.getByText(texts.right, { exact: true })).toBeVisible();
  });
});

/** Draws the next stroke along its faint line. */
async function drawStroke(page: Page, { reversed = false } = {}): Promise<void> {
  const points = await page.locator('svg.touch-none').evaluate((paper) => {
    const path = paper.querySelectorAll('g')[1]?.querySelector('path');
    const { left, top, width } = paper.getBoundingClientRect();
    return Array.from({ length: 12 }, (_, at) => {
      const { x = 0, y = 0 } = path?.getPointAtLength(((path.getTotalLength() ?? 0) * at) / 11) ?? {};
      return { x: left + (x * width) / 109, y: top + (y * width) / 109 };
    });
  });
  const line = reversed ? points.toReversed() : points;
  for (const [at, { x, y }] of line.entries()) {
    await page.mouse.move(x, y);
    if (at === 0) await page.mouse.down();
  }
  await page.mouse.up();
}
