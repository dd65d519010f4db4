import { paths } from '../contract/paths.ts';
import { results } from './support/dictionary.ts';
import { accessibilityFindings, expect, test } from './support/test.ts';

/** The token in the form that the API takes. */
const as = (token: string) => ({ Authorization: `Bearer ${token}` });

test('a learner suggests a meaning, a reviewer makes an entry of it, and Vietnamese finds it at once', async ({
  page,
  request,
  tokenOf,
  signInAs,
}) => {
  // A word that the dictionary does not have, while it can still be looked up.
  const admin = as(await tokenOf('admin'));
  const word = { kanji: '推し活', hiragana: 'おしかつ', mean: 'supporting one’s favourite idol' };
  const created = await request.post('/api/items', { headers: admin, data: word });
  const { id, changeId } = (await created.json()) as { id: number; changeId: string };
  const learner = as(await tokenOf('user'));
  const sent = await request.post(`/api/items/${id}/meanings`, {
    headers: learner,
    data: {
      mean: 'hoạt động ủng hộ thần tượng',
      text: '週末は推し活をする。',
      translate: 'Cuối tuần tôi đi ủng hộ thần tượng.',
    },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  await request.post(`/api/items/changes/${changeId}/undo`, { headers: admin });

  await page.goto(paths.searchFor('ủng hộ thần tượng'));
  await expect(results(page).filter({ hasText: '推し活' })).toHaveCount(0);

  await signInAs('qc');
  await page.goto(paths.qc);
  await page.getByRole('link', { name: /^Nghĩa của từ/ }).click();
  const card = page.getByRole('article', { name: '推し活' });
  await expect(card).toContainText('Cuối tuần tôi đi ủng hộ thần tượng.');
  await card.getByRole('button', { name: /^Biên soạn/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Thêm từ vào từ điển' });
  await expect(dialog.getByLabel('Nghĩa', { exact: true })).toHaveValue('hoạt động ủng hộ thần tượng');
  await dialog.getByLabel('Từ loại').selectOption('noun-suru');
  expect(await accessibilityFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Thêm vào từ điển' }).click();
  await expect(page.getByText('Đã thêm “推し活” vào từ điển.')).toBeVisible();
  await expect(card).toHaveCount(0);

  await page.goto(paths.searchFor('ủng hộ thần tượng'));
  await expect(results(page).filter({ hasText: '推し活' })).toContainText('hoạt động ủng hộ thần tượng');

  const bell = await request.get('/api/me/notifications', { headers: learner });
  expect(await bell.json()).toContainEqual(
    expect.objectContaining({ kind: 'meaning-accepted', wordId: expect.any(Number) }),
  );
});
