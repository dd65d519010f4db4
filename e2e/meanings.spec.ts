import { paths } from '../contract/paths.ts';
import { results } from './support/dictionary.ts';
import { newLearner } from './support/people.ts';
import { accessibilityFindings, expect, test } from './support/test.ts';

/** The token in the form that the API takes. */
const as = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Of the long tail: not one of our words. */
const WORD = '決済手段';

test('a learner suggests a meaning, a reviewer makes an entry of it, and Vietnamese finds it at once', async ({
  page,
  request,
  signInAs,
}) => {
  const found = await request.get(`/api/items/search?kanji=${encodeURIComponent(WORD)}`);
  const [{ id } = { id: 0 }] = (await found.json()) as { id: number }[];
  const learner = as((await newLearner(request)).token);
  const sent = await request.post(`/api/items/${id}/meanings`, {
    headers: learner,
    data: {
      mean: 'phương thức thanh toán bằng thẻ',
      text: `${WORD}を選んでください。`,
      translate: 'Hãy chọn phương thức thanh toán.',
    },
  });
  expect(sent.status(), await sent.text()).toBe(200);

  await page.goto(paths.searchFor('phương thức thanh toán bằng thẻ'));
  await expect(results(page).filter({ hasText: WORD })).toHaveCount(0);

  await signInAs('qc');
  await page.goto(paths.qc);
  await page.getByRole('link', { name: /^Nghĩa của từ/ }).click();
  const card = page.getByRole('article', { name: WORD });
  await expect(card).toContainText('Hãy chọn phương thức thanh toán.');
  await card.getByRole('button', { name: /^Biên soạn/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Thêm từ vào từ điển' });
  await expect(dialog.getByLabel('Nghĩa', { exact: true })).toHaveValue('phương thức thanh toán bằng thẻ');
  await dialog.getByLabel('Từ loại').selectOption('noun');
  expect(await accessibilityFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Thêm vào từ điển' }).click();
  await expect(page.getByText(`Đã thêm “${WORD}” vào từ điển.`)).toBeVisible();
  await expect(card).toHaveCount(0);

  await page.goto(paths.searchFor('phương thức thanh toán bằng thẻ'));
  await expect(results(page).filter({ hasText: WORD })).toContainText('phương thức thanh toán bằng thẻ');

  const bell = await request.get('/api/me/notifications', { headers: learner });
  expect(await bell.json()).toContainEqual(
    expect.objectContaining({ kind: 'meaning-accepted', wordId: expect.any(Number) }),
  );
});
