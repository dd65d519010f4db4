import { beforeEach, expect, test } from 'vitest';
import { browserId } from '#contract/browser-id.ts';
import { ownBrowserId } from './browser-id.ts';

beforeEach(() => localStorage.clear());

test('is created once, in the format that the server accepts', () => {
  const id = ownBrowserId();
  expect(browserId.safeParse(id).success).toBe(true);
  expect(ownBrowserId()).toBe(id);
  expect(localStorage.getItem('browserId')).toBe(id);
});

test('is different in every browser', () => {
  const id = ownBrowserId();
  localStorage.clear();
  expect(ownBrowserId()).not.toBe(id);
});

test.each([
  { stored: '', why: 'empty' },
  { stored: 'short', why: 'too short' },
  { stored: 'x'.repeat(65), why: 'too long' },
  { stored: 'có dấu và khoảng trắng', why: 'characters that headers cannot contain' },
])('an invalid stored id is replaced: $why', ({ stored }) => {
  localStorage.setItem('browserId', stored);
  const id = ownBrowserId();
  expect(id).not.toBe(stored);
  expect(ownBrowserId()).toBe(id);
});
