import type { Founder } from '../contract/founder/endpoints.ts';
import { paths } from '../contract/paths.ts';
import { inspectScreen } from './support/inspect-screen.ts';
import { expect, test } from './support/test.ts';

const SOMEBODY: Founder = {
  name: 'Người Mẫu',
  role: 'Trợ giảng tiếng Nhật',
  about: 'Vài lời về Người Mẫu, người nối hai bờ chữ Hán.',
  story: ['Vì 架け橋 là nhịp cầu.'],
  photo: null,
  studies: ['Trường Mẫu'],
  work: [
    { title: 'Trợ giảng', place: 'Lớp Mẫu', from: '2024-09', to: null, text: 'Lớp buổi tối.' },
    { title: 'Thực tập', place: 'Xưởng Mẫu', from: '2023', to: '2024-06', text: null },
  ],
  certificates: [
    { name: 'JLPT N2', issuer: 'Ban tổ chức', year: 2024, image: null },
    { name: 'JLPT N3', issuer: null, year: null, image: null },
  ],
  socials: [{ kind: 'github', url: 'https://github.com/mau' }],
  website: 'https://mau.example/',
};

test('with every field filled in, each section is shown and accessible (PRODUCT.md, Small pages)', async ({
  page,
}) => {
  await page.route('/api/founder', (route) => route.fulfill({ json: SOMEBODY }));
  await page.goto(paths.rank);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Người sáng lập' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Người Mẫu');
  for (const text of ['Trường Mẫu', 'Lớp Mẫu', 'Xưởng Mẫu', 'JLPT N2', 'JLPT N3'])
    await expect(main.getByText(text).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'GitHub' })).toHaveAttribute('href', 'https://github.com/mau');
  await inspectScreen(page, 'the founder page with every field');
});
