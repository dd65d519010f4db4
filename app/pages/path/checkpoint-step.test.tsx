import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CheckpointStepReply } from '#contract/path/step.ts';
import { kanaDrillTexts } from '#contract/texts/kana.ts';
import { stepTexts as texts } from '#contract/texts/path-screens.ts';
import { useLearningEvents } from '#app/lib/learning/learning.ts';
import { eventually } from '#app/testing/eventually.ts';
import { withLearningStorage } from '#app/testing/path.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { CheckpointStep } from './checkpoint-step.tsx';

withLearningStorage();
afterEach(cleanup);

const KANA = [...'あいうえおかきくけこさしすせそ'];
const ROMAJI = 'a i u e o ka ki ku ke ko sa shi su se so'.split(' ');
const romajiOf = (kana: string): string => ROMAJI[KANA.indexOf(kana)] ?? '';

const step: CheckpointStepReply = {
  id: 'hira-test',
  kind: 'checkpoint',
  title: 'Kiểm tra hiragana',
  unit: { id: 'hira', title: 'Hiragana', level: 'kana' },
  kana: KANA.map((kana) => ({ kana, romaji: romajiOf(kana) })),
  sentences: [],
  exercises: [],
  judge: {
    sentences: [],
    lexicon: {
      readingsOf: {},
      charactersRead: {},
      spellingsOf: {},
      wordReadings: {},
      words: [],
      synonymsOf: {},
    },
  },
};

function StepWithLog() {
  const events = useLearningEvents() ?? [];
  return (
    <>
      <CheckpointStep step={step} links={<a href="/path">Tiếp</a>} />
      <p data-testid="log">{events.map(({ kind, subject }) => `${kind} ${subject}`).join(', ')}</p>
    </>
  );
}

/** Answers all kana, so many of them wrong. */
async function takeTest(wrong: number): Promise<void> {
  fireEvent.click(
    await screen.findByRole('button', { name: new RegExp(`${texts.testBegin}|${texts.testAgain}`) }),
  );
  for (let number = 0; number < 14; number += 1) {
    const field = await screen.findByRole('textbox');
    const kana =
      KANA.find(
        (one) =>
          field.getAttribute('aria-label')?.includes(one) ||
          screen.queryByLabelText(kanaDrillTexts.readLabel(one)) === field,
      ) ?? '';
    fireEvent.change(field, { target: { value: number < wrong ? 'zzz' : romajiOf(kana) } });
    fireEvent.click(screen.getByRole('button', { name: kanaDrillTexts.check }));
  }
}
const log = () => screen.getByTestId('log').textContent;

// One log for the whole file, so the cases build on each other.
test('too many wrong answers: not passed, with a way to try again', async () => {
  renderWithApi(<StepWithLog />, {});
  await takeTest(3);
  expect((await screen.findByText(texts.testFailed)).textContent).toBeTruthy();
  expect(screen.getByText(texts.testRight(11, 14))).toBeTruthy();
  await eventually(() => expect(log()).toContain('checkpoint-failed step:hira-test'));
  expect(log()).not.toContain('step-finished');
  await takeTest(2);
  expect(await screen.findByText(texts.testPassed)).toBeTruthy();
  await eventually(() => expect(log()).toContain('step-finished step:hira-test'));
  expect(log()).not.toContain('step-flawless');
  expect(screen.queryByRole('button', { name: texts.testAgain })).toBeNull();
  expect(screen.getByRole('link', { name: 'Tiếp' })).toBeTruthy();
});

test('no wrong answer makes it gold, and every kana counts as read', async () => {
  renderWithApi(<StepWithLog />, {});
  await takeTest(0);
  await eventually(() => expect(log()).toContain('step-flawless step:hira-test'));
  expect(log()?.match(/kana-read/g)?.length).toBeGreaterThanOrEqual(42);
});
