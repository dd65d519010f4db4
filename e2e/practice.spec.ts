import type { Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { inspectMoment } from './support/inspect-screen.ts';
import { PHONE } from './support/places.ts';
import {
  answer,
  answerBox,
  answerCard,
  button,
  CURRICULUM,
  heading,
  lessonAddress,
  modeLink,
  position,
  type Sentence,
  sentencesOf,
  verdict,
} from './support/practice.ts';
import { giveVoice } from './support/speech.ts';
import { expect, test } from './support/test.ts';

const hints = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });

// On a phone, where space is limited; `inspectMoment` checks the desktop too.
test.use({ viewport: PHONE, colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

test('translating without an account, from the topics to the end of a lesson', async ({ page, request }) => {
  const spoken = await giveVoice(page);
  const sentences = await sentencesOf(request, 40);
  const [first] = sentences;
  await test.step('topic → curriculum → lesson → mode', () => chooseLesson(page));
  await test.step('keys: romaji becomes kana, Shift+Enter is a new line, Enter checks', async () => {
    await expect(heading(page)).toHaveText(first.viSentence);
    await expectFresh(page);
    await typeWrongAnswer(page);
  });
  await test.step('the answer in segments, with each mistake named', () => expectMistakes(page));
  await test.step('the hint in steps', () => openHints(page));
  expect(await spoken(), 'a wrong answer is not spoken').toEqual([]);
  await test.step('the right answer, its words and the next sentence', async () => {
    await typeRightAnswer(page);
    await expect.poll(spoken, 'spoken automatically').toEqual([`ja-JP ${first.jpSentence}`]);
    await openWord(page);
  });
  await test.step('moving clears everything', () => moveAround(page, sentences));
  await test.step('after a reload it continues at the same sentence', () => resume(page, sentences));
  await test.step('the summary, and the mistakes again', () => finish(page, sentences));
  await test.step('this browser remembers the solved sentences', async () => {
    await page.getByRole('link', { name: 'Một ngày của tôi' }).click();
    await expect(page).toHaveURL(CURRICULUM);
    await expect(modeLink(page, 'Dịch', 'Buổi sáng')).toContainText(`Đã đúng 2 trên ${sentences.length} câu`);
    await expect(modeLink(page, 'Nghe', 'Buổi sáng')).not.toContainText('Đã đúng');
  });
});

async function chooseLesson(page: Page): Promise<void> {
  await page.goto(paths.exercises);
  await page.getByRole('link', { name: 'Đời sống hằng ngày' }).click();
  await page.getByRole('link', { name: 'Vào học Một ngày của tôi' }).click();
  await page.getByRole('link', { name: 'Buổi sáng', exact: true }).click();
  const choice = page.getByRole('dialog', { name: 'Bạn muốn luyện cách nào?' });
  await expect(choice).toContainText('Buổi sáng');
  await inspectMoment(page, 'the choice of a mode');
  await choice.getByRole('link', { name: 'Luyện dịch' }).click();
  await expect(page).toHaveURL(lessonAddress(40));
}

/** No answer, verdict or hint of any sentence is on the screen (PRODUCT.md, Practice). */
async function expectFresh(page: Page): Promise<void> {
  await expect(answerBox(page)).toHaveValue('');
  await expect(button(page, 'Kiểm tra')).toBeDisabled();
  await expect(button(page, 'Gợi ý')).toBeEnabled();
  await expect(page.getByText('Bạn đã viết')).toHaveCount(0);
  await expect(hints(page)).toHaveCount(0);
  await expect(answerCard(page)).toHaveCount(0);
}

async function typeWrongAnswer(page: Page): Promise<void> {
  await answerBox(page).click();
  await page.keyboard.type('maiasarokujini');
  await expect(answerBox(page)).toHaveValue('まいあさろくじに');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('nemashita');
  await expect(answerBox(page)).toHaveValue('まいあさろくじに\nねました');
  await expect(page.getByText('Bạn đã viết')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(verdict(page, 'Chưa đúng')).toBeVisible();
}

/** Red text is cut to three letters (PRODUCT.md, Practice). */
async function expectMistakes(page: Page): Promise<void> {
  const pieces = page.getByText('Bạn đã viết').locator('xpath=..').getByRole('listitem');
  await expect(pieces).toHaveText(['まいあさ', 'ろくじに', 'ねまし…1']);
  const mistakes = page.getByRole('list', { name: 'Chỗ cần sửa' }).getByRole('listitem');
  await expect(mistakes).toHaveText(['1Nhầm sang động từ khác: bạn viết “ねました”, ở đây cần “起きま…”.']);
}

async function openHints(page: Page): Promise<void> {
  const names = ['Cấu trúc câu', 'Từ cần dùng', 'Âm đầu của mỗi từ', 'Mách nhỏ'];
  for (const at of names.keys()) {
    await button(page, /^Gợi ý/).click();
    await expect(hints(page).getByRole('heading')).toHaveText(names.slice(0, at + 1));
  }
  for (const [at, text] of ['động từ', 'KHỞI', 'お…'].entries())
    await expect(hints(page).nth(at)).toContainText(text);
  await expect(button(page, 'Gợi ý thêm 4/4')).toBeDisabled();
  await inspectMoment(page, 'mistakes and hints');
}

async function typeRightAnswer(page: Page): Promise<void> {
  await answerBox(page).fill('');
  await page.keyboard.type('watashi wa maiasa rokuji ni okimasu');
  await expect(answerBox(page), 'wa alone is the particle').toHaveValue(
    'わたし は まいあさ ろくじ に おきます',
  );
  await page.keyboard.press('Enter');
  await expect(verdict(page, 'Chính xác')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Đăng nhập để được cộng điểm' })).toBeVisible();
}

async function openWord(page: Page): Promise<void> {
  await expect(answerCard(page).locator('rt')).toHaveText(['わたし', 'まい', 'あさ', 'ろく', 'じ', 'お']);
  await answerCard(page).getByRole('button', { name: '起' }).click();
  const word = page.getByRole('dialog', { name: '起きる' });
  await expect(word).toContainText('KHỞI');
  await expect(word).toContainText('thức dậy');
  await page.keyboard.press('Escape');
  await expect(word).toBeHidden();
}

async function moveAround(page: Page, [first, second, third]: readonly Sentence[]): Promise<void> {
  await button(page, 'Câu sau').click();
  await expect(heading(page)).toHaveText(second?.viSentence ?? '');
  await expectFresh(page);
  await answer(page, 'ねこ', 'Chưa đúng');
  await button(page, 'Gợi ý').click();
  await button(page, 'Xem đáp án').click();
  await expect(answerCard(page)).toBeVisible();
  await button(page, 'Câu trước').click();
  await expect(heading(page)).toHaveText(first?.viSentence ?? '');
  await expectFresh(page);
  for (const { viSentence } of [second, third].filter((one) => one !== undefined)) {
    await button(page, 'Câu sau').click();
    await expect(heading(page)).toHaveText(viSentence);
    await expectFresh(page);
  }
}

async function resume(page: Page, sentences: readonly Sentence[]): Promise<void> {
  await page.reload();
  await expect(page.getByText('Bạn đang học dở ở câu 3, nên bài mở lại từ đó.')).toBeVisible();
  await expect(heading(page)).toHaveText(sentences[2]?.viSentence ?? '');
  await expect(page.getByRole('progressbar')).toHaveAccessibleName(`Đã đúng 1 / ${sentences.length} câu`);
}

/** From the third sentence on: one answer is revealed, one is correct, and the others are skipped. */
async function finish(page: Page, sentences: readonly Sentence[]): Promise<void> {
  const total = sentences.length;
  await button(page, 'Gợi ý').click();
  await button(page, 'Xem đáp án').click();
  await expect(answerCard(page)).toBeVisible();
  await button(page, 'Câu sau').click();
  await answer(page, sentences[3]?.jpSentence ?? '', 'Chính xác');
  for (let at = 5; at <= total; at += 1) {
    // After a correct answer Enter opens the next sentence.
    if (at === 5) await page.keyboard.press('Enter');
    else await button(page, 'Câu sau').click();
    await expect(position(page, at, total)).toBeVisible();
  }
  await button(page, 'Kết thúc bài').click();
  await expect(heading(page)).toHaveText('Bạn đã sang tới bờ bên kia!');
  await expect(page.getByRole('listitem').filter({ hasText: /^\d(?:đúng|đã|chưa)/ })).toHaveText([
    '1đúng ngay lần đầu',
    '0đúng sau khi sửa',
    '1chưa đúng',
    '1đã đúng từ trước',
    `${total - 3}chưa làm`,
  ]);
  await inspectMoment(page, 'the summary');
  await button(page, `Làm lại ${total - 2} câu này`).click();
  await expect(position(page, 1, total - 2)).toBeVisible();
  await expect(heading(page)).toHaveText(sentences[1]?.viSentence ?? '');
}
