import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { romajiBelowChoice } from '#app/lib/choices/practice-choices.ts';
import { JapaneseText } from './japanese-text.tsx';
import { RomajiBelow, WithoutRomaji } from './romaji-below.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const SENTENCE = [
  { text: '私', reading: 'わたし' },
  { text: 'は' },
  { text: '行', reading: 'い' },
  { text: 'きます。' },
];

const show = () =>
  render(
    <RomajiBelow>
      <p data-testid="text">
        <JapaneseText>{SENTENCE}</JapaneseText>
      </p>
      <WithoutRomaji>
        <p data-testid="without">
          <JapaneseText>いく</JapaneseText>
        </p>
      </WithoutRomaji>
    </RomajiBelow>,
  );

const below = (id: string) =>
  [...screen.getByTestId(id).querySelectorAll('.romaji-below > rt')].map(({ textContent }) => textContent);

test('nothing is added by default', () => {
  show();
  expect(below('text')).toEqual([]);
});

test('each kana and each reading has its romaji, but not where the learner is asked for it', async () => {
  romajiBelowChoice.choose('on');
  show();
  await waitFor(() => expect(below('text')).toEqual(['watashi', 'wa', 'i', 'ki', 'ma', 'su']));
  expect(screen.getByTestId('text').textContent).toContain('。');
  expect(below('without')).toEqual([]);
});
