import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { speechTexts } from '#contract/texts/speech.ts';
import { storage } from '#app/lib/choices/storage.ts';
import { VoiceChoice } from './voice-choice.tsx';

afterEach(() => {
  cleanup();
  storage.remove('voice');
});

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ labels }) => labels?.[0]?.textContent);

test.each([
  { stored: null, shown: speechTexts.voices.auto, why: 'nothing chosen' },
  { stored: 'server', shown: speechTexts.voices.server, why: 'chosen before' },
  { stored: 'robot', shown: speechTexts.voices.auto, why: 'an unknown voice' },
])('stored $stored: $shown, $why', ({ stored, shown }) => {
  if (stored) storage.set('voice', stored);
  render(<VoiceChoice />);
  expect(screen.getByRole('radiogroup', { name: speechTexts.voice })).toBeDefined();
  expect(chosen()).toEqual([shown]);
});

test('a choice is stored, and shown wherever it can be made', () => {
  render(
    <>
      <VoiceChoice />
      <VoiceChoice />
    </>,
  );
  fireEvent.click(screen.getAllByRole('radio', { name: speechTexts.voices.server })[0] as HTMLElement);
  expect(storage.get('voice')).toBe('server');
  expect(chosen()).toEqual([speechTexts.voices.server, speechTexts.voices.server]);
  fireEvent.click(screen.getAllByRole('radio', { name: speechTexts.voices.auto })[1] as HTMLElement);
  expect(chosen()).toEqual([speechTexts.voices.auto, speechTexts.voices.auto]);
});
