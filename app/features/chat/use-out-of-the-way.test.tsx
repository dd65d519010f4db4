import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHAT_BUTTON_RETURN_MS } from '#contract/limits.ts';
import { coversControl, useOutOfTheWay } from './use-out-of-the-way.ts';

type Box = readonly [left: number, top: number, width: number, height: number];

function place(element: HTMLElement, [left, top, width, height]: Box): HTMLElement {
  const right = left + width;
  const bottom = top + height;
  element.getBoundingClientRect = () => ({ left, top, width, height, right, bottom }) as DOMRect;
  return element;
}

/** The floating button at 300, 500, and a control of the page. */
function pageWith(tag: 'a' | 'button' | 'p', box: Box): HTMLElement {
  document.body.innerHTML = `<main><${tag}></${tag}></main><button id="chat"></button>`;
  const control = document.querySelector<HTMLElement>(`main ${tag}`);
  const chat = document.querySelector<HTMLElement>('#chat');
  if (!control || !chat) throw new Error('The page has no control');
  place(control, box);
  return place(chat, [300, 500, 48, 48]);
}

function watch(chat: HTMLElement) {
  const ref = { current: chat };
  return renderHook(() => useOutOfTheWay(ref));
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

test.each([
  { tag: 'button', box: [310, 510, 44, 44], covered: true, why: 'a button below it' },
  { tag: 'a', box: [200, 540, 120, 44], covered: true, why: 'the end of a link' },
  { tag: 'button', box: [100, 510, 44, 44], covered: false, why: 'a button beside it' },
  { tag: 'a', box: [180, 350, 160, 220], covered: false, why: 'a corner of a large card' },
  { tag: 'p', box: [310, 510, 44, 44], covered: false, why: 'text' },
] as const)('$why', ({ tag, box, covered }) => {
  expect(coversControl(pageWith(tag, box))).toBe(covered);
});

test('it is away while the page scrolls, and comes back when it rests', () => {
  const chat = pageWith('p', [0, 0, 10, 10]);
  const { result } = watch(chat);
  expect(result.current).toBe(false);
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(CHAT_BUTTON_RETURN_MS));
  expect(result.current).toBe(false);
});

test('it stays away where it would cover a button', () => {
  const chat = pageWith('button', [310, 510, 44, 44]);
  const { result } = watch(chat);
  act(() => void vi.advanceTimersByTime(CHAT_BUTTON_RETURN_MS));
  expect(result.current).toBe(true);
});

test('it does not leave while it has the focus', () => {
  const chat = pageWith('p', [0, 0, 10, 10]);
  chat.focus();
  const { result } = watch(chat);
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(result.current).toBe(false);
});
