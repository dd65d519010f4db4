import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { practiceTexts } from '#contract/texts/practice.ts';
import { furiganaChoice } from '#app/lib/choices/document-choices.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { study } from '#app/testing/dictionary.ts';
import { button, check, startFreshPractice, press, show } from '#app/testing/practising.tsx';

startFreshPractice();

test('hints come in steps: structure, words, first sounds, the author’s hint', async () => {
  await show();
  press(practiceTexts.hint);
  expect(await screen.findByText('động từ')).toBeDefined();
  expect(screen.queryByText('việc học; bài học')).toBeNull();
  press(new RegExp(practiceTexts.moreHint));
  expect(await screen.findByText('việc học; bài học')).toBeDefined();
  press(new RegExp(practiceTexts.moreHint));
  expect(screen.getByText('べ…')).toBeDefined();
  expect(screen.queryByText(/Tân ngữ/)).toBeNull();
  press(new RegExp(practiceTexts.moreHint));
  expect(screen.getByText(/Tân ngữ/)).toBeDefined();
  expect(button(new RegExp(practiceTexts.moreHint)).disabled).toBe(true);
});

test('each step of a hint scrolls into sight, and again when its words have loaded', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  await show();
  press(practiceTexts.hint);
  await screen.findByText('động từ');
  expect(scrollIntoView.mock.calls.at(-1)).toEqual([{ block: 'nearest' }]);
  const panel = scrollIntoView.mock.contexts.at(-1) as Element;
  expect(panel.textContent).toContain('động từ');
  scrollIntoView.mockClear();
  press(new RegExp(practiceTexts.moreHint));
  await screen.findByText('việc học; bài học');
  expect(scrollIntoView.mock.contexts).toContain(panel);
  scrollIntoView.mockRestore();
});

describe('readings', () => {
  /** Whether the words of the hint have readings; the furigana of the answer are others. */
  const inHint = () => screen.queryByText(study.hiragana, { ignore: 'rt, rt *' }) !== null;
  test.each([
    {
      chosen: 'always',
      before: true,
      after: true,
      why: 'the default, because a hint should show how a word is read',
    },
    { chosen: 'after-answer', before: false, after: true, why: 'for learners who want to guess first' },
    { chosen: 'never', before: false, after: false, why: 'for learners who want none' },
  ] as const)('$chosen: $why', async ({ chosen, before, after }) => {
    furiganaChoice.choose(chosen);
    await show();
    press(practiceTexts.hint);
    press(new RegExp(practiceTexts.moreHint));
    await screen.findByText(study.mean);
    expect(inHint()).toBe(before);
    await check('水を飲みます', 'correct');
    expect(inHint()).toBe(after);
  });

  test('are hidden by CSS if turned off, but a word card still shows its reading', async () => {
    furiganaChoice.choose('never');
    expect(document.documentElement.dataset.furigana).toBe('never');
    await show();
    await check('水を飲みます', 'correct');
    fireEvent.click(await screen.findByRole('button', { name: /勉.*強.*します/ }));
    expect(within(await screen.findByRole('dialog')).getByText(study.hiragana)).toBeDefined();
  });
});

test('a hint that cannot be loaded says so', async () => {
  await show({ 'GET /api/sentences/401/breakdown': () => refusal(404, 'Không tìm thấy câu này.') });
  press(practiceTexts.hint);
  expect(await screen.findByText(practiceTexts.hintFailed)).toBeDefined();
});
