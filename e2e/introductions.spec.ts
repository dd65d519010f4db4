import type { Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { introductionTexts as texts } from '../contract/texts/introductions.ts';
import { newLearner, openAs } from './support/people.ts';
import { PHONE } from './support/places.ts';
import { answerBox, button, CURRICULUM, heading, lessonAddress, sentencesOf } from './support/practice.ts';
import { giveVoice } from './support/speech.ts';
import { accessibilityFindings, expect, test } from './support/test.ts';

interface Introduction {
  readonly words: readonly { readonly kanji: string; readonly mean: string }[];
  readonly points: readonly { readonly id: string; readonly pattern: string }[];
}

const LESSON = 41;
const panel = (page: Page) => page.getByRole('region', { name: texts.title });

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

test('a lesson that is new is introduced, on a phone', async ({ page, request }) => {
  const spoken = await giveVoice(page);
  const introduction = (await (await request.get(`/api/introductions/${LESSON}`)).json()) as Introduction;
  const [word] = introduction.words;
  const [point] = introduction.points;
  if (!word || !point) throw new Error('The lesson introduces nothing');
  const [first] = await sentencesOf(request, LESSON);

  await test.step('in short with the choice of the mode', async () => {
    await page.goto(CURRICULUM);
    await page.getByRole('link', { name: 'Đi làm', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(word.mean, { exact: true })).toBeVisible();
    await dialog.getByRole('link', { name: /^Luyện dịch/ }).click();
  });
  await test.step('before the first sentence: a word is heard, a point is read', async () => {
    await expect(panel(page).getByText(word.mean, { exact: true })).toBeVisible();
    await panel(page)
      .getByRole('button', { name: texts.listenTo(word.kanji) })
      .click();
    await expect.poll(spoken).toEqual([`ja-JP ${word.kanji}`]);
    await panel(page).getByText(point.pattern, { exact: true }).first().click();
    await expect(panel(page).getByRole('link', { name: texts.toPoint }).first()).toHaveAttribute(
      'href',
      paths.grammarPoint(point.id),
    );
    expect(await accessibilityFindings(page)).toEqual([]);
  });
  await test.step('one tap leads to the sentence; it can be opened again', async () => {
    await button(page, texts.skip).click();
    await expect(panel(page).getByText(word.mean, { exact: true })).toBeHidden();
    await expect(heading(page)).toBeInViewport();
    await expect(heading(page)).toHaveText(first.viSentence);
    await button(page, texts.open).click();
    await expect(panel(page).getByText(word.mean, { exact: true })).toBeVisible();
  });
  await test.step('after the first answer the lesson opens at its sentence', async () => {
    await answerBox(page).fill(first.jpSentence);
    await button(page, 'Kiểm tra').click();
    await expect(page.getByRole('heading', { level: 2, name: 'Chính xác' })).toBeVisible();
    await page.reload();
    await expect(button(page, texts.open)).toBeVisible();
    await expect(panel(page).getByText(word.mean, { exact: true })).toBeHidden();
  });
});

test('words go to the notebook with one tap, at the end of the lesson', async ({ page, request }) => {
  const { words } = (await (await request.get(`/api/introductions/${LESSON}`)).json()) as Introduction;
  const sentences = await sentencesOf(request, LESSON);
  const { token } = await newLearner(request);
  await openAs(page, token, lessonAddress(LESSON));
  await button(page, texts.skip).click();
  for (const [at] of sentences.entries())
    await button(page, at === sentences.length - 1 ? 'Kết thúc bài' : 'Câu sau').click();
  const summary = page.getByRole('region', { name: texts.learnt });
  await summary.getByRole('button', { name: texts.saveAll(words.length) }).click();
  await expect(summary.getByText(texts.allSaved)).toBeVisible();
  await page.goto(paths.categories);
  await expect(page.getByText(texts.category)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the introduction is a plain list above the sentences', async ({ page, request }) => {
    const { words } = (await (await request.get(`/api/introductions/${LESSON}`)).json()) as Introduction;
    await page.goto(lessonAddress(LESSON));
    for (const { mean } of words)
      await expect(panel(page).getByText(mean, { exact: true }).first()).toBeVisible();
    await expect(button(page, texts.skip)).toBeHidden();
  });
});
