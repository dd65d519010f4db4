import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { practiceTexts } from '#contract/texts/practice.ts';
import { furiganaChoice } from '#app/lib/choices/document-choices.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { study } from '#app/testing/dictionary.ts';
import { button, check, startFreshPractice, press, show } from '#app/testing/practising.tsx';

startFreshPractice();

test('hints come in steps: structure, words, first sounds, the author’s word', async () => {
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

describe('readings', () => {
  /** In the words of the hint, before and after the answer. */
  const inHint = () => screen.queryByText(study.hiragana) !== null;
  test.each([
    {
      chosen: 'always',
      before: true,
      after: true,
      why: 'as is usual: who asks for a hint wants to know how it is said',
    },
    { chosen: 'after-answer', before: false, after: true, why: 'whoever wants to find them out' },
    { chosen: 'never', before: false, after: false, why: 'whoever wants none' },
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

  test('are hidden from who wants none by the style sheet, and a word still tells its own', async () => {
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
