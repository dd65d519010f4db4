import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { furiganaChoice, themeChoice } from './document-choices.ts';
import { romajiChoice, speedChoice, voiceChoice } from './practice-choices.ts';
import { type StoredChoice, storedChoice, useChoice } from './stored-choice.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const size = storedChoice({
  key: 'size',
  values: ['small', 'middle', 'large'],
  usual: 'middle',
  former: { tiny: 'small', wrong: 'large' },
});

test.each([
  { stored: null, meant: 'middle', why: 'nothing chosen' },
  { stored: 'large', meant: 'large', why: 'chosen before' },
  { stored: 'tiny', meant: 'small', why: 'chosen in an earlier version' },
  { stored: 'huge', meant: 'middle', why: 'an unknown value' },
  { stored: '', meant: 'middle', why: 'an empty value' },
  { stored: 'constructor', meant: 'middle', why: 'a property that every object has' },
])('stored $stored means $meant: $why', ({ stored, meant }) => {
  if (stored !== null) localStorage.setItem('size', stored);
  expect(size.now()).toBe(meant);
});

test.each<{
  choice: Pick<StoredChoice<string>, 'key' | 'now'>;
  stored: string | null;
  meant: string;
  why: string;
}>([
  { choice: furiganaChoice, stored: 'off', meant: 'never', why: 'the chat’s switch was off' },
  { choice: furiganaChoice, stored: 'on', meant: 'always', why: 'the chat’s switch was on, the default' },
  { choice: furiganaChoice, stored: null, meant: 'always', why: 'nothing chosen' },
  { choice: voiceChoice, stored: 'server', meant: 'server', why: 'our voice was preferred' },
  { choice: voiceChoice, stored: 'robot', meant: 'auto', why: 'an unknown voice' },
  { choice: romajiChoice, stored: 'off', meant: 'off', why: 'no conversion' },
  { choice: romajiChoice, stored: 'on', meant: 'on', why: 'conversion to kana' },
  { choice: themeChoice, stored: 'dark', meant: 'dark', why: 'the switch in the bar' },
  { choice: themeChoice, stored: null, meant: 'system', why: 'nothing chosen' },
  { choice: speedChoice, stored: '0.75', meant: '0.75', why: 'an offered speed' },
  { choice: speedChoice, stored: '0.85', meant: '0.75', why: 'a speed that was offered before' },
  { choice: speedChoice, stored: '2', meant: '1', why: 'an unknown speed' },
])('$choice.key, stored $stored, is $meant: $why', ({ choice, stored, meant }) => {
  if (stored !== null) localStorage.setItem(choice.key, stored);
  expect(choice.now()).toBe(meant);
});

const Shown = () => <p>{useChoice(size)}</p>;
const shown = () => screen.getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent);

test('a choice is stored and shown everywhere at once', () => {
  render(
    <>
      <Shown />
      <Shown />
    </>,
  );
  act(() => size.choose('large'));
  expect(shown()).toEqual(['large', 'large']);
  expect(localStorage.getItem('size')).toBe('large');
});

test('a choice of another tab is shown too, until unmount', () => {
  const { unmount } = render(<Shown />);
  localStorage.setItem('size', 'small');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'size' })));
  expect(shown()).toEqual(['small']);
  const forget = vi.spyOn(window, 'removeEventListener');
  unmount();
  expect(forget.mock.calls.map(([name]) => name)).toContain('storage');
});

test('the server renders the default, whatever is stored', () => {
  size.choose('large');
  expect(renderToString(<Shown />)).toBe('<p>middle</p>');
});

test('with a blocked storage it is kept until the page is closed', () => {
  const blocked = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { get: blocked }));
  expect(size.now()).toBe('middle');
  size.choose('large');
  expect(size.now()).toBe('large');
});
