import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pathTexts, stepTexts as texts } from '#contract/texts/path-screens.ts';
import { useLearningEvents } from '#app/lib/learning/learning.ts';
import { eventually } from '#app/testing/eventually.ts';
import { learnt, pathAnswers, withLearningStorage } from '#app/testing/path.ts';
import { renderPage } from '#app/testing/render-page.tsx';
import * as stepPage from './step-page.tsx';

withLearningStorage();
afterEach(cleanup);

/** The page beside the log, as the rest of the app sees it. */
function PageWithLog() {
  const events = useLearningEvents() ?? [];
  return (
    <>
      <stepPage.default />
      <p data-testid="log">{events.map(({ kind, subject }) => `${kind} ${subject}`).join(', ')}</p>
    </>
  );
}

const show = () =>
  renderPage({
    page: { ...stepPage, default: PageWithLog },
    path: '/path/:stepId',
    address: '/path/hoi-thoai',
    answers: pathAnswers,
  });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const log = () => screen.getByTestId('log').textContent;

// One log for the whole file, so the cases build on each other.
test('a locked step says what comes first, and offers the checkpoint of its unit', async () => {
  show();
  expect(await screen.findByRole('heading', { name: texts.lockedTitle })).toBeTruthy();
  const first = screen.getByRole('link', { name: texts.openFirst('Hàng あ') });
  expect(first.getAttribute('href')).toBe('/kana/hira-a');
  const skip = screen.getByRole('link', { name: pathTexts.skip });
  expect(skip.getAttribute('href')).toBe('/path/n5-1-test');
  expect(screen.queryByText('Câu hỏi Một?')).toBeNull();
});

test('a wrong choice is tried again without the answer, and the step ends as done', async () => {
  learnt(['step-finished', 'step:hira-test'], ['step-finished', 'step:toi-la']);
  show();
  await press('Sai Một');
  expect(screen.getByRole('status').textContent).toBe(texts.wrong);
  expect(screen.queryByText('Vì Một.')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sai Một' }).disabled).toBe(true);
  await press('Đúng Một');
  expect(screen.getByRole('status').textContent).toContain('Vì Một.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.nextQuestion }));
  await press(texts.nextQuestion);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Câu hỏi Hai?' }));
  await press('Đúng Hai');
  await press(texts.nextQuestion);
  await press('Đúng Ba');
  await press(texts.finish);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: texts.doneTitle }));
  expect(screen.getByText(texts.doneText(2, 3))).toBeTruthy();
  await eventually(() => expect(log()).toContain('step-finished step:hoi-thoai'));
  expect(log()).not.toContain('step-flawless');
  const next = await screen.findByRole('link', { name: pathTexts.goOn('Kiểm tra chào hỏi') });
  expect(next.getAttribute('href')).toBe('/path/n5-1-test');
});

test('three right answers at the first try make it gold', async () => {
  show();
  for (const number of ['Một', 'Hai', 'Ba']) {
    await press(`Đúng ${number}`);
    await press(number === 'Ba' ? texts.finish : texts.nextQuestion);
  }
  expect(screen.getByText(texts.doneGold)).toBeTruthy();
  await eventually(() => expect(log()).toContain('step-flawless step:hoi-thoai'));
});

test('the text is there with readings, and its translation behind a tap', async () => {
  show();
  const line = await screen.findByText('学生');
  expect(line.querySelector('rt')?.textContent).toBe('がくせい');
  expect(line.closest('[lang]')?.getAttribute('lang')).toBe('ja');
  const translation = screen.getByText('Tôi là sinh viên.').closest('details');
  expect(translation?.open).toBe(false);
});
