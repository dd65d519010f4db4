// The pictures of the contact sheet: every screen for a user who may see it, and states that need some action first.
import { screenPaths } from '../../e2e/support/screen-paths.mjs';

const VIEWERS = { anyone: null, loggedIn: 'user', admin: 'admin', supplier: 'supplier', reviewer: 'qc' };
const LESSON = '/exercises/1/curriculum/3/40/sentence';

/** First the screens, then states with the actions that lead to them. `seeded` is the result of ./seed.mjs. */
export const pictured = (seeded) => [
  ...Object.entries(screenPaths).flatMap(([guard, paths]) =>
    paths.map((path) => ({
      name: path,
      path: path.replace('/7/', `/${seeded.categoryId}/`),
      viewer: VIEWERS[guard],
    })),
  ),
  { name: 'landing page, logged in', path: '/', viewer: 'user' },
  { name: 'landing page, admin', path: '/', viewer: 'admin' },
  { name: 'nothing found', path: '/search?kanji=zzzz', viewer: null },
  { name: 'wrong address (404)', path: '/khong-co-trang-nay', viewer: null },
  { name: 'notebook, words', path: `/categories/${seeded.categoryId}/favorite-items`, viewer: 'user' },
  { name: 'conversation', path: `/ai?c=${seeded.conversationId}`, viewer: 'user' },
  {
    name: 'supplier’s lesson',
    path: `/topicSupplier?tab=lessons&topic=1&curriculum=3&lesson=${seeded.lessonId}`,
    viewer: 'supplier',
  },
  { name: 'comments', path: `${LESSON}#${seeded.sentenceId}-comments`, viewer: 'user' },
  { name: 'no right to enter', path: '/allusers', viewer: 'user' },
  {
    name: 'invitation',
    path: '/crush?ten=Lan&diadiem=quán phở đầu ngõ&thoigian=7 giờ tối thứ Bảy&voiai=Minh',
    viewer: null,
  },
  {
    name: 'choice of mode',
    path: '/exercises/1/curriculum/3',
    viewer: null,
    prepare: chooseLesson,
  },
  { name: 'keyboard help', path: '/exercises', viewer: null, prepare: askForKeys },
  { name: 'menu', path: '/', viewer: 'admin', prepare: openMenu },
  { name: 'question before logging out', path: '/', viewer: 'admin', prepare: askToLogOut },
  { name: 'verdict', path: LESSON, viewer: 'user', prepare: answerWrongly },
  {
    name: 'hints',
    path: LESSON,
    viewer: null,
    prepare: (page) => page.getByRole('button', { name: 'Gợi ý', exact: true }).click(),
  },
  { name: 'chat widget', path: '/exercises', viewer: null, prepare: openChat },
  {
    name: 'saving a word',
    path: '/search/6',
    viewer: 'user',
    prepare: saveWord,
  },
];

async function openMenu(page) {
  // Narrow screens have one menu for everything.
  const buttons = page.getByRole('banner').getByRole('button', { name: /^(admin@|Mở menu)/ });
  await buttons.filter({ visible: true }).first().click();
  await page.getByRole('menu').waitFor();
}

async function askToLogOut(page) {
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await page.getByRole('dialog').waitFor();
}

async function chooseLesson(page) {
  await page.locator('main a[aria-haspopup=dialog]').first().click();
  await page.getByRole('dialog').waitFor();
}

async function askForKeys(page) {
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
}

async function saveWord(page) {
  await page.getByRole('button', { name: /Lưu/ }).first().click();
  await page.getByRole('dialog').waitFor();
}

async function answerWrongly(page) {
  await page.getByRole('textbox', { name: 'Câu trả lời của bạn' }).fill('私が起きる。');
  await page.getByRole('button', { name: 'Kiểm tra', exact: true }).click();
  await page.getByRole('button', { name: 'Đáp án của tôi cũng đúng' }).waitFor();
}

async function openChat(page) {
  await page.getByRole('button', { name: 'Hỏi trợ lý tiếng Nhật' }).click();
  await page.getByLabel('Câu hỏi của bạn').fill('は và が khác nhau thế nào?');
  await page.getByRole('button', { name: 'Gửi', exact: true }).click();
  await page.getByRole('log').getByText('Hỏi tiếp').waitFor();
}
