import { paths } from '../contract/paths.ts';
import { results, searchBox } from './support/dictionary.ts';
import { expect, test } from './support/test.ts';

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
