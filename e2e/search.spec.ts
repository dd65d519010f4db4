import { paths } from '../contract/paths.ts';
import { results, searchBox } from './support/dictionary.ts';
import { grantRecognition, removeRecognition } from './support/speech.ts';
import { expect, holdBack, accessibilityFindings, test } from './support/test.ts';

test('one word in five spellings; the address changes, and "back" returns to the previous search', async ({
  page,
}) => {
  const spellings = ['学校', 'がっこう', 'gakkou', 'truong hoc', 'học hiệu'];
  const word = results(page).first().getByRole('link');
  await page.goto(paths.search);
  for (const typed of spellings) {
    await searchBox(page).fill(typed);
    await searchBox(page).press('Enter');
    await expect(page, typed).toHaveURL(paths.searchFor(typed));
    await expect(word, typed).toHaveText('学校');
  }
  for (const typed of spellings.toReversed().slice(1)) {
    await page.goBack();
    await expect(page).toHaveURL(paths.searchFor(typed));
    await expect(searchBox(page)).toHaveValue(typed);
    await expect(word, typed).toHaveText('学校');
  }
});

test('suggestions are chosen with the keyboard, and Escape closes them', async ({ page }) => {
  await page.goto(paths.search);
  const options = page.getByRole('listbox', { name: 'Gợi ý' }).getByRole('option');
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(searchBox(page), 'the key / focuses the box').toBeFocused({ timeout: 100 });
  }).toPass();
  // Inserted at once: typing slowly would cause two requests, and the second list would reset the selection.
  await page.keyboard.insertText('がく');
  await expect(options.nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  expect(await accessibilityFindings(page)).toEqual([]);
  const chosen = await options.first().locator('[lang=ja]').first().innerText();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.searchFor(chosen));
  await expect(results(page).first().getByRole('link')).toHaveText(chosen);
  await expect(options).toHaveCount(0);

  await searchBox(page).fill('がく');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
});

test('an empty search: a message, no results, and recent searches (PRODUCT.md, Dictionary)', async ({
  page,
}) => {
  await page.goto(paths.searchFor('学校'));
  await expect(results(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Xóa chữ đã gõ' }).click();
  await page.getByRole('button', { name: 'Tra từ' }).click();
  await expect(page.getByRole('alert')).toHaveText('Không được bỏ trống');
  await expect(results(page)).toHaveCount(0);
  await expect(page).toHaveURL('/search');
  const recent = page.getByRole('region', { name: 'Tra gần đây' });
  await recent.getByRole('link', { name: '学校' }).click();
  await expect(results(page).first().getByRole('link')).toHaveText('学校');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('nothing found: a message (PRODUCT.md, Dictionary)', async ({ page }) => {
  await page.goto(paths.searchFor('ぬゆぬゆぬ'));
  await expect(page.getByRole('alert')).toHaveText('Không tìm thấy kết quả');
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('a typo that is a rare word too: links to similar words', async ({ page }) => {
  await page.goto(paths.searchFor('がこう'));
  await page.getByRole('main').getByRole('link', { name: '学校', exact: true }).click();
  await expect(page).toHaveURL(paths.searchFor('学校'));
  await expect(results(page).first().getByRole('link')).toHaveText('学校');
});

test('an inflected form leads to its word, and a sentence is split into words', async ({ page }) => {
  await page.goto(paths.searchFor('食べられなかった'));
  await expect(results(page).first()).toContainText(
    '食べられなかった → 食べる: bị động hoặc khả năng → phủ định → quá khứ',
  );
  await searchBox(page).fill('図書館で勉強します。');
  await page.getByRole('button', { name: 'Tra từ' }).click();
  await expect(results(page).getByRole('link')).toHaveText(['図書館', 'で', '勉強']);
  await expect(results(page).last()).toContainText('勉強します → 勉強: động từ する → lịch sự');
});

test('a failed search shows the reason and can be retried', async ({ page }) => {
  await page.goto(paths.search);
  await page.route('**/api/items/search*', (route) =>
    route.fulfill({ status: 429, json: { statusCode: 429, error: 'Chậm lại.', message: 'Chậm lại.' } }),
  );
  await searchBox(page).fill('学校');
  await searchBox(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Chậm lại.');
  await page.unroute('**/api/items/search*');
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await expect(results(page).first().getByRole('link')).toHaveText('学校');
});

test.describe('voice input', () => {
  test('recognised text appears in the box, and the search runs when the speaker pauses', async ({
    page,
  }) => {
    const recognition = await grantRecognition(page);
    await page.goto(paths.search);
    await page.getByRole('button', { name: 'Nói tiếng Nhật' }).click();
    await expect(page.getByText('Đang nghe, bạn hãy nói tiếng Nhật…')).toBeVisible();
    expect(await page.evaluate('recogniser.lang')).toBe('ja-JP');
    await recognition.hear('がっ');
    await expect(searchBox(page)).toHaveValue('がっ');
    await expect(page, 'not before the end').toHaveURL('/search');
    await recognition.hearFinal('学校');
    await expect(page).toHaveURL(paths.searchFor('学校'));
    await expect(results(page).first().getByRole('link')).toHaveText('学校');
    await recognition.expectListening(false);
    await expect(page.getByRole('button', { name: 'Nói tiếng Nhật' })).toBeVisible();
  });

  test('failed recognition shows a message; typing stops listening (PRODUCT.md, Dictionary)', async ({
    page,
  }) => {
    const recognition = await grantRecognition(page);
    await page.goto(paths.search);
    await page.getByRole('button', { name: 'Nói tiếng Nhật' }).click();
    await recognition.fail('no-speech');
    await expect(page.getByRole('alert')).toHaveText('Không thể nhận diện giọng nói. Hãy thử lại!');
    await page.getByRole('button', { name: 'Nói tiếng Nhật' }).click();
    await recognition.expectListening(true);
    await searchBox(page).fill('がっこう');
    await recognition.expectListening(false);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a browser without speech recognition shows an explanation', async ({ page }) => {
    await removeRecognition(page);
    await page.goto(paths.search);
    await page.getByRole('button', { name: 'Nói tiếng Nhật' }).click();
    const explanation = page.getByRole('alertdialog');
    await expect(explanation).toContainText('Trình duyệt này chưa nhận diện được giọng nói.');
    await explanation.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('button', { name: 'Nói tiếng Nhật' })).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form searches, and the results lead to the word', async ({ page }) => {
    await page.goto(paths.search);
    await searchBox(page).fill('gakkou');
    await page.getByRole('button', { name: 'Tra từ' }).click();
    await expect(page).toHaveURL('/search?kanji=gakkou');
    await results(page).first().getByRole('link').click();
    await expect(page).toHaveURL('/search/1');
  });
});

test('text typed before hydration is not lost', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto(paths.search, { waitUntil: 'commit' });
  await searchBox(page).fill('学校');
  release();
  await page.waitForLoadState('networkidle');
  await searchBox(page).press('Enter');
  await expect(results(page).first().getByRole('link')).toHaveText('学校');
});
