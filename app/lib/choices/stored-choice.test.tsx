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
  { stored: null, meant: 'middle', why: 'nobody chose' },
  { stored: 'large', meant: 'large', why: 'chosen before' },
  { stored: 'tiny', meant: 'small', why: 'chosen in an earlier version' },
  { stored: 'huge', meant: 'middle', why: 'no value of ours' },
  { stored: '', meant: 'middle', why: 'nothing at all' },
  { stored: 'constructor', meant: 'middle', why: 'a name that every object has' },
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
  { choice: furiganaChoice, stored: 'on', meant: 'always', why: 'it was on, which was usual' },
  { choice: furiganaChoice, stored: null, meant: 'always', why: 'nobody chose' },
  { choice: voiceChoice, stored: 'server', meant: 'server', why: 'our voice was preferred' },
  { choice: voiceChoice, stored: 'robot', meant: 'auto', why: 'no voice of ours' },
  { choice: romajiChoice, stored: 'off', meant: 'off', why: 'romaji stayed as it was' },
  { choice: romajiChoice, stored: 'on', meant: 'on', why: 'romaji became kana' },
  { choice: themeChoice, stored: 'dark', meant: 'dark', why: 'the switch in the bar' },
  { choice: themeChoice, stored: null, meant: 'system', why: 'nobody chose' },
  { choice: speedChoice, stored: '0.85', meant: '0.85', why: 'a pace that is offered' },
  { choice: speedChoice, stored: '2', meant: '1', why: 'a pace that is not' },
])('$choice.key, stored $stored, is $meant: $why', ({ choice, stored, meant }) => {
  if (stored !== null) localStorage.setItem(choice.key, stored);
  expect(choice.now()).toBe(meant);
});

const Shown = () => <p>{useChoice(size)}</p>;
const shown = () => screen.getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent);

test('a choice is kept and shown everywhere at once', () => {
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

test('what another tab chose is shown too, until nobody looks', () => {
  const { unmount } = render(<Shown />);
  localStorage.setItem('size', 'small');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'size' })));
  expect(shown()).toEqual(['small']);
  const forget = vi.spyOn(window, 'removeEventListener');
  unmount();
  expect(forget.mock.calls.map(([name]) => name)).toContain('storage');
});

test('the server shows what is usual, whatever its own storage holds', () => {
  size.choose('large');
  expect(renderToString(<Shown />)).toBe('<p>middle</p>');
});

test('with a blocked storage it holds until the page is closed', () => {
  const blocked = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { get: blocked }));
  expect(size.now()).toBe('middle');
  size.choose('large');
  expect(size.now()).toBe('large');
});
