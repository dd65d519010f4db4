import { paths } from '../contract/paths.ts';
import { habitsTexts } from '../contract/texts/habits.ts';
import { introductionTexts } from '../contract/texts/introductions.ts';
import { kanaTexts } from '../contract/texts/kana.ts';
import { results, searchBox } from './support/dictionary.ts';
import { button, CURRICULUM, lessonAddress, sentencesOf } from './support/practice.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('from the landing page to a whole word, which people and search engines can read', async ({
  page,
  baseURL,
}) => {
  await page.goto(paths.home);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Thử dịch một câu, ngay tại đây' })
      .getByRole('link', { name: 'Mở bài này' }),
  ).toHaveAttribute('href', lessonAddress(40));
  await page.getByRole('combobox').fill('学校');
  await page.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(paths.searchFor('学校'));
  await searchBox(page).fill('gakkou');
  await page.getByRole('button', { name: 'Tra từ' }).click();
  await expect(page).toHaveURL('/search?kanji=gakkou');
  await results(page).first().getByRole('link').click();
  await expect(page).toHaveURL('/search/1');

  await expect(page).toHaveTitle(/^学校 \(がっこう\) · HỌC HIỆU · trường học/);
  await expect(page.getByRole('heading', { level: 1 }).locator('rt')).toHaveText(['がっ', 'こう']);
  await expect(page.getByText('HỌC HIỆU', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Nghĩa' })).toHaveText('trường học');
  await expect(page.locator('li', { hasText: 'Trường học ở gần nhà ga.' }).locator('rt')).toHaveText([
    'がっこう',
    'えき',
    'ちか',
  ]);
  await expect(page.getByRole('article', { name: '校 HIỆU' })).toContainText('コウ');
  await expect(page.getByRole('link', { name: /小学校|TIỂU HỌC HIỆU/ })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/search/1`);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': graph } = JSON.parse(data ?? '') as { '@graph': unknown[] };
  expect(graph).toContainEqual(
    expect.objectContaining({
      '@type': 'DefinedTerm',
      name: '学校',
      alternateName: ['がっこう', 'HỌC HIỆU'],
      description: 'trường học',
    }),
  );
});

test('from the topics to a lesson, with its introduction, its sounds and every sentence with its answer', async ({
  page,
  request,
}) => {
  const sentences = await sentencesOf(request, 40);
  await page.goto(paths.exercises);
  await page.getByRole('link', { name: 'Đời sống hằng ngày' }).click();
  await page.getByRole('link', { name: 'Vào học Một ngày của tôi' }).click();
  await expect(page).toHaveURL(CURRICULUM);
  const cards = await page.getByRole('main').getByRole('article').all();
  expect(cards.length).toBeGreaterThanOrEqual(4);
  const modes = ['translate', 'listening'] as const;
  for (const [at, card] of cards.entries()) {
    const links = await card
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((list) => list.map((link) => link.getAttribute('href')));
    expect(links).toEqual(modes.map((mode) => lessonAddress(40 + at, mode)));
  }
  await page.getByRole('link', { name: /^Dịch.*Buổi sáng/ }).click();
  await expect(page).toHaveURL(lessonAddress(40));
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('details') });
  for (const mode of modes) {
    await page.goto(lessonAddress(40, mode));
    await expect(rows).toHaveCount(sentences.length);
    for (const [at, { id, viSentence, jpSentence }] of sentences.entries()) {
      const row = rows.nth(at);
      const answer = row.getByText(jpSentence, { exact: true });
      await expect(answer).toBeHidden();
      await row.locator('summary').click();
      await expect(answer).toBeVisible();
      await expect(row.getByText(viSentence)).toBeVisible();
      if (mode === 'listening')
        await expect(row.locator('audio')).toHaveAttribute('src', `/api/speech?sentenceId=${id}`);
    }
    await expect(page.getByRole('textbox')).toHaveCount(0);
  }

  const { words } = (await (await request.get('/api/introductions/41')).json()) as {
    words: readonly { readonly mean: string }[];
  };
  await page.goto(lessonAddress(41));
  const introduction = page.getByRole('region', { name: introductionTexts.title });
  for (const { mean } of words)
    await expect(introduction.getByText(mean, { exact: true }).first()).toBeVisible();
  await expect(button(page, introductionTexts.skip)).toBeHidden();
});

test('the grammar list is complete, and its level and search are in the address', async ({
  page,
  request,
}) => {
  const points = (await (await request.get('/api/grammar')).json()) as readonly unknown[];
  expect(points.length).toBeGreaterThan(200);
  await page.goto(paths.grammar);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(points.length);
  await page.getByRole('link', { name: 'N4', exact: true }).click();
  await expect(page).toHaveURL(paths.grammarOf('N4'));
  await page.getByRole('searchbox', { name: 'Tìm mẫu ngữ pháp' }).fill('lo lam mat');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/level=N4/);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: /〜てしまう/ }).click();
  await expect(page.getByRole('region', { name: 'Giải thích', exact: true })).toBeVisible();
});

test('what cannot work is not offered, or says so; the rest can be read', async ({ page }) => {
  await page.goto(paths.donate);
  const main = page.getByRole('main');
  await expect(main.getByText('Đội ngũ Kakehashi')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Sao chép liên kết' })).toBeHidden();
  await expect(main.getByRole('link', { name: 'Gửi góp ý' })).toBeVisible();

  await page.goto(paths.crush);
  await expect(page.getByLabel('Tên người ấy')).toBeVisible();
  await expect(page.locator('noscript p')).toHaveText(/^Trình duyệt đang tắt JavaScript/);

  await page.goto(paths.habits);
  await expect(page.getByText(habitsTexts.lead)).toBeVisible();

  await page.goto(paths.kanaRow('hira-a'));
  await expect(page.getByRole('article').first()).toContainText(kanaTexts.remember);
  expect(await page.content()).toContain(kanaTexts.withoutScript);
});
