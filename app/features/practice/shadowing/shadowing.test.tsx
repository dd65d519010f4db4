import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SHADOWING_PAUSE_MS } from '#contract/learning-limits.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { shadowingTexts as texts } from '#contract/texts/shadowing.ts';
import { speechTexts } from '#contract/texts/speech.ts';
import { button, press, show, spoken, startFreshPractice } from '#app/testing/practising.tsx';

startFreshPractice();

const open = async () => {
  await show({}, 'listening');
  press(practiceTexts.shadow);
  await screen.findByRole('button', { name: texts.start });
};
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const turnOver = () => act(() => vi.advanceTimersByTimeAsync(SHADOWING_PAUSE_MS.least));

test('a lesson is said sentence by sentence, each as often as chosen, to its end', async () => {
  await open();
  choose(texts.timesNames['2']);
  vi.useFakeTimers();
  press(texts.start);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText(texts.yourTurn)).toBeDefined();
  expect(spoken).toEqual(['水を飲みます。']);
  await turnOver();
  await turnOver();
  expect(spoken).toEqual(['水を飲みます。', '水を飲みます。', '勉強します。']);
  expect(screen.getByRole('region', { name: texts.position(2, 2) })).toBeDefined();
  await turnOver();
  await turnOver();
  expect(screen.getByText(texts.finished)).toBeDefined();
  expect(button(texts.start)).toBeDefined();
  vi.useRealTimers();
});

test('it can be stopped; the recorder is offered only while it is silent', async () => {
  await open();
  expect(button(speechTexts.recordAndCompare)).toBeDefined();
  press(texts.start);
  await screen.findByRole('button', { name: texts.stop });
  expect(screen.queryByRole('button', { name: speechTexts.recordAndCompare })).toBeNull();
  press(texts.next);
  await waitFor(() => expect(spoken.at(-1)).toBe('勉強します。'));
  press(texts.stop);
  expect(screen.getByText(texts.stoppedAt(2))).toBeDefined();
  expect(button(texts.goOn)).toBeDefined();
});

test('the text is shown as chosen, and the choice stays', async () => {
  await open();
  expect(screen.queryByText('Tôi uống nước.')).toBeNull();
  choose(texts.textNames.both);
  expect(screen.getByText('Tôi uống nước.')).toBeDefined();
  choose(texts.textNames.none);
  expect(screen.getByText(texts.hidden)).toBeDefined();
  expect(localStorage.getItem('shadowing-text')).toBe('none');
});

test('back to writing: the model is silent', async () => {
  await open();
  press(texts.start);
  await waitFor(() => expect(spoken).toHaveLength(1));
  press(practiceTexts.write);
  expect(await screen.findByRole('textbox', { name: practiceTexts.answerLabel })).toBeDefined();
  expect(screen.queryByText(texts.yourTurn)).toBeNull();
});
