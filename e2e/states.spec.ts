import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { mailedPaths, paths } from '../contract/paths.ts';
import { registrationTexts } from '../contract/texts/credentials.ts';
import { gapTexts } from '../contract/texts/gaps.ts';
import { introductionTexts } from '../contract/texts/introductions.ts';
import { ownAccountTexts } from '../contract/texts/own-account.ts';
import { pathTexts } from '../contract/texts/path-screens.ts';
import { playlistTexts } from '../contract/texts/playlist.ts';
import { practiceTexts } from '../contract/texts/practice.ts';
import { searchTexts } from '../contract/texts/search.ts';
import { shadowingTexts } from '../contract/texts/shadowing.ts';
import { inspectMoment } from './support/inspect-screen.ts';
import { newLearner, openAs } from './support/people.ts';
import { PLACES } from './support/places.ts';
import { answer, answerBox, button, lessonAddress } from './support/practice.ts';
import { giveVoice, removeVoice } from './support/speech.ts';
import { accounts, expect, type Person, test } from './support/test.ts';

/**
 * States that exist only while somebody uses a screen, which the sweep cannot reach. What the screens do in them is tested
 * beside their components; here is only looked at: both widths, both themes.
 */

const [DARK_PHONE] = PLACES;
test.use({ ...DARK_PHONE, contextOptions: { reducedMotion: 'reduce' } });

interface Reading {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly tokenOf: (person: Person) => Promise<string>;
}
interface State {
  readonly name: string;
  readonly open: (reading: Reading) => Promise<void>;
}

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();
const as = (token: string) => ({ Authorization: `Bearer ${token}` });

const SENTENCE = { viSentence: 'Tôi ăn cơm.', jpSentence: 'ご飯を食べます。', hint: 'Tân ngữ có trợ từ.' };

/** A new lesson of a supplier in a shipped curriculum, open in the editor. */
async function openEditor({ page, request, tokenOf }: Reading, sentences: readonly object[]) {
  const token = await tokenOf('supplier');
  const headers = as(token);
  const make = async (path: string, data: object) =>
    ((await (await request.post(path, { data, headers })).json()) as { id: number }).id;
  const lessonId = await make('/api/lessons', { title: '食事', mean: 'Bữa ăn', level: 'A1', curriId: 3 });
  const ids: number[] = [];
  for (const sentence of sentences) ids.push(await make('/api/sentences', { ...sentence, lessonId }));
  await openAs(page, token, paths.lessonEditor(1, 3, lessonId));
  return { ids, headers };
}

/** The lesson about てもいいです and てはいけません. */
const PERMISSION = paths.practice({ topicId: 3, curriculumId: 10, lessonId: 115 });

const STATES: readonly State[] = [
  {
    name: 'a wrong code',
    async open({ page }) {
      await page.goto(mailedPaths.verifyOtp(accounts.user.email, '000000'));
      await press(page, 'Xác thực');
      await expect(page.getByRole('alert').filter({ hasText: registrationTexts.verifyFailed })).toBeVisible();
    },
  },
  {
    name: 'nothing found',
    async open({ page }) {
      await page.goto(paths.searchFor('ぬゆぬゆぬ'));
      await expect(page.getByRole('alert')).toHaveText('Không tìm thấy kết quả');
    },
  },
  {
    name: 'a list of suggestions',
    async open({ page }) {
      await page.goto(paths.search);
      await page.getByRole('combobox', { name: searchTexts.box }).fill('がく');
      await expect(page.getByRole('listbox', { name: 'Gợi ý' }).getByRole('option').nth(1)).toBeVisible();
    },
  },
  {
    name: 'why a particle is wrong',
    async open({ page }) {
      await page.goto(lessonAddress(40));
      await answer(page, '毎朝六時で起きます', practiceTexts.verdicts.wrong);
      await press(page, 'Vì sao? Giải thích chỗ cần sửa 1');
      await expect(page.getByRole('dialog').locator('rt').first()).toBeVisible();
    },
  },
  {
    name: 'a right answer without the pattern',
    async open({ page }) {
      await page.goto(PERMISSION);
      await answer(page, 'ここに座ってもかまいませんか', 'Đúng, có lưu ý');
      await expect(page.getByText(/bài này luyện 〜てもいいですか/).first()).toBeVisible();
    },
  },
  {
    name: 'the introduction of a lesson',
    async open({ page, request }) {
      const reply = await request.get('/api/introductions/41');
      const { points } = (await reply.json()) as { points: readonly { pattern: string }[] };
      await page.goto(lessonAddress(41));
      const panel = page.getByRole('region', { name: introductionTexts.title });
      await panel
        .getByText(points[0]?.pattern ?? '', { exact: true })
        .first()
        .click();
      await expect(panel.getByRole('link', { name: introductionTexts.toPoint }).first()).toBeVisible();
    },
  },
  {
    name: 'a grammar point with a verdict',
    async open({ page }) {
      await page.goto(paths.grammarPoint('te-shimau'));
      await page.getByRole('region', { name: 'Thử ngay', exact: true }).scrollIntoViewIfNeeded();
      // After a first start the sentences are analysed in the background.
      await expect(answerBox(page)).toBeVisible({ timeout: 60_000 });
      await answer(page, 'ぜんぜん', practiceTexts.verdicts.wrong);
    },
  },
  {
    name: 'a sentence with gaps',
    async open({ page }) {
      await giveVoice(page);
      await page.goto(lessonAddress(40, 'listening'));
      await press(page, practiceTexts.gaps);
      await expect(page.getByRole('heading', { name: gapTexts.title })).toBeVisible();
      await expect(page.getByRole('textbox').first()).toBeVisible();
    },
  },
  {
    name: 'shadowing',
    async open({ page }) {
      await giveVoice(page);
      await page.goto(lessonAddress(40, 'listening'));
      await press(page, practiceTexts.shadow);
      await press(page, shadowingTexts.start);
      await expect(page.getByText(shadowingTexts.yourTurn)).toBeVisible();
      await press(page, shadowingTexts.stop);
      await expect(page.getByText(shadowingTexts.stopped, { exact: true })).toBeVisible();
    },
  },
  {
    name: 'a playlist',
    async open({ page }) {
      await removeVoice(page);
      await page.goto(paths.path);
      await page
        .getByRole('button', { name: new RegExp(`^${pathTexts.listenToUnit}`, 'u') })
        .first()
        .click();
      await expect(button(page, playlistTexts.play)).toBeVisible();
    },
  },
  {
    name: 'two versions of a sentence',
    async open(reading) {
      const { page, request } = reading;
      const { ids, headers } = await openEditor(reading, [SENTENCE]);
      await press(page, `Sửa “${SENTENCE.viSentence}”`);
      await field(page, 'Câu tiếng Việt').fill('Bản của tôi.');
      const faster = { ...SENTENCE, viSentence: 'Bản của người kia.', revision: 1 };
      await request.put(`/api/sentences/${ids[0]}`, { data: faster, headers });
      await page.keyboard.press('Control+Enter');
      const conflict = page.getByRole('region', { name: 'Có người vừa sửa trước bạn' });
      await expect(conflict).toContainText('Bản của người kia.');
    },
  },
  {
    name: 'a trial in the editor of a sentence',
    async open(reading) {
      const { page } = reading;
      await openEditor(reading, [SENTENCE]);
      await press(page, `Sửa “${SENTENCE.viSentence}”`);
      await field(page, 'Câu tiếng Việt').fill('toi an com');
      await expect(page.getByText(/chưa có dấu|thiếu dấu|không có dấu/i).first()).toBeVisible();
      await field(page, 'Câu trả lời thử').fill('ごはんをたべます');
      await press(page, 'Chấm thử');
      await expect(page.getByRole('heading', { name: practiceTexts.verdicts.correct })).toBeVisible();
    },
  },
  {
    name: 'what the rules add to an answer',
    async open(reading) {
      const { page } = reading;
      await openEditor(reading, []);
      await press(page, 'Thêm câu');
      await field(page, 'Câu tiếng Việt').fill('Tôi phải uống thuốc.');
      await field(page, 'Câu tiếng Nhật').fill('薬を飲まなければなりません。');
      await expect(page.getByText('薬を飲まないといけません').first()).toBeVisible();
    },
  },
  {
    name: 'a file of words with an error',
    async open({ page, tokenOf }) {
      await openAs(page, await tokenOf('admin'), paths.itemAdmin);
      await press(page, 'Nhập CSV');
      const dialog = page.getByRole('dialog');
      const buffer = Buffer.from('kanji,hiragana,mean,type\n流星,sao,sao băng,N3\n');
      await dialog.getByLabel('Tệp CSV').setInputFiles({ name: 'hong.csv', mimeType: 'text/csv', buffer });
      await expect(dialog.getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'the question before an account is deleted, with a wrong password',
    async open({ page, request }) {
      await openAs(page, (await newLearner(request)).token, paths.account);
      await press(page, ownAccountTexts.deletionStart);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Mật khẩu của bạn').fill('khong-phai');
      await press(dialog, 'Xóa tài khoản');
      await expect(dialog.getByText('Mật khẩu không đúng nên tài khoản chưa bị xóa.')).toBeVisible();
    },
  },
  {
    name: 'notifications that failed to load',
    async open({ page, tokenOf }) {
      await page.route('**/api/notifications*', (route) =>
        route.fulfill({ status: 403, json: { statusCode: 403, error: 'x', message: 'x' } }),
      );
      await openAs(page, await tokenOf('admin'), paths.notifications);
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'the dialog to block somebody',
    async open({ page, request, tokenOf }) {
      const { email } = await newLearner(request);
      const search = `${paths.users}?search=${encodeURIComponent(email)}`;
      await openAs(page, await tokenOf('admin'), search);
      await press(page, `Chi tiết về ${email}`);
      await page.getByRole('dialog').getByLabel('Lý do').fill('Đăng quảng cáo nhiều lần');
    },
  },
];

for (const { name, open } of STATES)
  test(`${name}: fits and is accessible`, { tag: '@all' }, async ({ page, request, tokenOf }) => {
    await open({ page, request, tokenOf });
    await inspectMoment(page, name);
  });
